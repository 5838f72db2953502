// Rules cited for rewrites, and for the exceptions of copies.
import type { CopyException } from '../ability/copy-exception.ts';
import type { Rewrite } from '../ability/replacement.ts';

/** The rule cited for a rewrite; undefined for one that its event's rule covers. */
export function ruleOfRewrite(rewrite: Rewrite): readonly string[] {
  if (rewrite.kind === 'asCopy') return [...OF_REWRITE.asCopy, ...rewrite.exceptions.flatMap(ruleOfException)];
  return rewrite.kind === 'regenerate' && rewrite.taps === false ? [] : OF_REWRITE[rewrite.kind];
}

/** The rules of each kind of rewrite, beyond 616.1 and those of the kind of event. */
const OF_REWRITE = {
  zone: ['614.6'],
  instead: ['614.6'],
  skip: ['614.10'],
  regenerate: ['614.8', '701.19a'],
  redirect: ['614.9'],
  asCopy: ['707.5'],
  do: ['614.12a'],
  may: ['614.12a'],
  choose: ['614.12a', '607.2d'],
  tapped: [],
  withCounters: [],
  withChoiceOfCounter: [],
  withEachKind: [],
  underControl: [],
  becomes: [],
  attached: [],
  transformed: [],
  prepared: [],
  protector: [],
  faceDown: [],
  if: [],
  modes: [],
  scale: [],
  add: [],
  halve: [],
  setAmount: [],
  tokens: [],
  tokenCopies: [],
  counterKind: [],
  manaColor: [],
  also: [],
  prevent: [],
  lifeFloor: [],
  asThough: [],
  removeCounter: [],
  noMore: [],
} as const satisfies Record<Rewrite['kind'], readonly string[]>;

const EXCEPTIONS = {
  name: '707.9b',
  addTypes: '707.9b',
  setTypes: '707.9b',
  removeTypes: '707.9b',
  setSubtypes: '707.9b',
  everyCreatureType: '707.9b',
  setColors: '707.9b',
  addColors: '707.9b',
  startingLoyalty: '707.9b',
  losesManaCost: '707.9c',
  keepsColor: '707.9c',
  losesAbilities: '707.9c',
  powerToughness: '707.9d',
  gains: '707.9a',
  thisAbility: '707.9a',
  otherAbilities: '707.9a',
  entersWith: '707.9e',
  entersTapped: '707.9e',
  if: '707.9f',
} as const satisfies Record<CopyException['kind'], string>;

/** The rules of a copy exception. */
export function ruleOfException(exception: CopyException): readonly string[] {
  const rule = EXCEPTIONS[exception.kind];
  if (exception.kind === 'if') return [rule, ...exception.then.flatMap(ruleOfException)];
  return PROVIDES_VALUES.has(exception.kind) ? [rule, '707.9d'] : [rule];
}

/** 707.9d: exceptions that provide values, so that a characteristic-defining ability for them is not copied. */
const PROVIDES_VALUES: ReadonlySet<CopyException['kind']> = new Set(['setTypes', 'setSubtypes', 'setColors']);

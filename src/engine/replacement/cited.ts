// The rules that carry out a replacement, for the trail: what kind of effect it is and of which event.

import type { CopyException } from '../ability/copy.ts';
import type { EventPattern, ReplacementAbility, Rewrite } from '../ability/replacement.ts';
import type { Entering, GameEvent } from '../event/event.ts';
import type { Applied } from '../event/work.ts';
import { some, type Tests } from '../walk/index.ts';
import type { Candidate } from './gather.ts';
import { bucketRule } from './order.ts';

/** The rule a replacement is shown under, and those that bear on it. */
export interface Cited {
  readonly rule: string;
  readonly also: readonly string[];
}

/** The rules of applying the effect to the event, after what was applied to it before (616.1f, 616.2). */
export function citedFor(event: GameEvent, candidate: Candidate, applied: Applied): Cited {
  const { effect } = candidate;
  const bucket = bucketRule(candidate);
  const rules = [
    ...(effect.rule === undefined ? [] : [effect.rule]),
    ...ruleOfKind(event, candidate),
    ...(bucket === '616.1e' ? [] : [bucket]),
    ...(applied.size > 0 ? ['616.1f', '616.2'] : []),
    ...effect.ability.rewrites.flatMap(ruleOfRewrite),
    ...ruleOfWords(candidate),
    ...ruleOfEntry(event, candidate),
    ...severalOf(candidate, applied),
  ];
  const [rule = '614.1', ...also] = [...new Set(rules)];
  return { rule, also };
}

/** 614.1c, 614.1d: which kind of replacement of entering an effect is, for one that was looked at and does not apply. */
export function ruleOfEntering({ event, rewrites }: ReplacementAbility): string | undefined {
  if (event.kind !== 'enters') return undefined;
  return isPlainEntry(rewrites) || !isOwnEntering(event) ? '614.1d' : '614.1c';
}

function isOwnEntering({ what }: Extract<EventPattern, { kind: 'enters' }>): boolean {
  return what.clauses.some(clause => clause.kind === 'is' && clause.ref.kind === 'self');
}

function ruleOfKind(event: GameEvent, { effect, context }: Candidate): readonly string[] {
  switch (event.kind) {
    case 'enters':
      return [effect.source === context.it && !isPlainEntry(effect.ability.rewrites) ? '614.1c' : '614.1d', '614.12'];
    case 'turnsFaceUp':
      return ['614.1e', '708.11'];
    case 'creates':
      return ['614.16', '701.7b'];
    case 'putsCounters':
      return ['614.16', ...(event.asItEnters ? ['122.6', '122.6a'] : [])];
    case 'draws':
      return ['614.11', '614.11a', '121.6'];
    case 'begins':
      return ['614.10', '614.1b'];
    case 'addsMana':
      return ['106.6a'];
    case 'dealsDamage':
      return effect.ability.rewrites.some(rewrite => rewrite.kind === 'prevent') ? ['615.1a'] : ['614.1a', '614.2'];
    case 'losesLife':
      return event.fromDamage ? ['120.4c', '614.1a'] : ['614.1a'];
    default:
      return ['614.1a'];
  }
}

/** "enters tapped", as opposed to "enters with …", "as ~ enters, …", "enters as …". */
function isPlainEntry(rewrites: readonly Rewrite[]): boolean {
  return rewrites.every(rewrite => {
    if (rewrite.kind === 'if') return isPlainEntry(rewrite.then) && isPlainEntry(rewrite.otherwise);
    return rewrite.kind === 'tapped' || rewrite.kind === 'transformed';
  });
}

function ruleOfRewrite(rewrite: Rewrite): readonly string[] {
  switch (rewrite.kind) {
    case 'zone':
    case 'instead':
      return ['614.6'];
    case 'skip':
      return ['614.10'];
    case 'regenerate':
      return rewrite.taps === false ? [] : ['614.8', '701.19a'];
    case 'redirect':
      return ['614.9'];
    case 'asCopy':
      return ['707.5', ...rewrite.exceptions.flatMap(ruleOfException)];
    case 'do':
    case 'may':
      return ['614.12a'];
    case 'choose':
      return ['614.12a', '607.2d'];
    default:
      return [];
  }
}

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

/** The rules of what a copy effect excepts. */
export function ruleOfException(exception: CopyException): readonly string[] {
  const rule = EXCEPTIONS[exception.kind];
  return exception.kind === 'if' ? [rule, ...exception.then.flatMap(ruleOfException)] : [rule];
}

/** 107.3m, 400.7d: what the effect asks of the spell the permanent was. */
function ruleOfWords({ effect }: Candidate): readonly string[] {
  const { rewrites, condition } = effect.ability;
  const asks = (tests: Tests) => some('rewrite', rewrites, tests) || some('condition', condition, tests);
  return [
    ...(asks({ amount: ['x'] }) ? ['107.3m'] : []),
    ...(asks(ESCAPED) ? ['702.138c'] : []),
    ...(asks(OF_ITS_SPELL) ? ['400.7d'] : []),
  ];
}

const ESCAPED: Tests = {
  condition: it => it.kind === 'paid' && it.cost === 'escape',
  amount: it => it.kind === 'timesPaid' && it.cost === 'escape',
};

const OF_ITS_SPELL: Tests = {
  amount: ['colorsSpent', 'manaSpent', 'timesKicked', 'timesPaid'],
  condition: ['manaSpent', 'kicked', 'paid', 'wasCast'],
  clause: it => it.kind === 'history' && it.what === 'kicked',
};

/** 707.6: a copy's choice is its own. */
function ruleOfEntry(event: GameEvent, { effect, context }: Candidate): readonly string[] {
  const entering: Entering | undefined = event.kind === 'enters' ? event.objects[0] : undefined;
  if (entering === undefined || effect.source !== context.it) return [];
  const chooses = effect.ability.rewrites.some(rewrite => rewrite.kind === 'choose');
  return chooses && entering.copy !== undefined ? ['707.6'] : [];
}

/** Where a keyword says that several instances of it each work separately. */
const SEVERAL: Readonly<Record<string, string>> = {
  amplify: '702.38b',
  modular: '702.43b',
  sunburst: '702.44d',
  bloodthirst: '702.54c',
  graft: '702.58b',
  vanishing: '702.63c',
  riot: '702.136b',
};

function severalOf({ effect }: Candidate, applied: Applied): readonly string[] {
  const rule = SEVERAL[effect.keyword ?? ''];
  return rule !== undefined && [...applied].some(key => key.startsWith(`${effect.source}:`)) ? [rule] : [];
}

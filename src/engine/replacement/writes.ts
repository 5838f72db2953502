// Facets that effects and changes made as an object enters can change for other effects of the same event. A kind
// without a row changes everything.
import type { Ability } from '../ability/ability.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { Effect } from '../ability/effect.ts';
import { expandKeyword } from '../keywords/expand-keyword.ts';
import { type Facet, facetsOf, KINDS } from './reads.ts';

const ALL: readonly Facet[] = ['all'];
const MOVES: readonly Facet[] = ['moves'];
const LIFE: readonly Facet[] = ['life'];

/** Facets that one-shot effects change. Mana is no facet: paying it changes nothing for others. */
export const EFFECT_WRITES: Readonly<Record<Effect['kind'], readonly Facet[]>> = {
  draw: MOVES,
  gainLife: LIFE,
  loseLife: LIFE,
  payLife: LIFE,
  payMana: [],
  announce: [],
  setLife: LIFE,
  putCounters: ALL,
  removeCounters: ALL,
  createTokens: ALL,
  getEmblem: ALL,
  move: MOVES,
  reveal: MOVES,
  tap: ALL,
  untap: ALL,
  destroy: MOVES,
  phaseOut: ALL,
  regenerate: ALL,
  transform: ALL,
  turnFaceDown: ALL,
  becomeCopy: ALL,
  meld: ALL,
  shuffle: MOVES,
  dealDamage: ALL,
  moveCounters: ALL,
  exchangeControl: ALL,
  addMana: [],
  winGame: ALL,
  loseGame: ALL,
  skip: ALL,
  attach: ALL,
  unattach: ALL,
  turnKey: ALL,
  continuous: ALL,
  shield: ALL,
  may: ALL,
  if: ALL,
  populate: ALL,
  proliferate: ALL,
  shuffleHandAway: MOVES,
  endTurn: ALL,
  timeTravel: ALL,
  performs: ALL,
  designate: ALL,
  designatePlayer: ALL,
  increaseSpeed: ALL,
  act: ALL,
  oneOf: ALL,
  lookAndPick: MOVES,
  eachDoes: ALL,
  repeat: ALL,
  anyMay: ALL,
  becomesDayOrNight: ALL,
  discover: ALL,
  text: ALL,
};

/** The facets that a change to the entering object changes. */
export function writtenBy(change: Change): readonly Facet[] {
  if (change.kind === 'addTypes') return TYPE_KINDS.filter(kind => change[kind].length > 0);
  if (change.kind === 'gains') return writtenByGaining(change.abilities);
  return facetsOf(CHANGE_WRITES, change.kind);
}

/** The facets that gained abilities change: any but a keyword may change anything. */
function writtenByGaining(gained: readonly Ability[]): readonly Facet[] {
  const keywords = gained.flatMap(it => (it.kind === 'keyword' ? [it] : []));
  if (keywords.length < gained.length) return ALL;
  // of haste it is enough that it is there; of changeling it is not
  const isPlain = keywords.every(it => expandKeyword(it).every(({ ability }) => ability.kind === 'triggered'));
  return isPlain ? ['abilities'] : KINDS;
}

const TYPE_KINDS = ['types', 'subtypes', 'supertypes'] as const;

const CHANGE_WRITES: Readonly<Record<Exclude<Change['kind'], 'addTypes' | 'gains'>, readonly Facet[]>> = {
  copyOf: ALL,
  control: ALL,
  text: ALL,
  setTypes: TYPE_KINDS,
  setSubtypes: ['subtypes'],
  setLandTypes: ['subtypes', 'abilities'],
  removeTypes: TYPE_KINDS,
  everyCreatureType: ['subtypes'],
  everyBasicLandType: ['subtypes', 'abilities'],
  chosenType: ALL,
  setColors: ['colors'],
  addColors: ['colors'],
  chosenColor: ALL,
  loses: ['abilities'],
  losesAll: ALL,
  cantHave: ['abilities'],
  gainsAbilitiesOf: ALL,
  definePowerToughness: ['size'],
  setPowerToughness: ['size'],
  modifyPowerToughness: ['size'],
  switchPowerToughness: ['size'],
  setName: ['name'],
  rule: ALL,
};

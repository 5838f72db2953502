// Aspects that the parts of an effect read, by kind of clause, condition, amount and measure (613.8a).
import type { Amount } from '../ability/amount.ts';
import type { Condition } from '../ability/condition.ts';
import type { Clause, Measure } from '../ability/filter.ts';
import type { OfKind } from '../model/of-kind.ts';

/** An aspect of an object that layers can change; `elsewhere` is any aspect of another object. */
export type Aspect = 'types' | 'colors' | 'abilities' | 'size' | 'control' | 'name' | 'elsewhere';

const NOTHING: readonly Aspect[] = [];
const EVERYTHING: readonly Aspect[] = ['types', 'colors', 'abilities', 'size', 'control', 'name', 'elsewhere'];
const ATTACHED: readonly Aspect[] = ['types', 'elsewhere'];

/** The aspects of a kind; all aspects for a kind without a row. */
export function aspectsOf(rows: Readonly<Record<string, readonly Aspect[]>>, kind: string): readonly Aspect[] {
  return Object.hasOwn(rows, kind) ? (rows[kind] ?? EVERYTHING) : EVERYTHING;
}

/** Aspects of clauses, beside the types a clause names and the aspects of its measure or sort. */
export const OF_CLAUSE: Readonly<Record<Clause['kind'], readonly Aspect[]>> = {
  all: NOTHING,
  any: NOTHING,
  not: NOTHING,
  permanent: NOTHING,
  card: NOTHING,
  spell: NOTHING,
  token: NOTHING,
  type: NOTHING,
  subtype: NOTHING,
  supertype: NOTHING,
  color: ['colors'],
  colorless: ['colors'],
  multicolored: ['colors'],
  monocolored: ['colors'],
  historic: ['types'],
  outlaw: ['types'],
  modified: ['types', 'control', 'elsewhere'],
  adventure: NOTHING,
  targets: NOTHING,
  costHas: NOTHING,
  enchanted: ATTACHED,
  equipped: ATTACHED,
  commander: NOTHING,
  party: ['types'],
  named: ['name'],
  keyword: ['abilities'],
  noAbilities: ['abilities'],
  manaAbility: ['abilities', 'types'],
  measure: NOTHING,
  parity: NOTHING,
  counters: NOTHING,
  controlledBy: ['control'],
  ownedBy: NOTHING,
  inZone: NOTHING,
  other: NOTHING,
  is: NOTHING,
  attachedTo: ['elsewhere'],
  attachedToA: ['elsewhere'],
  withAttached: ['elsewhere'],
  tapped: NOTHING,
  untapped: NOTHING,
  attacking: NOTHING,
  attackingPlayer: NOTHING,
  blocking: NOTHING,
  blocked: ['elsewhere'],
  unblocked: NOTHING,
  faceDown: NOTHING,
  faceUp: NOTHING,
  transformed: NOTHING,
  designation: NOTHING,
  chosen: NOTHING,
  shares: ['elsewhere'],
  history: NOTHING,
};

export const OF_CONDITION: Readonly<Record<Condition['kind'], readonly Aspect[]>> = {
  and: NOTHING,
  or: NOTHING,
  not: NOTHING,
  count: NOTHING,
  playerCount: ['control'],
  compare: NOTHING,
  is: NOTHING,
  copiable: NOTHING,
  turn: NOTHING,
  step: NOTHING,
  wasCast: NOTHING,
  kicked: NOTHING,
  paid: NOTHING,
  manaSpent: NOTHING,
  designation: NOTHING,
  happened: NOTHING,
  chosenWord: NOTHING,
  chosenIs: NOTHING,
  level: ['types'],
  status: NOTHING,
  dayNight: NOTHING,
  linked: NOTHING,
  // an unread condition is never met
  unread: NOTHING,
  delirium: ['types'],
  threshold: NOTHING,
  hellbent: NOTHING,
  metalcraft: ['types', 'control'],
  ferocious: ['types', 'control', 'size'],
};

export const OF_AMOUNT: Readonly<Record<Exclude<Amount, number>['kind'], readonly Aspect[]>> = {
  x: NOTHING,
  that: NOTHING,
  prevented: NOTHING,
  count: NOTHING,
  different: NOTHING,
  alike: NOTHING,
  measure: NOTHING,
  greatest: NOTHING,
  least: NOTHING,
  total: NOTHING,
  countersOn: NOTHING,
  countersAmong: NOTHING,
  life: NOTHING,
  startingLife: NOTHING,
  playerCounters: NOTHING,
  players: NOTHING,
  playersWhere: NOTHING,
  most: ['control'],
  handSize: NOTHING,
  librarySize: NOTHING,
  graveyardSize: NOTHING,
  devotion: ['name', 'control'],
  domain: ['types', 'control'],
  party: ['types', 'control'],
  colorsSpent: NOTHING,
  manaSpent: NOTHING,
  treasureMana: NOTHING,
  commanderCasts: NOTHING,
  playersWith: NOTHING,
  unspentMana: NOTHING,
  keywordTotal: ['abilities'],
  timesAttacked: NOTHING,
  unlockedDoors: NOTHING,
  destroyedThisWay: NOTHING,
  timesKicked: NOTHING,
  timesPaid: NOTHING,
  thisTurn: NOTHING,
  linked: NOTHING,
  linkedTotal: NOTHING,
  remembered: NOTHING,
  chosenNumber: NOTHING,
  speed: NOTHING,
  classLevel: NOTHING,
  symbols: ['name'],
  plus: NOTHING,
  minus: NOTHING,
  times: NOTHING,
  product: NOTHING,
  half: NOTHING,
  atMost: NOTHING,
  any: NOTHING,
};

export const OF_MEASURE: Readonly<Record<Measure, readonly Aspect[]>> = {
  power: ['size'],
  toughness: ['size'],
  basePower: ['size'],
  baseToughness: ['size'],
  totalPowerAndToughness: ['size'],
  manaValue: ['name'],
  loyalty: NOTHING,
  colors: ['colors'],
};

type Sort =
  | OfKind<Clause, 'chosen' | 'shares'>['what']
  | OfKind<Exclude<Amount, number>, 'different' | 'alike'>['what'];

/** Aspects of a sort that is chosen, shared or counted by difference. */
export const OF_SORT: Readonly<Record<Sort, readonly Aspect[]>> = {
  creatureType: ['types'],
  cardType: ['types'],
  landType: ['types'],
  permanentType: ['types'],
  cardTypes: ['types'],
  creatureTypes: ['types'],
  basicLandTypes: ['types'],
  counterKinds: ['types'],
  object: ['types'],
  color: ['colors'],
  colors: ['colors'],
  cardName: ['name'],
  name: ['name'],
  names: ['name'],
  manaValue: ['name'],
  manaValues: ['name'],
  manaCosts: ['name', 'types'],
  quality: ['name', 'types'],
  powers: ['size'],
  player: ['control'],
};

// Facets that each kind of clause, condition, amount and reference reads, among those that the way an object enters may
// change. A kind without a row reads everything.
import type { Amount } from '../ability/amount.ts';
import type { Condition } from '../ability/condition.ts';
import type { Clause, Measure } from '../ability/filter.ts';
import type { ObjectRef } from '../ability/reference.ts';

/** A facet of an entering object's event that effects can read, or change for others. */
export type Facet = ObjectFacet | 'moves' | 'life' | 'all';
type ObjectFacet = Kind | 'tapped' | 'counters' | 'size' | 'chosen';
type Kind = 'types' | 'subtypes' | 'supertypes' | 'colors' | 'abilities' | 'name';

export const KINDS: readonly Kind[] = ['types', 'subtypes', 'supertypes', 'colors', 'abilities', 'name'];
export const OF_OBJECT: readonly ObjectFacet[] = [...KINDS, 'tapped', 'counters', 'size', 'chosen'];
const ALL: readonly Facet[] = ['all'];
export const NOTHING: readonly Facet[] = [];
const MOVES: readonly Facet[] = ['moves'];
const THIS_TURN: readonly Facet[] = ['moves', 'life'];

/** The facets of a kind; all facets for a kind without a row. */
export function facetsOf(rows: Readonly<Record<string, readonly Facet[]>>, kind: string): readonly Facet[] {
  return Object.hasOwn(rows, kind) ? (rows[kind] ?? ALL) : ALL;
}

/** Facets of references to an object other than the entering one. */
export const REF_READS: Readonly<Record<ObjectRef['kind'], readonly Facet[]>> = {
  self: MOVES,
  it: OF_OBJECT,
  attached: MOVES,
  target: MOVES,
  source: MOVES,
  chosen: ['chosen', 'moves'],
  top: MOVES,
  those: MOVES,
  member: MOVES,
};

const SIZE: readonly Facet[] = ['size', ...KINDS];
export const MEASURE_READS: Readonly<Record<Measure, readonly Facet[]>> = {
  power: SIZE,
  toughness: SIZE,
  manaValue: SIZE,
  basePower: SIZE,
  baseToughness: SIZE,
  totalPowerAndToughness: SIZE,
  loyalty: ['counters', ...SIZE],
  colors: ['colors'],
};

/** Facets of the matched object that a clause reads; owner, zone and history do not depend on the way it enters. */
export const CLAUSE_READS: Readonly<Record<Clause['kind'], readonly Facet[]>> = {
  all: NOTHING,
  any: NOTHING,
  not: NOTHING,
  permanent: NOTHING,
  card: NOTHING,
  spell: NOTHING,
  token: NOTHING,
  type: ['types'],
  subtype: ['subtypes'],
  supertype: ['supertypes'],
  color: ['colors'],
  colorless: ['colors'],
  multicolored: ['colors'],
  monocolored: ['colors'],
  historic: ['types', 'supertypes', 'subtypes'],
  outlaw: ['subtypes'],
  modified: ['counters'],
  adventure: KINDS,
  targets: NOTHING,
  costHas: KINDS,
  costIs: KINDS,
  doubleFaced: NOTHING,
  enchanted: KINDS,
  equipped: KINDS,
  commander: NOTHING,
  outsideIdentity: ['colors'],
  party: ['subtypes'],
  named: ['name'],
  keyword: ['abilities'],
  noAbilities: ['abilities'],
  manaAbility: ['abilities', 'subtypes'],
  measure: SIZE,
  parity: SIZE,
  counters: ['counters'],
  controlledBy: NOTHING,
  ownedBy: NOTHING,
  inZone: NOTHING,
  other: NOTHING,
  is: NOTHING,
  attachedTo: KINDS,
  attachedToA: KINDS,
  opposing: KINDS,
  withAttached: KINDS,
  tapped: ['tapped'],
  untapped: ['tapped'],
  attacking: KINDS,
  attackingPlayer: KINDS,
  blocking: KINDS,
  blocked: KINDS,
  unblocked: KINDS,
  faceDown: KINDS,
  faceUp: KINDS,
  transformed: KINDS,
  designation: KINDS,
  chosen: ['chosen', ...KINDS],
  shares: SIZE,
  history: NOTHING,
  damagedThisWay: NOTHING,
};

export const CONDITION_READS: Readonly<Record<Condition['kind'], readonly Facet[]>> = {
  and: NOTHING,
  or: NOTHING,
  not: NOTHING,
  count: MOVES,
  playerCount: MOVES,
  compare: NOTHING,
  is: NOTHING,
  copiable: ALL,
  turn: NOTHING,
  step: NOTHING,
  wasCast: NOTHING,
  kicked: NOTHING,
  paid: NOTHING,
  manaSpent: NOTHING,
  designation: MOVES,
  happened: THIS_TURN,
  chosenWord: ['chosen'],
  chosenIs: ['chosen'],
  level: ['counters'],
  status: ['counters'],
  dayNight: NOTHING,
  linked: THIS_TURN,
  unread: ALL,
  delirium: MOVES,
  threshold: MOVES,
  hellbent: MOVES,
  metalcraft: MOVES,
  ferocious: MOVES,
};

export const AMOUNT_READS: Readonly<Record<Exclude<Amount, number>['kind'], readonly Facet[]>> = {
  x: NOTHING,
  that: NOTHING,
  prevented: NOTHING,
  count: MOVES,
  different: MOVES,
  alike: MOVES,
  measure: NOTHING,
  greatest: MOVES,
  least: MOVES,
  total: MOVES,
  countersOn: NOTHING,
  countersAmong: MOVES,
  life: ['life'],
  startingLife: NOTHING,
  playerCounters: NOTHING,
  players: NOTHING,
  playersWhere: THIS_TURN,
  most: THIS_TURN,
  handSize: MOVES,
  librarySize: MOVES,
  graveyardSize: MOVES,
  devotion: MOVES,
  domain: MOVES,
  party: MOVES,
  colorsSpent: NOTHING,
  manaSpent: NOTHING,
  manaFrom: NOTHING,
  additionalMana: NOTHING,
  commanderCasts: NOTHING,
  identityColors: NOTHING,
  playersWith: NOTHING,
  unspentMana: NOTHING,
  keywordTotal: NOTHING,
  timesAttacked: THIS_TURN,
  unlockedDoors: MOVES,
  movedThisWay: NOTHING,
  totalThisWay: NOTHING,
  timesKicked: NOTHING,
  timesPaid: NOTHING,
  thisTurn: THIS_TURN,
  linked: THIS_TURN,
  linkedTotal: THIS_TURN,
  remembered: THIS_TURN,
  chosenNumber: ['chosen'],
  speed: NOTHING,
  classLevel: NOTHING,
  symbols: MOVES,
  plus: NOTHING,
  minus: NOTHING,
  times: NOTHING,
  product: NOTHING,
  half: NOTHING,
  atMost: NOTHING,
  any: NOTHING,
};

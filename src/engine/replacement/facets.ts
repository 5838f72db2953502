// What an effect of an entering object's event looks at, told from the nodes it is made of. Each kind of node has a row; a
// kind without one looks at everything.
import type { Amount } from '../ability/amount.ts';
import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { Clause, Filter, Measure } from '../ability/filter.ts';
import type { Ref } from '../ability/reference.ts';
import { type Visitor, visit } from '../walk/index.ts';

/** What an effect of an entering object's event can change for others, or look at. */
export type Facet = ObjectFacet | 'moves' | 'life' | 'all';
type ObjectFacet = Kind | 'tapped' | 'counters' | 'size' | 'chosen';
type Kind = 'types' | 'subtypes' | 'supertypes' | 'colors' | 'abilities' | 'name';

export const KINDS: readonly Kind[] = ['types', 'subtypes', 'supertypes', 'colors', 'abilities', 'name'];
const OF_OBJECT: readonly ObjectFacet[] = [...KINDS, 'tapped', 'counters', 'size', 'chosen'];
const ALL: readonly Facet[] = ['all'];
const NOTHING: readonly Facet[] = [];
const MOVES: readonly Facet[] = ['moves'];
const THIS_TURN: readonly Facet[] = ['moves', 'life'];

/** Which references mean the entering object: "it" always, "this permanent" in an ability of its own. */
export interface Reading {
  readonly isOwn: boolean;
  readonly reads: Set<Facet>;
}

/** The facets of a kind; of a kind that no row speaks of, all. */
export function facetsOf(rows: Readonly<Record<string, readonly Facet[]>>, kind: string): readonly Facet[] {
  return Object.hasOwn(rows, kind) ? (rows[kind] ?? ALL) : ALL;
}

export function addAll(facets: Set<Facet>, more: readonly Facet[]): void {
  for (const facet of more) facets.add(facet);
}

/** What a filter that is asked of the entering object looks at. */
export function readFilterOfIt(filter: Filter, reading: Reading): void {
  visit('filter', filter, {
    ...visitorOf(reading),
    clause: clause => {
      addAll(reading.reads, facetsOf(CLAUSE_READS, clause.kind));
      return !NAMES_ONLY.has(clause.kind);
    },
  });
}

/** What a filter that is asked of other objects looks at: which of them there are, and the entering one where it names that. */
export function readFilterOfOthers(filter: Filter, reading: Reading): void {
  reading.reads.add('moves');
  visit('filter', filter, visitorOf(reading));
}

export function readAmount(amount: Amount | undefined, reading: Reading): void {
  visit('amount', amount, visitorOf(reading));
}

export function readCondition(condition: Condition | undefined, reading: Reading): void {
  visit('condition', condition, visitorOf(reading));
}

export function readEffects(effects: readonly Effect[], reading: Reading): void {
  visit('effect', effects, { ...visitorOf(reading), filter: () => reading.reads.add('moves') });
}

/** Reads amounts, conditions and references; clauses as they are asked of other objects. */
function visitorOf(reading: Reading): Visitor {
  const { reads } = reading;
  return {
    condition: condition => {
      addAll(reads, facetsOf(CONDITION_READS, condition.kind));
      if (condition.kind !== 'is' || !isEntering(condition.ref, reading)) return true;
      readFilterOfIt(condition.filter, reading);
      return false;
    },
    amount: amount => {
      addAll(reads, facetsOf(AMOUNT_READS, amount.kind));
      if (amount.kind !== 'measure' && amount.kind !== 'countersOn') return true;
      if (!isEntering(amount.of, reading)) return true;
      addAll(reads, amount.kind === 'measure' ? facetsOf(MEASURE_READS, amount.measure) : ['counters']);
      return false;
    },
    clause: clause => {
      const facets = facetsOf(CLAUSE_READS, clause.kind);
      addAll(
        reads,
        facets.filter(facet => facet === 'all' || facet === 'chosen'),
      );
      return !NAMES_ONLY.has(clause.kind);
    },
    ref: ref => addAll(reads, isEntering(ref, reading) ? OF_OBJECT : facetsOf(REF_READS, ref.kind)),
    who: who => {
      addAll(reads, who.kind === 'chosen' ? ['chosen'] : NOTHING);
      // whose it is nothing about the way it enters changes, but for what writes everything
      return false;
    },
  };
}

function isEntering(ref: Ref, { isOwn }: Reading): boolean {
  return ref.kind === 'it' || (ref.kind === 'self' && isOwn);
}

/** Clauses that ask which object it is, not what it is like. */
const NAMES_ONLY: ReadonlySet<Clause['kind']> = new Set(['is', 'attachedTo']);

/** Of another object than the one that enters. */
const REF_READS: Readonly<Record<Ref['kind'], readonly Facet[]>> = {
  self: MOVES,
  it: OF_OBJECT,
  attached: MOVES,
  target: MOVES,
  source: MOVES,
  chosen: ['chosen', 'moves'],
  top: MOVES,
  those: MOVES,
};

const SIZE: readonly Facet[] = ['size', ...KINDS];
const MEASURE_READS: Readonly<Record<Measure, readonly Facet[]>> = {
  power: SIZE,
  toughness: SIZE,
  manaValue: SIZE,
  basePower: SIZE,
  baseToughness: SIZE,
  totalPowerAndToughness: SIZE,
  loyalty: ['counters', ...SIZE],
  colors: ['colors'],
};

/** What a clause looks at of the object it is asked of; who, where and how nothing about the way it enters changes. */
const CLAUSE_READS: Readonly<Record<Clause['kind'], readonly Facet[]>> = {
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
  enchanted: KINDS,
  equipped: KINDS,
  commander: NOTHING,
  party: ['subtypes'],
  named: ['name'],
  keyword: ['abilities'],
  noAbilities: ['abilities'],
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
};

const CONDITION_READS: Readonly<Record<Condition['kind'], readonly Facet[]>> = {
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

const AMOUNT_READS: Readonly<Record<Exclude<Amount, number>['kind'], readonly Facet[]>> = {
  x: NOTHING,
  that: NOTHING,
  prevented: NOTHING,
  count: MOVES,
  different: MOVES,
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

// Facts of trigger events by kind, in one table: occurrences they match, whether they look back, records of the turn.
import type { ThisTurnFact } from '../../vocabulary/index.ts';
import { isOfSelf } from '../ability/is-of-self.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import type { OfKind } from '../model/of-kind.ts';

/** Events that look back (603.10), with the rule of each. */
export const LOOK_BACK_RULES = {
  leaving: '603.10a',
  'phasing out': '603.10b',
  'becoming unattached': '603.10c',
  'losing the game': '603.10f',
} as const;

export type LookBack = keyof typeof LOOK_BACK_RULES;

interface TriggerEventFacts<E> {
  /** The occurrences that may match it; none for an event that is found in another way, or never happens here. */
  readonly occurrences: readonly Occurrence['kind'][];
  /** 603.10: by what it is matched in the position before the event; left out where it never is. */
  readonly looksBack?: LookBack | ((event: E) => LookBack | undefined);
  /** 603.6c, 601.2i: whether it is about the card's own move or casting, and seen right after it. */
  readonly isOwnMove?: (event: E) => boolean;
  /** The record of the turn that holds such events, and nothing else. */
  readonly recordedAs?: ThisTurnFact | ((event: E) => ThisTurnFact | undefined);
}

const FACTS = {
  enters: { occurrences: ['entered'] },
  dies: { occurrences: ['moved'], looksBack: 'leaving' },
  leaves: { occurrences: ['moved'], looksBack: 'leaving' },
  moves: {
    occurrences: ['moved', 'entered'],
    looksBack: moveLooksBack,
    isOwnMove: event => isOfSelf(event.what) && event.to !== 'battlefield' && moveLooksBack(event) === undefined,
  },
  countersPut: { occurrences: ['countersPut'] },
  countersRemoved: { occurrences: ['countersRemoved'] },
  chapter: { occurrences: ['countersPut'] },
  tokensCreated: { occurrences: ['entered'] },
  gainsLife: { occurrences: ['gainedLife'], recordedAs: 'lifeGained' },
  losesLife: { occurrences: ['lostLife'], recordedAs: 'lifeLost' },
  paysLife: { occurrences: ['paidLife'] },
  draws: { occurrences: ['drew'] },
  discards: {
    occurrences: ['moved'],
    isOwnMove: isOfOwnCard,
    recordedAs: ({ what }) =>
      what?.clauses.every(clause => clause.kind === 'card') === false ? undefined : 'cardsDiscarded',
  },
  mills: { occurrences: ['moved'], isOwnMove: isOfOwnCard },
  sacrifices: { occurrences: ['moved'], looksBack: 'leaving' },
  dealsDamage: { occurrences: ['damaged'] },
  dealtDamage: { occurrences: ['damaged'] },
  damagePrevented: { occurrences: ['prevented'] },
  begins: { occurrences: ['began'] },
  // entering tapped counts for those who believe that it is becoming tapped (603.2e)
  taps: { occurrences: ['tapped', 'entered'] },
  untaps: { occurrences: ['untapped'] },
  transforms: { occurrences: ['transformed'] },
  turnsFaceUp: { occurrences: ['turnedFaceUp'] },
  phasesIn: { occurrences: ['phasedIn'] },
  phasesOut: { occurrences: ['phasedOut'], looksBack: 'phasing out' },
  mutates: { occurrences: ['mutated'] },
  acts: { occurrences: ['acted'], recordedAs: ({ action }) => (action === 'surveil' ? 'surveilled' : undefined) },
  becomes: { occurrences: ['designated'] },
  attacks: { occurrences: ['attacked'] },
  attacksAlone: { occurrences: ['attacked'] },
  attacksWith: { occurrences: ['attacked'] },
  // no questions are about blocks
  blocks: { occurrences: [] },
  becomesBlocked: { occurrences: [] },
  becomesUnblocked: { occurrences: [] },
  casts: { occurrences: ['wasCast'], isOwnMove: ({ what }) => isOfSelf(what) },
  activates: { occurrences: ['activated'] },
  becomesAttached: { occurrences: ['attached'] },
  becomesUnattached: { occurrences: ['unattached'], looksBack: 'becoming unattached' },
  becomesTarget: { occurrences: ['targeted'] },
  dayNight: { occurrences: ['dayNight'] },
  playerBecomes: { occurrences: ['playerDesignated'] },
  addsMana: { occurrences: ['addedMana'] },
  playsLand: { occurrences: ['entered'] },
  cycles: { occurrences: ['acted'], isOwnMove: ({ what }) => isOfSelf(what) },
  losesGame: { occurrences: ['lostGame'], looksBack: 'losing the game' },
  // matched by other triggers, by the position and by subjects
  causesTrigger: { occurrences: [] },
  state: { occurrences: [] },
  text: { occurrences: [] },
} as const satisfies { readonly [K in TriggerEvent['kind']]: TriggerEventFacts<OfKind<TriggerEvent, K>> };

/** 603.6c: "from anywhere" is never a leaves-the-battlefield ability. */
function moveLooksBack({ from, to }: OfKind<TriggerEvent, 'moves'>): LookBack | undefined {
  if (to === 'hand' || to === 'library') return 'leaving';
  return from === 'battlefield' || from === 'graveyard' ? 'leaving' : undefined;
}

function isOfOwnCard({ what }: OfKind<TriggerEvent, 'discards' | 'mills'>): boolean {
  return what !== undefined && isOfSelf(what);
}

/** The trigger events that an occurrence of a kind may match. */
export type EventOf<O extends Occurrence['kind']> = {
  readonly [K in TriggerEvent['kind']]: O extends (typeof FACTS)[K]['occurrences'][number]
    ? OfKind<TriggerEvent, K> & { readonly kind: K }
    : never;
}[TriggerEvent['kind']];

/** Whether occurrences of a kind may match the event. */
export function isEventOf<O extends Occurrence['kind']>(event: TriggerEvent, occurrence: O): event is EventOf<O> {
  return factsOf(event).occurrences.includes(occurrence);
}

/** 603.10: by what the event looks back; undefined where it is matched in the position right after. */
export function looksBack(event: TriggerEvent): LookBack | undefined {
  const { looksBack: by } = factsOf(event);
  return typeof by === 'function' ? by(event) : by;
}

/** 603.6c, 603.10: its own casting, or a move of the card itself between zones other than the battlefield, seen right after it. */
export function isOwnMove(event: TriggerEvent): boolean {
  return factsOf(event).isOwnMove?.(event) ?? false;
}

/** The record of the turn that holds events of a kind, and nothing else. */
export function recordedAs(event: TriggerEvent): ThisTurnFact | undefined {
  const { recordedAs: fact } = factsOf(event);
  return typeof fact === 'function' ? fact(event) : fact;
}

/** 701.9c: a discard into a hidden zone, without the card being revealed. */
export function isHiddenDiscard({ verb, to }: OfKind<Occurrence, 'moved'>): boolean {
  return verb === 'discard' && to === 'library';
}

/** The row of an event, whose functions take events of its kind. */
function factsOf(event: TriggerEvent): TriggerEventFacts<TriggerEvent> {
  const row: TriggerEventFacts<never> = FACTS[event.kind];
  return row as TriggerEventFacts<TriggerEvent>; // the row is that of the event's kind
}

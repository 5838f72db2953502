// Facts of events by kind, in one table: their parts, since replacement effects modify each part alone (616.1), and what
// each part affects.

import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import type { GameEvent } from './game-event.ts';

interface EventFacts<E> {
  /** The list each of whose entries is a part of the event (616.1); left out where the event is one part. */
  readonly parts?: 'objects' | 'damage';
  /** The object or player that a part of it affects. */
  readonly affects: (part: E) => ObjectId | PlayerId | undefined;
  /** 614.12: whether the effects that the object will have after it are asked too. */
  readonly isBecoming?: true | ((part: E) => boolean);
}

const FACTS = {
  enters: { parts: 'objects', affects: objectListed, isBecoming: true },
  transforms: { parts: 'objects', affects: objectListed, isBecoming: true },
  turnsFaceUp: { parts: 'objects', affects: objectListed, isBecoming: true },
  turnsFaceDown: { parts: 'objects', affects: objectListed },
  taps: { parts: 'objects', affects: objectListed },
  untaps: { parts: 'objects', affects: objectListed },
  phasesIn: { parts: 'objects', affects: objectListed },
  phasesOut: { parts: 'objects', affects: objectListed },
  destroys: { parts: 'objects', affects: objectListed },
  attacks: { parts: 'objects', affects: objectListed },
  moves: { parts: 'objects', affects: objectListed },
  dealsDamage: { parts: 'damage', affects: ({ damage }) => damage[0]?.to },
  creates: { affects: ({ under }) => under },
  becomesCopy: { affects: ({ object }) => object },
  casts: { affects: ({ object }) => object },
  attaches: { affects: ({ object }) => object },
  merges: { affects: event => event.with },
  putsCounters: { affects: ({ on }) => on, isBecoming: ({ asItEnters }) => asItEnters === true },
  removesCounters: { affects: ({ on }) => on },
  movesCounters: { affects: ({ to }) => to },
  draws: { affects: itsPlayer },
  mills: { affects: itsPlayer },
  gainsLife: { affects: itsPlayer },
  losesLife: { affects: itsPlayer },
  paysLife: { affects: itsPlayer },
  setsLife: { affects: itsPlayer },
  begins: { affects: itsPlayer },
  addsMana: { affects: itsPlayer },
  losesGame: { affects: itsPlayer },
  winsGame: { affects: itsPlayer },
  shuffles: { affects: itsPlayer },
  carriesOut: { affects: ({ by }) => by.controller },
} as const satisfies { readonly [K in GameEvent['kind']]: EventFacts<OfKind<GameEvent, K>> };

function itsPlayer({ player }: { readonly player: PlayerId }): PlayerId {
  return player;
}

function objectListed({ objects: [first] }: OfKind<OfObjects, ListKind>): ObjectId | undefined {
  return typeof first === 'object' ? first.object : first;
}

type ListKind = Extract<GameEvent, { readonly objects: unknown }>['kind'];

/** The row of an event, whose functions take events of its kind. */
function factsOf(event: GameEvent): EventFacts<GameEvent> {
  const row: EventFacts<never> = FACTS[event.kind];
  return row as EventFacts<GameEvent>; // the row is that of the event's kind
}

/** The parts of the event, one for each object or player it affects, in their order. */
export function splitEvent(event: GameEvent): readonly GameEvent[] {
  const { parts } = factsOf(event);
  if (parts === undefined) return [event];
  const { [parts]: entries = [] } = event as Lists; // an event of that row has the list
  return entries.map(entry => ({ ...event, [parts]: [entry] }));
}

type Lists = Readonly<Partial<Record<'objects' | 'damage', readonly unknown[]>>>;

/** The object or player that a single event affects; undefined where there is none. */
export function affectedByEvent(event: GameEvent): ObjectId | PlayerId | undefined {
  return factsOf(event).affects(event);
}

/** 614.12: the object that the event changes into what it is afterwards: it enters, is turned face up or transforms. */
export function becomingOf(event: GameEvent): ObjectId | undefined {
  const { isBecoming = false, affects } = factsOf(event);
  const becomes = typeof isBecoming === 'function' ? isBecoming(event) : isBecoming;
  return becomes ? (affects(event) as ObjectId | undefined) : undefined; // a player's id matches no object
}

/** Events that affect objects only. */
type OfObjects = Extract<
  GameEvent,
  { readonly objects: unknown } | { readonly object: unknown } | { readonly with: unknown }
>;

export function isOfObjects(event: GameEvent): event is OfObjects {
  return 'objects' in event || 'object' in event || 'with' in event;
}

/** The objects that such an event affects. */
export function objectsOf(event: OfObjects): readonly ObjectId[] {
  if ('object' in event) return [event.object];
  if ('with' in event) return [event.with];
  return event.objects.map(it => (typeof it === 'string' ? it : it.object));
}

/**
 * 616.1: the player who chooses among the effects: the affected player, or the affected object's controller, else its
 * owner.
 */
export function chooserOf(view: View, event: GameEvent): PlayerId {
  if (event.kind === 'enters') {
    const [entering] = event.objects;
    if (entering !== undefined) return entering.under;
  }
  const affected = affectedByEvent(event);
  if (affected === undefined) return view.state.active;
  if (isPlayer(view.state, affected)) return affected;
  const { zone, owner } = view.object(affected);
  return zone === 'battlefield' || zone === 'stack' ? view.controller(affected) : owner;
}

// Splitting of an event by affected object or player, since replacement effects modify each part alone (616.1).

import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameEvent } from './game-event.ts';

/** The parts of the event, one for each object or player it affects, in their order. */
export function splitEvent(event: GameEvent): readonly GameEvent[] {
  switch (event.kind) {
    case 'enters':
      return event.objects.map(entering => ({ ...event, objects: [entering] }));
    case 'transforms':
    case 'taps':
    case 'untaps':
    case 'phasesIn':
    case 'phasesOut':
    case 'turnsFaceUp':
    case 'turnsFaceDown':
    case 'destroys':
      return event.objects.map(object => ({ ...event, objects: [object] }));
    case 'attacks':
      return event.objects.map(attack => ({ ...event, objects: [attack] }));
    case 'moves':
      return event.objects.map(move => ({ ...event, objects: [move] }));
    case 'dealsDamage':
      return event.damage.map(damage => ({ ...event, damage: [damage] }));
    case 'creates':
    case 'becomesCopy':
    case 'merges':
    case 'putsCounters':
    case 'removesCounters':
    case 'movesCounters':
    case 'draws':
    case 'mills':
    case 'gainsLife':
    case 'losesLife':
    case 'paysLife':
    case 'setsLife':
    case 'attaches':
    case 'begins':
    case 'addsMana':
    case 'casts':
    case 'losesGame':
    case 'winsGame':
    case 'shuffles':
    case 'carriesOut':
      return [event];
  }
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

/** The object or player that a single event affects; undefined where there is none. */
export function affectedByEvent(event: GameEvent): ObjectId | PlayerId | undefined {
  if (isOfObjects(event)) return objectsOf(event)[0];
  switch (event.kind) {
    case 'putsCounters':
    case 'removesCounters':
      return event.on;
    case 'movesCounters':
      return event.to;
    case 'dealsDamage':
      return event.damage[0]?.to;
    case 'creates':
      return event.under;
    case 'carriesOut':
      return event.by.controller;
    case 'draws':
    case 'mills':
    case 'gainsLife':
    case 'losesLife':
    case 'paysLife':
    case 'setsLife':
    case 'begins':
    case 'addsMana':
    case 'losesGame':
    case 'winsGame':
    case 'shuffles':
      return event.player;
  }
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

// 704.3: what a state-based action finds to do, and how it is said.
import type { Asking } from '../choice/ask.ts';
import type { Deed } from '../event/deed.ts';
import type { Cause, GameEvent, Move } from '../event/event.ts';
import type { Play } from '../event/play.ts';
import type { View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameObject } from '../model/object.ts';

/** What is to be done: events that may be replaced, and deeds that nothing replaces. */
export interface Found {
  readonly events?: readonly GameEvent[];
  readonly deeds?: readonly Deed[];
  readonly objects?: readonly ObjectId[];
  readonly players?: readonly PlayerId[];
}

/** A state-based action: its rule, and what it finds in a position; choices it needs are asked. */
export interface StateBasedAction {
  readonly rule: string;
  /** Rules that bear on it, in place of 704.3. */
  readonly also?: readonly string[];
  readonly find: (play: Play, view: View) => Asking<Found | undefined>;
}

/** An action that acts on every object it finds in the same way and asks nothing. */
export function onEach(
  rule: string,
  finds: (view: View, play: Play) => readonly ObjectId[],
  does: (objects: readonly ObjectId[]) => Omit<Found, 'objects'>,
  also?: readonly string[],
): StateBasedAction {
  return {
    rule,
    ...(also === undefined ? {} : { also }),
    *find(play, view) {
      const objects = finds(view, play);
      return objects.length === 0 ? undefined : { ...does(objects), objects };
    },
  };
}

/** When it came, or became a copy of what it is now while it was there. */
export function thereSince({ arrived, timestamp, copies }: GameObject): number {
  return Math.max(arrived, ...copies.map(copy => copy.timestamp).filter(it => it > timestamp));
}

/** No effect does it (614.16). */
export const RULES: Cause = { name: '', controller: '' as PlayerId, source: undefined, isEffect: false }; // nobody's: the rules themselves

/** The objects are put into their owners' graveyards. */
export function toGraveyards(objects: readonly ObjectId[], verb: Move['verb'] = 'stateBased'): Found {
  const move = { to: 'graveyard', verb, position: 'top', withCounters: [], linkedTo: undefined } as const;
  return { events: [{ kind: 'moves', objects: objects.map(object => ({ object, ...move })), by: RULES }] };
}

/** The objects are destroyed; regeneration can replace that. */
export function destroyed(objects: readonly ObjectId[]): Found {
  return { events: [{ kind: 'destroys', objects, noRegeneration: false, by: RULES }] };
}

/** Objects on the battlefield of a card type. */
export function ofType(view: View, type: 'Creature' | 'Planeswalker' | 'Battle'): readonly ObjectId[] {
  return view.battlefield.filter(id => view.of(id).types.includes(type));
}

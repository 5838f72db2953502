// 704.3: what a state-based action finds to do, and how it is said.
import type { ChoiceGenerator } from '../choice/choice-request.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import type { Cause, GameEvent, Move } from '../event/game-event.ts';
import type { Run } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/** What is to be done: events that may be replaced, and atomic actions that nothing replaces. */
export interface ActionResult {
  readonly events?: readonly GameEvent[];
  readonly actions?: readonly AtomicAction[];
  readonly objects?: readonly ObjectId[];
  readonly players?: readonly PlayerId[];
}

/** A state-based action: its rule, and what it finds in a position; choices it needs are asked. */
export interface StateBasedAction {
  readonly rule: string;
  /** Rules that bear on it, in place of 704.3. */
  readonly also?: readonly string[];
  readonly find: (play: Run, view: View) => ChoiceGenerator<ActionResult | undefined>;
}

/** An action that acts on every object it finds in the same way and asks nothing. */
export function actionOnEach(
  rule: string,
  finds: (view: View, run: Run) => readonly ObjectId[],
  does: (objects: readonly ObjectId[]) => Omit<ActionResult, 'objects'>,
  also?: readonly string[],
): StateBasedAction {
  return {
    rule,
    ...(also === undefined ? {} : { also }),
    *find(run, view) {
      const objects = finds(view, run);
      return objects.length === 0 ? undefined : { ...does(objects), objects };
    },
  };
}

/** When it came, or became a copy of what it is now while it was there. */
export function onBattlefieldSince({ arrived, timestamp, copies }: GameObject): number {
  return Math.max(arrived, ...copies.map(copy => copy.timestamp).filter(it => it > timestamp));
}

/** No effect does it (614.16). */
export const RULES_CAUSE: Cause = { name: '', controller: '' as PlayerId, source: undefined, isEffect: false }; // nobody's: the rules themselves

/** The objects are put into their owners' graveyards. */
export function toGraveyards(objects: readonly ObjectId[], verb: Move['verb'] = 'stateBased'): ActionResult {
  const move = { to: 'graveyard', verb, position: 'top', withCounters: [], linkedTo: undefined } as const;
  return { events: [{ kind: 'moves', objects: objects.map(object => ({ object, ...move })), by: RULES_CAUSE }] };
}

/** The objects are destroyed; regeneration can replace that. */
export function destroyAll(objects: readonly ObjectId[]): ActionResult {
  return { events: [{ kind: 'destroys', objects, noRegeneration: false, by: RULES_CAUSE }] };
}

/** Objects on the battlefield of a card type. */
export function permanentsOfType(view: View, type: 'Creature' | 'Planeswalker' | 'Battle'): readonly ObjectId[] {
  return view.battlefield.filter(id => view.of(id).types.includes(type));
}

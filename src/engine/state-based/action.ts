// State-based actions (704.3): their type and common parts.
import type { ChoiceGenerator } from '../choice/choice-request.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import type { Cause, GameEvent, Move } from '../event/game-event.ts';
import type { Run } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/** The result of a check: events that may be replaced, and atomic actions that nothing replaces. */
export interface ActionResult {
  readonly events?: readonly GameEvent[];
  readonly actions?: readonly AtomicAction[];
  readonly objects?: readonly ObjectId[];
  readonly players?: readonly PlayerId[];
}

/** A state-based action: its rule, and its check of a position, with or without choice requests. */
export type StateBasedAction = DirectAction | ChoosingAction;

interface Cited {
  readonly rule: string;
  /** Rules that bear on it, in place of 704.3. */
  readonly also?: readonly string[];
}

/** A state-based action that leaves nothing to choose. */
export interface DirectAction extends Cited {
  readonly find: (run: Run, view: View) => ActionResult | undefined;
}

/** A state-based action with choice requests. */
export interface ChoosingAction extends Cited {
  readonly choose: (run: Run, view: View) => ChoiceGenerator<ActionResult | undefined>;
}

/** A state-based action that treats every object it finds alike and requests no choice. */
export function actionOnEach(
  rule: string,
  finds: (view: View, run: Run) => readonly ObjectId[],
  does: (objects: readonly ObjectId[]) => Omit<ActionResult, 'objects'>,
  also?: readonly string[],
): DirectAction {
  return {
    rule,
    ...(also === undefined ? {} : { also }),
    find(run, view) {
      const objects = finds(view, run);
      return objects.length === 0 ? undefined : { ...does(objects), objects };
    },
  };
}

/** The time since which it has been as it is: its arrival, or its last copy effect. */
export function onBattlefieldSince({ arrived, timestamp, copies }: GameObject): number {
  return Math.max(arrived, ...copies.map(copy => copy.timestamp).filter(it => it > timestamp));
}

/** The cause of events that the rules and no effect bring about (614.16). */
export const RULES_CAUSE: Cause = { name: '', controller: '' as PlayerId, source: undefined, isEffect: false }; // nobody's: the rules themselves

/** The result that the objects are put into their owners' graveyards. */
export function toGraveyards(objects: readonly ObjectId[], verb: Move['verb'] = 'stateBased'): ActionResult {
  const move = { to: 'graveyard', verb, position: 'top', withCounters: [], linkedTo: undefined } as const;
  return { events: [{ kind: 'moves', objects: objects.map(object => ({ object, ...move })), by: RULES_CAUSE }] };
}

/** The result that the objects are destroyed, which regeneration can replace. */
export function destroyAll(objects: readonly ObjectId[]): ActionResult {
  return { events: [{ kind: 'destroys', objects, noRegeneration: false, by: RULES_CAUSE }] };
}

/** Objects on the battlefield of a card type. */
export function permanentsOfType(view: View, type: 'Creature' | 'Planeswalker' | 'Battle'): readonly ObjectId[] {
  return view.battlefield.filter(id => view.of(id).types.includes(type));
}

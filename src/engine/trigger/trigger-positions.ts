// Positions before and after an event, and the one in which an ability looks for its trigger event.
import type { TriggeredAbility } from '../ability/ability.ts';
import type { Occurrence, PendingTrigger } from '../event/occurrence.ts';
import type { Functioning, View } from '../match/view.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Step } from '../trail/step.ts';
import { some, speaksOfChoice, type Tests } from '../walk/index.ts';

/** The positions around what has happened, with each thing that has. */
export interface TriggerPositions {
  readonly before: View;
  readonly after: View;
  readonly occurrences: readonly Occurrence[];
}

/** An ability that triggered or did not, with the step that says so. */
export interface FoundTriggers {
  readonly controller: PlayerId;
  readonly triggered: PendingTrigger | undefined;
  readonly step: Step;
  /** The occurrence it has triggered on. */
  readonly on?: Occurrence;
}

/** A triggered ability that functions where it is. */
export type Trigger = Functioning<TriggeredAbility>;

/**
 * 603.10a: the position for a condition: the one before the event, where an ability that looks back refers to itself or
 * "it".
 */
export function positionFor(
  positions: TriggerPositions,
  view: View,
  condition: NonNullable<TriggeredAbility['condition']>,
): View {
  if (view !== positions.before) return view;
  const ofObjects = speaksOfChoice('condition', condition) || some('condition', condition, OF_OBJECTS);
  return ofObjects ? positions.before : positions.after;
}

const OF_OBJECTS: Tests = {
  ref: ['self', 'it', 'attached'],
  who: ['attached'],
  condition: ['wasCast', 'kicked', 'paid', 'status', 'linked', 'level'],
  amount: ['linked'],
};

// Performers: each changes the draft of a simultaneous event by one atomic action and records its occurrences.
import type { AtomicAction } from '../event/atomic-action.ts';
import type { Occurrence } from '../event/occurrence.ts';
import type { View } from '../match/view.ts';
import type { StateDraft } from '../model/change-state.ts';
import type { OfKind } from '../model/of-kind.ts';

/** The draft and the record that performers write to. */
export interface PerformContext {
  readonly draft: StateDraft;
  /** The position just before. */
  readonly before: View;
  /** Records an occurrence; those of one event share their batch (603.2c). */
  readonly happened: (fact: UnnumberedOccurrence) => void;
}

/** An occurrence before it is numbered. */
export type UnnumberedOccurrence = Occurrence extends infer O
  ? O extends Occurrence
    ? Omit<O, 'batch'>
    : never
  : never;

/** A performer of one kind of atomic action. */
export type Performer<K extends AtomicAction['kind']> = (
  record: PerformContext,
  action: OfKind<AtomicAction, K>,
) => void;

// Performing: every atomic action of a simultaneous event changes one draft and leaves its facts.
import type { AtomicAction } from '../event/atomic-action.ts';
import type { Occurrence } from '../event/occurrence.ts';
import type { View } from '../match/view.ts';
import type { StateDraft } from '../model/change-state.ts';
import type { OfKind } from '../model/of-kind.ts';

/** Where performers write. */
export interface PerformContext {
  readonly draft: StateDraft;
  /** The position just before. */
  readonly before: View;
  /** Keeps a fact; facts of one event share their batch (603.2c). */
  readonly happened: (fact: UnnumberedOccurrence) => void;
}

/** An occurrence before it is numbered. */
export type UnnumberedOccurrence = Occurrence extends infer O
  ? O extends Occurrence
    ? Omit<O, 'batch'>
    : never
  : never;

/** What performing a kind of atomic action does. */
export type Performer<K extends AtomicAction['kind']> = (record: PerformContext, deed: OfKind<AtomicAction, K>) => void;

// 603: which abilities trigger on what has happened.
import type { Occurrence, Triggered } from '../event/occurrence.ts';
import type { View } from '../match/view.ts';
import type { Step } from '../trail/step.ts';

/** What has triggered, in the order it goes on the stack (603.3b), and what notably has not. */
export interface Noticed {
  readonly triggered: readonly Triggered[];
  readonly steps: readonly Step[];
}

/** `before` is the position just before the event, `after` the one right after it; occurrences of all its batches. */
export function notice(_before: View, _after: View, _occurrences: readonly Occurrence[]): Noticed {
  throw new Error('not written yet');
}

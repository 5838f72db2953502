// Outcomes: the ways an event can end, and the scripts that are refused.
import type { Choice, CreatedName, PickedChoice } from '../choice/choice.ts';
import type { Occurrence, PendingTrigger } from '../event/occurrence.ts';
import type { MissedLimit } from '../match/missed-limits.ts';
import type { GameState } from '../model/state.ts';
import type { Step } from '../trail/step.ts';

export interface Outcome {
  readonly before: GameState;
  readonly state: GameState;
  /** In the order they go on the stack (603.3b): active player first. */
  readonly triggers: readonly PendingTrigger[];
  readonly trail: readonly Step[];
  readonly picks: readonly PickedChoice[];
  readonly occurrences: readonly Occurrence[];
}

/** An illegal scripted pick, with its choice. */
export interface IllegalPick {
  readonly kind: 'illegalPick';
  readonly choice: Choice;
  /** As the script wrote it. */
  readonly written: string;
  /** Why not, for each object picked that is not what is asked for; empty where that is not what keeps it out. */
  readonly missed: readonly MissedLimit[];
  /** Whether what was written names anything that is there. */
  readonly named: boolean;
}

/** A scripted pick that answered no choice request. */
export interface UnusedPick {
  readonly kind: 'unusedPick';
  readonly written: string;
  /** The name of the created token it is for, where it gives one. */
  readonly created?: CreatedName;
}

export type SolveResult =
  | {
      readonly kind: 'outcomes';
      readonly outcomes: readonly Outcome[];
      /** False when the budget was spent or a choice had too many picks. */
      readonly complete: boolean;
      readonly runs: number;
    }
  | { readonly kind: 'illegal'; readonly why: IllegalPick | UnusedPick };

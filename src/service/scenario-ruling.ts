// Rulings: an answer as plain data, and in words on demand.

import type { RuleFlags } from '../engine/edition.ts';
import type { Explanation } from '../explain/index.ts';
import type { Answer } from '../scenario/index.ts';

/** An answer as plain data, and in words. */
export interface Ruling {
  readonly answer: Answer;
  /** The answer with each ability by its key, to be compared and not to be read; `answer` serves where it is left out. */
  readonly compared?: () => Answer;
  /** The explanation; undefined where the event or a choice was refused, for the answer's `reason`. */
  readonly explain: () => Explanation | undefined;
  /** The headline of the explanation alone; that of `explain` serves where it is left out. */
  readonly headline?: () => string | undefined;
  /** The flags of the edition that were read for it: others make no difference. Undefined where not recorded. */
  readonly flagsRead?: ReadonlySet<keyof RuleFlags>;
}

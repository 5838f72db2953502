// A ruling: plain data, and words when they are wanted.

import type { Explanation } from '../explain/index.ts';
import type { Answer } from '../scenario/index.ts';

/** An answer as plain data, and in words. */
export interface Ruling {
  readonly answer: Answer;
  /** Undefined where the event or a choice was refused: the answer's reason says why. */
  readonly explain: () => Explanation | undefined;
  /** The switches of the rules that were read for it: others make no difference. Undefined where nobody noted them. */
  readonly flagsRead?: ReadonlySet<string>;
}

// The condition that words after "if" state.
import type { Condition } from '../../engine/index.ts';
import { ifCondition } from '../grammar/index.ts';
import { normalize } from '../normalize.ts';
import { readWhole } from '../phrase.ts';

/** The condition in words such as "you control an artifact"; undefined where unread. `names`: those of its source. */
export function compileCondition(words: string, names: readonly string[] = []): Condition | undefined {
  const [condition, ...others] = readWhole(ifCondition, `if ${normalize(words, { names }).text}`).values;
  return others.length > 0 ? undefined : condition;
}

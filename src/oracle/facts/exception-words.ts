// What a copy effect excepts, one word for each exception.
import type { CopyException } from '../../engine/index.ts';

/** The kinds of the exceptions, in order, each once. */
export function exceptionWords(exceptions: readonly CopyException[]): readonly string[] {
  return [...new Set(exceptions.map(it => it.kind))];
}

// What a copy effect excepts, one word for each exception.
import type { CopyException } from '../../engine/index.ts';

/** The kinds of the exceptions, those under a condition too, in order, each once. */
export function exceptionWords(exceptions: readonly CopyException[]): readonly string[] {
  return [...new Set(exceptions.flatMap(it => (it.kind === 'if' ? exceptionWords(it.then) : [it.kind])))];
}

// Exceptions of copy effects as words, one for each exception.
import type { CopyException } from '../../engine/index.ts';

/** The kinds of the exceptions, conditional ones included, in order, each once. */
export function exceptionWords(exceptions: readonly CopyException[]): readonly string[] {
  return [...new Set(exceptions.flatMap(it => (it.kind === 'if' ? exceptionWords(it.then) : [it.kind])))];
}

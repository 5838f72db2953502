// Staging of `except`: exceptions of copies, read by the compiler.
import type { CopyException } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import type { Staging } from './staging.ts';

/** The exceptions in the words, which may name the copy; unread words are a problem, since the answer would differ. */
export function exceptionsOf(
  staging: Staging,
  except: readonly string[],
  path: Issue['path'],
  names: readonly string[] = [],
): readonly CopyException[] {
  return except.flatMap(words => {
    const read = staging.cards.compiler.exceptions(words, names);
    if (read !== undefined) return read;
    staging.issues.push({ path, message: `I could not read the exception "${words}".` });
    return [];
  });
}

// Compilation of the installed cards by the grammar of this program.
import { type CompileStoreOptions, compileStore } from '../cards/node.ts';
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import { GRAMMAR } from './grammar.ts';
import { grammarHash } from './grammar-hash.ts';
import { storedCompilation } from './stored-compilation.ts';

/** Compiles the cards of the store at this path, unless they are; resolves to how many it compiled. Needs the grammar loaded. */
export function compileCards(
  store: string,
  options: Pick<CompileStoreOptions, 'onProgress' | 'signal'> = {},
): Promise<Result<number, Issue>> {
  const { card: compile } = GRAMMAR.get().cards();
  return compileStore(store, { ...options, compile: card => storedCompilation(compile(card)), grammar: grammarHash() });
}

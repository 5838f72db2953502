// Loading of the grammar, where it is needed and not before.
import { GrammarMissing, hasGrammar } from './grammar.ts';

/** Carries something out, and again with the grammar where that was needed and missing. */
export async function withGrammar<T>(act: () => T): Promise<T> {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof GrammarMissing)) throw error;
    await loadGrammar();
    return act();
  }
}

/** Loads the grammar, unless it is loaded. */
export async function loadGrammar(): Promise<void> {
  if (!hasGrammar()) await import('./oracle-compiler.ts');
}

// Loading of the grammar and of the reader of plain questions, where they are needed and not before.
import { GrammarMissing, hasGrammar } from './grammar.ts';
import { ReaderMissing } from './question-reader.ts';

/** Carries something out, and again with the grammar, or the reader of plain questions, where that was needed and missing. */
export async function withGrammar<T>(act: () => T): Promise<T> {
  try {
    return act();
  } catch (error) {
    if (error instanceof GrammarMissing) await loadGrammar();
    else if (error instanceof ReaderMissing) await import('./plain-reader.ts');
    else throw error;
    return withGrammar(act);
  }
}

/** Loads the grammar, unless it is loaded; the reader comes with it. */
export async function loadGrammar(): Promise<void> {
  if (!hasGrammar()) await import('./oracle-compiler.ts');
}

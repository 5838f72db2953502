// Loading of the grammar and of the reader of plain questions, where they are needed and not before.
import { ModuleMissing } from '../kit/module-slot.ts';
import { GRAMMAR } from './grammar.ts';
import { QUESTION_READER } from './question-reader.ts';

/** Carries something out, and again with the grammar, or the reader of plain questions, where that was needed and missing. */
export async function withGrammar<T>(act: () => T): Promise<T> {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof ModuleMissing)) throw error;
    if (error.slot === GRAMMAR) await loadGrammar();
    else if (error.slot === QUESTION_READER) await import('./plain-reader.ts');
    else throw error;
    return withGrammar(act);
  }
}

/** Loads the grammar, unless it is loaded; the reader comes with it. */
export async function loadGrammar(): Promise<void> {
  if (!GRAMMAR.filled) await import('./oracle-compiler.ts');
}

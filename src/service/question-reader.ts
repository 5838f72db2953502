// The reader of plain questions behind answers. It is large, and a question in another form needs none of it: it may be
// loaded later.
import type { QuestionMeans, QuestionReading } from '../question/index.ts';

export type QuestionReader = (text: string, means: QuestionMeans) => QuestionReading;

let provided: QuestionReader | undefined;

/** Provides the reader; it is done by its module. */
export function provideReader(reader: QuestionReader): void {
  provided = reader;
}

/** The error where a plain question is to be read and the reader has not been loaded. */
export class ReaderMissing extends Error {}

/** The reader. Throws where it has not been loaded, which `withGrammar` mends. */
export function questionReader(): QuestionReader {
  if (provided === undefined) throw new ReaderMissing('The reader of plain questions is not loaded.');
  return provided;
}

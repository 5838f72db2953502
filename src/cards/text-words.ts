// Words of a text with their places, and the names found among them.
import { nameKey } from './card-names.ts';

/** A stretch of text with the name it was understood as. */
export type SpanReadAs = 'name' | 'face' | 'short name' | 'plural' | 'part' | 'misspelling';

/** Words of a text that name a card. */
export interface NameSpan {
  /** Index of the first word, as `wordsIn` counts them. */
  readonly from: number;
  /** Index after the last word. */
  readonly to: number;
  /** Names of the cards it may mean, those meant for play and those played most first; at most `MOST_MEANT`. */
  readonly names: readonly string[];
  readonly as: SpanReadAs;
  /** Whether every card it may mean is one that is not meant for normal play. */
  readonly extra: boolean;
  /** Whether the first is known to be played most. */
  readonly ranked: boolean;
}

/** A word of a text, with its place in it. */
export interface TextWord {
  /** The word folded: lower case, without accents and apostrophes. */
  readonly folded: string;
  /** The word without a possessive ending, folded; the same as `folded` where it has none. */
  readonly bare: string;
  readonly at: number;
  readonly end: number;
}

/** The names found in a text. */
export interface NamesFound {
  readonly words: readonly TextWord[];
  readonly spans: readonly NameSpan[];
}

/** The words of a text: letters and digits, with apostrophes inside. */
export function wordsIn(text: string): readonly TextWord[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’‘ʼ`´][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    folded: nameKey(word),
    bare: nameKey(word.replace(/['’‘ʼ`´]s$/iu, '')),
    at: index,
    end: index + word.length,
  }));
}

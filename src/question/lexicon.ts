// Meanings of words and phrases. The lists are read in this order: the first that has a word keeps it.
import './words/player-words.ts';
import './words/place-words.ts';
import './words/event-words.ts';
import './words/state-words.ts';
import './words/joining-words.ts';
import './words/asking-words.ts';
import './words/aside-words.ts';
import './words/creature-type-words.ts';
import './words/position-words.ts';
import './words/everyday-words.ts';
import type { TokenBody } from './question-token.ts';
import { table } from './words/word-table.ts';

/** The most words of a phrase in the tables. */
export const LONGEST_PHRASE = 7;

/** The token of a word or a phrase, which is folded and has single blanks; undefined for one that is not known. */
export function meaningOf(words: string): TokenBody | undefined {
  return table.get(words);
}

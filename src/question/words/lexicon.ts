// Meanings of words and phrases. The lists are read in this order: the first that has a word keeps it.
import './player-words.ts';
import './place-words.ts';
import './event-words.ts';
import './event-synonyms.ts';
import './state-words.ts';
import './joining-words.ts';
import './asking-words.ts';
import './unjudged-words.ts';
import './creature-type-words.ts';
import './position-words.ts';
import './everyday-words.ts';
import type { TokenBody } from '../tokens/question-token.ts';
import { table } from './word-table.ts';

/** The most words of a phrase in the tables. */
export const LONGEST_PHRASE = 7;

/** The token of a word or a phrase, which is folded and has single blanks; undefined for one that is not known. */
export function meaningOf(words: string): TokenBody | undefined {
  return table.get(words);
}

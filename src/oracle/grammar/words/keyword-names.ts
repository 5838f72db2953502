// Names of keyword abilities as words: "flying", "first strike".
import { KEYWORDS } from '../../../engine/index.ts';
import { wordTable } from '../../combine.ts';
import type { Phrase } from '../../phrase.ts';

/** The name of a keyword ability. */
export const keywordName: Phrase<string> = wordTable<string>(
  'a keyword',
  Object.fromEntries(Object.keys(KEYWORDS).map(it => [it, it])),
);

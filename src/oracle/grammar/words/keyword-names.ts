// Names of keyword abilities as words: "flying", "first strike".
import { KEYWORDS } from '../../../engine/index.ts';
import { wordTable } from '../../combine.ts';
import type { Phrase } from '../../phrase.ts';

/** Any keyword's name. */
export const keywordName: Phrase<string> = wordTable<string>(
  'a keyword',
  Object.fromEntries(Object.keys(KEYWORDS).map(it => [it, it])),
);

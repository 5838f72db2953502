// Names of keyword abilities as words: "flying", "first strike".
import { KEYWORD_NAMES, type KeywordName } from '../../../engine/index.ts';
import { wordTable } from '../../combine.ts';
import type { Phrase } from '../../phrase.ts';

/** The name of a keyword ability. */
export const keywordName: Phrase<KeywordName> = wordTable<KeywordName>(
  'a keyword',
  Object.fromEntries(KEYWORD_NAMES.map(it => [it, it])),
);

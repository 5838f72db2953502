// Names of keyword abilities as words: "flying", "first strike".
import { KEYWORDS } from '../../engine/index.ts';
import { table } from '../combine.ts';
import type { Phrase } from '../phrase.ts';

/** Any keyword's name. */
export const keywordName: Phrase<string> = table<string>(
  'a keyword',
  Object.fromEntries(Object.keys(KEYWORDS).map(it => [it, it])),
);

// Kinds of counters: "+1/+1", "charge", "first strike".
import { textMatching } from '../../combine.ts';
import type { Phrase } from '../../phrase.ts';

/** A kind of counter: "+1/+1", "charge", "double strike". */
export const counterKind: Phrase<string> = textMatching(
  'a kind of counter',
  /[+-]\d\/[+-]\d|(?:first strike|double strike)|(?!no\b|one\b|two\b|three\b|four\b|five\b|counter|additional\b|an?\b|the\b|more\b|that\b|those\b|many\b|another\b)[a-z]+(?= counter)/,
);

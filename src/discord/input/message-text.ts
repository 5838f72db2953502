// The words of a message that a person posted, without what Discord draws in place of words.

import { plain } from './escape.ts';
import { INPUT_LIMITS } from './limits.ts';

/** Mentions, emoji, times and commands as Discord writes them. */
const DRAWN = /<(?:[@#][!&]?\d+|a?:\w+:\d+|t:-?\d+(?::\w)?|\/[^<>\n]*:\d+)>/gu;
const ADDRESS = /<?\bhttps?:\/\/\S+/gu;
const MARKUP = /\*+|~~|\|\||__|`+/gu;
const QUOTED = /^\s*(?:>>>|>|-#|#{1,3}(?= ))\s*/gmu;

/** The text of a message, of which at most the first 4,000 characters are read. */
export function messageText(content: string): string {
  return plain(content.slice(0, INPUT_LIMITS.question))
    .replace(DRAWN, ' ')
    .replace(ADDRESS, ' ')
    .replace(MARKUP, '')
    .replace(QUOTED, '')
    .replace(/ {2,}/gu, ' ')
    .trim();
}

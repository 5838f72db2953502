// The table of the words a plain question is made of, by what they do in it.
import type { Small, SpokenAction, TokenBody, VerbVoice } from '../tokens/question-token.ts';

/** The meaning of each word and phrase; the first that was given one keeps it. */
export const table = new Map<string, TokenBody>();

/** Adds a meaning for each of these words that has none yet. */
export function add(words: string, body: TokenBody): void {
  for (const word of words.split('|')) if (!table.has(word.trim())) table.set(word.trim(), body);
}

/** Adds verbs of an event. */
export function verbs(
  words: string,
  action: SpokenAction,
  voice: VerbVoice,
  more: {
    readonly zone?: string;
    readonly past?: boolean;
    readonly card?: string;
    readonly keywordAction?: string;
    readonly counters?: Readonly<Record<string, number>>;
  } = {},
): void {
  add(words, { kind: 'verb', action, voice, ...more });
}

/** Adds words that join or introduce. */
export function small(words: string, word: Small): void {
  add(words, { kind: 'small', word });
}

// Index of a list of tokens: what occurs in it, by which a pass sees at once that it has nothing to do.
import type { SpokenAction, Token } from './question-token.ts';

/** Kinds, actions of verbs and words that occur in a list of tokens. */
interface TokenIndex {
  readonly kinds: ReadonlySet<string>;
  readonly actions: ReadonlySet<string>;
  /** The texts of the tokens, the words of those with several, and the words that small ones and questions stand for. */
  readonly words: ReadonlySet<string>;
}

/** The indexes of lists, each made once: a list of tokens is never changed. */
const INDEXES = new WeakMap<readonly Token[], TokenIndex>();

/** Whether a token of one of these kinds occurs. */
export function anyOfKind(tokens: readonly Token[], ...kinds: readonly Token['kind'][]): boolean {
  const { kinds: occurring } = indexOf(tokens);
  return kinds.some(it => occurring.has(it));
}

/** Whether a verb with one of these actions occurs. */
export function anyVerb(tokens: readonly Token[], ...actions: readonly SpokenAction[]): boolean {
  const { actions: occurring } = indexOf(tokens);
  return actions.some(it => occurring.has(it));
}

/**
 * Whether one of these words occurs, in small letters: as the text of a token, as a word of it (letters and digits
 * alone), or as what a small token or one that asks stands for ("with" for "w/").
 */
export function anyWord(tokens: readonly Token[], ...words: readonly string[]): boolean {
  const { words: occurring } = indexOf(tokens);
  return words.some(it => occurring.has(it));
}

function indexOf(tokens: readonly Token[]): TokenIndex {
  const known = INDEXES.get(tokens);
  if (known !== undefined) return known;
  const index = indexed(tokens);
  INDEXES.set(tokens, index);
  return index;
}

function indexed(tokens: readonly Token[]): TokenIndex {
  const [kinds, actions, words] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const token of tokens) {
    kinds.add(token.kind);
    if (token.kind === 'verb') actions.add(token.action);
    if (token.kind === 'small' || token.kind === 'ask' || token.kind === 'about' || token.kind === 'relation')
      words.add(token.word);
    const text = token.text.toLowerCase();
    words.add(text);
    if (!ONE_WORD.test(text)) for (const [word] of text.matchAll(WORD)) words.add(word);
  }
  return { kinds, actions, words };
}

const ONE_WORD = /^[\p{L}\d]*$/u;
const WORD = /[\p{L}\d]+/gu;

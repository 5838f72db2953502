// Index of a list of tokens: what occurs in it, by which a pass sees at once that it has nothing to do.
import type { SpokenAction, Token } from './question-token.ts';

/** Kinds, actions of verbs and words that occur in a list of tokens. */
interface TokenIndex {
  readonly kinds: ReadonlySet<string>;
  readonly actions: ReadonlySet<string>;
  /** The texts of the tokens, the words of those with several, and the words that small ones and questions stand for. */
  readonly words: ReadonlySet<string>;
}

/** The list that was looked at last, with its index: the passes of a question look at one list after another. */
const latest: { tokens: readonly Token[]; index: TokenIndex } = { tokens: [], index: indexed([]) };

/** Whether a token of one of these kinds occurs. */
export function anyOfKind(tokens: readonly Token[], ...kinds: readonly Token['kind'][]): boolean {
  const { kinds: occurring } = indexOf(tokens);
  for (const kind of kinds) if (occurring.has(kind)) return true;
  return false;
}

/** Whether a verb with one of these actions occurs. */
export function anyVerb(tokens: readonly Token[], ...actions: readonly SpokenAction[]): boolean {
  const { actions: occurring } = indexOf(tokens);
  for (const action of actions) if (occurring.has(action)) return true;
  return false;
}

/**
 * Whether one of these words occurs, in small letters: as the text of a token, as a word of it (letters and digits
 * alone), or as what a small token or one that asks stands for ("with" for "w/").
 */
export function anyWord(tokens: readonly Token[], ...words: readonly string[]): boolean {
  const { words: occurring } = indexOf(tokens);
  for (const word of words) if (occurring.has(word)) return true;
  return false;
}

function indexOf(tokens: readonly Token[]): TokenIndex {
  if (latest.tokens !== tokens) {
    latest.tokens = tokens;
    latest.index = indexed(tokens);
  }
  return latest.index;
}

function indexed(tokens: readonly Token[]): TokenIndex {
  const [kinds, actions, words] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const token of tokens) {
    kinds.add(token.kind);
    if (token.kind === 'verb') actions.add(token.action);
    if (token.kind === 'small' || token.kind === 'ask' || token.kind === 'about' || token.kind === 'relation')
      words.add(token.word);
    for (const word of wordsOf(token.text)) words.add(word);
  }
  return { kinds, actions, words };
}

/** The words of texts of tokens: the lists of a question have most of their tokens in common. */
const WORDS_OF_TEXTS = new Map<string, readonly string[]>();
/** The most texts of which the words are kept. */
const MOST_TEXTS = 4_000;

function wordsOf(text: string): readonly string[] {
  const known = WORDS_OF_TEXTS.get(text);
  if (known !== undefined) return known;
  if (WORDS_OF_TEXTS.size >= MOST_TEXTS) WORDS_OF_TEXTS.clear();
  const whole = text.toLowerCase();
  const words = [...new Set([whole, ...(whole.match(WORD) ?? [])])];
  WORDS_OF_TEXTS.set(text, words);
  return words;
}

const WORD = /[\p{L}\d]+/gu;

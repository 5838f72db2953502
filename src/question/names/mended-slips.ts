// Words of the game that were typed with one slip: "sacrafice", "equiped", "destory".
import type { TextWord } from '../../cards/index.ts';
import { keyOf } from '../../kit/structure.ts';
import { creatureType } from '../tokens/chosen.ts';
import type { Token, TokenBody } from '../tokens/question-token.ts';
import { meaningOf } from '../words/lexicon.ts';
import { table } from '../words/word-table.ts';
import type { NameBook } from './mentioned-names.ts';
import { isOneSlipOff } from './near-names.ts';

/** The fewest letters of a word in which a slip is forgiven. */
const SHORTEST = 7;

/** The kinds of words that are worth it: what only asks or joins changes nothing, or is too short. */
const KINDS: readonly TokenBody['kind'][] = ['verb', 'state', 'about', 'relation', 'small', 'filler', 'have'];

/** The most unknown words of a question that are looked up. */
const MOST_TRIES = 10;

let index: ReadonlyMap<string, readonly string[]> | undefined;

/** Each word of the tables, by what is left of it without one of its letters, and by itself. */
function shortened(): ReadonlyMap<string, readonly string[]> {
  if (index !== undefined) return index;
  const found = new Map<string, string[]>();
  for (const [word, { kind }] of table) {
    if (word.length < SHORTEST || !KINDS.includes(kind) || !/^\p{L}+$/u.test(word)) continue;
    // a kind of creature is a word of names
    if (creatureType(word) !== undefined) continue;
    for (const key of keysOf(word)) found.set(key, [...(found.get(key) ?? []), word]);
  }
  index = found;
  return found;
}

function keysOf(word: string): ReadonlySet<string> {
  return new Set([word, ...Array.from(word, (_, n) => word.slice(0, n) + word.slice(n + 1))]);
}

/** Words as they were meant, by their offset, where they were typed with a slip. */
export type MendedWords = ReadonlyMap<number, string>;

/** The words that no token could be made of, each one slip from one meaning alone; undefined where there are none. */
export function slipsMended(tokens: readonly Token[], book: NameBook): MendedWords | undefined {
  const unknown = tokens.filter(
    it => it.kind === 'unknown' && it.text.length >= SHORTEST - 1 && /^\p{Ll}+$/u.test(it.text),
  );
  const mended = new Map<number, string>();
  for (const token of unknown.slice(0, MOST_TRIES)) {
    const { at, text } = token;
    const meant = wordNear(text);
    // a word of a name is no slip: "destroyer", "copy enchantement"
    if (meant !== undefined && book.nameNear(text)?.as !== 'part' && !isOfName(tokens, token, book))
      mended.set(at, meant);
  }
  return mended.size === 0 ? undefined : mended;
}

/** Whether a word is the last of a name of two words, but for one slip. */
function isOfName(tokens: readonly Token[], token: Token, book: NameBook): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  if (before === undefined || !/^\p{L}+$/u.test(before.text)) return false;
  const typed = `${before.text} ${token.text}`;
  return isOneSlipOff(typed, book.nameNear(typed)?.names ?? []);
}

/** The words of a text as they were meant. */
export function wordsMeant(words: readonly TextWord[], mended: MendedWords): readonly TextWord[] {
  return words.map(word => {
    const meant = mended.get(word.at);
    return meant === undefined ? word : { ...word, folded: meant, bare: meant };
  });
}

/** A token with what was meant in its text. */
export function withTextMeant(token: Token, mended: MendedWords): Token {
  for (const [at, meant] of mended) {
    const from = at - token.at;
    if (from < 0 || at >= token.end) continue;
    const typed = /^\p{L}+/u.exec(token.text.slice(from))?.[0] ?? '';
    return { ...token, text: token.text.slice(0, from) + meant + token.text.slice(from + typed.length) };
  }
  return token;
}

function wordNear(word: string): string | undefined {
  const near = shortened();
  const words = new Set([...keysOf(word)].flatMap(key => near.get(key) ?? []));
  const meant = [...words].filter(it => isOneSlip(word, it));
  const bodies = new Set(meant.map(it => keyOf(meaningOf(it))));
  const [first] = meant;
  return bodies.size > 1 ? undefined : first;
}

/** Whether two words with the same first and last letter differ by one letter that is another, missing or too many, or by two that have changed places. */
function isOneSlip(one: string, other: string): boolean {
  if (one === other || one[0] !== other[0] || one.at(-1) !== other.at(-1) || Math.abs(one.length - other.length) > 1)
    return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const rest = (word: string, n: number) => word.slice(from + n);
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[from] === other[from + 1] && one[from + 1] === other[from] && rest(one, 2) === rest(other, 2))
  );
}

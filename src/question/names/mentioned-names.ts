// Card names in a question: which stretches of it are names, and what card each means.
import type { CardBook, NameSpan, NamesFound, TextWord } from '../../cards/index.ts';
import { isBasicLandType } from '../../engine/index.ts';
import { numberNamed } from '../tokens/counts.ts';
import type { TokenBody } from '../tokens/question-token.ts';
import { LONGEST_NICKNAME, nicknamed } from '../words/card-nicknames.ts';
import { meaningOf } from '../words/lexicon.ts';
import { nounNamed } from './nouns.ts';

/** The book, as far as names in text are looked up in it. */
export type NameBook = Pick<CardBook, 'namesIn' | 'nameNear'>;

/** A name as a token over words `from` to `to`. */
export interface FoundName {
  readonly from: number;
  readonly to: number;
  readonly token: Extract<TokenBody, { kind: 'card' }>;
  /** Whether its words are ordinary words too, so that what stands before it decides. */
  readonly ordinary: boolean;
}

/** The names of a text that do not overlap, the longest first where they do. */
export function namesOf(text: string, found: NamesFound, book: NameBook): readonly FoundName[] {
  const { words, spans } = found;
  const nicknames = nicknamesIn(words, spans, book);
  const named = spans.flatMap((span): FoundName[] => {
    const typed = text.slice(words[span.from]?.at, words[span.to - 1]?.end);
    if (!isWelcome(span, typed)) return [];
    return [{ from: span.from, to: span.to, token: cardToken(span, typed), ordinary: isOrdinary(span, words) }];
  });
  const all = [...nicknames, ...named].sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  const taken: FoundName[] = [];
  for (const name of all) if (taken.every(other => name.to <= other.from || name.from >= other.to)) taken.push(name);
  const inOrder = taken.sort((a, b) => a.from - b.from);
  return inOrder.map((name, at) => namedBefore(name, inOrder.slice(0, at), found, text) ?? name);
}

/** The wording "my goyf" after "Lhurgoyf": the end of a name that was written, and no nickname of another card. */
function endOfNamed(
  { from, to, token }: FoundName,
  before: readonly FoundName[],
  { words }: Pick<NamesFound, 'words'>,
): FoundName['token'] | undefined {
  const word = to - from === 1 && token.loose ? (words[from]?.folded ?? '') : '';
  if (word.length < SHORTEST_END) return undefined;
  const isEnd = ({ token: { names, loose } }: FoundName) =>
    !loose &&
    names[0]
      ?.toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some(it => it !== word && it.endsWith(word)) === true;
  return before.findLast(isEnd)?.token;
}

/** The wording "Elesh Norn … the opponent's norn": a word that was typed in a short name before, and no nickname of another card. */
function partTypedBefore(
  { from, to, token }: FoundName,
  before: readonly FoundName[],
  { words }: NamesFound,
  text: string,
): FoundName['token'] | undefined {
  const word = to - from === 1 && token.loose ? (words[from]?.folded ?? '') : '';
  if (word.length < SHORTEST_END) return undefined;
  const isPart = (name: FoundName) => {
    const typed = text.slice(words[name.from]?.at, words[name.to - 1]?.end).toLowerCase();
    return name.to - name.from > 1 && typed.split(/[^\p{L}\p{N}]+/u).includes(word);
  };
  return before.findLast(isPart)?.token;
}

/** The fewest letters by which the end of a word stands for the name it is of. */
const SHORTEST_END = 4;

/** The wording "the Protector" after "Den Protector": the card that was named, though there is one called just that. */
function namedBefore(
  name: FoundName,
  before: readonly FoundName[],
  found: NamesFound,
  text: string,
): FoundName | undefined {
  const { words } = found;
  const again = partTypedBefore(name, before, found, text);
  if (again !== undefined) return { ...name, token: again, ordinary: false };
  const ended = endOfNamed(name, before, { words });
  if (ended !== undefined) return { ...name, token: ended, ordinary: false };
  const owned = beginningOfNamed(name, before, { words });
  if (owned !== undefined) return { ...name, token: owned, ordinary: false };
  const [article, word] = words.slice(name.from, name.to);
  const isPointing = name.to - name.from === 2 && text.slice(article?.at, article?.end) === 'the';
  if (!isPointing || word === undefined) return undefined;
  const isPart = ({ token: { names } }: FoundName) =>
    names[0]
      ?.toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .includes(word.folded) === true;
  const pointed = before.findLast(isPart);
  return pointed && { ...name, token: pointed.token, ordinary: false };
}

/**
 * The wording "my Ornithopter" after "Ornithopter of Paradise": the name that was written and begins or ends with these
 * words, though there is a card called just that; not where that card was named as such before.
 */
function beginningOfNamed(
  { from, to, token }: FoundName,
  before: readonly FoundName[],
  { words }: Pick<NamesFound, 'words'>,
): FoundName['token'] | undefined {
  const [card] = token.names;
  const isOwned = POINTING.includes(words[from - 1]?.folded ?? '');
  if (card === undefined || !isOwned || token.plural || isBasicLandType(card)) return undefined;
  if (before.some(it => it.token.names[0] === card)) return undefined;
  const typed = words
    .slice(from, to)
    .map(it => it.folded)
    .join(' ');
  // a short name may be of another card; one with a slip, "Metalic Mimic", has words enough
  const isPart = (named: FoundName) => {
    const plain = foldedName(named.token.names[0] ?? '');
    const isSure = !named.token.loose || named.to - named.from > to - from;
    return isSure && plain !== typed && (plain.startsWith(`${typed} `) || plain.endsWith(` ${typed}`));
  };
  return before.findLast(isPart)?.token;
}

function foldedName(name: string): string {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .join(' ');
}

/** Words before a name by which something is spoken of that was named before. */
export const POINTING: readonly string[] = ['my', 'the', 'their', 'his', 'her', 'that', 'your', 'our'];

/** A name that lacks only its "The" is that name: "Meathook Massacre". */
function withArticle(span: NameSpan, typed: string): NameSpan {
  const whole = span.names.filter(it => it.toLowerCase() === `the ${typed.toLowerCase()}`);
  return whole.length === 1 ? { ...span, names: whole } : span;
}

/** The token of what a span means, as it was typed. */
export function cardToken(span: NameSpan, typed: string): FoundName['token'] {
  const { names, as, ranked, from, to } = withArticle(span, typed);
  const sure = as === 'name' || as === 'face' || as === 'plural';
  return {
    kind: 'card',
    names,
    loose: !sure || names.length > 1,
    open: names.length > 1 && !ranked && !sure,
    plural: as === 'plural',
    ...(as === 'face' && to - from === 1 ? { faceOnly: true } : {}),
  };
}

function nicknamesIn(words: readonly TextWord[], spans: readonly NameSpan[], book: NameBook): readonly FoundName[] {
  return words.flatMap((_, from): FoundName[] => {
    for (let length = Math.min(LONGEST_NICKNAME, words.length - from); length > 0; length--) {
      const part = words.slice(from, from + length);
      const plain = part.map(it => it.folded).join(' ');
      const bare = part.map((it, n) => (n === length - 1 ? it.bare : it.folded)).join(' ');
      const card = nicknamed(plain) ?? nicknamed(bare);
      if (card === undefined || !isInBook(card, book)) continue;
      const same = spans.find(it => it.from === from && it.to === from + length);
      const names = [card, ...(same?.names ?? []).filter(it => it !== card)];
      const loose = card.toLowerCase() !== plain;
      const token = { kind: 'card', names, loose, open: false, plural: false } as const;
      return [{ from, to: from + length, token, ordinary: isKnownName(plain) }];
    }
    return [];
  });
}

/** Whether the card of a nickname is among those that are known; other cards may go by that name otherwise. */
function isInBook(card: string, book: NameBook): boolean {
  return book.namesIn(card).spans.some(it => it.as === 'name' && it.names.includes(card));
}

/** Whether a span may be a name at all: cards not meant for play only by a long name, or written with capitals. */
function isWelcome({ extra, from, to }: NameSpan, typed: string): boolean {
  return !extra || (to - from > 1 && /^\p{Lu}/u.test(typed));
}

function isOrdinary({ from, to, as }: NameSpan, words: readonly TextWord[]): boolean {
  const part = words.slice(from, to);
  if (part.length === 1 && as === 'face') return true;
  if (part.length === 1) return isKnownName(part[0]?.folded ?? '') || isKnownName(part[0]?.bare ?? '');
  const whole = part.map(it => it.folded).join(' ');
  return isKnownName(whole);
}

/** Whether a word or phrase has a meaning of its own in a question. */
export function isKnownName(words: string): boolean {
  return meaningOf(words) !== undefined || nounNamed(words) !== undefined || numberNamed(words) !== undefined;
}

// Names that were not typed as they are: misspelt names, and parts of a name that stands elsewhere in full.

import type { NameSpan } from '../../cards/index.ts';
import { slips } from '../../kit/distance.ts';
import type { Token, TokenBody } from '../tokens/question-token.ts';
import { nicknamed } from '../words/card-nicknames.ts';
import { COMMON_WORDS } from '../words/common-words.ts';
import type { Lexing } from './lexing.ts';
import { isObjectPlace } from './meant-names.ts';
import { cardToken, type NameBook, POINTING } from './mentioned-names.ts';

/** The most stretches of unknown words looked up as misspelt names. */
const MOST_TRIES = 10;
/** The most tokens a misspelt name spans. */
const WIDEST = 5;

/** Tokens with unknown words, alone or with their neighbors, replaced by the misspelt or partial names they are. */
export function withNearNames({ text, tokens }: Lexing, book: NameBook): readonly Token[] {
  let tries = 0;
  const result = [...tokens];
  for (let i = 0; i < result.length && tries < MOST_TRIES; i++) {
    if (result[i]?.kind !== 'unknown') continue;
    const window = windowsAround(result, i).find(({ from, to }) => {
      if (tries >= MOST_TRIES) return false;
      tries++;
      return nameOver(text, result, from, to, book) !== undefined;
    });
    if (window === undefined) continue;
    const token = nameOver(text, result, window.from, window.to, book);
    if (token !== undefined) result.splice(window.from, window.to - window.from, token);
    if (token?.kind === 'card') pointAt(result, window.from, token);
    i = window.from;
  }
  return result;
}

/** Has later names that are the end or the beginning of one that was just mended mean it: "the Mimic" after "Metalic Mimic". */
function pointAt(tokens: Token[], i: number, named: Extract<Token, { kind: 'card' }>): void {
  const [name = ''] = named.names;
  const whole = name.toLowerCase();
  if (!named.text.includes(' ')) return;
  for (let n = i + 2; n < tokens.length; n++) {
    const [before, token] = [tokens[n - 1], tokens[n]];
    if (token?.kind !== 'card' || token.names.includes(name) || !POINTING.includes(before?.text.toLowerCase() ?? ''))
      continue;
    const part = token.text.toLowerCase();
    if (whole.startsWith(`${part} `) || whole.endsWith(` ${part}`)) tokens[n] = { ...token, names: named.names };
  }
}

/** Stretches of tokens around an unknown word, the widest first: they begin and end with a word of a name. */
function windowsAround(tokens: readonly Token[], i: number): readonly { readonly from: number; readonly to: number }[] {
  const windows: { from: number; to: number }[] = [];
  for (let length = WIDEST; length > 0; length--) {
    for (let from = Math.max(0, i - length + 1); from <= i; from++) {
      const to = from + length;
      const part = tokens.slice(from, to);
      if (
        part.length === length &&
        part.every(isWord) &&
        [part[0], part.at(-1)].every(
          it => it?.kind === 'unknown' || isNamePart(it) || (length > 1 && it?.kind === 'verb'),
        )
      ) {
        windows.push({ from, to });
      }
    }
  }
  return windows.filter(
    ({ from, to }) =>
      to - from === 1 || tokens.slice(from, to).filter(it => it.kind === 'unknown').length * 2 >= to - from - 1,
  );
}

function isWord({ kind, text }: Token): boolean {
  return kind !== 'stop' && kind !== 'fact' && /^[\p{L}\p{N}'’ -]+$/u.test(text);
}

function isNamePart(token: Token | undefined): boolean {
  return token?.kind === 'card' || token?.kind === 'noun' || token?.kind === 'about' || token?.kind === 'unjudged';
}

function nameOver(text: string, tokens: readonly Token[], from: number, to: number, book: NameBook): Token | undefined {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (first === undefined || last === undefined) return undefined;
  const typed = text.slice(first.at, last.end);
  const several = to - from === 1 ? severalNamed(typed) : undefined;
  if (several !== undefined) return { ...several, text: typed, at: first.at, end: last.end };
  const found = book.nameNear(typed.replace(/['’]s$/u, ''));
  if (found === undefined || found.extra) return undefined;
  const span = beginning(found, typed) ?? found;
  // a verb is a word of a name only where the name has the very words, "lost but seeking", or one slip: "copy enchantement"
  const isVerbal = first.kind === 'verb' || last.kind === 'verb';
  if (isVerbal && (to - from === 2 || span.as !== 'part') && !isOneSlipOff(typed, span.names)) return undefined;
  const capital = /^\p{Lu}/u.test(typed);
  if (!capital && to - from > 1 && !isWordByWord(typed, span.names)) return undefined;
  const before = tokens[from - 1];
  // "would I have fallen": a participle after its auxiliary, which longer names begin with
  if (to - from === 1 && !capital && before?.kind === 'have' && /(?:ed|en|wn)$/u.test(typed)) return undefined;
  const welcome = isObjectPlace(before) && before?.kind !== 'card' && span.names.length === 1;
  const begins = before === undefined || before.kind === 'stop';
  const isOpen = to - from === 1 || !span.ranked;
  if (span.names.length > 1 && span.as === 'part' && begins && isOpen) return undefined;
  const [name = ''] = span.names;
  const given = span.names.length === 1 && isGivenName(typed, name) && isSaidOf(tokens[to]);
  // "it dies and came back": a word that says something else, where nothing says that it is an object
  if (to - from === 1 && span.as === 'part' && COMMON_WORDS.has(typed) && !isOwner(before)) return undefined;
  if (span.as === 'part' && !capital && to - from === 1 && !welcome && !given) return undefined;
  return { ...cardToken(span, typed), text: typed, at: first.at, end: last.end };
}

/** Whether a token says whose the object after it is, or that it is there: "my", "I have", "two". */
function isOwner(before: Token | undefined): boolean {
  if (before?.kind === 'who') return before.whose;
  return before?.kind === 'have' || before?.kind === 'number';
}

/** Whether each word of a name in small letters, in any order, has few slips for its length: "way down" is not Wear Down. */
function isWordByWord(typed: string, names: readonly string[]): boolean {
  const words = wordsOf(typed);
  return names.some(name => {
    const meant = wordsOf(name);
    if (meant.length !== words.length) return true;
    return words.every(word => {
      const most = word.length < SAFE_WORD ? 1 : word.length < LONG_WORD + 2 ? 2 : 4;
      return word.length > 3 ? meant.some(it => slips(word, it, most) <= most) : meant.includes(word);
    });
  });
}

/** Whether one word of a name was typed with one slip, a long one, and the others as they are. */
export function isOneSlipOff(typed: string, [name = '', ...more]: readonly string[]): boolean {
  const [words, meant] = [wordsOf(typed), wordsOf(name)];
  const wrong = words.flatMap((word, n) => (word === meant[n] ? [] : [{ word, is: meant[n] ?? '' }]));
  const [only, ...others] = wrong;
  if (more.length > 0 || words.length !== meant.length || only === undefined || others.length > 0) return false;
  return only.is.length >= LONG_WORD && slips(only.word, only.is, 1) <= 1;
}

/** The letters of a word from which on two slips leave it what it is. */
const SAFE_WORD = 6;

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A span of names in which one word stands, as the one of them that begins with it: "thundermaw"; undefined for others. */
function beginning(span: NameSpan, typed: string): NameSpan | undefined {
  const word = typed.toLowerCase();
  if (span.as !== 'part' || word.length < LONG_WORD || !/^\p{L}+$/u.test(word)) return undefined;
  const firstWord = (name: string) => /^(?:the )?(\p{L}+)/u.exec(name.toLowerCase())?.[1];
  const [first, ...more] = span.names.filter(it => firstWord(it) === word);
  return first === undefined || more.length > 0 ? undefined : { ...span, names: [first] };
}

/** The letters of a word that is enough to mean a card alone. */
const LONG_WORD = 7;

/** The wording "how many Scutes": a nickname in the plural; undefined for another word. */
function severalNamed(typed: string): TokenBody | undefined {
  const [, one] = /^([\p{L}]{4,})s$/u.exec(typed.toLowerCase()) ?? [];
  const card = one === undefined ? undefined : nicknamed(one);
  return card === undefined ? undefined : { kind: 'card', names: [card], loose: false, open: false, plural: true };
}

/** The wording "bruvac" of Bruvac the Grandiloquent: the name itself, before what tells who bears it. */
function isGivenName(typed: string, name: string): boolean {
  const [first = '', rest = ''] = name.toLowerCase().split(/(?=,| the | of | from )/u);
  return typed.length > 3 && rest !== '' && first === typed.toLowerCase().replace(/['’]s?$/u, '');
}

/** Whether a token tells something of the name before it: "is mine", "out", "dies". */
function isSaidOf(next: Token | undefined): boolean {
  if (next?.kind === 'verb') return next.voice !== 'active' || /s$/iu.test(next.text);
  return ['be', 'there', 'zone', 'state'].includes(next?.kind ?? '');
}

/** A creature type of one thing: "the horror", "my rhino", "Rhino is cast last". */
function isPointedAt(token: Token, before: Token | undefined, next: Token | undefined): boolean {
  const begins = before === undefined || before.kind === 'stop';
  const subject = begins && ['be', 'have'].includes(next?.kind ?? '');
  const pointed =
    subject || (before?.kind === 'who' && before.whose) || (before?.kind === 'filler' && /^the$/iu.test(before.text));
  const kind =
    (token.kind === 'about' && token.word === 'creature type') ||
    (token.kind === 'noun' && token.noun.card !== undefined && token.noun.generic !== true && !token.noun.plural) ||
    (token.kind === 'card' && /^\p{Ll}+$/u.test(token.text));
  return kind && pointed;
}

/** Tokens with words of a name that stands elsewhere in full replaced by that card: "the Amulet", "Thalia". */
export function withShortened(tokens: readonly Token[]): readonly Token[] {
  const full = tokens.flatMap(token =>
    token.kind === 'card' && !token.loose && token.names[0] !== undefined ? [token.names[0]] : [],
  );
  return tokens.map((token, i) => {
    const loose =
      token.kind === 'unknown' ||
      isPointedAt(token, tokens[i - 1], tokens[i + 1]) ||
      (token.kind === 'card' && (token.loose || isAfterThe(tokens, i) || isSpokenOfAgain(tokens, i))) ||
      (token.kind === 'verb' && token.card !== undefined);
    if (!loose || token.kind === 'verb') return token;
    const word = token.text
      .toLowerCase()
      .replace(/['’]s$/u, '')
      .replace(/^the /u, '');
    const isPart = token.kind === 'unknown' && /^(?:the|my|their|his|her|that)$/iu.test(tokens[i - 1]?.text ?? '');
    const meant = full.filter(
      name =>
        name.toLowerCase() !== word &&
        !(isAfterThe(tokens, i) && token.kind === 'card' && token.names.includes(name)) &&
        name.toLowerCase() !== token.text.toLowerCase() &&
        (name
          .toLowerCase()
          .split(/[^\p{L}'’-]+/u)
          .some(it => it === word || (isPart && isPartOf(word, it))) ||
          name.toLowerCase().startsWith(`${word},`)),
    );
    const [name] = new Set(meant);
    if (name === undefined || new Set(meant).size > 1) return token;
    return {
      kind: 'card',
      names: [name],
      loose: false,
      open: false,
      plural: false,
      text: token.text,
      at: token.at,
      end: token.end,
    };
  });
}

/** The wording "Thragtusk … the tusk": the beginning or the end of a long word of a name. */
function isPartOf(said: string, word: string): boolean {
  return said.length >= 4 && word.length >= said.length + 3 && (word.endsWith(said) || word.startsWith(said));
}

/** The wording "Siege Rhino … the Rhino": a name after the article is of what was named before. */
function isAfterThe(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  return before?.kind === 'filler' && /^the$/iu.test(before.text);
}

/**
 * Wordings "Fiend Hunter … the hunter", "Cathars' Crusade … the crusade triggers": a word in small letters that
 * stands in no list of its own.
 */
function isSpokenOfAgain(tokens: readonly Token[], i: number): boolean {
  const [before, token] = tokens.slice(Math.max(0, i - 1), i + 1);
  if (token === undefined || before === undefined || !/^(?:the )?\p{Ll}+$/u.test(token.text)) return false;
  const isListed =
    (before.kind === 'small' && ['and', 'comma', 'with', 'plus'].includes(before.word)) ||
    before.kind === 'have' ||
    before.kind === 'verb' ||
    before.kind === 'stop' ||
    (before.kind === 'number' && before.article);
  return !isListed;
}

// A question cut into tokens: names first, then phrases, words, numbers and signs.
import type { TextWord } from '../cards/index.ts';
import { isBasicLandType } from '../engine/index.ts';
import { numberNamed } from './counts.ts';
import { LONGEST_PHRASE, meaningOf } from './lexicon.ts';
import { cardToken, type FoundName, isKnownName, type NameBook, namesOf } from './mentioned-names.ts';
import { LONGEST_NOUN, nounNamed, tokenDescribed } from './nouns.ts';
import { factsIn, type PhraseFact } from './phrase-facts.ts';
import type { Token, TokenBody } from './question-token.ts';

interface Lexing {
  readonly text: string;
  readonly words: readonly TextWord[];
  readonly names: readonly FoundName[];
  readonly facts: readonly PhraseFact[];
  readonly tokens: Token[];
}

/** The tokens of a question. */
export function tokensOf(text: string, book: NameBook): readonly Token[] {
  const found = book.namesIn(text);
  const lexing: Lexing = { text, words: found.words, names: namesOf(text, found), facts: factsIn(text), tokens: [] };
  let at = 0;
  while (at < text.length) at = Math.max(at + 1, nextToken(lexing, at));
  return withShortened(withNearNames({ ...lexing, tokens: [...withShortened(lexing.tokens)] }, book));
}

/** Reads one token; returns the offset after it. */
function nextToken(lexing: Lexing, at: number): number {
  const { text, words, facts } = lexing;
  const fact = facts.find(it => it.at === at);
  if (fact !== undefined) return push(lexing, at, fact.end, { kind: 'fact', path: fact.path, value: fact.value });
  const signs = signAt(text, at);
  if (signs !== undefined) return push(lexing, at, at + signs.length, signs.body);
  const index = words.findIndex(it => it.at === at);
  if (index >= 0) return wordAt(lexing, index);
  return markAt(lexing, at);
}

function push({ text, tokens }: Lexing, at: number, end: number, body: TokenBody): number {
  tokens.push({ ...body, text: text.slice(at, end), at, end });
  return end;
}

/** Kinds of counters, sizes and values of X, which are no words. */
function signAt(text: string, at: number): { readonly length: number; readonly body: TokenBody } | undefined {
  if (at > 0 && /[\p{L}\p{N}/]/u.test(text[at - 1] ?? '')) return undefined;
  const rest = text.slice(at, at + 60);
  const [counter, kind = ''] = /^([+-]\d+\/[+-]\d+)(?: counters?)?(?: on (?:it|him|her|them))?/iu.exec(rest) ?? [];
  if (counter !== undefined) return { length: counter.length, body: { kind: 'counters', counter: kind } };
  const [x, value = ''] = /^(?:where |with |for |and )?x ?(?:=|is|equals|being|of|:) ?(\d{1,3})\b/iu.exec(rest) ?? [];
  if (x !== undefined) return { length: x.length, body: { kind: 'x', value: Number(value) } };
  const [chapter] = /^chapters? (?:\d|i{1,3}v?|one|two|three)\b/iu.exec(rest) ?? [];
  if (chapter !== undefined) return { length: chapter.length, body: { kind: 'filler' } };
  const [size, power, toughness] = /^(\d{1,2})\/(\d{1,2})(?!\d)/u.exec(rest) ?? [];
  if (size !== undefined) {
    return { length: size.length, body: { kind: 'size', power: Number(power), toughness: Number(toughness) } };
  }
  return undefined;
}

function wordAt(lexing: Lexing, index: number): number {
  const { words, names } = lexing;
  const name = names.find(it => it.from === index && !isInPhrase(words, it) && isMeant(lexing, it));
  if (name !== undefined) return push(lexing, at(words, name.from), endOf(words, name.to), name.token);
  const until = Math.min(words.length, ...names.filter(it => it.from > index && !it.ordinary).map(it => it.from));
  const described = describedAt(lexing, index, until);
  if (described !== undefined) return described;
  for (let length = Math.min(LONGEST_PHRASE, until - index); length > 0; length--) {
    if (isBroken(lexing, index, index + length)) continue;
    const body = phraseBody(words.slice(index, index + length), lexing, index);
    if (body !== undefined) return push(lexing, at(words, index), endOf(words, index + length), body);
  }
  return push(lexing, at(words, index), endOf(words, index + 1), { kind: 'unknown' });
}

/** "flashes in": a phrase that is longer than the name it begins with. */
function isInPhrase(words: readonly TextWord[], { from, to }: FoundName): boolean {
  const [first, second] = [words[from]?.folded, words[to]?.folded];
  return to - from === 1 && second !== undefined && meaningOf(`${first} ${second}`)?.kind === 'verb';
}

function phraseBody(part: readonly TextWord[], lexing: Lexing, index: number): TokenBody | undefined {
  const folded = part.map(it => it.folded).join(' ');
  const bare = part.map((it, n) => (n === part.length - 1 ? it.bare : it.folded)).join(' ');
  if (folded !== bare) {
    const owner = meaningOf(bare);
    if (owner?.kind === 'who' && owner.who === 'opponent')
      return isContracted(lexing, index + part.length) ? owner : { ...owner, whose: true };
  }
  const [only] = part;
  const number = part.length === 1 && only !== undefined ? numberNamed(only.folded) : undefined;
  if (number !== undefined) return { kind: 'number', ...number };
  const meaning = meaningOf(folded);
  if (meaning?.kind === 'verb') {
    const card = lexing.names.find(it => it.from === index && it.to === index + part.length)?.token.names[0];
    return card === undefined ? meaning : { ...meaning, card };
  }
  if (folded === 'basic' && isBasicWord(lexing.words[index + 1]?.folded ?? '')) return { kind: 'filler' };
  const noun = part.length <= LONGEST_NOUN ? nounNamed(folded) : undefined;
  if (noun !== undefined && (meaning === undefined || meaning.kind === 'about' || meaning.kind === 'relation'))
    return { kind: 'noun', noun };
  return meaning;
}

function isBasicWord(word: string): boolean {
  return ['plains', 'island', 'swamp', 'mountain', 'forest', 'islands', 'swamps', 'mountains', 'forests'].includes(
    word,
  );
}

/** "opponent's got": the ending is a verb. */
function isContracted({ words }: Lexing, next: number): boolean {
  return ['got', 'casting', 'playing', 'running'].includes(words[next]?.folded ?? '');
}

/** A token by its size: "1/1 red Goblin token". */
function describedAt(lexing: Lexing, index: number, until: number): number | undefined {
  const { tokens, words } = lexing;
  const size = tokens.at(-1);
  if (size?.kind !== 'size') return undefined;
  const read = tokenDescribed(
    size.power,
    size.toughness,
    words.slice(index, until).map(it => it.folded),
  );
  if (read === undefined) return undefined;
  tokens.pop();
  return push(lexing, size.at, endOf(words, index + read.words), { kind: 'noun', noun: read.noun });
}

/** Whether a sign stands between the words of a phrase. */
function isBroken({ text, words, facts }: Lexing, from: number, to: number): boolean {
  if (to - from < 2) return false;
  const between = text.slice(words[from]?.end, words[to - 1]?.at);
  return /[.?!;:,(]/u.test(between) || facts.some(it => it.at > at(words, from) && it.at < endOf(words, to));
}

/** Whether a name whose words are ordinary too is meant as a name where it stands. */
function isMeant({ text, words, tokens }: Lexing, name: FoundName): boolean {
  const follows = words[name.to]?.folded ?? '';
  if (!name.ordinary)
    return WHOM.includes(follows) || !isVerbAfterPronoun(text.slice(at(words, name.from)), tokens, name);
  const before = tokens.at(-1);
  const folded = words
    .slice(name.from, name.to)
    .map(it => it.folded)
    .join(' ');
  const meaning = meaningOf(folded);
  const next = words[name.to]?.folded ?? '';
  const starts =
    before === undefined || before.kind === 'stop' || (before.kind === 'small' && ['if', 'then'].includes(before.word));
  const capital = /^\p{Lu}/u.test(text.slice(at(words, name.from)));
  if (isBasicLandType(name.token.names[0] ?? '')) return isLandMeant(tokens);
  if (before?.kind === 'who' && !before.whose && meaning?.kind !== 'verb' && WHOM.includes(next)) return true;
  if (name.token.faceOnly === true) return capital && !starts;
  if (meaning?.kind === 'verb') {
    if (before?.kind === 'who' && !before.whose) return false;
    if (starts && WHOSE.includes(next)) return false;
    return starts
      ? AFTER_NAMES.includes(next) || (capital && !isKnownName(next))
      : isObjectPlace(before) || (capital && before?.kind === 'ask');
  }
  if (name.token.loose) return meaning === undefined ? capital || isObjectPlace(before) : capital && !starts;
  return capital && !starts && name.token.names.length === 1 && !name.token.plural;
}

/** Words after a spell used as a verb: "I bolt my opponent", "they shock me". */
const WHOM = [
  'my',
  'their',
  'his',
  'her',
  'the',
  'a',
  'an',
  'me',
  'him',
  'them',
  'opponent',
  'opp',
  'opponents',
  'myself',
];
const WHOSE = ['my', 'their', 'his', 'her', 'opponents', 'opps', 'the', 'an', 'a', 'our'];
const AFTER_NAMES = [
  'copying',
  'enters',
  'enter',
  'on',
  'copies',
  'etbs',
  'comes',
  'resolves',
  'as',
  'targeting',
  'with',
  'under',
  'vs',
  'and',
  'plus',
  'does',
  'off',
  'into',
];

/** "does it fly": a short word after a pronoun is no card, though there be one of the name. */
function isVerbAfterPronoun(typed: string, tokens: readonly Token[], { from, to }: FoundName): boolean {
  const before = tokens.at(-1);
  const pronoun = before !== undefined && /(?:^|\s)(?:it|he|she)$/iu.test(before.text);
  return to - from === 1 && pronoun && !/^\p{Lu}/u.test(typed);
}

/** "a Forest" that somebody has or plays, "six Mountains", "my basic Islands"; not "is it a Swamp". */
function isLandMeant(tokens: readonly Token[]): boolean {
  const plain = tokens.filter(it => !(it.kind === 'filler' && /^(?:the|basic)$/iu.test(it.text)));
  const before = plain.at(-1);
  if (before?.kind !== 'number' || !before.article) return isObjectPlace(before);
  const lead = plain.at(-2);
  return isObjectPlace(lead) || (lead?.kind === 'small' && lead.word === 'then');
}

/** Whether an object may follow: after a verb, a count, a possessive, "with", or another name. */
function isObjectPlace(before: Token | undefined): boolean {
  switch (before?.kind) {
    case 'verb':
    case 'number':
    case 'have':
    case 'relation':
    case 'card':
      return true;
    case 'who':
      return before.whose;
    case 'small':
      return ['with', 'and', 'another', 'under', 'comma', 'off', 'copying', 'by', 'into'].includes(before.word);
    default:
      return false;
  }
}

function markAt(lexing: Lexing, at: number): number {
  const { text } = lexing;
  const sign = text[at] ?? '';
  if (/\s/u.test(sign)) {
    return sign === '\n' ? push(lexing, at, at + 1, { kind: 'stop', hard: true }) : at + 1;
  }
  const broken = /^(?:\.\.+|…)(?=\s*\p{Ll})/u.exec(text.slice(at));
  if (broken !== null && at > 0) return push(lexing, at, at + broken[0].length, { kind: 'small', word: 'doubt' });
  if (/[?!;]/u.test(sign) || (sign === '.' && /^\.+(?:\s|$|["')])/u.test(text.slice(at)))) {
    return push(lexing, at, at + 1, { kind: 'stop', hard: true });
  }
  if (sign === '…' || sign === '—' || sign === '–' || (sign === '-' && /\s/u.test(text[at - 1] ?? ' '))) {
    return push(lexing, at, at + 1, { kind: 'stop', hard: false });
  }
  if (sign === ':') return push(lexing, at, at + 1, { kind: 'small', word: 'colon' });
  if (sign === ',' || sign === '/') return push(lexing, at, at + 1, { kind: 'small', word: 'comma' });
  if (sign === '+' || sign === '&') return push(lexing, at, at + 1, { kind: 'small', word: 'and' });
  return at + 1;
}

function at(words: readonly TextWord[], index: number): number {
  return words[index]?.at ?? 0;
}

function endOf(words: readonly TextWord[], to: number): number {
  return words[to - 1]?.end ?? 0;
}

/** The most stretches of unknown words looked up as misspelt names. */
const MOST_TRIES = 10;
/** The most tokens a misspelt name spans. */
const WIDEST = 5;

/** Unknown words, alone or with their neighbors, as names past a slip or as parts of names. */
function withNearNames({ text, tokens }: Lexing, book: NameBook): readonly Token[] {
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
    i = window.from;
  }
  return result;
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
        [part[0], part.at(-1)].every(it => it?.kind === 'unknown' || isNamePart(it))
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
  return token?.kind === 'card' || token?.kind === 'noun' || token?.kind === 'about' || token?.kind === 'aside';
}

function nameOver(text: string, tokens: readonly Token[], from: number, to: number, book: NameBook): Token | undefined {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (first === undefined || last === undefined) return undefined;
  const typed = text.slice(first.at, last.end);
  const span = book.nameNear(typed.replace(/['’]s$/u, ''));
  if (span === undefined || span.aside) return undefined;
  const capital = /^\p{Lu}/u.test(typed);
  const before = tokens[from - 1];
  const welcome = isObjectPlace(before) && before?.kind !== 'card' && span.names.length === 1;
  if (span.as === 'part' && !capital && to - from === 1 && !welcome) return undefined;
  return { ...cardToken(span), text: typed, at: first.at, end: last.end };
}

/** A word of a name that stands elsewhere in full means that card: "the Amulet", "Thalia". */
function withShortened(tokens: readonly Token[]): readonly Token[] {
  const full = tokens.flatMap(token =>
    token.kind === 'card' && !token.loose && token.names[0] !== undefined ? [token.names[0]] : [],
  );
  return tokens.map(token => {
    const loose =
      token.kind === 'unknown' ||
      (token.kind === 'card' && token.loose) ||
      (token.kind === 'verb' && token.card !== undefined);
    if (!loose || token.kind === 'verb') return token;
    const word = token.text.toLowerCase().replace(/['’]s$/u, '');
    const meant = full.filter(
      name =>
        name
          .toLowerCase()
          .split(/[^\p{L}'’-]+/u)
          .some(it => it === word) || name.toLowerCase().startsWith(`${word},`),
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

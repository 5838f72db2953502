// Stretches of a question that may ask for something, as plain words with the names in them replaced by marks.

import { isBasicLandType } from '../../engine/index.ts';
import { Memo } from '../../kit/memo.ts';
import { creatureType } from '../tokens/chosen.ts';
import type { Token } from '../tokens/question-token.ts';
import { isComma, isPointing } from '../tokens/token-parts.ts';

/** A stretch between two stops, commas or subordinate clauses. */
export interface AskingText {
  /** Folded words without filler; each name is "@" and its number, and the kind of counters follows "#". */
  readonly words: string;
  /** The words before "and" and after it, where there is one. */
  readonly joined?: readonly [string, string];
  /** The stretch as it was typed. */
  readonly typed: readonly Token[];
  /** The cards of the marks, by number. */
  readonly names: readonly string[];
  /** Whether its sentence ends in a question mark. */
  readonly questioned: boolean;
  /** Whether its question mark follows at once, and nothing else in its sentence asks. */
  readonly marked: boolean;
  /** Whether what asks in its sentence begins only after it: "I draw a card, do I win?" */
  readonly told: boolean;
  /** Whether nothing follows it. */
  readonly last: boolean;
  /** Whether it asks which of two it is: "tapped or untapped". */
  readonly either: boolean;
  /** Whether a list may go on after it: a comma follows that no question or condition begins after. */
  readonly goesOn: boolean;
}

/** The most tokens of a stretch that is understood. */
const LONGEST_ASKED = 40;

const TEXTS = new Memo<readonly Token[], readonly AskingText[]>();

/** The stretches of a question, those after an event and without a stop between them too. */
export function askingTexts(tokens: readonly Token[]): readonly AskingText[] {
  const texts = TEXTS.get(tokens) ?? textsIn(tokens);
  TEXTS.set(tokens, texts);
  return texts;
}

function textsIn(tokens: readonly Token[]): readonly AskingText[] {
  const parts = partsOf(tokens).filter(({ part, end }) => !isThatPlayer(tokens, end - part.length));
  return parts.flatMap(({ part, end }) => {
    if (part.length > LONGEST_ASKED) return [];
    const rest = tokens.slice(end);
    const questioned = rest.find(it => it.kind === 'stop' && it.hard)?.text === '?';
    const marked = rest[0]?.text === '?' && isOnlyAsking(tokens.slice(0, end - part.length));
    const until = rest.findIndex(it => it.kind === 'stop' && it.hard);
    const isAskedLater = rest.slice(0, until < 0 ? rest.length : until).some(it => it.kind === 'ask');
    const told = isAskedLater && isOnlyAsking(tokens.slice(0, end));
    // "life total after, I'm on 20"
    const last = rest.every(it => it.kind === 'stop' || it.kind === 'fact' || isComma(it));
    const either = rest[0]?.kind === 'stop' && rest[0].either === true;
    const goesOn = isComma(rest[0]) && !['ask', 'be', 'small', 'who'].includes(rest[1]?.kind ?? 'ask');
    const own = isOfPlayer(tokens, end - part.length) ? [] : [0];
    const begins = [...own, ...part.flatMap((_, i) => (mayBegin(part, i) ? [i] : []))];
    return begins.map(i => ({
      ...textOf(part.slice(i)),
      typed: part.slice(i),
      questioned,
      marked,
      told,
      last,
      either,
      goesOn,
    }));
  });
}

/** Whether what stands before a stretch in its sentence asks nothing, and makes no condition of it. */
function isOnlyAsking(before: readonly Token[]): boolean {
  const sentence = before.slice(before.findLastIndex(it => it.kind === 'stop' && it.hard) + 1);
  const lead = sentence.findLast(it => it.kind !== 'filler');
  const isCondition = lead?.kind === 'small' && ['if', 'that'].includes(lead.word);
  return !isCondition && sentence.every(it => it.kind !== 'ask' && it.kind !== 'be');
}

/** The wording "my opponent, who controls X, …": a clause on the player before it. */
function isThatPlayer(tokens: readonly Token[], from: number): boolean {
  const [player, comma, who] = tokens.slice(Math.max(0, from - 2), from + 1);
  const isThat = who?.kind === 'small' && who.word === 'that';
  return isThat && isComma(comma) && isPlayer(player);
}

/** The wording "my opponent who has X": it asks for nobody, unless a question mark ends it. */
function isOfPlayer(tokens: readonly Token[], from: number): boolean {
  const [player, , who] = tokens.slice(Math.max(0, from - 2), from + 1);
  const end = tokens.slice(from).find(it => it.kind === 'stop' && it.hard);
  return isPlayer(player) && who?.kind === 'who' && /^who$/iu.test(who.text) && end?.text !== '?';
}

function isPlayer(token: Token | undefined): boolean {
  return token?.kind === 'who' && !token.whose;
}

/** Tokens between those that part clauses, with the place after them. */
function partsOf(tokens: readonly Token[]): readonly { readonly part: readonly Token[]; readonly end: number }[] {
  const parts: { part: Token[]; end: number }[] = [];
  let part: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    if (isPlaceOfSubject(token, part, tokens[i + 1])) continue;
    if (!isBetween(token, tokens.slice(i + 1))) part.push(token);
    else if (part.length > 0) {
      parts.push({ part, end: i });
      part = [];
    }
  }
  return part.length === 0 ? parts : [...parts, { part, end: tokens.length }];
}

/** The wording "does a Serra Angel on their side survive": where it is stands between what is asked about and the verb. */
function isPlaceOfSubject(token: Token, part: readonly Token[], next: Token | undefined): boolean {
  if (token.kind !== 'there' || next === undefined) return false;
  const isAsked = part[0]?.kind === 'ask' || part[0]?.kind === 'be';
  const isSubject = part.length < MOST_OF_SUBJECT && ['card', 'noun'].includes(part.at(-1)?.kind ?? '');
  return (
    isAsked &&
    isSubject &&
    ['verb', 'relation', 'state', 'keyword', 'be', 'size', 'number', 'filler'].includes(next.kind)
  );
}

/** The most words from the one that asks to the object asked about: "does each of my creatures". */
const MOST_OF_SUBJECT = 6;

const PARTING = ['comma', 'colon', 'if', 'then', 'off', 'doubt', 'attached', 'naming'];
/** Words that part where a name follows: "with Blood Moon out", but "with two counters" belongs to what is asked. */
const PARTING_NAMES = ['with', 'without', 'under'];

/** Whether a token parts two clauses; "and" does before a question. */
function isBetween(token: Token, rest: readonly Token[]): boolean {
  if (token.kind === 'stop' || token.kind === 'there' || token.kind === 'fact') return true;
  if (token.kind !== 'small') return false;
  const [next] = rest;
  if (token.word === 'and' || token.word === 'or') return next?.kind === 'ask' || next?.kind === 'be';
  if (!PARTING_NAMES.includes(token.word)) return PARTING.includes(token.word);
  const named = rest.find(
    it => it.kind !== 'number' && it.kind !== 'filler' && it.kind !== 'state' && it.kind !== 'who',
  );
  return named?.kind === 'card' || named?.kind === 'noun';
}

/** The wording "I cast Serra Angel does it enter tapped": a question after what tells of an event, without a stop. */
function mayBegin(part: readonly Token[], i: number): boolean {
  const [token, before] = [part[i], part[i - 1]];
  if (token === undefined || before === undefined || i === 0) return false;
  if (token.kind !== 'ask' && token.kind !== 'be') return false;
  // "how many creatures does …" is one question, which may follow "two tokens"
  if (/^(?:how|what|which)\b/iu.test(part[i - 2]?.text ?? '')) return false;
  if (before.kind === 'about' && /^how (?:many|much|big)$/iu.test(token.text)) return true;
  if (before.kind === 'verb' && /^how (?:many|much|big)$/iu.test(token.text)) return before.voice !== 'active';
  // "Lightning Bolt at my face how much"
  if (before.kind === 'who') return !before.whose && /^how much$/iu.test(token.text);
  if (before.kind === 'verb' && token.kind === 'ask') return /\b(?:it|he|she|they)$/iu.test(token.text);
  return ['card', 'noun', 'number', 'counters', 'size', 'zone', 'x'].includes(before.kind);
}

/** Whether a size stands after "how many" or "get a". */
function isOfTokens(part: readonly Token[], i: number): boolean {
  const [verb, before] = [part[i - 2], part[i - 1]];
  if (/^how many\b/iu.test(before?.text ?? '')) return true;
  return before?.kind === 'number' && before.article && /^(?:get|make|create|have)$/iu.test(verb?.text ?? '');
}

/** Words that change nothing in what is asked. */
const FILLER =
  /\b(?:so|and|but|then|also|still|even|just|actually|really|now|ok|okay|wait|hey|the|a|an|too|lol|tho|though|as well|anyway|normally|exactly|at all|in total|total|lol|altogether|overall|right away|immediately|currently|well|legally|possibly|automatically|ever|basically|itself(?= [a-z]))\b/gu;

function textOf(part: readonly Token[]): Pick<AskingText, 'words' | 'names' | 'joined'> {
  const names: string[] = [];
  const words = part.map((token, i) => {
    const name = nameIn(token, isPointedAt(part, i));
    if (/^basic$/iu.test(token.text) && nameIn(part[i + 1] ?? token, isPointedAt(part, i + 1)) !== undefined) return '';
    // "how many 1/1 elementals", "do I get a 1/1 vampire": the size is that of the tokens
    if (token.kind === 'size' && isKind(part[i + 1]) && isOfTokens(part, i)) return '';
    // "does it get +1/+1": what is added to its size
    if (token.kind === 'counters' && isAdded(part, i)) return token.text;
    if (token.kind === 'counters') return `${token.counter === '' ? '' : `#${token.counter} `}counters`;
    if (token.kind === 'who' && isOtherName(token)) return token.who === 'you' ? 'i' : 'opponent';
    if (name === undefined) return folded(token.kind === 'noun' ? token.text.replace(SIZE, '') : token.text);
    names.push(name);
    return `@${names.length - 1}`;
  });
  const plain = (said: readonly string[]) => inOrder(said.join(' ').replace(FILLER, ' ').replace(/\s+/gu, ' ').trim());
  const and = part.findIndex(it => it.kind === 'small' && it.word === 'and');
  // "both the beast and the 5 life"
  const first = plain(words.slice(0, Math.max(and, 0))).replace(/\bboth /u, '');
  const joined = [first, plain(words.slice(and + 1))] as const;
  return { words: plain(words), names, ...(and > 0 ? { joined } : {}) };
}

/** Whether a kind of counters stands alone after "get": "does the Ultimus get +1/+1". */
function isAdded(part: readonly Token[], i: number): boolean {
  const said = part[i]?.text ?? '';
  return /^[+-]\d+\/[+-]\d+$/u.test(said) && /(?:^|\s)(?:get|gets|have|has|getting)$/iu.test(part[i - 1]?.text ?? '');
}

/** Whether a player is called by what the patterns have no word for: "Alice", "player B", "my brother". */
function isOtherName({ text, whose, each }: Extract<Token, { kind: 'who' }>): boolean {
  return (
    !whose &&
    each !== true &&
    text !== '' &&
    !/^(?:i|id|im|ill|ive|we|you|me|us|(?:my|him|her)self|themsel\w+|who|the[my]\w*|s?he|him|some\w*|every\w*|.*\b(?:opponents?|opps?|face|dome)\b.*)$/iu.test(
      text.replace(/['’]/gu, ''),
    )
  );
}

/** Words of asking in the order that most people put them: "how many damage I get" is "how much damage do i get". */
function inOrder(words: string): string {
  return words
    .replace(/ after$/u, '')
    .replace(OF_MASS, 'how much')
    .replace(NOT_INVERTED, '$1 do $2 $3');
}

const OF_MASS = /^how many(?= (?:damage|dmg|life|mana)\b)/u;
const NOT_INVERTED =
  /^(how (?:many|much)(?: (?!do|does|did|will|would|can|could|have|has)[a-z]+)?) (i|we|he|she|they|my opponent|opponent|opp) (draw|gain|lose|take|get|make|create|mill|receive|deal)s?\b/u;

function isKind(token: Token | undefined): boolean {
  return token?.kind === 'noun' || token?.kind === 'about';
}

/** The size before a kind of token: "my 1/1 soldier tokens". */
const SIZE = /^\d+\/\d+ (?:[a-z]+ )*?(?=[a-z]+(?: tokens?)?$)/iu;

/** An object called by its kind: "my angel", "the bear". */
function isPointedAt(part: readonly Token[], i: number): boolean {
  const before = /^(?:basic|own)$/iu.test(part[i - 1]?.text ?? '') ? part[i - 2] : part[i - 1];
  return isPointing(before) || /^(?:the|that|this)$/iu.test(before?.text ?? '');
}

/** The card a token names; basic land types and kinds of objects are words of their own. */
function nameIn(token: Token, pointed: boolean): string | undefined {
  if (token.kind === 'card') {
    const [name] = token.names;
    return name === undefined || (isBasicLandType(name) && !pointed) ? undefined : name;
  }
  if (token.kind !== 'noun') return undefined;
  const kind = pointed && !token.noun.plural && creatureType(token.text.toLowerCase()) !== undefined;
  return token.noun.generic !== true || kind ? token.noun.card : undefined;
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^a-z0-9+/-]+/gu, ' ')
    .trim();
}

// Asides of who asks: "round 4 of the prerelease, …", "our playgroup is split on this.", "bruh …", "… not sure".
import type { Token } from '../../tokens/question-token.ts';
import { asFiller, isComma, plainPart } from '../../tokens/token-parts.ts';
import { isConversation } from '../../words/conversation-words.ts';

/** The tokens with each clause that is talk around the question, and no part of it, as remarks. */
export function withoutAsides(tokens: readonly Token[]): readonly Token[] {
  const opened = withoutOpener(tokens);
  const ranges = clausesOf(opened).filter(it => isAside(opened, it));
  if (ranges.length === 0 || ranges.reduce((sum, [from, to]) => sum + to - from, 0) >= opened.length - 1) return opened;
  return opened.map((token, i): Token => {
    if (!ranges.some(([from, to]) => i >= from && i < to)) return token;
    return token.kind === 'unknown' ? { kind: 'remark', ...plainPart(token) } : asFiller(token);
  });
}

type Range = readonly [from: number, to: number];

/** Words with which somebody begins to speak. */
const OPENER =
  /^(?:bruh|dude|man|mate|ffs|alright|alrighty|right|erm|argh|aight|hmm+|oof|welp|sigh|wait|hold|hang|on|up|a|sec|what|tell|me|listen|look|see|real|dear|bot|threshold|let['’]?s|assume|pretend|imagine|suppose|say|that)$/iu;
const BEGINNING =
  /^(?:bruh|dude|man|mate|ffs|alright|alrighty|right|erm|argh|aight|hmm+|oof|welp|sigh|wait|hold|hang|tell|listen|look|see|real|dear|bot|threshold|let['’]?s)$/iu;

/** The tokens with such words at their beginning as filler, where a clause of its own follows. */
function withoutOpener(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex(it => it.kind !== 'filler');
  const first = tokens[start];
  // "Wait, …" is a word of the names of cards too
  const isName = first?.kind === 'card' && !first.loose;
  if (first === undefined || isName || !BEGINNING.test(first.text)) return tokens;
  const to = tokens.findIndex((it, i) => i > start && !(OPENER.test(it.text) && (it.kind !== 'card' || it.loose)));
  const next = tokens[to];
  const isLed =
    first.kind === 'unknown' ||
    next?.kind === 'who' ||
    next?.kind === 'filler' ||
    next?.kind === 'card' ||
    next?.kind === 'noun';
  if (next === undefined || !(isLed || isComma(next) || next.kind === 'stop')) return tokens;
  return tokens.map((it, i) => (i >= start && i < to ? asFiller(it) : it));
}

/** The clauses of a question, parted by signs and by words like "but", "so" and "because", without those. */
function clausesOf(tokens: readonly Token[]): readonly Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (const [i, token] of tokens.entries()) {
    // "it's been ages since I played"
    const isInner = /^since$/iu.test(token.text) && /^play/iu.test(tokens[i + 2]?.text ?? '');
    if (!isBound(token) || isInner) continue;
    if (i > from) ranges.push([from, i]);
    from = i + 1;
  }
  return from < tokens.length ? [...ranges, [from, tokens.length]] : ranges;
}

function isBound(token: Token): boolean {
  if (token.kind === 'stop') return true;
  if (token.kind === 'small') return ['comma', 'colon', 'doubt', 'when'].includes(token.word);
  return token.kind === 'filler' && /^(?:but|so|because|since|cuz|cause|though|tho)$/iu.test(token.text);
}

/** Whether a clause has a word of the talk around a question, and none that names or tells something of a game. */
function isAside(tokens: readonly Token[], [from, to]: Range): boolean {
  const part = tokens.slice(from, to);
  if (isDenial(part, tokens[from - 1], tokens[to])) return true;
  const isTalk = part.some((it, i) => isConversation(it.text) || isNew(it, part[i + 1]) || TALKING.test(it.text));
  // "sorry I have 3", "…, three times": a number that no word of the talk stands beside
  const isCounted = part.some((it, i) => isNumber(it) && !isOfTime(part, i));
  const isBegun = !part.some(it => it.kind === 'ask') || (tokens[to] !== undefined && tokens[to]?.text !== '?');
  const isQuiet = (it: Token, i: number) => isOfTalk(it) || isExcuse(it, part[i + 1]) || isOfDeckName(it, part[i + 1]);
  return isTalk && !isCounted && isBegun && part.every(isQuiet);
}

const TALKING = /^(?:i know|first time|here['’]?s|let['’]?s|.*came up)$/iu;

/** The wording "does it die? no": an answer that is put behind the question. */
function isDenial(part: readonly Token[], before: Token | undefined, end: Token | undefined): boolean {
  const [only, more] = part;
  return (
    before?.text === '?' &&
    end === undefined &&
    more === undefined &&
    /^(?:no|nope|yes|yep|nah)$/iu.test(only?.text ?? '')
  );
}

/** The wording "sorry if dumb". */
function isExcuse(token: Token, next: Token | undefined): boolean {
  return token.kind === 'small' && token.word === 'if' && next !== undefined && isConversation(next.text);
}

function isNumber(token: Token): boolean {
  return token.kind === 'number' && !token.article;
}

/** Whether a number is of the talk: "round 4", "20 years", "I read it five times"; not "sorry, just one". */
function isOfTime(part: readonly Token[], i: number): boolean {
  const [before, next] = [part[i - 1], part[i + 1]];
  if (/^times$/iu.test(next?.text ?? '')) return i > 0;
  const isBefore = before !== undefined && !/^sorry$/iu.test(before.text) && isConversation(before.text);
  return isBefore || (next !== undefined && isConversation(next.text));
}

/** The wording "my counters deck": what a deck is called after. */
function isOfDeckName(token: Token, next: Token | undefined): boolean {
  return (
    (token.kind === 'counters' || token.kind === 'noun') && /^(?:deck|brew|list|pile|build)s?$/iu.test(next?.text ?? '')
  );
}

/** The wording "we're new". */
function isNew({ text }: Token, next: Token | undefined): boolean {
  return /^new$/iu.test(text) && (next === undefined || /^(?:here|to|at)$/iu.test(next.text));
}

/** Whether a token may stand in the talk around a question. */
function isOfTalk(token: Token): boolean {
  switch (token.kind) {
    case 'unknown':
    case 'filler':
    case 'be':
    case 'number':
    case 'remark':
    case 'have':
    case 'ask':
      return true;
    case 'small':
      return !['if', 'without', 'response', 'under'].includes(token.word);
    case 'who':
      return token.each !== true;
    case 'about':
      return isConversation(token.text) || EVERYDAY.test(token.text);
    case 'unjudged':
      return /^(?:judge call|penalty|decks?|brew|tournament|format|modern|legacy|standard|vintage|strong|broken|pioneer)$/iu.test(
        token.text,
      );
    case 'verb':
      return /^(?:play|played|playing|plays|lost|point|deal|got back|came up|comes up|returning|coming back|finds?|found|happens?|happened|search|searching|searched)$/iu.test(
        token.text,
      );
    case 'card':
      // "couldn't find a ruling": a word of a name, and of the talk
      return token.loose && /^\p{Ll}+$/u.test(token.text) && isConversation(token.text);
    case 'relation':
      return /^help$/iu.test(token.text);
    case 'there':
      return /^out$/iu.test(token.text);
    default:
      return false;
  }
}

const EVERYDAY =
  /^(?:about|in|up|like|need|get|got|card|cards|game|games|times?|before|last|big|something|happen|happens|right|weird|small|old|much|many|long|short|too|of)$/iu;

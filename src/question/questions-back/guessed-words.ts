// Guesses at what comes of an event: at the end of a sentence that asks, after all that it tells.
import type { Happening } from '../model/mention.ts';
import { lengthOfTimes } from '../tokens/counts.ts';
import type { Token } from '../tokens/question-token.ts';
import { statementParts } from '../tokens/statement-parts.ts';
import { isComma } from '../tokens/token-parts.ts';

/** The most tokens of a guess: what is longer tells a story. */
const LONGEST = 16;

/**
 * The offsets of the tokens that only guess at what comes of an event, which is told before them: "…, 14, 15 or 16?",
 * "… and keeps its hand?". Whatever of them was not understood leaves the board and the event as they are told.
 */
export function guessedWords(tokens: readonly Token[], { at }: Pick<Happening, 'at'>): ReadonlySet<number> {
  const guessed = new Set<number>();
  // without a card there is no event to guess about
  if (!tokens.some(it => it.kind === 'card')) return guessed;
  const told = statementParts(tokens);
  const isMarked = tokens.some(it => it.kind === 'stop' && it.text === '?');
  let from = 0;
  for (let i = 0; i <= tokens.length; i += 1) {
    const token = tokens[i];
    if (token !== undefined && token.kind !== 'stop') continue;
    const begins = pastEvent(tokens, guessFrom(tokens, from, i), i, at);
    const first = tokens[begins]?.at ?? Number.POSITIVE_INFINITY;
    // without a mark the last sentence may ask, where no other one does
    const asks = token === undefined ? from > 0 && !isMarked : token.text === '?';
    const stretch = tokens.slice(begins, i);
    // "Thragtusk goes from hand to graveyard, do I get the beast?"
    const comesFrom = stretch.some((it, n) => it.kind === 'zone' && it.from && isTo(stretch[n + 1]));
    if (asks && at < first && stretch.length <= LONGEST && !supposes(stretch)) {
      for (const [n, word] of stretch.entries()) {
        const isTold = told[begins + n] === true && comesFrom;
        const isHowOften = begins > from && n < lengthOfTimes(stretch, 0);
        if (!isTold && isGuessed(word) && !isOwned(word, stretch[n - 1]) && !isCounted(stretch, n) && !isHowOften)
          guessed.add(word.at);
      }
    }
    from = i + 1;
  }
  return guessed;
}

/** The index after the sign that ends the words of the event at an offset, where they stand from one index to before another: "I gain 1: 4 or 5?". */
function pastEvent(tokens: readonly Token[], from: number, to: number, at: number): number {
  const first = tokens[from]?.at ?? Number.POSITIVE_INFINITY;
  const last = tokens[to - 1]?.at ?? Number.NEGATIVE_INFINITY;
  if (at < first || at > last) return from;
  const sign = tokens.findIndex((it, i) => i > from && i < to && it.at > at && isSign(it));
  return sign < 0 ? from : sign + 1;
}

function isSign(token: Token): boolean {
  return isComma(token) || (token.kind === 'small' && ['colon', 'equals'].includes(token.word));
}

/** The wording "and 5 slivers, how big is each": so many of a type, told before what is asked. */
function isCounted(stretch: readonly Token[], n: number): boolean {
  const isOfType = (at: number) => {
    const [number, type] = [stretch[at], stretch[at + 1]];
    return number?.kind === 'number' && !number.article && type?.kind === 'about' && type.word === 'creature type';
  };
  const asked = stretch.findIndex(it => it.kind === 'ask');
  return asked > n && (isOfType(n) || isOfType(n - 1));
}

function isTo(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'to';
}

/** Whether a stretch supposes that a player does something, or what becomes of an object: "how much mana when I tap it?", "if it is countered?". */
function supposes(stretch: readonly Token[]): boolean {
  const from = stretch.findIndex(it => it.kind === 'small' && it.word === 'if');
  const who = from < 0 ? undefined : stretch.slice(from).find(it => it.kind !== 'filler' && it !== stretch[from]);
  return (who?.kind === 'who' && !who.whose) || (who?.kind === 'small' && who.word === 'it');
}

/** The index after the last token from one index to before another that tells of something. */
function guessFrom(tokens: readonly Token[], from: number, to: number): number {
  for (let i = to - 1; i >= from; i -= 1) {
    if (names(tokens[i])) return isJoined(tokens, i + 1) ? commaFrom(tokens, i, to) : i + 1;
    if (describes(tokens, i)) return commaFrom(tokens, i, to);
  }
  return from;
}

/** The index of the first comma after one index and before another, or that other one. */
function commaFrom(tokens: readonly Token[], i: number, to: number): number {
  const comma = tokens.findIndex((it, at) => at > i && at < to && isComma(it));
  return comma < 0 ? to : comma;
}

/** Whether a token joins what follows to the name before: "Fatal Push on X under revolt, …". */
function isJoined(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  // "the bear of the third player"
  if (token?.kind === 'filler') return /^of\b/iu.test(token.text);
  if (token?.kind !== 'small') return false;
  return (
    ['without', 'under', 'by', 'off', 'from', 'on'].includes(token.word) ||
    (token.word === 'with' && next?.kind === 'unknown')
  );
}

/** Whether a token names something on the board, or says where it is. */
function names(token: Token | undefined): boolean {
  switch (token?.kind) {
    case 'card':
    case 'fact':
    case 'there':
      return true;
    case 'noun':
      return token.noun.generic !== true && token.noun.token === undefined;
    case 'zone':
      return token.holds === true;
    default:
      return false;
  }
}

/** Whether words that describe what was named before begin at an index: "that has protection from red", "with three counters". */
function describes(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (token?.kind === 'filler') return /^(?:that|which|who) (?:has|have|had)$/iu.test(token.text);
  if (token?.kind === 'have') return true;
  const isWith = token?.kind === 'small' && token.word === 'with';
  return isWith && ['number', 'counters', 'state', 'x'].includes(next?.kind ?? '');
}

/** Whether a token may stand for nothing but a guess: numbers, sizes, types, "no", "or"; no choice and no price. */
function isGuessed(token: Token): boolean {
  if (token.kind === 'state') return Object.keys(token.patch).every(it => OF_STATUS.includes(it));
  if (token.kind === 'small') return token.word !== 'doubt' && token.word !== 'response';
  if (token.kind === 'about') return !OF_ANOTHER.test(token.text);
  // "is X on top of my library still a 4/4?"
  if (token.kind === 'unknown' && /^(?:top|bottom)$/iu.test(token.text)) return false;
  return GUESSING.includes(token.kind);
}

/** Whether a word may be of something on the board that was not named: "my death triggers". */
function isOwned({ kind }: Token, before: Token | undefined): boolean {
  return kind === 'unknown' && before?.kind === 'who' && before.whose;
}

/** Fields of a status (110.5), which a guess has as well: "so it is tapped?". */
const OF_STATUS: readonly string[] = ['tapped', 'transformed', 'faceDown'];

/** Words that ask of another event, or of several at once. */
const OF_ANOTHER = /\b(?:chapter|when|total|combined|altogether)\b/iu;

const GUESSING: readonly Token['kind'][] = ['number', 'who', 'counters', 'size', 'zone', 'unknown', 'noun'];

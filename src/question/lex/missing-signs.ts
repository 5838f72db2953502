// Signs that were not typed: "they have Hushwing Gryff i play a swamp do they lose 3", a text with no stop and no comma in it.
import type { Token } from '../tokens/question-token.ts';
import { isComma } from '../tokens/token-parts.ts';
import { asks, isDeed, isSubject } from './clause-beginnings.ts';
import { endsBefore, isThatIs, leadsOn, mayEnd } from './clause-ends.ts';
import { fragmentAsked, isTag } from './fragments-offered.ts';

/** The text with a stop before each clause that begins without a sign, in sentences that have no signs; the same text for others. */
export function withSignsAdded(text: string, tokens: readonly Token[]): string {
  const isTitled = hasCapitals(text, tokens);
  const places = new Map<number, string>();
  let from = 0;
  for (let i = 0; i <= tokens.length; i += 1) {
    const token = tokens[i];
    if (token !== undefined && token.kind !== 'stop') continue;
    if (isBare(tokens, from, i)) addPlaces(places, { text, tokens, start: from, end: i, isTitled });
    from = i + 1;
  }
  let result = '';
  let at = 0;
  for (const [place, sign] of [...places].sort(([a], [b]) => a - b)) {
    const next = tokens[place]?.at ?? 0;
    result += `${text.slice(at, next).trimEnd()}${sign} `;
    at = next;
  }
  const last = Math.max(...places.keys());
  const isShort = places.size > 0 && tokens.length - last <= 2 && tokens.at(-1)?.kind !== 'stop';
  // "… I bolt it Dead": with its mark a name of one word is seen as a guess
  return `${result}${text.slice(at)}${isShort ? '?' : ''}`;
}

/** A sentence with the tokens of its question, from one place to before another. */
interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly end: number;
  readonly isTitled: boolean;
}

/** Whether no sign stands from one place to before another. */
function isBare(tokens: readonly Token[], from: number, to: number): boolean {
  return !tokens
    .slice(from, to)
    .some(it => isComma(it) || (it.kind === 'small' && ['colon', 'equals', 'doubt'].includes(it.word)));
}

/** Adds the places of a sentence at which other clauses begin, with the sign before each. */
function addPlaces(places: Map<number, string>, sentence: Sentence): void {
  const { tokens, start, end } = sentence;
  let from = start;
  for (let i = start + 1; i < end; i += 1) {
    const sign = signBefore(sentence, i, from);
    if (sign === undefined) continue;
    places.set(i, sign === '.' && tokens[from]?.kind === 'ask' ? '?' : sign);
    if (sign !== ',') from = i;
  }
  const fragment = fragmentAsked(tokens, start, from, end);
  if (fragment !== undefined && !places.has(fragment)) places.set(fragment, isTag(tokens[fragment]) ? ',' : '.');
}

/** Whether most words that are no names have capitals, which tell nothing then. */
function hasCapitals(text: string, tokens: readonly Token[]): boolean {
  const words = tokens.slice(1).filter(it => it.kind !== 'card' && /^\p{L}/u.test(it.text) && !/^I\b/u.test(it.text));
  const capital = words.filter(it => /^\p{Lu}/u.test(text.slice(it.at)));
  return capital.length * 3 > words.length;
}

/** The sign that lacks before the token at a place, in a clause that begins at another. */
function signBefore({ text, tokens, isTitled }: Sentence, i: number, from: number): string | undefined {
  const [before, token] = [tokens[i - 1], tokens[i]];
  if (token === undefined || before === undefined || /\S/u.test(text.slice(before.end, token.at))) return undefined;
  if (!isTitled && isCapital(text, token) && !(leadsOn(before) && !isThatIs(tokens, i))) return '.';
  if (token.kind === 'ask' && endsBefore(tokens, i)) return '.';
  if (!mayEnd(tokens, i - 1) || isAskedOf(tokens.slice(from, i))) return undefined;
  // "they drew for the turn and cast Concentrate": the verb has its subject before the fact
  const subject = before.kind === 'fact' ? tokens[i - 2] : undefined;
  if (subject?.kind === 'who' && !subject.whose && token.kind === 'verb') return undefined;
  if (asks(tokens, i, from) || isSubject(tokens, i, from) || isDeed(tokens, i, from)) return '.';
  return (token.kind === 'card' && isListOver(tokens, i)) || (token.kind === 'noun' && isDeath(before))
    ? '.'
    : undefined;
}

/** The wording "is the Forest" before "they play a Swamp": what is asked of has been named, and nothing yet asked. */
function isAskedOf([first, ...rest]: readonly Token[]): boolean {
  const [thing, ...more] = rest.filter(it => it.kind !== 'filler');
  const isAsk = first?.kind === 'ask' || first?.kind === 'be';
  return isAsk && /^(?:do|does|did|will|would|is|are)$/iu.test(first.text) && thing !== undefined && more.length === 0;
}

/** The wording "A and B C": a list is over with what stands behind "and". */
function isListOver(tokens: readonly Token[], i: number): boolean {
  const [and, last] = [tokens[i - 2], tokens[i - 1]];
  return last?.kind === 'card' && and?.kind === 'small' && and.word === 'and';
}

/** The wording "my bear dies zombie": nothing is the object of such a verb. */
function isDeath(token: Token): boolean {
  return token.kind === 'verb' && token.action === 'dies' && token.voice === 'middle';
}

/** Whether a word that is no name and no type begins with a capital letter, and goes on in small ones. */
function isCapital(text: string, token: Token): boolean {
  if (
    ['card', 'noun', 'unknown', 'size', 'counters'].includes(token.kind) ||
    (token.kind === 'about' && (token.word === 'creature type' || TYPES.test(token.text)))
  )
    return false;
  const typed = text.slice(token.at, token.end);
  return /^(?:\p{Lu}\p{Ll}|A\b)/u.test(typed) && !/^I\b/u.test(typed);
}

const TYPES =
  /^(?:plains|islands?|swamps?|mountains?|forests?|creatures?|artifacts?|enchantments?|planeswalkers?|lands?|treasures?|foods?|clues?|zombies?)$/iu;

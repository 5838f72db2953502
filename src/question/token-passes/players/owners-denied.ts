// Owners told by whose something is not: "Torpor Orb (not mine)", "it isn't mine", "(not my Moon)".
import { firstIndexFrom, lastIndexBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, isListSign, plainPart } from '../../tokens/token-parts.ts';

/** The tokens with what is not one player's as the other's. */
export function withOwnersDenied(tokens: readonly Token[], { text, cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'mine', 'ours', 'theirs', 'his', 'hers', 'my', 'our', 'belong')) return tokens;
  const denials = tokens.flatMap((_, i) => {
    const denial = denialAt(tokens, i, cards);
    if (denial === undefined) return [];
    const to = firstIndexFrom(tokens, denial.to, it => !IDLE.test(it.text)) ?? tokens.length;
    return isEnd(tokens, to, text) ? [{ ...denial, from: i, to }] : [];
  });
  return denials.reduceRight<readonly Token[]>((read, denial) => withOther(read, denial), tokens);
}

/** A run of tokens that says whose something is not. */
interface Denial {
  readonly from: number;
  readonly to: number;
  /** The player whose it is said not to be. */
  readonly who: Side;
  /** The name that is said again: "not my Moon". */
  readonly named?: Token;
}

function denialAt(tokens: readonly Token[], i: number, cards: Cards): Omit<Denial, 'from'> | undefined {
  const [first, second, third] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const whole = first?.kind === 'filler' ? WHOLE.exec(first.text) : null;
  if (whole !== null) return { to: i + 1, who: /^(?:mine|ours)$/iu.test(whole[1] ?? '') ? 'you' : 'opponent' };
  const isJoined = first?.kind === 'be' && NOT_IN_ONE.test(first.text);
  if (!isJoined && !(first?.kind === 'small' && first.word === 'not')) return undefined;
  // "the Orb doesn't belong to me"
  if (/^belongs? to$/iu.test(second?.text ?? ''))
    return third?.kind === 'who' && !third.whose && third.each !== true ? { to: i + 3, who: third.who } : undefined;
  if (second?.kind !== 'who' || !second.whose || second.each === true) return undefined;
  if (OWNER.test(second.text)) return { to: i + 2, who: second.who };
  if (third?.kind === 'noun' && isOfKind(tokens[i - 1], third, cards)) return { to: i + 3, who: second.who };
  const isAgain = third?.kind === 'card' && tokens.slice(0, i).some(it => isSame(it, third));
  return isAgain ? { to: i + 3, who: second.who, named: third } : undefined;
}

const IDLE = /^(?:tho|though|btw|obviously|obv|either|anyway)$/iu;
const WHOLE = /^not (mine|theirs|his|hers|ours)$/iu;
const NOT_IN_ONE = /^(?:isn|aren|wasn|weren)['’]?t$/iu;
const OWNER = /^(?:mine|my own|ours|theirs|his|hers)$/iu;

/** Whether a noun says again what was named right before it: "Grizzly Bears (not my bear)". */
function isOfKind(token: Token | undefined, { text }: Token, cards: Cards): boolean {
  const face = token?.kind === 'card' ? cardKnown(cards, token)?.face : undefined;
  const kinds = [...(face?.types ?? []), ...(face?.subtypes ?? [])];
  return kinds.some(it => it.toLowerCase() === text.toLowerCase());
}

function isSame(token: Token, named: Token): boolean {
  return token.kind === 'card' && named.kind === 'card' && token.names[0] === named.names[0];
}

/** Whether a clause ends at a place, or parentheses do, and nothing is asked there. */
function isEnd(tokens: readonly Token[], i: number, text: string): boolean {
  const [last, next] = [tokens[i - 1], tokens[i]];
  if (next === undefined) return true;
  if (text.slice(last?.end ?? 0, next.at).includes(')')) return true;
  if (next.kind === 'stop') return next.text !== '?';
  // "does X that isn't mine die"
  if (next.kind === 'verb' && next.voice === 'middle') return true;
  return isComma(next) || next.kind === 'ask' || ENDING.test(next.text) || isListSign(next);
}

const ENDING = /^(?:but|so|if|when|then)$/iu;

/** The tokens with the other player as the owner in place of a denial. */
function withOther(tokens: readonly Token[], denial: Denial): readonly Token[] {
  const { from, to, who, named } = denial;
  const other = who === 'you' ? 'opponent' : 'you';
  const at = subjectAt(tokens, from);
  const [subject, first] = [tokens[at], tokens[from]];
  if (subject === undefined || first === undefined) return tokens;
  if (named !== undefined) return withOwnerOf(tokens, denial, other);
  const owner: Token = { kind: 'who', who: other, whose: true, ...plainPart(first), text: SAID[other] };
  const before = tokens[lastIndexBefore(tokens, at, it => it.kind !== 'number' && it.kind !== 'filler')];
  if (before?.kind === 'who' && before.whose) return tokens;
  const between = tokens.slice(at + 1, from);
  const isTold = between.some(it => it.kind === 'be') || first.kind === 'be' || subject.kind === 'small';
  // "X is out but it's not mine"
  if (subject.kind === 'there') return [...tokens.slice(0, at + 1), owner, ...tokens.slice(to)];
  const be: Token = { kind: 'be', ...plainPart(first), text: 'is' };
  // "that's not mine" begins a sentence as "it's not mine" does
  if (subject.kind === 'small' && subject.word === 'that') {
    const pronoun: Token = { kind: 'small', word: 'it', ...plainPart(subject), text: 'it' };
    return [...tokens.slice(0, at), pronoun, be, owner, ...tokens.slice(to)];
  }
  const link =
    !isTold || between.some(it => it.kind === 'be' && !NOT_IN_ONE.test(it.text)) || isContracted(subject, between)
      ? []
      : [be];
  return [...tokens.slice(0, at + 1), ...between, ...link, owner, ...tokens.slice(to)];
}

const SAID: Readonly<Record<Side, string>> = { you: 'mine', opponent: 'theirs' };

/** Whether "is" stands in the word before: "it's not mine", "that's not mine". */
function isContracted(subject: Token, between: readonly Token[]): boolean {
  return [subject, ...between].some(it => it.kind === 'small' && /['’]?s$/iu.test(it.text));
}

/** The place of what is said to be somebody's; -1 where none is told of right before: a card, a place, a pronoun. */
function subjectAt(tokens: readonly Token[], from: number): number {
  for (let i = from - 1; i >= 0 && i >= from - FARTHEST; i -= 1) {
    const token = tokens[i];
    if (token === undefined) return -1;
    if (token.kind === 'card' || token.kind === 'noun' || token.kind === 'there') return i;
    if (token.kind === 'small' && token.word === 'it') return placeBefore(tokens, i) ?? i;
    const isLink = token.kind === 'be' || token.kind === 'filler' || isComma(token);
    const isThat = token.kind === 'small' && ['that', 'and'].includes(token.word);
    if (isThat && tokens[i - 1]?.kind === 'stop') return i;
    if (!isLink && !isThat) return -1;
  }
  return -1;
}

/** The place of "out" before "and it", "but it", ", it"; undefined where none stands there. */
function placeBefore(tokens: readonly Token[], i: number): number | undefined {
  const isJoint = (it: Token) => isListSign(it) || /^(?:but|though|tho)$/iu.test(it.text);
  const at = lastIndexBefore(tokens, i, it => !isJoint(it));
  return at < i - 1 && tokens[at]?.kind === 'there' ? at : undefined;
}

/** The most tokens between a denial and what it is said of. */
const FARTHEST = 4;

/** The tokens without a denial that names a card again, and with the other player as the owner of that card. */
function withOwnerOf(tokens: readonly Token[], { from, to, named }: Denial, other: Side): readonly Token[] {
  const first = tokens.findIndex(it => named !== undefined && isSame(it, named));
  const [card, before] = [tokens[first], tokens[first - 1]];
  const isOwned = before?.kind === 'who' && before.whose;
  if (card === undefined || isOwned || first >= from) return tokens;
  const owner: Token = { kind: 'who', who: other, whose: true, text: '', at: card.at, end: card.at };
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i >= from && i < to) return [];
    return i === first ? [owner, token] : [token];
  });
}

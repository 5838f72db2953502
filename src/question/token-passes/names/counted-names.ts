// Numbers of objects told otherwise than by a number before their name: "X, X", "X times two", "a pair of X", "both my X? I have 2".
import { lastBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  isListSign,
  plainPart,
  type RunReplacement,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

type NumberToken = Extract<Token, { kind: 'number' }>;

/** The tokens with each such number before the name it is of, and without each that only says one again. */
export function withCountedNames(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'card', 'noun')) return tokens;
  const counted = anyWord(tokens, ...NUMBERING)
    ? withRunsReplaced(
        tokens,
        i => collectiveAt(tokens, i) ?? repeatedAt(tokens, i) ?? timesAt(tokens, i) ?? doubleAt(tokens, i),
      )
    : withRunsReplaced(tokens, i => repeatedAt(tokens, i));
  const supposed = anyWord(counted, 'second', '2nd') ? withRunsReplaced(counted, i => supposedAt(counted, i)) : counted;
  const told = anyOfKind(supposed, 'number')
    ? withRunsReplaced(supposed, i => basicsAt(supposed, i) ?? toldAgainAt(supposed, i))
    : supposed;
  if (!anyWord(told, 'them', 'those', 'these')) return told;
  const several = tokens.findIndex((_, i) => ofThemAt(told, i) !== undefined);
  return several < 0 ? told : withRunsReplaced(withoutOneOf(told, several), i => ofThemAt(told, i));
}

/** Words for numbers that stand elsewhere than before a name. */
const NUMBERING: readonly string[] = 'pair couple times twice duplicate triplicate double triple'.split(' ');

/** The wording "the second X does nothing, I have two of them": one of those that are told of after it. */
function withoutOneOf(tokens: readonly Token[], end: number): readonly Token[] {
  return tokens.map((token, i) => {
    const isOne = [tokens[i - 1], token].some(it => it?.kind === 'small' && it.word === 'another');
    return i < end && isOne && (token.kind === 'card' || token.kind === 'small') ? asFiller(token) : token;
  });
}

/** The wordings "a pair of X", "a couple X": one number. */
function collectiveAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const first = tokens[i];
  const at = first?.kind === 'number' && first.article ? i + 1 : i;
  const [pair, of] = [tokens[at], tokens[at + 1]];
  if (pair?.kind !== 'number' || !/^(?:pair|couple)$/iu.test(pair.text)) return undefined;
  const isOf = of?.kind === 'small' && of.word === 'of';
  if (at === i && !isOf) return undefined;
  return { tokens: [pair], to: at + (isOf ? 2 : 1) };
}

/** The wordings "X, X" and "X + X", of which nothing is told that only the last does. */
function repeatedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const first = tokens[i];
  if (first?.kind !== 'card' || first.open || tokens[i - 1]?.kind === 'number') return undefined;
  const joint = tokens[i + 1];
  if (joint === undefined || !isListSign(joint)) return undefined;
  const second = andSecondAt(tokens, i, first);
  if (second !== undefined) return second;
  let to = i + 1;
  let count = 1;
  while (count <= MOST_REPEATED) {
    const [sign, next] = [tokens[to], tokens[to + 1]];
    const isSame =
      next?.kind === 'card' && next.names[0] === first.names[0] && next.names.length === first.names.length;
    if (sign === undefined || !isListSign(sign) || !isSame) break;
    count += 1;
    to += 2;
  }
  if (count === 1 || count > MOST_REPEATED || !endsItem(tokens[to])) return undefined;
  return { tokens: [numberAt(first, count), first], to };
}

/** The wording "X and a second X, both mine". */
function andSecondAt(
  tokens: readonly Token[],
  i: number,
  first: Extract<Token, { kind: 'card' }>,
): RunReplacement | undefined {
  const [and, another, second, comma, both] = [1, 2, 3, 4, 5].map(n => tokens[i + n]);
  if (and?.kind !== 'small' || and.word !== 'and' || another?.kind !== 'small' || another.word !== 'another')
    return undefined;
  const isSame = second?.kind === 'card' && second.names[0] === first.names[0];
  const isBoth = isComma(comma) && /^both(?: of them)?$/iu.test(both?.text ?? '');
  return isSame && isBoth ? { tokens: [numberAt(first, 2), first], to: i + 4 } : undefined;
}

/** The most times that a list names the same card. */
const MOST_REPEATED = 20;

/** The wordings "X times two", "X twice on my board", "X in duplicate". */
function timesAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, word, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if ((name?.kind !== 'card' && name?.kind !== 'noun') || word === undefined || tokens[i - 1]?.kind === 'number')
    return undefined;
  if (/^times$/iu.test(word.text) && next?.kind === 'number' && endsItem(tokens[i + 3]))
    return { tokens: [next, name], to: i + 3 };
  if (/^twice$/iu.test(word.text) && next?.kind === 'there') return { tokens: [numberAt(word, 2), name], to: i + 2 };
  if (/^in$/iu.test(word.text) && /^(?:duplicate|triplicate)$/iu.test(next?.text ?? ''))
    return { tokens: [numberAt(word, /^d/iu.test(next?.text ?? '') ? 2 : 3), name], to: i + 3 };
  return undefined;
}

/** The wording "double X into Y", where a sentence begins. */
function doubleAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, double, name] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'have' || before.kind === 'filler';
  if (double === undefined || name?.kind !== 'card' || !begins) return undefined;
  const [, triple] = /^(?:double|(triple))$/iu.exec(double.text) ?? [];
  if (!/^(?:double|triple)$/iu.test(double.text)) return undefined;
  return { tokens: [numberAt(double, triple === undefined ? 2 : 3)], to: i + 1 };
}

/** The wording "does a second X add anything when I cast Y", of an X that is named nowhere else: there are two. */
function supposedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [ask, another, name] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (ask?.kind !== 'ask' || another?.kind !== 'small' || another.word !== 'another' || name?.kind !== 'card')
    return undefined;
  if (!/^(?:a|the|my) (?:second|2nd)$/iu.test(another.text)) return undefined;
  const isElsewhere = tokens.some((it, n) => n !== i + 1 && it.kind === 'card' && it.names[0] === name.names[0]);
  const event = tokens.findIndex((it, n) => n > i && it.kind === 'small' && it.word === 'if');
  const isOfEvent = event > 0 && tokens.some((it, n) => n > event && it.kind === 'card');
  return isElsewhere || !isOfEvent ? undefined : { tokens: [numberAt(another, 2)], to: i + 1 };
}

/** The wording "two basics out, both X": what they are. */
function basicsAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [number, kind] = [tokens[i], tokens[i + 1]];
  if (number?.kind !== 'number' || kind?.kind !== 'noun' || !/\b(?:basics|lands)$/u.test(kind.noun.said))
    return undefined;
  const place = tokens[i + 2]?.kind === 'there' ? tokens[i + 2] : undefined;
  const at = i + (place === undefined ? 2 : 3);
  const [comma, both, name] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!isComma(comma) || !/^(?:both|all|each)$/iu.test(both?.text ?? '') || name?.kind !== 'card') return undefined;
  return { tokens: [number, name, ...(place === undefined ? [] : [place])], to: at + 3 };
}

/** The wordings "both my X? I have 2", "a couple X, two to be exact": a number told before, of the same. */
function toldAgainAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const token = tokens[i];
  // "I own two" tells whose they are
  const isHave = token?.kind === 'have' && token.nobody !== true && !/^own/iu.test(token.text);
  const at = isHave ? i + 1 : i;
  const number = tokens[at];
  if (token === undefined || !isCount(number)) return undefined;
  const [to, , exact] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  const isExact = /^to$/iu.test(to?.text ?? '') && /^(?:exact|precise)$/iu.test(exact?.text ?? '');
  const after = isExact ? at + 4 : to?.kind === 'there' ? at + 2 : at + 1;
  const isAlone = isHave || isComma(tokens[i - 1]) || tokens[i - 1]?.kind === 'card' || tokens[i - 1]?.kind === 'noun';
  if (!isAlone || !ends(tokens[after]) || !isToldBefore(tokens, i, number)) return undefined;
  return { tokens: tokens.slice(i, after).map(asFiller), to: after };
}

/** The wording "I have two of them": of the one card named before, and of no list. */
function ofThemAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [have, number, of, them] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (have?.kind !== 'have' || !isCount(number) || of?.kind !== 'small' || of.word !== 'of') return undefined;
  if (!/^(?:them|those|these)$/iu.test(them?.text ?? '')) return undefined;
  const named = tokens.slice(0, i).flatMap(it => (it.kind === 'card' ? [it] : []));
  const names = new Set(named.map(it => it.names[0]));
  if (isToldBefore(tokens, i, number)) return { tokens: tokens.slice(i, i + 3).map(asFiller), to: i + 3 };
  const [only] = named;
  return only === undefined || names.size > 1 || them === undefined
    ? undefined
    : { tokens: [number, { ...only, ...plainPart(them) }], to: i + 3 };
}

function isCount(token: Token | undefined): token is NumberToken {
  return token?.kind === 'number' && !token.article && token.value > 1;
}

/** Whether a name before an index has the same number before it, or "both". */
function isToldBefore(tokens: readonly Token[], end: number, { value }: NumberToken): boolean {
  return tokens.some((name, n) => {
    if (n >= end || (name.kind !== 'card' && name.kind !== 'noun')) return false;
    const lead = lastBefore(tokens, n, by => !(by.kind === 'who' && by.whose) && !/^(?:of|the)$/iu.test(by.text));
    if (lead?.kind === 'number') return lead.value === value;
    return value === 2 && /^both(?: of)?$/iu.test(lead?.text ?? '');
  });
}

function numberAt(token: Token, value: number): NumberToken {
  return { kind: 'number', value, article: false, ...plainPart(token) };
}

/** Whether an item of a list ends before a token, of which nothing is told then. */
function endsItem(next: Token | undefined): boolean {
  return ends(next) || next?.kind === 'there' || next?.kind === 'zone';
}

function ends(next: Token | undefined): boolean {
  if (next === undefined || next.kind === 'stop') return true;
  return next.kind === 'small' && ['and', 'comma', 'if', 'then', 'equals'].includes(next.word);
}

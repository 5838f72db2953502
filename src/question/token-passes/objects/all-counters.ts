// Counters told in words: "has all ten ice counters", "8 incarnation counters".
import { ORDINALS } from '../../../kit/number-words.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isAuxiliary, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens without "all" and "its" before a number of counters. */
export function withoutAllOfCounters(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters') || !anyWord(tokens, 'all', 'its', 'it', 'his', 'her', 'their')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [token, number, counters] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    if (token === undefined || number?.kind !== 'number' || counters?.kind !== 'counters') return undefined;
    const isAll = (token.kind === 'small' && token.word === 'all') || /^(?:its|it's|his|her|their)$/iu.test(token.text);
    return isAll ? { tokens: [], to: i + 1 } : undefined;
  });
}

/** The tokens with "…, it's two counters, yeah?" as what is asked: a question gives a number of counters that something would have. */
export function withCountersGuessed(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters') || !anyWord(tokens, 'it', 'its', 'that', 'thats', 'they')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [subject, next] = [tokens[i], tokens[i + 1]];
    const isWhole = IT_IS.test(subject?.text ?? '') && subject?.kind !== 'who';
    const isParted = /^(?:it|that|they)$/iu.test(subject?.text ?? '') && next?.kind === 'be';
    const at = isWhole ? i + 1 : i + 2;
    if (subject === undefined || !(isWhole || isParted) || !begins(tokens, i)) return undefined;
    const first = tokens[at]?.kind === 'filler' ? at + 1 : at;
    const [number, counters] = [tokens[first], tokens[first + 1]];
    if (number?.kind !== 'number' || counters?.kind !== 'counters' || !isTagged(tokens, first + 2)) return undefined;
    return { tokens: [{ kind: 'ask', word: '', ...plainPart(subject), text: 'is it' }], to: at };
  });
}

const IT_IS = /^(?:it|that|they)['’]?(?:s|re)$/iu;

/** Whether what comes before a place leads to what is concluded from it: a stop, a comma, "so", "then". */
function begins(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  if (before === undefined || before.kind === 'filler' || before.kind === 'stop') return true;
  return before.kind === 'small' && ['comma', 'colon', 'then'].includes(before.word);
}

const TAG = /^(?:right|correct|yes|no|total)$/iu;

/** Whether nothing but a tag stands between a place and the question mark: ", yeah", ", isn't it". */
function isTagged(tokens: readonly Token[], i: number): boolean {
  const end = tokens.findIndex((it, n) => n >= i && it.kind === 'stop');
  const isOfTag = (token: Token): boolean => {
    if (token.kind === 'small') return ['comma', 'it', 'then', 'or', 'not'].includes(token.word);
    return ['filler', 'ask', 'be', 'number'].includes(token.kind) || TAG.test(token.text);
  };
  return end >= 0 && tokens[end]?.text === '?' && tokens.slice(i, end).every(isOfTag);
}

/** The tokens with what is on "its second lore counter", on "its last mining counter" or on "lore counter 2" as with so many. */
export function withCountersReached(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters')) return tokens;
  return withRunsReplaced(tokens, i => {
    const on = tokens[i];
    const isOn = on?.kind === 'small' && ['on', 'at', 'with', 'that'].includes(on.word);
    if (on === undefined || !(isOn || on.kind === 'have')) return undefined;
    let at = i + 1;
    while (/^(?:its|his|her|the|a|with|on|at|sits on)$/iu.test(tokens[at]?.text ?? '')) at += 1;
    const [nth, counters] = [tokens[at], tokens[at + 1]];
    const lead: Token = on.kind === 'have' ? on : { kind: 'small', word: 'with', ...plainPart(on), text: 'with' };
    if (nth?.kind === 'counters' && counters?.kind === 'number' && !counters.article && isOn)
      return { tokens: [lead, counters, nth], to: at + 2 };
    // "has her everything counter on it"
    if (nth?.kind === 'counters' && on.kind === 'have' && at > i + 1 && !/counters\b/iu.test(nth.text))
      return { tokens: [on, { kind: 'number', value: 1, article: true, ...plainPart(nth) }, nth], to: at + 1 };
    const count = counters?.kind === 'counters' ? countReached(nth, counters.counter) : undefined;
    if (nth === undefined || counters === undefined || count === undefined) return undefined;
    return {
      tokens: [lead, { kind: 'number', value: count, article: false, ...plainPart(nth) }, counters],
      to: at + 2,
    };
  });
}

/** The number of counters that an ordinal says; the last of those that are used up is one. */
function countReached(nth: Token | undefined, counter: string): number | undefined {
  const [, digits] = /^(\d)(?:st|nd|rd|th)$/iu.exec(nth?.text ?? '') ?? [];
  if (digits !== undefined) return Number(digits);
  const said = nth?.text.toLowerCase().replace(/^(?:a|the|its) /u, '') ?? '';
  if (/^(?:last|final|only)$/u.test(said)) return counter === 'lore' ? undefined : 1;
  const words: readonly string[] = ORDINALS;
  const at = words.indexOf(said);
  return at > 0 ? at : undefined;
}

/** The tokens with a creature type between a number and "counters" as their kind: "8 incarnation counters". */
export function withCountersOfWords(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters')) return tokens;
  if (!tokens.some(it => it.kind === 'counters' && it.counter === '')) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const isKind = token.kind === 'about' || token.kind === 'unknown';
    if (isKind && before?.kind === 'number' && next?.kind === 'counters' && next.counter === '') return [];
    const [number, kind] = [tokens[i - 2], before];
    const isOfKind = kind?.kind === 'about' || kind?.kind === 'unknown';
    if (token.kind !== 'counters' || token.counter !== '' || number?.kind !== 'number' || !isOfKind) return [token];
    return [{ ...token, counter: kind.text.toLowerCase(), text: `${kind.text} ${token.text}`, at: kind.at }];
  });
}

/**
 * The wordings "X that I put four counters on", "they destroyed X and it had four counters", "had four of them (+1/+1)": the
 * counters that X has.
 */
function bornCounters(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [first, second, third, fourth, fifth] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (first?.kind === 'number' && second?.kind === 'small' && second.word === 'of' && fourth?.kind === 'counters')
    return /^(?:them|these|those)$/iu.test(third?.text ?? '') ? { tokens: [first, fourth], to: i + 4 } : undefined;
  if (first?.kind !== 'small') return undefined;
  const isHad = second?.kind === 'small' && second.word === 'it' && third?.kind === 'have' && fourth?.kind === 'number';
  if (first.word === 'and' && isHad && fifth?.kind === 'counters')
    return { tokens: [{ kind: 'stop', hard: false, ...plainPart(first) }], to: i + 1 };
  const isPut =
    second?.kind === 'who' && third?.kind === 'verb' && third.action === 'puts' && fourth?.kind === 'number';
  if (first.word !== 'that' || !isPut || fifth?.kind !== 'counters' || !/^on$/iu.test(tokens[i + 5]?.text ?? ''))
    return undefined;
  const end = tokens[i + 6];
  if (!(end === undefined || end.kind === 'stop' || end.kind === 'small')) return undefined;
  return { tokens: [{ kind: 'small', word: 'with', ...plainPart(first), text: 'with' }, fourth, fifth], to: i + 6 };
}

/** The tokens with "a +1/+1 counter is put on X" in the order of "put a +1/+1 counter on X". */
export function withCountersBeforeVerb(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters')) return tokens;
  return withRunsReplaced(tokens, i => {
    const told = bornCounters(tokens, i);
    if (told !== undefined) return told;
    const [number, counters, next, after] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
    if (number?.kind !== 'number' || tokens[i - 1]?.kind === 'verb') return undefined;
    // "three counters are on my X"
    const isOn = after?.kind === 'small' && after.word === 'on' && next?.kind === 'be';
    if (counters?.kind === 'counters' && isOn && tokens[i - 1]?.kind !== 'ask')
      return { tokens: [number, counters], to: i + 3 };
    const verb = next !== undefined && isAuxiliary(next) ? after : next;
    const on = verb === undefined ? undefined : tokens[tokens.indexOf(verb) + 1];
    const isPut = verb?.kind === 'verb' && verb.action === 'puts' && on?.kind === 'small' && on.word === 'on';
    if (counters?.kind !== 'counters' || !isPut) return undefined;
    return { tokens: [{ ...verb, voice: 'active' }, number, counters], to: tokens.indexOf(verb) + 1 };
  });
}

/** The tokens with a number of counters "left" as the number that there is: "that has 1 counter left". */
export function withCountersLeft(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters') || !anyWord(tokens, 'left', 'remaining')) return tokens;
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if (token === undefined || !/^(?:left|remaining)$/iu.test(token.text)) return undefined;
    const [lead, number, counters] = tokens.slice(Math.max(0, i - 3), i);
    const isTold =
      lead?.kind === 'have' || /^(?:with|that has|which has|who has|and has|has)$/iu.test(lead?.text ?? '');
    const isLeft = isTold && number?.kind === 'number' && counters?.kind === 'counters';
    return isLeft ? { tokens: [asFiller(token)], to: i + 1 } : undefined;
  });
}

/** The tokens with "the counter from valiant", which something has, as one counter. */
export function withCountersFrom(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters') || !anyWord(tokens, 'from')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [have, the, counters, from, cause] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
    const isHad =
      have?.kind === 'have' && /^(?:the|that|its)$/iu.test(the?.text ?? '') && counters?.kind === 'counters';
    const isOne = isHad && /counter$/iu.test(counters.text);
    const isFrom =
      from?.kind === 'small' && from.word === 'from' && ['unknown', 'about', 'card'].includes(cause?.kind ?? '');
    if (!isOne || !isFrom || have === undefined || the === undefined) return undefined;
    return { tokens: [have, { kind: 'number', value: 1, article: true, ...plainPart(the) }, counters], to: i + 5 };
  });
}

/** The tokens with "another gets put on" after counters as one more of them put on what has them. */
export function withCountersPutOn(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters') || !anyWord(tokens, 'another')) return tokens;
  const at = tokens.findIndex((it, i) => it.kind === 'small' && it.word === 'another' && isPutOn(tokens, i));
  const [another, gets, verb, on] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  const counters = tokens.slice(0, Math.max(at, 0)).findLast(it => it.kind === 'counters');
  const host = tokens.slice(0, Math.max(at, 0)).findLast(it => it.kind === 'card');
  if (at < 0 || counters?.kind !== 'counters' || host?.kind !== 'card' || another === undefined) return tokens;
  if (gets === undefined || verb === undefined || on === undefined) return tokens;
  return [
    ...tokens.slice(0, at),
    { kind: 'verb', action: 'puts', voice: 'active', text: verb.text, at: another.at, end: another.end },
    { kind: 'number', value: 1, article: true, text: another.text, at: another.at, end: another.end },
    { ...counters, text: gets.text, at: gets.at, end: gets.end },
    { kind: 'small', word: 'on', text: on.text, at: on.at, end: on.end },
    { ...host, text: '', at: on.end, end: on.end },
    ...tokens.slice(at + 4),
  ];
}

function isPutOn(tokens: readonly Token[], i: number): boolean {
  const [gets, verb, on] = [tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  return (
    gets !== undefined &&
    isAuxiliary(gets) &&
    verb?.kind === 'verb' &&
    verb.action === 'puts' &&
    on?.kind === 'small' &&
    on.word === 'on'
  );
}

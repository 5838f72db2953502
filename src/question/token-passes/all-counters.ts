// Counters told in words: "has all ten ice counters", "8 incarnation counters".
import type { Token } from '../tokens/question-token.ts';
import { asFiller, isAuxiliary, plainPart, withRunsReplaced } from '../tokens/token-parts.ts';

/** The tokens without "all" and "its" before a number of counters. */
export function withoutAllOfCounters(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, i) => {
    const [number, counters] = [tokens[i + 1], tokens[i + 2]];
    const isAll = (token.kind === 'small' && token.word === 'all') || /^(?:its|it's|his|her|their)$/iu.test(token.text);
    return !(isAll && number?.kind === 'number' && counters?.kind === 'counters');
  });
}

const NTH: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The tokens with "on his third verse counter" as the number of them that there are. */
export function withNthCounters(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'counters')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [on, next] = tokens.slice(i, i + 2);
    if (on?.kind !== 'small' || !['on', 'at'].includes(on.word)) return undefined;
    const isLed = next?.kind === 'filler' || (next?.kind === 'small' && next.word === 'it') || next?.kind === 'who';
    const [nth, counters] = tokens.slice(isLed ? i + 2 : i + 1);
    const value = NTH.indexOf(nth?.text.toLowerCase() ?? '') + 1;
    if (value === 0 || nth === undefined || counters?.kind !== 'counters' || counters.counter === '') return undefined;
    return {
      tokens: [on, { kind: 'number', value, article: false, ...plainPart(nth) }, counters],
      to: i + (isLed ? 4 : 3),
    };
  });
}

/** The tokens with a creature type between a number and "counters" as their kind: "8 incarnation counters". */
export function withCountersOfWords(tokens: readonly Token[]): readonly Token[] {
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

/** The tokens with "a +1/+1 counter is put on X" in the order of "put a +1/+1 counter on X". */
export function withCountersBeforeVerb(tokens: readonly Token[]): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const [number, counters, next, after] = tokens.slice(i, i + 4);
    if (number?.kind !== 'number' || tokens[i - 1]?.kind === 'verb') return undefined;
    const verb = next !== undefined && isAuxiliary(next) ? after : next;
    const on = verb === undefined ? undefined : tokens[tokens.indexOf(verb) + 1];
    const isPut = verb?.kind === 'verb' && verb.action === 'puts' && on?.kind === 'small' && on.word === 'on';
    if (counters?.kind !== 'counters' || !isPut) return undefined;
    return { tokens: [{ ...verb, voice: 'active' }, number, counters], to: tokens.indexOf(verb) + 1 };
  });
}

/** The tokens with a number of counters "left" as the number that there is: "that has 1 counter left". */
export function withCountersLeft(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, i) => {
    const [lead, number, counters] = tokens.slice(Math.max(0, i - 3), i);
    const isTold =
      lead?.kind === 'have' || /^(?:with|that has|which has|who has|and has|has)$/iu.test(lead?.text ?? '');
    const isLeft = isTold && number?.kind === 'number' && counters?.kind === 'counters';
    return isLeft && /^(?:left|remaining)$/iu.test(token.text) ? asFiller(token) : token;
  });
}

/** The tokens with "the counter from valiant", which something has, as one counter. */
export function withCountersFrom(tokens: readonly Token[]): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const [have, the, counters, from, cause] = tokens.slice(i, i + 5);
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
  const at = tokens.findIndex((it, i) => it.kind === 'small' && it.word === 'another' && isPutOn(tokens, i));
  const [another, gets, verb, on] = tokens.slice(at, at + 4);
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

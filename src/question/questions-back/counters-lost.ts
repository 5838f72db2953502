// Counters that a question tells of and its scenario has in no such number.

import { lastBefore } from '../../kit/lists.ts';
import type { Scenario } from '../../scenario/index.ts';
import type { Cards } from '../model/card-traits.ts';
import type { Mention } from '../model/mention.ts';
import { startOf } from '../model/printed-starts.ts';
import type { Token } from '../tokens/question-token.ts';
import { isComma, sentenceStart } from '../tokens/token-parts.ts';

/**
 * The words "it's two counters" of a sentence that asks, as it was typed, where the scenario has what enters bring as many along:
 * they were a guess at what comes of it.
 */
export function countersGuessed(typed: readonly Token[], { when }: Scenario): readonly string[] {
  if (when.kind !== 'enters') return [];
  const numbers = new Set<number>();
  for (const { counters } of when.objects) addCounted(numbers, counters, true);
  return typed.flatMap((token, i) => {
    const [before, counters] = [typed[i - 1], typed[i + 1]];
    const isCounted = token.kind === 'number' && !token.article && counters?.kind === 'counters';
    const isSaid = before?.kind === 'small' && before.word === 'it' && /s$/iu.test(before.text);
    if (!isCounted || !isSaid || !numbers.has(token.value)) return [];
    return typed.find((it, n) => n > i && it.kind === 'stop')?.text === '?' ? [`${token.text} ${counters.text}`] : [];
  });
}

/** Kinds of counters that a permanent gets with time, and no card is told to enter with. */
const OF_OLD_ONES = ['loyalty', 'burden', 'age', 'lore', 'ice'] as const;

/**
 * The words "1 loyalty" of a question, as it was typed, where its scenario has what is cast or played enter with as much: nobody
 * says with how much it enters (306.5b), and it is another of its name that has it.
 */
export function loyaltyOfEntering(typed: readonly Token[], { when }: Scenario): readonly string[] {
  if (when.kind !== 'enters') return [];
  const numbers = new Set<number>();
  for (const { from, by, counters } of when.objects) {
    if (by !== undefined || (from !== 'hand' && from !== 'stack')) continue;
    for (const kind of OF_OLD_ONES) {
      const amount = counters?.[kind];
      if (typeof amount === 'number') numbers.add(amount);
    }
  }
  if (numbers.size === 0) return [];
  return typed.flatMap((token, i) => {
    if (token.kind !== 'number' || token.article || !numbers.has(token.value)) return [];
    const [before, counters] = [typed[i - 1], typed[i + 1]];
    if (counters?.kind === 'counters') return [`${token.text} ${counters.text}`];
    return before?.kind === 'small' ? [token.text] : [];
  });
}

/**
 * The words "three +1/+1 counters" of sentences of a question, as it was typed, that ask nothing, and "on chapter 2" right behind a
 * name, where neither its scenario nor one of the objects that were told of has so many: what left or was blinked has them no more.
 */
export function countersLost(
  typed: readonly Token[],
  { given, when }: Scenario,
  mentions: readonly Mention[],
  cards: Cards,
): readonly string[] {
  const told = typed.flatMap((token, i) => {
    const counters = typed[i + 1];
    const lore = loreReached(token, typed[i - 1]);
    if (lore !== undefined && !isOfBeing(typed, i)) return [{ value: lore, words: token.text }];
    const isCounted = token.kind === 'number' && !token.article && counters?.kind === 'counters';
    return isCounted && isTold(typed, i) && !isPrinted(typed, i, when, cards)
      ? [{ value: token.value, words: `${token.text} ${counters.text}` }]
      : [];
  });
  if (told.length === 0) return [];
  const numbers = new Set<number>();
  addCounted(numbers, [given, when, mentions.map(it => it.patch)], false);
  return told.flatMap(({ value, words }) => (numbers.has(value) ? [] : [words]));
}

/** The wording "Karn enters with 6 loyalty": what enters, which was named last, has so many by its own text. */
function isPrinted(typed: readonly Token[], i: number, when: Scenario['when'], cards: Cards): boolean {
  const number = typed[i];
  const named = lastBefore(typed, i, it => it.kind === 'card');
  if (when.kind !== 'enters' || named?.kind !== 'card' || number?.kind !== 'number') return false;
  const known = when.objects.some(it => it.card === named.names[0]) ? cards.named(named.names[0] ?? '') : undefined;
  return known !== undefined && startOf(known)?.count === number.value;
}

/** The lore counters of a Saga, in the words "on chapter 2" right behind its name or "I have". */
function loreReached(token: Token, before: Token | undefined): number | undefined {
  if (token.kind !== 'state' || (before?.kind !== 'card' && before?.kind !== 'have')) return undefined;
  const { counters } = token.patch;
  const lore = typeof counters === 'object' && counters !== null && 'lore' in counters ? counters.lore : undefined;
  return typeof lore === 'number' ? lore : undefined;
}

/** Whether the sentence of a token begins with "is": it asks what it is. */
function isOfBeing(tokens: readonly Token[], i: number): boolean {
  return tokens[sentenceStart(tokens, i)]?.kind === 'be';
}

/** Words with which a question of its own begins, and no tag. */
const OPEN = /^(?:how|what|which|where)\b/iu;

/** Whether a sentence, or what stands in it before a comma and a question, has nothing that asks. */
function isTold(tokens: readonly Token[], i: number): boolean {
  const stop = tokens.findIndex((it, n) => n > i && it.kind === 'stop');
  // "the bear gets two counters, how big?"
  const asks = tokens.findIndex(
    (it, n) => n > i && n < stop && it.kind === 'ask' && isComma(tokens[n - 1]) && OPEN.test(it.text),
  );
  const end = asks < 0 ? stop : asks;
  if (end < 0 || tokens[end]?.text === '?') return false;
  const begin = tokens.slice(0, i).findLastIndex(it => it.kind === 'stop') + 1;
  return !tokens.slice(begin, end).some(it => it.kind === 'ask');
}

/** Adds the numbers of counters in data of a scenario, among them all those within an event that puts or removes some. */
function addCounted(numbers: Set<number>, data: unknown, isCounters: boolean): void {
  if (typeof data === 'number' && isCounters) numbers.add(data);
  if (typeof data !== 'object' || data === null) return;
  const isOfCounters = isCounters || ('kind' in data && /counters/iu.test(String(data.kind)));
  for (const [key, inner] of Object.entries(data)) addCounted(numbers, inner, isOfCounters || /counters/iu.test(key));
}

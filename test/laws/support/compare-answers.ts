// Comparison of two answers to what should be the same question.
import { likeWords } from './like-words.ts';
import type { SolvedBoard } from './solved.ts';

/** Options that make endings comparable. */
export interface Comparing {
  /** The name in the scenario of objects that are left out of the comparison. */
  readonly leftOut?: string;
  /** Whether cards may be printed otherwise. */
  readonly isReprinted?: boolean;
  /** Names of players, each with the name it is replaced by. */
  readonly called?: Readonly<Record<string, string>>;
}

/** The ends of a board in words. */
export function endsOf(
  { staged, outcomes }: SolvedBoard,
  { leftOut, isReprinted = false, called = {} }: Comparing = {},
): readonly string[] {
  const { edition } = staged;
  const [state, event, ends] = [staged.state, staged.event, outcomes].map(it => renamed(it, called)) as [
    typeof staged.state,
    typeof staged.event,
    typeof outcomes,
  ]; // renaming does not change their types
  return ends.map(likeWords(state, event, { edition, isReprinted, ...(leftOut === undefined ? {} : { leftOut }) }));
}

/** Data with names of players replaced, wherever they stand. */
function renamed(data: unknown, called: Readonly<Record<string, string>>): unknown {
  if (Object.keys(called).length === 0) return data;
  const name = (words: string) => {
    const [zone = '', player] = words.split(':');
    if (player !== undefined) return called[player] === undefined ? words : `${zone}:${called[player]}`;
    return called[words] ?? words;
  };
  const copy = (datum: unknown): unknown => {
    if (typeof datum === 'string') return name(datum);
    if (Array.isArray(datum)) return datum.map(copy);
    if (datum instanceof Map) return new Map([...datum].map(([key, value]) => [key, copy(value)]));
    if (typeof datum !== 'object' || datum === null) return datum;
    return Object.fromEntries(Object.entries(datum).map(([key, value]) => [name(key), copy(value)]));
  };
  return copy(data);
}

/** Differences between two answers, in a few words; none where they are the same. */
export function answerDifference(
  one: readonly string[],
  other: readonly string[],
  names = ['first', 'second'],
): readonly string[] {
  const [first, second] = [new Set(one), new Set(other)];
  const onlyFirst = [...first].filter(end => !second.has(end));
  const onlySecond = [...second].filter(end => !first.has(end));
  if (onlyFirst.length === 0 && onlySecond.length === 0) return [];
  const [here = '', there = ''] = names;
  return [
    `${first.size} ends ${here} and ${second.size} ${there}: ${onlyFirst.length} only ${here}, ${onlySecond.length} only ${there}`,
    ...linesOnlyIn(onlyFirst[0], onlySecond[0] ?? other[0]).map(line => `${here}: ${line}`),
    ...linesOnlyIn(onlySecond[0], onlyFirst[0] ?? one[0]).map(line => `${there}: ${line}`),
  ];
}

function linesOnlyIn(end: string | undefined, other: string | undefined): readonly string[] {
  const others = new Set(other?.split('\n'));
  return end?.split('\n').filter(line => !others.has(line)) ?? [];
}

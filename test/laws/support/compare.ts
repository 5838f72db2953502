// Two answers to what should be the same question, compared.
import { likeWords } from './like-words.ts';
import type { Solved } from './solved.ts';

/** The ends of a board in words; an object of that name is not looked at. */
export function endsOf({ staged, outcomes }: Solved, leftOut?: string): readonly string[] {
  const { state, event, edition } = staged;
  return outcomes.map(likeWords(state, event, { edition, ...(leftOut === undefined ? {} : { leftOut }) }));
}

/** What one answer has that the other has not, in a few words; nothing where they are the same. */
export function differenceOf(
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

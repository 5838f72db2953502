// Dispatch of alternatives: those whose wordings can begin with the next characters of the text.
import type { Phrase } from './phrase.ts';

/** Number of characters by which alternatives are selected. */
export const STARTS_LENGTH = 4;

/** The beginnings of a phrase's wordings; undefined when they may begin with anything. */
export function startsOf<T>(phrase: Phrase<T>): readonly string[] | undefined {
  if (phrase.starts !== undefined) return phrase.starts();
  const codes = phrase.first();
  return codes && [...codes].map(code => String.fromCharCode(code));
}

export function allStarts<T>(alternatives: readonly Phrase<T>[]): readonly string[] | undefined {
  const all = new Set<string>();
  for (const alternative of alternatives) {
    const starts = startsOf(alternative);
    if (starts === undefined) return undefined;
    for (const start of starts) all.add(start);
  }
  return [...all];
}

/** A function from the next characters of a text to the alternatives that may begin with them, in their order. */
export function dispatch<T>(alternatives: readonly Phrase<T>[]): (next: string) => readonly Phrase<T>[] {
  const anywhere: number[] = [];
  const byStart = new Map<string, number[]>();
  for (const [index, alternative] of alternatives.entries()) {
    const starts = startsOf(alternative);
    if (starts === undefined) anywhere.push(index);
    for (const start of starts ?? []) byStart.set(start, [...(byStart.get(start) ?? []), index]);
  }
  const cache = new Map<string, readonly Phrase<T>[]>();
  return next => {
    const found = cache.get(next);
    if (found !== undefined) return found;
    const worked = candidates(alternatives, anywhere, byStart, next);
    cache.set(next, worked);
    return worked;
  };
}

function candidates<T>(
  alternatives: readonly Phrase<T>[],
  anywhere: readonly number[],
  byStart: ReadonlyMap<string, readonly number[]>,
  next: string,
): readonly Phrase<T>[] {
  const indexes = new Set(anywhere);
  for (let length = 1; length <= next.length; length++) {
    for (const index of byStart.get(next.slice(0, length)) ?? []) indexes.add(index);
  }
  if (indexes.size === 0) return NOBODY;
  return [...indexes].sort((a, b) => a - b).flatMap(index => alternatives[index] ?? []);
}

const NOBODY: readonly never[] = [];

/** Codes of the characters that any of the phrases may begin with. */
export function union<T>(alternatives: readonly Phrase<T>[]): { readonly codes: ReadonlySet<number> | undefined } {
  const codes = new Set<number>();
  for (const alternative of alternatives) {
    const first = alternative.first();
    if (first === undefined) return { codes: undefined };
    for (const code of first) codes.add(code);
  }
  return { codes };
}

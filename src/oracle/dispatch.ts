// Which alternatives are worth trying: those whose wordings begin as the text goes on.
import type { Phrase } from './phrase.ts';

/** How many characters decide which alternatives are tried. */
export const STARTS_LENGTH = 4;

/** What its wordings may begin with; undefined when with anything. */
export function startsOf<T>(phrase: Phrase<T>): readonly string[] | undefined {
  if (phrase.starts !== undefined) return phrase.starts();
  const codes = phrase.first();
  return codes && [...codes].map(code => String.fromCharCode(code));
}

export function allStarts<T>(alternatives: readonly Phrase<T>[]): readonly string[] | undefined {
  const all = new Set<string>();
  for (const it of alternatives) {
    const starts = startsOf(it);
    if (starts === undefined) return undefined;
    for (const start of starts) all.add(start);
  }
  return [...all];
}

/** Which alternatives are worth trying where the text goes on with these characters, in their order. */
export function dispatch<T>(alternatives: readonly Phrase<T>[]): (next: string) => readonly Phrase<T>[] {
  const anywhere: number[] = [];
  const byStart = new Map<string, number[]>();
  for (const [index, it] of alternatives.entries()) {
    const starts = startsOf(it);
    if (starts === undefined) anywhere.push(index);
    for (const start of starts ?? []) byStart.set(start, [...(byStart.get(start) ?? []), index]);
  }
  const known = new Map<string, readonly Phrase<T>[]>();
  return next => {
    const found = known.get(next);
    if (found !== undefined) return found;
    const worked = candidates(alternatives, anywhere, byStart, next);
    known.set(next, worked);
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

/** Codes of the characters that any of them may begin with. */
export function union<T>(alternatives: readonly Phrase<T>[]): { readonly codes: ReadonlySet<number> | undefined } {
  const codes = new Set<number>();
  for (const it of alternatives) {
    const first = it.first();
    if (first === undefined) return { codes: undefined };
    for (const code of first) codes.add(code);
  }
  return { codes };
}

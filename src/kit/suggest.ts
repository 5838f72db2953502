// Nearest names: what somebody may have meant by a name that fits nothing.

export interface NearestOptions {
  /** How many names to give at most; 3 when left out. */
  readonly limit?: number;
  /** How many slips of the hand are allowed; about a third of the length when left out. */
  readonly within?: number;
}

/** The candidates nearest to what was met, best first; empty when nothing is near. Case, accents and apostrophes do not count. */
export function nearest(met: string, candidates: Iterable<string>, options: NearestOptions = {}): readonly string[] {
  const sought = fold(met);
  if (sought === '' || sought.length > LONGEST) return [];
  const within = options.within ?? Math.max(1, Math.floor(sought.length / 3));
  const ranked: Ranked[] = [];
  for (const name of new Set(candidates)) {
    const rank = rankOf(sought, fold(name), within);
    if (rank !== undefined) ranked.push({ name, rank });
  }
  ranked.sort((one, other) => one.rank - other.rank || byCode(one.name, other.name));
  return ranked.slice(0, options.limit ?? 3).map(it => it.name);
}

/** A sentence that offers the names: `Did you mean "Clone"?` Empty when there is none. */
export function didYouMean(names: readonly string[]): string {
  if (names.length === 0) return '';
  const quoted = names.map(name => `"${name}"`);
  const last = quoted.at(-1) ?? '';
  return `Did you mean ${quoted.length === 1 ? last : `${quoted.slice(0, -1).join(', ')} or ${last}`}?`;
}

/** A name as it is compared: lower case, without accents, with plain quotes and single blanks. */
export function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02bc`\u00b4]/gu, "'")
    .replace(/[\u201c\u201d]/gu, '"')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/æ/giu, 'ae')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * The number of slips between two words: a letter too many, too few, wrong, or two neighbours swapped.
 * Anything above `bound` is given as `bound + 1`, without being counted out.
 */
export function slips(one: string, other: string, bound: number): number {
  if (Math.abs(one.length - other.length) > bound) return bound + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const next = nextRow(one, other, row, last, beforeLast);
    if (Math.min(...next) > bound) return bound + 1;
    beforeLast = last;
    last = next;
  }
  return Math.min(last.at(-1) ?? bound + 1, bound + 1);
}

/** Longer texts are no names. */
const LONGEST = 200;
/** A name that only begins with, or contains, what was met comes after the near misses. */
const BEGINS = 1.5;
const CONTAINS = 2.5;

interface Ranked {
  readonly name: string;
  readonly rank: number;
}

function rankOf(sought: string, name: string, within: number): number | undefined {
  const distance = slips(sought, name, within);
  if (distance <= within) return distance;
  if (sought.length < 3) return undefined;
  if (name.startsWith(sought)) return within + BEGINS;
  if (name.includes(sought)) return within + CONTAINS;
  return undefined;
}

function nextRow(
  one: string,
  other: string,
  row: number,
  last: readonly number[],
  beforeLast: readonly number[],
): number[] {
  const next = [row];
  for (let column = 1; column <= other.length; column++) {
    const same = one[row - 1] === other[column - 1];
    let best = Math.min(at(next, column - 1) + 1, at(last, column) + 1, at(last, column - 1) + (same ? 0 : 1));
    const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
    if (swapped) best = Math.min(best, at(beforeLast, column - 2) + 1);
    next.push(best);
  }
  return next;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

function byCode(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

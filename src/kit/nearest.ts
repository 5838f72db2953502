// Nearest names: what somebody may have meant by a name that fits nothing.

import { LONGEST, slips } from './distance.ts';
import { fold } from './fold.ts';

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

function byCode(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

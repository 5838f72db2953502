// Nearest names: suggestions for a name that matches nothing.

import { LONGEST, slips } from './distance.ts';
import { fold } from './fold.ts';

export interface NearestOptions {
  /** The most names to return; 3 when left out. */
  readonly limit?: number;
  /** The most typing slips allowed; about a third of the length when left out. */
  readonly within?: number;
}

/**
 * The candidates nearest to a name, best first; empty when none is near. Case, accents and apostrophes do not count.
 */
export function nearest(typed: string, candidates: Iterable<string>, options: NearestOptions = {}): readonly string[] {
  const sought = fold(typed);
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

/** A sentence that offers the names, at most so many by name: `Did you mean "Clone"?` Empty when there are none. */
export function didYouMean(names: readonly string[], most = names.length): string {
  if (names.length === 0) return '';
  const named = names.slice(0, most).map(name => `"${name}"`);
  const quoted = named.length < names.length ? [...named, `one of ${names.length - named.length} more`] : named;
  const last = quoted.at(-1) ?? '';
  return `Did you mean ${quoted.length === 1 ? last : `${quoted.slice(0, -1).join(', ')} or ${last}`}?`;
}

/** Ranks, in slips beyond `within`, of names that begin with or contain the text: after all near misses. */
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

// Deletion index: finds the names that may begin, past one typing slip, as a typed text does.
//
// Where two texts are one slip apart (a letter added, left out, changed or swapped with its neighbor), each can lose one
// of its first four letters so that the three left are the same.

import type { Texts } from './text-table.ts';

/** Letters of the beginning that is looked at. */
const BEGINNING = 4;
/** Kinds of characters: letters, digits, blank, and all others as one. */
const KINDS = 38;
const KEYS = KINDS ** (BEGINNING - 1);

/** Names by the keys of their beginnings. */
export interface DeletionTables {
  /** For each key the place in `names` of its first name, and the total at the end. */
  readonly keyStarts: Uint32Array;
  /** Places of names. */
  readonly names: Uint32Array;
  /** Places of the names too short for keys. */
  readonly short: Uint32Array;
}

/** Makes the tables of folded names. */
export function deletionTables(folded: Texts): DeletionTables {
  const places = Uint32Array.from({ length: folded.length }, (_, place) => place);
  const keyStarts = new Uint32Array(KEYS + 1);
  const keysAt = (place: number) => keysOf(folded.lengthAt(place), n => folded.unitAt(place, n));
  for (const place of places) for (const key of keysAt(place)) keyStarts[key + 1] = (keyStarts[key + 1] ?? 0) + 1;
  for (let key = 0; key < KEYS; key++) keyStarts[key + 1] = (keyStarts[key + 1] ?? 0) + (keyStarts[key] ?? 0);
  const names = new Uint32Array(keyStarts[KEYS] ?? 0);
  const next = keyStarts.slice();
  for (const place of places) {
    for (const key of keysAt(place)) {
      const at = next[key] ?? 0;
      names[at] = place;
      next[key] = at + 1;
    }
  }
  return { keyStarts, names, short: places.filter(place => folded.lengthAt(place) < BEGINNING) };
}

/** An index of many folded names by their beginnings without one letter. */
export class DeletionIndex {
  readonly #tables: DeletionTables;

  constructor(tables: DeletionTables) {
    this.#tables = tables;
  }

  /** The places of names among which are all that begin, or are, one slip away, ascending; `typed` has four letters. */
  near(typed: string): readonly number[] {
    const { keyStarts, names, short } = this.#tables;
    const found = new Set(short);
    for (const key of keysOf(typed.length, n => typed.charCodeAt(n))) {
      for (let at = keyStarts[key] ?? 0; at < (keyStarts[key + 1] ?? 0); at++) found.add(names[at] ?? 0);
    }
    return [...found].sort((a, b) => a - b);
  }
}

/** The keys of a beginning: its letters but one. None for a shorter text. */
function keysOf(length: number, unitAt: (n: number) => number): ReadonlySet<number> {
  const keys = new Set<number>();
  if (length < BEGINNING) return keys;
  for (let left = 0; left < BEGINNING; left++) {
    let key = 0;
    for (let at = 0; at < BEGINNING; at++) if (at !== left) key = key * KINDS + kindOf(unitAt(at));
    keys.add(key);
  }
  return keys;
}

function kindOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  if (code >= 48 && code <= 57) return code - 48 + 26;
  return code === 32 ? 36 : 37;
}

// Deletion index: finds the names that may begin, past one typing slip, as a typed text does.
//
// Where two texts are one slip apart (a letter added, left out, changed or swapped with its neighbor), each can lose one
// of its first four letters so that the three left are the same.

/** Letters of the beginning that is looked at. */
const BEGINNING = 4;
/** Kinds of characters: letters, digits, blank, and all others as one. */
const KINDS = 38;
const KEYS = KINDS ** (BEGINNING - 1);

/** An index of many folded names by their beginnings without one letter. */
export class DeletionIndex {
  /** For each key the place in `#names` of its first name, and the total at the end. */
  readonly #starts = new Uint32Array(KEYS + 1);
  readonly #names: Uint32Array;
  /** Names too short for keys. */
  readonly #short: readonly number[];

  constructor(folded: readonly string[]) {
    this.#short = [...folded.keys()].filter(at => (folded[at]?.length ?? 0) < BEGINNING);
    for (const name of folded) for (const key of keysOf(name)) this.#starts[key + 1] = (this.#starts[key + 1] ?? 0) + 1;
    for (let key = 0; key < KEYS; key++)
      this.#starts[key + 1] = (this.#starts[key + 1] ?? 0) + (this.#starts[key] ?? 0);
    this.#names = new Uint32Array(this.#starts[KEYS] ?? 0);
    const next = this.#starts.slice();
    for (const [at, name] of folded.entries()) {
      for (const key of keysOf(name)) {
        const place = next[key] ?? 0;
        this.#names[place] = at;
        next[key] = place + 1;
      }
    }
  }

  /** The places of names among which are all that begin, or are, one slip away, ascending; `typed` has four letters. */
  near(typed: string): readonly number[] {
    const found = new Set(this.#short);
    for (const key of keysOf(typed)) {
      for (let at = this.#starts[key] ?? 0; at < (this.#starts[key + 1] ?? 0); at++) found.add(this.#names[at] ?? 0);
    }
    return [...found].sort((a, b) => a - b);
  }
}

/** The keys of a beginning: its letters but one. None for a shorter text. */
function keysOf(folded: string): ReadonlySet<number> {
  const keys = new Set<number>();
  if (folded.length < BEGINNING) return keys;
  for (let left = 0; left < BEGINNING; left++) {
    let key = 0;
    for (let at = 0; at < BEGINNING; at++) if (at !== left) key = key * KINDS + kindOf(folded.charCodeAt(at));
    keys.add(key);
  }
  return keys;
}

function kindOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  if (code >= 48 && code <= 57) return code - 48 + 26;
  return code === 32 ? 36 : 37;
}

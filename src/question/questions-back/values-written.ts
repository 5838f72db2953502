// Values of the data of a scenario: its words, numbers and keys, wherever they stand.

import type { Patch } from '../model/mention.ts';

/** Values of the data of a scenario, wherever they stand. */
export interface ValuesWritten {
  readonly words: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  readonly keys: ReadonlySet<string>;
}

/** The words, numbers and keys in data; empty maps are none. */
export function valuesIn(data: Patch | readonly Patch[]): ValuesWritten {
  const words = new Set<string>();
  const numbers = new Set<number>();
  const keys = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (typeof value === 'number') numbers.add(value);
    else if (Array.isArray(value)) {
      numbers.add(value.length);
      value.forEach(walk);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (isEmptyMap(inner)) continue;
        keys.add(key);
        // a number of players or of life is told by words of its own, and is no number of anything else
        if (!(typeof inner === 'number' && OF_FACTS.includes(key))) walk(inner);
      }
    }
  };
  walk(data);
  return { words, numbers, keys };
}

const OF_FACTS: readonly string[] = ['seats', 'life'];

/** Whether a value is a map with nothing in it. */
export function isEmptyMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

// Phrases that give several values each, put in a row; and wordings that are read but said otherwise.
import type { ListWords } from './combine.ts';
import { type Input, missed, NONE, type Phrase, type Reading } from './phrase.ts';

/**
 * "a, b, and c" of items that read several values each, all in one row. `first` is how the first item is worded where
 * that differs. Printed with as few items as there can be.
 */
export function flat<T>(
  item: Phrase<readonly T[]>,
  words: ListWords,
  { most, first = item }: { readonly most: number; readonly first?: Phrase<readonly T[]> },
): Phrase<readonly T[]> {
  return {
    name: `${item.name}${words.two}…`,
    read(input, at) {
      const found: Reading<readonly T[]>[] = [];
      let open: readonly Reading<readonly T[]>[] = first.read(input, at);
      found.push(...open);
      for (let count = 2; count <= most && open.length > 0; count++) {
        found.push(...extend(item, input, open, count === 2 ? words.two : words.last));
        open = extend(item, input, open, words.comma);
      }
      return found;
    },
    print(values) {
      if (!Array.isArray(values) || values.length === 0) return undefined;
      const parts = segments(first, item, values, most);
      return parts === undefined ? undefined : joined(parts, words);
    },
    first: () => first.first(),
  };
}

/** Readings that would be printed in other words than those read are of a wording we do not print. */
export function checked<T>(phrase: Phrase<T>): Phrase<T> {
  return {
    ...phrase,
    read(input, at) {
      const found = phrase.read(input, at);
      if (found.length === 0) return NONE;
      return found.map(it =>
        it.variant || phrase.print(it.value) === input.text.slice(at, it.end) ? it : { ...it, variant: true },
      );
    },
  };
}

function extend<T>(
  item: Phrase<readonly T[]>,
  input: Input,
  open: readonly Reading<readonly T[]>[],
  words: string,
): readonly Reading<readonly T[]>[] {
  const found: Reading<readonly T[]>[] = [];
  for (const it of open) {
    if (!input.text.startsWith(words, it.end)) {
      missed(input, it.end, words);
      continue;
    }
    for (const next of item.read(input, it.end + words.length)) {
      found.push({ value: [...it.value, ...next.value], end: next.end, variant: it.variant || next.variant });
    }
  }
  return found;
}

/** The wordings of consecutive stretches of the values, the longest that can be said first. */
function segments<T>(
  here: Phrase<readonly T[]>,
  item: Phrase<readonly T[]>,
  values: readonly T[],
  most: number,
): readonly string[] | undefined {
  if (values.length === 0) return [];
  if (most === 0) return undefined;
  for (let length = values.length; length > 0; length--) {
    const text = here.print(values.slice(0, length));
    const rest = text === undefined ? undefined : segments(item, item, values.slice(length), most - 1);
    if (text !== undefined && rest !== undefined) return [text, ...rest];
  }
  return undefined;
}

function joined(parts: readonly string[], words: ListWords): string {
  const [only = '', second] = parts;
  if (parts.length < 3) return second === undefined ? only : only + words.two + second;
  return parts.slice(0, -1).join(words.comma) + words.last + parts.at(-1);
}

// Combinators of phrases: parts that may be left out, lists, tables of words, text kept as it stands.
import { STARTS_LENGTH, startsOf } from './dispatch.ts';
import { NONE, type Phrase, type PhraseInput, type PhraseReading, recordMiss, same } from './phrase.ts';

export { firstOrFurther, longest, orElseWhole, prefer, printsAsRead, rankedWordings } from './disambiguate.ts';

/** The phrase or nothing, which reads as undefined. */
export function optional<T>(phrase: Phrase<T>): Phrase<T | undefined> {
  return {
    name: `[${phrase.name}]`,
    read: (input, at) => [{ value: undefined, end: at, variant: false }, ...phrase.read(input, at)],
    print: value => (value === undefined ? '' : phrase.print(value)),
    first: () => undefined,
  };
}

/** The phrase or nothing, which reads as `silent`; `silent` prints nothing. */
export function orElse<T>(phrase: Phrase<T>, silent: T): Phrase<T> {
  return {
    name: `[${phrase.name}]`,
    read: (input, at) => [{ value: silent, end: at, variant: false }, ...phrase.read(input, at)],
    print: value => (same(value, silent) ? '' : phrase.print(value)),
    first: () => undefined,
  };
}

/** The record's fields, or none of them. */
export function option<T extends object>(phrase: Phrase<T>): Phrase<Partial<T>> {
  const nothing: Partial<T> = {};
  return {
    name: `[${phrase.name}]`,
    read: (input, at) => [{ value: nothing, end: at, variant: false }, ...phrase.read(input, at)],
    // A record with fields is a whole one: nothing else makes such values.
    print: value => (same(value, nothing) ? '' : phrase.print(value as T)),
    first: () => undefined,
    keys: () => phrase.keys?.() ?? [],
  };
}

/** Words that may be left out without a change of meaning; `printed`: whether they are printed. */
export function optionalWords(words: string, printed: boolean): Phrase<undefined> {
  return {
    name: `[${words}]`,
    read: (input, at) =>
      input.text.startsWith(words, at)
        ? [{ value: undefined, end: at + words.length, variant: !printed }]
        : [{ value: undefined, end: at, variant: printed }],
    print: () => (printed ? words : ''),
    first: () => undefined,
    silent: true,
  };
}

/** A value as a list of one. */
export function listOfOne<T>(phrase: Phrase<T>): Phrase<readonly T[]> {
  return {
    name: phrase.name,
    read: (input, at) => phrase.read(input, at).map(it => ({ ...it, value: [it.value] })),
    print: ([only, ...more] = []) => (only === undefined || more.length > 0 ? undefined : phrase.print(only)),
    first: () => phrase.first(),
    starts: () => startsOf(phrase),
  };
}

export interface ListWords {
  /** Between the only two items: " and ". */
  readonly two: string;
  /** Between any other items: ", ". */
  readonly comma: string;
  /** Before the last of three or more items: ", and ". */
  readonly last: string;
}
export const AND: ListWords = { two: ' and ', comma: ', ', last: ', and ' };
export const OR: ListWords = { two: ' or ', comma: ', ', last: ', or ' };
export const AND_OR: ListWords = { two: ' and/or ', comma: ', ', last: ', and/or ' };

/** A list of `min` to `max` items: "a", "a and b", "a, b, and c". */
export function listPhrase<T>(item: Phrase<T>, words: ListWords, min = 1, max = 20): Phrase<readonly T[]> {
  return {
    name: `${item.name}${words.two}…`,
    read(input, at) {
      const found: PhraseReading<readonly T[]>[] = [];
      let open = item.read(input, at).map(it => ({ ...it, value: [it.value] as readonly T[] }));
      if (min <= 1) found.push(...open);
      for (let count = 2; count <= max && open.length > 0; count++) {
        const ending = count === 2 ? words.two : words.last;
        if (count >= min) found.push(...extend(item, input, open, ending));
        open = extend(item, input, open, words.comma);
      }
      return found;
    },
    print(values) {
      if (!Array.isArray(values) || values.length < min || values.length > max) return undefined;
      let text = '';
      for (const [i, value] of values.entries()) {
        const printed = item.print(value);
        if (printed === undefined) return undefined;
        const last = i === values.length - 1;
        const joined = i === 0 ? '' : !last ? words.comma : i === 1 ? words.two : words.last;
        text += joined + printed;
      }
      return text;
    },
    first: () => item.first(),
    starts: () => startsOf(item),
  };
}

/** One item or more with the same words between them: "a. b. c". */
export function sequence<T>(item: Phrase<T>, between: string, max = 12): Phrase<readonly T[]> {
  return listPhrase(item, { two: between, comma: between, last: between }, 1, max);
}

/** Length that tells most words of a table apart, in characters; no word is shorter. */
const SHORT = 2;

/** Words for values, as a table `{words: value}`; the first words of a value are printed. Only whole words are read. */
export function wordTable<const T>(name: string, rows: Readonly<Record<string, T>>): Phrase<T> {
  const byStart = new Map<string, (readonly [string, T])[]>();
  const codes = new Set<number>();
  for (const row of Object.entries(rows)) {
    const start = row[0].slice(0, SHORT);
    byStart.set(start, [...(byStart.get(start) ?? []), row]);
    codes.add(row[0].charCodeAt(0));
  }
  const starts = [...new Set(Object.keys(rows).map(it => it.slice(0, STARTS_LENGTH)))];
  const simple = new Map(
    Object.entries(rows)
      .map(([words, value]) => [value, words] as const)
      .reverse(),
  );
  return {
    name,
    read(input, at) {
      const found: PhraseReading<T>[] = [];
      for (const [words, value] of byStart.get(input.text.slice(at, at + SHORT)) ?? []) {
        const end = at + words.length;
        if (input.text.startsWith(words, at) && !isWordAt(input, end)) {
          found.push({ value, end, variant: simple.get(value) !== words && isOtherWording(rows, words, value) });
        }
      }
      return found.length === 0 ? recordMiss(input, at, name) : found;
    },
    print: value => simple.get(value) ?? Object.keys(rows).find(words => same(rows[words], value)),
    first: () => codes,
    starts: () => starts,
  };
}

/** Text that matches a sticky expression, kept as it stands. */
export function textMatching(name: string, expression: RegExp): Phrase<string> {
  const unicode = expression.unicode ? 'u' : '';
  const sticky = new RegExp(expression.source, `y${unicode}`);
  // What has to follow is not there yet when a value is printed.
  const whole = new RegExp(`^(?:${expression.source.replace(/\(\?=[^()]*\)/g, '')})$`, unicode);
  return {
    name,
    read(input, at) {
      sticky.lastIndex = at;
      const match = sticky.exec(input.text);
      if (match === null || match[0] === '') return recordMiss(input, at, name);
      return [{ value: match[0], end: at + match[0].length, variant: false }];
    },
    print: value => (typeof value === 'string' && whole.test(value) ? value : undefined),
    first: () => undefined,
  };
}

function extend<T>(item: Phrase<T>, input: PhraseInput, open: readonly PhraseReading<readonly T[]>[], words: string) {
  const found: PhraseReading<readonly T[]>[] = [];
  for (const reading of open) {
    // A comma may stand inside the quotation before it.
    const joint = words.startsWith(',') && input.text.startsWith(',"', reading.end - 2) ? words.slice(1) : words;
    if (!input.text.startsWith(joint, reading.end)) {
      recordMiss(input, reading.end, words);
      continue;
    }
    for (const next of item.read(input, reading.end + joint.length)) {
      found.push({ value: [...reading.value, next.value], end: next.end, variant: reading.variant || next.variant });
    }
  }
  return found.length === 0 ? (NONE as readonly PhraseReading<readonly T[]>[] as PhraseReading<readonly T[]>[]) : found;
}

function isWordAt(input: PhraseInput, at: number): boolean {
  const code = input.text.charCodeAt(at);
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isOtherWording<T>(rows: Readonly<Record<string, T>>, words: string, value: T): boolean {
  return Object.keys(rows).find(it => same(rows[it], value)) !== words;
}

/** The phrase with readings marked as variants that would be printed otherwise: for phrases of many small liberties. */
export function strict<T>(phrase: Phrase<T>): Phrase<T> {
  return {
    ...phrase,
    read: (input, at) =>
      phrase
        .read(input, at)
        .map(reading =>
          reading.variant || phrase.print(reading.value) === input.text.slice(at, reading.end)
            ? reading
            : { ...reading, variant: true },
        ),
  };
}

/** A sentence with its period; one that ends in a quotation has it inside. */
export function sentencePhrase<T>(phrase: Phrase<T>): Phrase<T> {
  return {
    name: phrase.name,
    read(input, at) {
      const found: PhraseReading<T>[] = [];
      for (const reading of phrase.read(input, at)) {
        if (input.text[reading.end] === '.') found.push({ ...reading, end: reading.end + 1 });
        else if (input.text.startsWith('."', reading.end - 2) || input.text.startsWith(`.'"`, reading.end - 3))
          found.push(reading);
        else recordMiss(input, reading.end, '.');
      }
      return found;
    },
    print(value) {
      const text = phrase.print(value);
      return text === undefined || text.endsWith('."') || text.endsWith(`.'"`) ? text : `${text}.`;
    },
    first: () => phrase.first(),
    starts: () => startsOf(phrase),
  };
}

/**
 * A list whose items are runs of values: "get +1/+1", "are 2/2 Elves" are one change and two. Read, the runs are
 * joined; printed, each item is the longest run that has a wording. `first`: the wording of the first item, where that
 * differs.
 */
export function listOfRuns<T>(
  item: Phrase<readonly T[]>,
  words: ListWords,
  max = 6,
  first: Phrase<readonly T[]> = item,
): Phrase<readonly T[]> {
  return {
    name: `${item.name}${words.two}…`,
    read(input, at) {
      let open: readonly PhraseReading<readonly T[]>[] = first.read(input, at);
      const found = [...open];
      for (let count = 2; count <= max && open.length > 0; count++) {
        for (const reading of extend(
          item,
          input,
          open.map(it => ({ ...it, value: [it.value] })),
          count === 2 ? words.two : words.last,
        ))
          found.push({ ...reading, value: reading.value.flat() });
        open = extend(
          item,
          input,
          open.map(it => ({ ...it, value: [it.value] })),
          words.comma,
        ).map(it => ({ ...it, value: it.value.flat() }));
      }
      return found;
    },
    print(all) {
      const parts = Array.isArray(all) && all.length > 0 ? cut(first, item, all, max) : undefined;
      if (parts === undefined) return undefined;
      return parts
        .map((part, i) =>
          i === 0
            ? part
            : i < parts.length - 1
              ? words.comma + part
              : (parts.length === 2 ? words.two : words.last) + part,
        )
        .join('');
    },
    first: () => first.first(),
    starts: () => startsOf(first),
  };
}

/** The wordings of consecutive runs of the values, each run the longest that has a wording. */
function cut<T>(
  here: Phrase<readonly T[]>,
  item: Phrase<readonly T[]>,
  all: readonly T[],
  max: number,
): readonly string[] | undefined {
  if (all.length === 0) return [];
  if (max === 0) return undefined;
  for (let size = all.length; size > 0; size--) {
    const text = here.print(all.slice(0, size));
    const rest = text === undefined ? undefined : cut(item, item, all.slice(size), max - 1);
    if (text !== undefined && rest !== undefined) return [text, ...rest];
  }
  return undefined;
}

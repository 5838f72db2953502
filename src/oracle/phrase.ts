// Phrase<T>: one description of a wording that reads text to a value and prints the value back. Never throws.
import { equals as same } from '../kit/structure.ts';
import { allStarts, dispatch, STARTS_LENGTH, startsOf, union } from './dispatch.ts';

export { same };

/** One way of reading a phrase at a place: its value, its end, and whether a wording was used that is never printed. */
export interface PhraseReading<T> {
  readonly value: T;
  readonly end: number;
  readonly variant: boolean;
}

/** A text being read, with the furthest place reached and the words expected there. */
export interface PhraseInput {
  readonly text: string;
  furthest: number;
  expected: string[];
  readonly memo: Map<number, readonly PhraseReading<unknown>[]>;
  /** The characters that follow each place, filled as requested. */
  readonly next: string[];
}

/** The input for a text, at its beginning. */
export function inputOf(text: string): PhraseInput {
  return { text, furthest: 0, expected: [], memo: new Map(), next: [] };
}

export interface Phrase<T> {
  readonly name: string;
  /** All readings at that place; none when the phrase is not there. */
  read(input: PhraseInput, at: number): readonly PhraseReading<T>[];
  /** The wording of a value of the union it belongs to; undefined when the value is not of its own shape. */
  print(value: T): string | undefined;
  /** Codes of the characters it may begin with; undefined when it may begin with any, or be empty. */
  first(): ReadonlySet<number> | undefined;
  /** The first characters of its wordings, at most `STARTS_LENGTH`; where absent, `first` applies. */
  starts?(): readonly string[] | undefined;
  /** The keys of the records it reads, where it reads records. */
  keys?(): readonly string[];
  /** Whether it is words only: it reads no value, and prints without one. */
  readonly silent?: boolean;
}

/** The value that a phrase reads. */
export type PhraseValue<P> = P extends Phrase<infer T> ? T : never;

export const NONE: readonly never[] = [];

/** The result of reading a whole text. `values` are the different values; more than one is an ambiguity. */
export interface WholeReading<T> {
  readonly values: readonly T[];
  readonly variant: boolean;
  /** The furthest place reached where nothing read the whole, and the words expected there. */
  readonly furthest: number;
  readonly expected: readonly string[];
}

/** Reads a text from end to end. Readings of equal values are one. */
export function readWhole<T>(phrase: Phrase<T>, text: string): WholeReading<T> {
  const input = inputOf(text);
  const whole = phrase.read(input, 0).filter(it => it.end === text.length);
  const values: T[] = [];
  let variant = true;
  for (const reading of whole) {
    if (!reading.variant) variant = false;
    if (!values.some(it => same(it, reading.value))) values.push(reading.value);
  }
  return {
    values,
    variant: whole.length > 0 && variant,
    furthest: input.furthest,
    expected: [...new Set(input.expected)],
  };
}

/** Records an expected wording at a place; gives no reading. */
export function recordMiss(input: PhraseInput, at: number, expected: string): readonly never[] {
  if (at < input.furthest) return NONE;
  if (at > input.furthest) {
    input.furthest = at;
    input.expected.length = 0;
  }
  if (input.expected.length < MOST_EXPECTED) input.expected.push(expected);
  return NONE;
}

/** Exactly these words. */
export function literalText(text: string): Phrase<undefined> {
  const first = text === '' ? undefined : new Set([text.charCodeAt(0)]);
  return {
    name: text,
    read: (input, at) =>
      input.text.startsWith(text, at)
        ? [{ value: undefined, end: at + text.length, variant: false }]
        : recordMiss(input, at, text),
    print: () => text,
    first: () => first,
    ...(text === '' ? {} : { starts: () => [text.slice(0, STARTS_LENGTH)] }),
    silent: true,
  };
}

/** Words that are printed, or other wordings of the same meaning, which are only read. */
export function either(canonical: string, ...variants: readonly string[]): Phrase<undefined> {
  return oneOf<undefined>(canonical, [literalText(canonical), ...variants.map(it => variant(literalText(it)))]);
}

/** The phrase with all readings marked as wordings that are never printed; it prints nothing. */
export function variant<T>(phrase: Phrase<T>): Phrase<T> {
  return {
    name: phrase.name,
    read: (input, at) => phrase.read(input, at).map(it => ({ ...it, variant: true })),
    print: () => undefined,
    first: () => phrase.first(),
    starts: () => startsOf(phrase),
    silent: phrase.silent ?? false,
    ...(phrase.keys ? { keys: () => phrase.keys?.() ?? [] } : {}),
  };
}

/**
 * One of several phrases, printed by the first that can. Those that cannot begin with the next letter are not tried.
 */
export function oneOf<T>(name: string, alternatives: readonly Phrase<T>[]): Phrase<T> {
  const table = lazily(() => dispatch(alternatives));
  const first = lazily(() => union(alternatives));
  const starts = lazily(() => ({ all: allStarts(alternatives) }));
  const keys = lazily(() => [...new Set(alternatives.flatMap(it => it.keys?.() ?? []))]);
  return {
    name,
    read(input, at) {
      let next = input.next[at];
      if (next === undefined) {
        next = input.text.slice(at, at + STARTS_LENGTH);
        input.next[at] = next;
      }
      const tried = table()(next);
      let found: readonly PhraseReading<T>[] = NONE;
      for (const phrase of tried) {
        const more = phrase.read(input, at);
        if (more.length > 0) found = found.length === 0 ? more : merge(found, more);
      }
      return found.length === 0 ? recordMiss(input, at, name) : found;
    },
    print(value) {
      for (const alternative of alternatives) {
        const text = alternative.print(value);
        if (text !== undefined) return text;
      }
      return undefined;
    },
    first: () => first().codes,
    starts: () => starts().all,
    keys,
    silent: alternatives.every(it => it.silent),
  };
}

/** A phrase that is built when first used, for grammar that contains itself. */
export function lazy<T>(name: string, build: () => Phrase<T>): Phrase<T> {
  const built = lazily(build);
  let inProgress = false;
  return {
    name,
    read: (input, at) => built().read(input, at),
    print: value => built().print(value),
    first() {
      if (inProgress) return undefined;
      inProgress = true;
      const first = built().first();
      inProgress = false;
      return first;
    },
    starts() {
      if (inProgress) return undefined;
      inProgress = true;
      const starts = startsOf(built());
      inProgress = false;
      return starts;
    },
    keys: () => built().keys?.() ?? [],
  };
}

/** The phrase with its readings stored for each place of a text. For phrases that many alternatives begin with. */
export function memo<T>(phrase: Phrase<T>): Phrase<T> {
  const id = nextMemo++;
  return {
    ...phrase,
    read(input, at) {
      const key = id * MEMO_STRIDE + at;
      const known = input.memo.get(key);
      // The key contains the phrase's number, so the readings under it are those of this phrase.
      if (known !== undefined) return known as readonly PhraseReading<T>[];
      const found = phrase.read(input, at);
      input.memo.set(key, found);
      return found;
    },
  };
}

/**
 * The phrase with another form of its value: `to` after reading, `from` before printing. Either may decline with
 * undefined. `keys`: the keys of the records it reads.
 */
export function mapPhrase<S, T>(
  phrase: Phrase<S>,
  to: (read: S) => T | undefined,
  from: (value: T) => S | undefined,
  keys?: readonly string[],
): Phrase<T> {
  return {
    name: phrase.name,
    read(input, at) {
      const found: PhraseReading<T>[] = [];
      for (const reading of phrase.read(input, at)) {
        const value = to(reading.value);
        if (value !== undefined) found.push({ value, end: reading.end, variant: reading.variant });
      }
      return found;
    },
    print(value) {
      const inner = value === undefined ? undefined : shaped(from, value);
      return inner === undefined ? undefined : phrase.print(inner);
    },
    first: () => phrase.first(),
    starts: () => startsOf(phrase),
    ...(keys ? { keys: () => keys } : {}),
  };
}

/** The result of `from`; undefined for a value of another shape, which may lack a part that `from` needs. */
function shaped<S, T>(from: (value: T) => S | undefined, value: T): S | undefined {
  try {
    return from(value);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const MEMO_STRIDE = 8192;
/** Number of expected wordings recorded: people read them, and a few words will do. */
const MOST_EXPECTED = 24;
let nextMemo = 1;

function lazily<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/** Two lists of readings as one, each value and end once; the printed wording before the variant. */
function merge<T>(found: readonly PhraseReading<T>[], more: readonly PhraseReading<T>[]): readonly PhraseReading<T>[] {
  const all = [...found];
  for (const reading of more) {
    const at = all.findIndex(known => known.end === reading.end && same(known.value, reading.value));
    const known = all[at];
    if (known === undefined) all.push(reading);
    else if (known.variant && !reading.variant) all[at] = reading;
  }
  return all;
}

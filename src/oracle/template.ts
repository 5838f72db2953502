// Templates: a wording with holes, read to a record of the engine's own shape and printed back from it.
import { isRecord } from '../kit/structure.ts';
import { STARTS_LENGTH, startsOf } from './dispatch.ts';
import {
  NONE,
  type Phrase,
  type PhraseInput,
  type PhraseReading,
  type PhraseValue,
  recordMiss,
  same,
} from './phrase.ts';

/**
 * A hole of a template: `{key: phrase}` is a field of the record; a phrase that reads a record gives its fields to the
 * whole; a phrase that reads nothing (`either(…)`) is only words.
 */
export type Hole = Phrase<unknown> | Readonly<Record<string, Phrase<unknown>>>;

type FieldsOf<H> =
  H extends Phrase<infer T>
    ? T extends object
      ? T
      : unknown
    : { readonly [K in keyof H]: H[K] extends Phrase<infer T> ? T : never };
type AllOf<H extends readonly unknown[]> = H extends readonly [infer A, ...infer R] ? FieldsOf<A> & AllOf<R> : unknown;
type OnlyOf<H extends readonly unknown[]> = H extends readonly [infer A, ...infer R]
  ? A extends Phrase<undefined>
    ? OnlyOf<R>
    : PhraseValue<A>
  : never;

/**
 * A wording that reads to a record with these constant fields and those of the holes:
 * `` template({ kind: 'draw', who: YOU })`draw ${{ amount: cards }}` ``.
 * It prints only records whose constants are these and that have no other keys.
 */
export function template<const C extends object>(constants: C) {
  return <const H extends readonly Hole[]>(texts: TemplateStringsArray, ...holes: H): Phrase<C & AllOf<H>> => {
    const parts = partsOf(texts, holes);
    const fixed = Object.entries(constants);
    let known: ReadonlySet<string> | undefined;
    const keys = () => {
      known ??= new Set([...fixed.map(([key]) => key), ...parts.flatMap(keysOf)]);
      return known;
    };
    return {
      name: texts.join('…'),
      // Constants and holes together have the shape that their types state.
      read: (input, at) => readParts(parts, input, at, constants) as readonly PhraseReading<C & AllOf<H>>[],
      print: value => printRecord(value, fixed, parts, keys()),
      first: () => firstOf(parts),
      starts: () => startsFrom(parts, 0),
      keys: () => [...keys()],
    };
  };
}

/** A wording around one value: `` wrapping`named ${cardName}` `` reads the value of its only hole with a value. */
export function wrapping<const H extends readonly Phrase<unknown>[]>(
  texts: TemplateStringsArray,
  ...holes: H
): Phrase<OnlyOf<H>> {
  const whole = holes.find(it => it.silent !== true);
  const inner = template({})(texts, ...holes.map(it => (it === whole ? { it } : it)));
  return {
    name: inner.name,
    read: (input, at) =>
      // Its one field is the hole's value.
      inner.read(input, at).map(({ value, end, variant }) => ({ value: Object(value).it as OnlyOf<H>, end, variant })),
    print: value => inner.print({ it: value }),
    first: () => inner.first(),
    starts: () => startsOf(inner),
    ...(whole?.keys ? { keys: () => whole.keys?.() ?? [] } : {}),
  };
}

/** A fixed value with fixed words. */
export function constant<const T>(value: T, words: string): Phrase<T> {
  const first = new Set([words.charCodeAt(0)]);
  const end = words.length;
  return {
    name: words,
    read: (input, at) =>
      input.text.startsWith(words, at) ? [{ value, end: at + end, variant: false }] : recordMiss(input, at, words),
    print: it => (same(it, value) ? words : undefined),
    first: () => first,
    starts: () => [words.slice(0, STARTS_LENGTH)],
    ...(isRecord(value) ? { keys: () => Object.keys(value) } : {}),
  };
}

interface Part {
  readonly text: string;
  readonly key: string | undefined;
  readonly phrase: Phrase<unknown> | undefined;
}

interface State {
  readonly end: number;
  readonly variant: boolean;
  readonly value: object;
}

function partsOf(texts: readonly string[], holes: readonly Hole[]): readonly Part[] {
  const parts: Part[] = [];
  for (const [i, text] of texts.entries()) {
    if (text !== '') parts.push({ text, key: undefined, phrase: undefined });
    const hole = holes[i];
    if (hole === undefined) continue;
    if (isPhrase(hole)) parts.push({ text: '', key: undefined, phrase: hole });
    else for (const [key, phrase] of Object.entries(hole)) parts.push({ text: '', key, phrase });
  }
  return parts;
}

function readParts(parts: readonly Part[], input: PhraseInput, at: number, constants: object): readonly State[] {
  let states: readonly State[] = [{ end: at, variant: false, value: constants }];
  for (const part of parts) {
    const next: State[] = [];
    for (const state of states) readPart(part, input, state, next);
    if (next.length === 0) return NONE;
    states = next;
  }
  return states;
}

function readPart({ text, key, phrase }: Part, input: PhraseInput, state: State, next: State[]): void {
  if (phrase === undefined) {
    if (input.text.startsWith(text, state.end)) next.push({ ...state, end: state.end + text.length });
    else recordMiss(input, state.end, text);
    return;
  }
  for (const reading of phrase.read(input, state.end)) {
    const variant = state.variant || reading.variant;
    if (key !== undefined) next.push({ end: reading.end, variant, value: { ...state.value, [key]: reading.value } });
    else if (isRecord(reading.value))
      next.push({ end: reading.end, variant, value: { ...state.value, ...reading.value } });
    else next.push({ end: reading.end, variant, value: state.value });
  }
}

function printRecord(
  value: unknown,
  fixed: readonly (readonly [string, unknown])[],
  parts: readonly Part[],
  keys: ReadonlySet<string>,
): string | undefined {
  if (!isRecord(value)) return undefined;
  for (const [key, constant] of fixed) if (!same(value[key], constant)) return undefined;
  for (const key in value) if (value[key] !== undefined && !keys.has(key)) return undefined;
  let printed = '';
  for (const part of parts) {
    const text = printPart(part, value);
    if (text === undefined) return undefined;
    printed += text;
  }
  return printed;
}

function printPart(part: Part, value: Readonly<Record<string, unknown>>): string | undefined {
  if (part.phrase === undefined) return part.text;
  if (part.key !== undefined) return part.phrase.print(value[part.key]);
  if (part.phrase.silent === true || part.phrase.keys === undefined) return part.phrase.print(undefined);
  const own: Record<string, unknown> = {};
  for (const key of part.phrase.keys()) if (value[key] !== undefined) own[key] = value[key];
  return part.phrase.print(own);
}

function keysOf(part: Part): readonly string[] {
  return part.key !== undefined ? [part.key] : (part.phrase?.keys?.() ?? []);
}

function firstOf([part]: readonly Part[]): ReadonlySet<number> | undefined {
  if (part === undefined) return undefined;
  return part.phrase === undefined ? new Set([part.text.charCodeAt(0)]) : part.phrase.first();
}

/** The beginnings of the parts from `from` on; those of short words include the part after them. */
function startsFrom(parts: readonly Part[], from: number): readonly string[] | undefined {
  const part = parts[from];
  if (part === undefined) return undefined;
  if (part.phrase !== undefined) return startsOf(part.phrase);
  if (part.text.length >= STARTS_LENGTH) return [part.text.slice(0, STARTS_LENGTH)];
  const rest = startsFrom(parts, from + 1);
  return rest === undefined ? [part.text] : [...new Set(rest.map(it => (part.text + it).slice(0, STARTS_LENGTH)))];
}

function isPhrase(value: Hole): value is Phrase<unknown> {
  return typeof value.read === 'function';
}

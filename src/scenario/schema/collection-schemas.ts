// Schemas of lists, maps and records.

import * as z from 'zod';
import { nearest } from '../../kit/nearest.ts';
import { once } from '../../kit/once.ts';
import { isRecord } from '../../kit/structure.ts';
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import {
  addComplaint,
  type Complaint,
  describeValue,
  type IssueReport,
  parsePart,
  readerSchema,
} from './schema-parts.ts';

/** A list; a single value is a list of one, and nothing is the empty list. */
export function listSchema<T>(item: z.ZodType<T>, most: number = SCENARIO_LIMITS.list): z.ZodType<readonly T[]> {
  return readerSchema((value, report): readonly T[] => {
    const items = toList(value);
    if (items.length > most) {
      addComplaint(report, [], { complaint: `Expected at most ${most} entries, met ${items.length}.` });
      return z.NEVER;
    }
    const read: T[] = [];
    for (const [index, entry] of items.entries()) {
      const one = parsePart(item, entry, report, Array.isArray(value) ? [index] : []);
      if (one !== undefined) read.push(one);
    }
    return read;
  });
}

/** A value as a list: itself when it is one. */
export function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** A map from any key to values of one kind. */
export function mapSchema<T>(what: string, item: z.ZodType<T>): z.ZodType<Readonly<Record<string, T>>> {
  return readerSchema((value, report): Readonly<Record<string, T>> => {
    if (value !== undefined && value !== null && value !== '' && !isRecord(value)) {
      addComplaint(report, [], { complaint: `Expected ${what}, a map, met ${describeValue(value)}.` });
      return z.NEVER;
    }
    const entries = Object.entries(isRecord(value) ? value : {});
    if (entries.length > SCENARIO_LIMITS.keys) {
      addComplaint(report, [], { complaint: `Expected at most ${SCENARIO_LIMITS.keys} keys, met ${entries.length}.` });
      return z.NEVER;
    }
    return Object.fromEntries(
      entries.flatMap(([key, entry]): [string, T][] => {
        const one = parsePart(item, entry, report, [key]);
        return one === undefined ? [] : [[key.trim(), one]];
      }),
    );
  });
}

/** A map of known keys. Short forms are turned into the map by `expand`; unknown keys are named with their nearest. */
export function recordSchema<S extends z.core.$ZodLooseShape>(
  what: string,
  shape: S,
  expand: (met: unknown) => unknown = same,
): z.ZodType<z.output<z.ZodObject<S>>> {
  const known = Object.keys(shape);
  const object = z.object(shape);
  const keys = once(() => known.map(key => ({ key, schema: shape[key], unwritten: withoutKey(shape, key) })));
  const required = once(() => keys().filter(it => it.unwritten === undefined));
  return readerSchema((value, report) => {
    const long = expand(value);
    if (!isRecord(long)) {
      addComplaint(report, [], { complaint: `Expected ${what}, met ${describeValue(value)}.` });
      return z.NEVER;
    }
    for (const key of Object.keys(long)) {
      if (!known.includes(key)) addComplaint(report, [key], unknownKeyComplaint(key, known));
    }
    const isWhole = required().every(({ key }) => key in long);
    return isWhole ? readKeys(keys(), long, report) : (parsePart(object, long, report, []) ?? z.NEVER);
  }) as unknown as z.ZodType<z.output<z.ZodObject<S>>>; // the transform gives what `object` gives, which TypeScript cannot see through NEVER
}

type Fields = Readonly<Record<string, unknown>>;

/** The value of a record without this key: the default value, or nothing; undefined where the key must be written. */
function withoutKey(shape: z.core.$ZodLooseShape, key: string): Fields | undefined {
  return z.object({ [key]: shape[key] }).safeParse({}, { jitless: true }).data;
}

/** A key of a record, with the record that is read where nothing is written under it; undefined where something must be. */
interface RecordKey {
  readonly key: string;
  readonly schema: z.core.$ZodLooseShape[string];
  readonly unwritten: Fields | undefined;
}

/** The keys that are written, each read by its schema: most of a record's keys are not, and come to the same each time. */
function readKeys(keys: readonly RecordKey[], written: Fields, report: IssueReport): Fields {
  const read: Record<string, unknown> = {};
  for (const { key, schema, unwritten } of keys) {
    const field = key in written ? parsePart<unknown>(schema, written[key], report, [key]) : unwritten?.[key];
    if (field !== undefined) read[key] = field;
  }
  return read;
}

/** The complaint about an unknown key: with the nearest keys, or all of them when none is near. */
export function unknownKeyComplaint(key: string, known: readonly string[]): Complaint {
  const suggestions = nearest(key, known);
  const unknown = `Unknown key "${key.slice(0, 60)}".`;
  return {
    complaint: suggestions.length > 0 ? unknown : `${unknown} Expected one of ${known.join(', ')}.`,
    suggestions,
  };
}

function same(value: unknown): unknown {
  return value;
}

// Schemas of lists and names that several parts of the format share.

import * as z from 'zod';
import { COLORS, type Color, FACE_DOWN_KINDS, type FaceDownKind } from '../../engine/index.ts';
import { isRecord } from '../../kit/structure.ts';
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import { listSchema, mapSchema, toList } from './collection-schemas.ts';
import { type Designation, type DesignationOf, designationSchema } from './game-words.ts';
import {
  describeValue,
  parsePart,
  readerSchema,
  textSchema,
  valueSchema,
  wholeNumberSchema,
  wordSchema,
} from './schema-parts.ts';

/** Colors as lower-case words; `colorless` is the empty list. */
export function colorListSchema(): z.ZodType<readonly Color[]> {
  const color = wordSchema('a color', COLORS);
  return readerSchema((value, report): readonly Color[] => {
    const words = toList(value).filter(it => it !== 'colorless');
    return parsePart(listSchema(color), words, report, []) ?? z.NEVER;
  });
}

/** Counters by kind. */
export function counterMapSchema(): z.ZodType<Readonly<Record<string, number>>> {
  return mapSchema('counters by kind, such as {+1/+1: 2}', wholeNumberSchema('a number of counters'));
}

/** Names of objects or players of the scenario. */
export function namesSchema(what = 'the name of an object'): z.ZodType<readonly string[]> {
  return listSchema(textSchema(what));
}

/** One text or several, such as the exceptions of a copy effect. */
export function wordingsSchema(what: string): z.ZodType<readonly string[]> {
  return listSchema(textSchema(what, SCENARIO_LIMITS.text));
}

/** Designations: words, and maps such as {unlocked: left} as "unlocked: left". */
export function designationsSchema<K extends DesignationOf>(of: K): z.ZodType<readonly Designation[K][]> {
  const designation = z.unknown().transform(value => (isRecord(value) ? mapAsWord(value) : value));
  return listSchema(designation.pipe(designationSchema(of)));
}

/** The kind of a face-down object; undefined for one that is face up. */
export const faceDownSchema: z.ZodType<FaceDownKind | undefined> = valueSchema<FaceDownKind | undefined>(value => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (word === true || word === 'true' || word === 'yes') return { value: 'manifested' };
  if (word === false || word === 'false' || word === 'no') return { value: undefined };
  const way = FACE_DOWN_KINDS.find(it => it === word);
  if (way !== undefined) return { value: way };
  return {
    complaint: `Expected yes, no or how it is face down (${FACE_DOWN_KINDS.join(', ')}), met ${describeValue(value)}.`,
  };
});

/** A short form `[count] name` split into its two parts. A number that can only be a year belongs to the name. */
export function splitCount(written: string): { readonly count: number; readonly name: string } {
  const match = /^(\d{1,6})x?\s+(\S.*)$/su.exec(written.trim());
  const count = Number(match?.[1]);
  if (match?.[2] === undefined || (count >= 1900 && count <= 2100)) return { count: 1, name: written.trim() };
  return { count, name: match[2] };
}

/** The long form of "[count] name" or a number: a map with `card` and `count`; other values unchanged. */
export function expandCount(value: unknown): unknown {
  if (typeof value === 'number') return { card: String(value) };
  if (typeof value !== 'string') return value;
  const { count, name } = splitCount(value);
  return { card: name, count };
}

function mapAsWord(map: Readonly<Record<string, unknown>>): string {
  return Object.entries(map)
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join(', ');
}

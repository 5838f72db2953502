// Lists and names that several parts of the format share.
import * as z from 'zod';
import { COLORS, type Color, FACE_DOWN_KINDS, type FaceDownKind } from '../../engine/index.ts';
import { LIMITS } from '../limits.ts';
import { asList, isMap, leaf, listOf, mapOf, met, oneOf, part, text, whole } from './form.ts';

/** A list of types or subtypes, each with capital letters: "Time Lord", "Power-Plant". */
export function capitalized(what: string): z.ZodType<readonly string[]> {
  return listOf(text(what).transform(capital));
}

/** Colors as lower-case words; `colorless` is the empty list. */
export function colorList(): z.ZodType<readonly Color[]> {
  const color = oneOf('a color', COLORS);
  return z.unknown().transform((value, context): readonly Color[] => {
    const words = asList(value).filter(it => it !== 'colorless');
    return part(listOf(color), words, context, []) ?? z.NEVER;
  });
}

/** Counters by kind. */
export function counterMap(): z.ZodType<Readonly<Record<string, number>>> {
  return mapOf('counters by kind, such as {+1/+1: 2}', whole('a number of counters'));
}

/** Names of objects or players of the scenario. */
export function names(what = 'the name of an object'): z.ZodType<readonly string[]> {
  return listOf(text(what));
}

/** One text or several, such as the exceptions of a copy effect. */
export function wordings(what: string): z.ZodType<readonly string[]> {
  return listOf(text(what, LIMITS.text));
}

/** Designations: words, and maps such as {unlocked: left} as "unlocked: left". */
export function designations(): z.ZodType<readonly string[]> {
  const word = text('a designation');
  const designation = z.unknown().transform(value => {
    if (typeof value === 'string' && /^(the )?city['’]?s blessing$/i.test(value)) return 'cityBlessing';
    return isMap(value) ? mapAsWord(value) : value;
  });
  return listOf(designation.pipe(word));
}

/** How it is face down; undefined for one that is not. */
export const faceDownSchema: z.ZodType<FaceDownKind | undefined> = leaf<FaceDownKind | undefined>(value => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (word === true || word === 'true' || word === 'yes') return { value: 'manifested' };
  if (word === false || word === 'false' || word === 'no') return { value: undefined };
  const way = FACE_DOWN_KINDS.find(it => it === word);
  if (way !== undefined) return { value: way };
  return { complaint: `Expected yes, no or how it is face down (${FACE_DOWN_KINDS.join(', ')}), met ${met(value)}.` };
});

/** A short form `[count] name` as its two parts. A number that can only be a year belongs to the name. */
export function counted(written: string): { readonly count: number; readonly name: string } {
  const match = /^(\d{1,6})x?\s+(\S.*)$/su.exec(written.trim());
  const count = Number(match?.[1]);
  if (match?.[2] === undefined || (count >= 1900 && count <= 2100)) return { count: 1, name: written.trim() };
  return { count, name: match[2] };
}

/** "[count] name" as the long form under `key`; anything else as it is. */
export function expandCounted(value: unknown): unknown {
  if (typeof value === 'number') return { card: String(value) };
  if (typeof value !== 'string') return value;
  const { count, name } = counted(value);
  return { card: name, count };
}

function capital(word: string): string {
  if (/^every creature type$/i.test(word)) return word.toLowerCase();
  return word.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

function mapAsWord(map: Readonly<Record<string, unknown>>): string {
  return Object.entries(map)
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join(', ');
}

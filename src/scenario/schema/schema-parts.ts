// Parts of all schemas: words, numbers, lists and maps, with complaints in sentences.
import * as z from 'zod';
import { fold } from '../../kit/fold.ts';
import { nearest } from '../../kit/nearest.ts';
import { SCENARIO_LIMITS } from '../scenario-limits.ts';

/** A complaint: the reason for which a value is not the expected one. */
export interface Complaint {
  readonly complaint: string;
  readonly suggestions?: readonly string[];
  /** The text that the suggestions would replace. */
  readonly typed?: string;
}

/** A report to which a schema adds what is wrong with a value. */
export interface IssueReport {
  readonly addIssue: (issue: ReportedIssue) => void;
}

type ReportedIssue = {
  readonly code: 'custom';
  readonly message: string;
  readonly path: PropertyKey[];
  readonly params: Readonly<Record<string, unknown>>;
};

/** A value read, or `z.NEVER` after an issue was added. */
type Read<T> = (met: unknown, report: IssueReport) => T;

/** The functions of schemas of one function: `parsePart` calls them, which costs a fraction of what zod does for each value. */
const READS = new WeakMap<z.ZodType, Read<unknown>>();

/** A schema of one function, which reports its complaints. */
export function readerSchema<T>(read: Read<T>): z.ZodType<T> {
  const schema = z.unknown().transform((met, context) => read(met, context));
  READS.set(schema, read);
  return schema;
}

/** A schema of one function, from the value found to a value or a complaint. */
export function valueSchema<T>(read: (met: unknown) => { readonly value: T } | Complaint): z.ZodType<T> {
  return readerSchema((met, report) => {
    const result = read(met);
    if ('value' in result) return result.value;
    addComplaint(report, [], result);
    return z.NEVER;
  });
}

/** Adds a complaint to the report of a schema, at a path below the schema's own. */
export function addComplaint(report: IssueReport, path: readonly (string | number)[], complaint: Complaint): void {
  const { complaint: message, suggestions = [], typed } = complaint;
  report.addIssue({ code: 'custom', path: [...path], message, params: { suggestions, typed } });
}

/** Runs a schema on a part and passes its complaints on under `path`; undefined when there were any. */
export function parsePart<T>(
  schema: z.ZodType<T>,
  met: unknown,
  report: IssueReport,
  path: readonly (string | number)[],
): T | undefined {
  const read = READS.get(schema) as Read<T> | undefined; // set with the schema of the same type
  if (read !== undefined) return readUnder(read, met, report, path);
  const inner = met === undefined ? undefined : writtenSchema(schema);
  if (inner !== undefined) return parsePart<T>(inner, met, report, path);
  const result = schema.safeParse(met);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    report.addIssue({
      code: 'custom',
      path: [...path, ...issue.path],
      message: issue.message,
      params: issue.code === 'custom' ? (issue.params ?? {}) : {},
    });
  }
  return undefined;
}

function readUnder<T>(
  read: Read<T>,
  met: unknown,
  report: IssueReport,
  path: readonly (string | number)[],
): T | undefined {
  let hasIssue = false;
  const value = read(met, {
    addIssue: issue => {
      hasIssue = true;
      report.addIssue({ ...issue, path: [...path, ...issue.path] });
    },
  });
  return hasIssue ? undefined : value;
}

/** The schemas by which optional values are read where they are written. */
const WRITTEN = new WeakMap<z.ZodType, { readonly inner: z.ZodType | undefined }>();

/** The schema by which an optional value is read where it is written; undefined for a schema of another kind. */
function writtenSchema<T>(schema: z.ZodType<T>): z.ZodType<T> | undefined {
  const known = WRITTEN.get(schema) ?? { inner: innerSchema(schema) };
  WRITTEN.set(schema, known);
  return known.inner as z.ZodType<T> | undefined; // what it reads from a value that is there
}

function innerSchema(schema: z.ZodType): z.ZodType | undefined {
  const isOptional = schema instanceof z.ZodDefault || schema instanceof z.ZodExactOptional;
  return isOptional ? (schema.unwrap() as z.ZodType) : undefined; // made by the classic zod, as all schemas here are
}

/** A value in words, for a sentence. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (Array.isArray(value)) return value.length === 1 ? 'a list of one' : `a list of ${value.length}`;
  if (typeof value === 'object') {
    const [key = ''] = Object.keys(value);
    return key === '' ? 'an empty map' : `a map with ${describeValue(key)}`;
  }
  const text = String(value);
  return `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
}

/** A text of any kind; numbers are read as written. `what` names it: "a card name". */
export function textSchema(what: string, longest: number = SCENARIO_LIMITS.name): z.ZodType<string> {
  return valueSchema(value => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      return { complaint: `Expected ${what}, met ${describeValue(value)}.` };
    }
    const read = String(value).trim();
    if (read === '') return { complaint: `Expected ${what}, met nothing.` };
    if (read.length > longest) {
      return { complaint: `Expected ${what} of at most ${longest} characters, met ${read.length}.` };
    }
    return { value: read };
  });
}

/** A text that may be empty. */
export function anyTextSchema(what: string, longest: number = SCENARIO_LIMITS.name): z.ZodType<string> {
  const filled = textSchema(what, longest);
  return readerSchema((value, report) => (value === '' ? '' : (parsePart(filled, value, report, []) ?? z.NEVER)));
}

/** A truth value: yes, no, true or false. */
export function flagSchema(): z.ZodType<boolean> {
  return valueSchema(value => {
    const read = toFlag(value);
    return read === undefined ? { complaint: `Expected yes or no, met ${describeValue(value)}.` } : { value: read };
  });
}

/** The boolean of a value; undefined for any other value. */
export function toFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  if (word === 'yes' || word === 'true') return true;
  if (word === 'no' || word === 'false') return false;
  return undefined;
}

/** A whole number between bounds. `what` names it: "a number of counters". */
export function wholeNumberSchema(what: string, least = 0, most: number = SCENARIO_LIMITS.number): z.ZodType<number> {
  return valueSchema(value => {
    const read = toWholeNumber(value);
    if (read === undefined) return { complaint: `Expected ${what}, a whole number, met ${describeValue(value)}.` };
    if (read < least) return { complaint: `Expected ${what} of ${least} or more, met ${read}.` };
    if (read > most) return { complaint: `Expected ${what} of ${most} at most, met ${read}.` };
    return { value: read };
  });
}

/** The whole number of a value; undefined for any other value. */
export function toWholeNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*[+-]?\d{1,15}\s*$/.test(value)) return undefined;
  return Number(value);
}

/** One word of a closed list, in any case. */
export function wordSchema<const W extends string>(what: string, words: readonly W[]): z.ZodType<W> {
  return valueSchema(value => {
    const sought = typeof value === 'string' ? fold(value) : '';
    const word = words.find(it => it.toLowerCase() === sought);
    if (word !== undefined) return { value: word };
    return {
      complaint: `Expected ${what} (${words.join(', ')}), met ${describeValue(value)}.`,
      ...(typeof value === 'string' ? { suggestions: nearest(value, words), typed: value } : {}),
    };
  });
}

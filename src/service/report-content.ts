// Reports of answers that somebody thinks are wrong: their content, which is written as JSON and read back.
import * as z from 'zod';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { jsonIn } from '../kit/strings.ts';
import type { AnswerRecord } from './answer-record.ts';

/** A report: the answer, and what it should be. It holds nothing of the person who wrote it but these words. */
export interface ReportContent {
  /** Eight letters and digits. */
  readonly id: string;
  /** The moment of the report, as 2026-08-07T12:00:00.000Z. */
  readonly reportedAt: string;
  /** The answer that the person expects. */
  readonly expected: string;
  /** The rule by which, as it was typed; empty where none was. */
  readonly rule: string;
  readonly record: AnswerRecord;
  /** The versions behind the answer: of the program, rules and cards. */
  readonly versions: readonly { readonly name: string; readonly version: string }[];
}

const texts = z.array(z.string());
const outcome = z.object({ sentence: z.string(), choices: texts, objects: texts, triggers: texts });
const answer = z.union([
  z.object({
    kind: z.literal('answered'),
    headline: z.string(),
    outcomes: z.array(outcome),
    // Compared field by field with what is answered now: of any shape.
    endings: z.array(z.looseObject({})).optional(),
    unread: texts,
    rules: texts,
  }),
  z.object({ kind: z.literal('refused'), reasons: texts }),
]);
const asked = z.union([
  z.looseObject({ kind: z.literal('ruling'), text: z.string() }),
  z.looseObject({ kind: z.literal('etb'), options: z.looseObject({ card: z.string() }) }),
]);
const schema = z.object({
  id: z.string().regex(/^[a-z0-9]{8}$/),
  reportedAt: z.string(),
  expected: z.string(),
  rule: z.string(),
  record: z.object({
    asked,
    question: z.string(),
    scenario: z.record(z.string(), z.unknown()).optional(),
    answer,
  }),
  versions: z.array(z.object({ name: z.string(), version: z.string() })),
});

/** The JSON of a report. */
export function printReport(report: ReportContent): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Reads a report from its JSON. */
export function readReport(text: string): Result<ReportContent, Issue> {
  const read = schema.safeParse(jsonIn(text));
  // What was written has the types that are not looked into: a question, and endings.
  if (read.success) return ok(read.data as unknown as ReportContent);
  const [first] = read.error.issues;
  const where = first === undefined || first.path.length === 0 ? '' : ` It has a problem at "${first.path.join('.')}".`;
  return err([{ path: [], message: `This is not a report that Threshold has written.${where}` }]);
}

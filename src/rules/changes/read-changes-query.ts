// Queries for what changed: "changes", "changes of 2026-08-07", "changes since 2022", "changes of Ixalan in 702".
import type { Issue } from '../../kit/issue.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { readDay } from '../named-day.ts';
import { type RuleNumberText, readRuleNumber } from '../rule-number.ts';

/** A question for what changed in the rules. */
export interface ChangesQuery {
  /** The changes that an edition made, or all since an edition. */
  readonly of: 'edition' | 'since';
  /** A day on which the edition was in force, or "current". */
  readonly day: string;
  /** The rule within which changes are asked for; all rules when left out. */
  readonly within?: RuleNumberText;
}

/** The wording "changes", a colon where an option of its own says so, "since" or another preposition, a day, a rule. */
const QUERY = /^changes(:)?(?:\s*\b(?:of|by|with|(since))\b)?\s*(.*?)(?:\s*\bin\s+(\d[\d.]*[a-z]{0,2}))?$/iu;

/**
 * Reads a query; undefined for one that asks for something else, such as "changes of control". What an option asks has a
 * colon: there, what is no day is an issue.
 */
export function readChangesQuery(text: string): Result<ChangesQuery, Issue> | undefined {
  const [asked, option, since, day = '', number] = QUERY.exec(text.trim()) ?? [];
  if (asked === undefined) return undefined;
  const read = readDay(day);
  if (!read.ok) {
    const asChanges = (found: Issue): Issue => {
      const { suggestions = [], typed: _, ...issue } = found;
      return { ...issue, path: ['changes'], suggestions: suggestions.map(name => `changes of ${name}`) };
    };
    return option === undefined ? undefined : err(read.issues.map(asChanges));
  }
  const within = number === undefined ? undefined : readRuleNumber(number);
  const of = since === undefined ? 'edition' : 'since';
  return ok({ of, day: read.value, ...(within === undefined ? {} : { within }) });
}

/** The query for what an option names ("2026-08-07", "since 2022"), of all rules or within one. */
export function writeChangesQuery(changes: string, within: string): string {
  return `changes: ${changes.trim()}${within.trim() === '' ? '' : ` in ${within.trim()}`}`;
}

// Issues from the complaints of a schema: path, sentence and nearest names.
import type * as z from 'zod';
import type { Issue } from '../kit/issue.ts';
import { SCENARIO_LIMITS } from './scenario-limits.ts';

/**
 * Every complaint as an issue; where there are too many, the first of them and an issue with the number of the rest.
 */
export function issuesOf(error: z.ZodError): readonly Issue[] {
  const issues = error.issues.map(toIssue);
  if (issues.length <= SCENARIO_LIMITS.issues) return issues;
  const more = issues.length - SCENARIO_LIMITS.issues;
  return [
    ...issues.slice(0, SCENARIO_LIMITS.issues),
    { path: [], message: `There are ${more} more problems like these.` },
  ];
}

function toIssue(issue: z.core.$ZodIssue): Issue {
  const path = issue.path.filter(step => typeof step !== 'symbol');
  const suggestions = issue.code === 'custom' ? namesIn(issue.params?.suggestions) : [];
  const typed = issue.code === 'custom' ? issue.params?.typed : undefined;
  return {
    path,
    message: issue.message,
    ...(suggestions.length > 0 ? { suggestions } : {}),
    ...(typeof typed === 'string' ? { typed } : {}),
  };
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(it => typeof it === 'string') : [];
}

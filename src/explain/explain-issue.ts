// Explanation of issues as sentences: the place, the problem, and values that would work.

import type { Issue } from '../kit/issue.ts';
import { didYouMean } from '../kit/nearest.ts';
import { asSentence, spelledOut } from './english.ts';
import { ordinalNumber } from './english-numbers.ts';

/** The sentences on each issue, in the order given, none twice, each with at most so many of the values that would work. */
export function explainIssues(issues: readonly Issue[], mostValues?: number): readonly string[] {
  return [...new Set(issues.map(it => explainIssue(it, mostValues)))];
}

/** An issue in a sentence: "In given, you, battlefield, the 2nd item (line 7): Unknown card …" */
export function explainIssue(issue: Issue, mostValues?: number): string {
  const unsaid = (issue.suggestions ?? []).filter(it => !issue.message.includes(it));
  const guess = didYouMean(unsaid, mostValues);
  const message = [asSentence(issue.message), guess].filter(it => it !== '').join(' ');
  const place = placeOf(issue);
  return place === '' ? message : `${place}: ${message}`;
}

/** Options of commands that are all there is to type: that a problem is in one of them goes without saying. */
const ONLY_OPTIONS: ReadonlySet<string> = new Set(['question', 'name', 'query']);

function placeOf({ path, line }: Issue): string {
  if (path.length === 1 && line === undefined && ONLY_OPTIONS.has(String(path[0]))) return '';
  const place = path
    .map(it => (typeof it === 'number' ? `the ${ordinalNumber(it + 1)} item` : keyWords(it)))
    .join(', ');
  const where = place === '' ? '' : `In ${place}`;
  if (line === undefined) return where;
  return where === '' ? `Line ${line}` : `${where} (line ${line})`;
}

/** A key of the format, spelled as words; names stay as they are. */
function keyWords(key: string): string {
  return /^[a-z]+[A-Z]/.test(key) ? spelledOut(key) : key;
}

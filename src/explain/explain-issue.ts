// Explanation of issues as sentences: the place, the problem, and values that would work.

import type { Issue } from '../kit/issue.ts';
import { didYouMean } from '../kit/nearest.ts';
import { asSentence, ordinalNumber, spelledOut } from './english.ts';

/** The sentences on each issue, in the order given, none twice. */
export function explainIssues(issues: readonly Issue[]): readonly string[] {
  return [...new Set(issues.map(explainIssue))];
}

/** An issue in a sentence: "In given, you, battlefield, the 2nd item (line 7): Unknown card …" */
export function explainIssue(issue: Issue): string {
  const unsaid = (issue.suggestions ?? []).filter(it => !issue.message.includes(it));
  const guess = didYouMean(unsaid);
  const message = [asSentence(issue.message), guess].filter(it => it !== '').join(' ');
  const place = placeOf(issue);
  return place === '' ? message : `${place}: ${message}`;
}

function placeOf({ path, line }: Issue): string {
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

// Reports on scenarios, in lines for a reader and as JSON for a program.

import { type Explanation, explainFailure, explainIssue, explainIssues, firstScreen } from '../explain/index.ts';
import type { Report } from '../scenario/index.ts';

/** A report as one line of JSON; with an explanation, its headline and the rules it cites as well. */
export function reportJson(report: Report, explanation?: Explanation): string {
  const { id, title, status, doubtful, issues, reason, outcomes, unread } = report;
  const failures = report.failures.map(failure => ({
    ...failure,
    text: explainFailure(failure)
      .map(it => it.trim())
      .join(' '),
  }));
  return JSON.stringify({
    id,
    title,
    status,
    ...(doubtful ? { doubtful } : {}),
    failures: [...failures, ...issues.map(issue => ({ kind: 'issue', ...issue, text: explainIssue(issue) }))],
    ...(reason === undefined ? {} : { reason }),
    outcomes,
    unread,
    ...(explanation === undefined
      ? {}
      : {
          headline: explanation.headline,
          firstScreen: firstScreen(explanation),
          causes: (explanation.causes ?? []).map(it => it.names[0]),
          rules: explanation.rules,
          otherDates: explanation.otherDates ?? [],
          foot: explanation.foot,
        }),
  });
}

/** The lines for a scenario that did not pass: its name, then each failure, indented. */
export function reportLines(report: Report): readonly string[] {
  const doubt = report.doubtful ? 'doubtful: ' : '';
  return [
    `${doubt}${report.id} · ${report.title}`,
    ...report.failures.flatMap(explainFailure).map(line => `  ${line}`),
    ...explainIssues(report.issues).map(it => `  ${it}`),
  ];
}

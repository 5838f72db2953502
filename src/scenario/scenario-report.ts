// The report on one scenario: what was asked, what came out, and whether it is as expected.
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import type { Answer } from './answer.ts';
import type { CheckFailure } from './check/check-failure.ts';
import { checkAnswer } from './check-answer.ts';
import type { Scenario } from './schema/scenario-schema.ts';

/** Answers a scenario, or says what keeps it from being asked: an unknown card, a name that means nothing. */
export type AskScenario = (scenario: Scenario) => Result<Answer, Issue>;

/** `passed`: answered, and all that is expected holds. `illegal`: refused though no refusal was expected. */
export type ReportStatus = 'passed' | 'failed' | 'unsupported' | 'illegal';

export interface Report extends Omit<Answer, 'status' | 'complete' | 'rules' | 'rule'> {
  readonly status: ReportStatus;
  /** Whether the expected answer is itself in doubt, so that a failure does not count. */
  readonly doubtful: boolean;
  readonly failures: readonly CheckFailure[];
  /** What kept it from being asked. */
  readonly issues: readonly Issue[];
}

/** The report on what came of asking a scenario. */
export function reportScenario(scenario: Scenario, asked: Result<Answer, Issue>): Report {
  const head = { id: scenario.id, title: scenario.title, doubtful: scenario.confidence === 'low' };
  if (!asked.ok) return { ...head, ...unasked(scenario, asked.issues) };
  const answer = asked.value;
  const failures = checkAnswer(scenario, answer);
  return {
    ...head,
    status: statusOf(scenario, answer, failures),
    failures,
    issues: [],
    outcomes: answer.outcomes,
    unread: answer.unread,
    ...(answer.reason === undefined ? {} : { reason: answer.reason }),
  };
}

/** Whether a report counts as failed in the line at the end. */
export function countsAsFailed(report: Report): boolean {
  return report.status !== 'passed' && !report.doubtful;
}

/** A question that cannot be asked is refused too: that may be what is expected. */
function unasked(scenario: Scenario, issues: readonly Issue[]): Omit<Report, 'id' | 'title' | 'doubtful'> {
  const reason = issues.map(it => it.message).join(' ');
  const refused: Answer = {
    id: scenario.id,
    title: scenario.title,
    status: 'illegal',
    reason,
    outcomes: [],
    complete: true,
    rules: scenario.rules,
    unread: [],
  };
  const expected = scenario.then?.illegal !== undefined;
  const failures = expected ? checkAnswer(scenario, refused) : [];
  const status = expected ? (failures.length === 0 ? 'passed' : 'failed') : 'unsupported';
  return { status, failures, issues, outcomes: [], unread: [], reason };
}

function statusOf(scenario: Scenario, answer: Answer, failures: readonly CheckFailure[]): ReportStatus {
  if (scenario.then === undefined) return answer.status === 'answered' ? 'passed' : answer.status;
  if (failures.length === 0) return 'passed';
  if (answer.status === 'unsupported') return 'unsupported';
  if (answer.status === 'illegal' && scenario.then.illegal === undefined) return 'illegal';
  return failures.some(it => it.kind === 'unread') ? 'unsupported' : 'failed';
}

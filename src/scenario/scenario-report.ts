// Report on one scenario: the question, the answer, and whether it is as expected.
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import type { Answer } from './answer.ts';
import type { CheckFailure } from './check/check-failure.ts';
import { checkAnswer } from './check-answer.ts';
import type { Scenario } from './schema/scenario-schema.ts';

/** Answers a scenario, or gives the issues that prevent it: an unknown card, a name without a meaning. */
export type AskScenario = (scenario: Scenario) => Result<Answer, Issue>;

/**
 * The status of a report. `passed`: answered, and all expectations hold. `illegal`: refused though no refusal was
 * expected.
 */
export type ReportStatus = 'passed' | 'failed' | 'unsupported' | 'illegal';

export interface Report extends Omit<Answer, 'status' | 'complete' | 'rules' | 'rule'> {
  readonly status: ReportStatus;
  /** Whether the expected answer is doubtful, so that a failure does not count. */
  readonly doubtful: boolean;
  readonly failures: readonly CheckFailure[];
  /** The issues that prevented an answer. */
  readonly issues: readonly Issue[];
}

/** The report on the result of answering a scenario. */
export function reportScenario(scenario: Scenario, result: Result<Answer, Issue>): Report {
  const head = { id: scenario.id, title: scenario.title, doubtful: scenario.confidence === 'low' };
  if (!result.ok) return { ...head, ...unanswered(scenario, result.issues) };
  const answer = result.value;
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

/** Whether a report counts as failed in the summary. */
export function countsAsFailed(report: Report): boolean {
  return report.status !== 'passed' && !report.doubtful;
}

/** The message of an issue with the events that could be asked instead. */
function reasonIn({ message, instead = [] }: Issue): string {
  return instead.length === 0 ? message : `${message} Ask: ${instead.join(', or: ')}`;
}

/** The report on a question that cannot be answered, which is a refusal and may be expected. */
function unanswered(scenario: Scenario, issues: readonly Issue[]): Omit<Report, 'id' | 'title' | 'doubtful'> {
  const reason = issues.map(reasonIn).join(' ');
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

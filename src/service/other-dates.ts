// Other rules dates of a question, and the days on which its answer is another.
import type { Explanation } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { ok, type Result } from '../kit/result.ts';
import type { Scenario } from '../scenario/index.ts';
import { answerHistory, otherDates } from './answer-history.ts';
import type { AnswerDeps } from './answerer.ts';
import { firstPrinted, periodsFrom } from './first-printed.ts';
import type { Ruling } from './scenario-ruling.ts';
import { whatChanged } from './what-changed.ts';

/** The most outcomes with which a question is asked again under other rules; with more it would take too long. */
const MOST_OUTCOMES = 40;

/** Whether the rules of other days may make a difference to an answer: where it was explored, and read any of them. */
export function mayDiffer({ answer, flagsRead }: Ruling): boolean {
  const { status, complete, outcomes } = answer;
  return status === 'answered' && complete && outcomes.length <= MOST_OUTCOMES && flagsRead?.size !== 0;
}

/** The answers under the rules of other days where they differ, a sentence each; none once it is `late`. */
export function daysThatDiffer(
  scenario: Scenario,
  asked: Ruling,
  askOnce: (scenario: Scenario) => Result<Ruling, Issue>,
  late: () => boolean,
  book: AnswerDeps['book'],
): DaysThatDiffer {
  if (!mayDiffer(asked) || late()) return NO_DAYS;
  const askOn = (other: Scenario) => (other.rules === scenario.rules ? ok(asked) : askOnce(other));
  const periods = periodsFrom(answerHistory(scenario, askOn, late), firstPrinted(scenario, book));
  const others = otherDates(periods, scenario.rules);
  if (others.length === 0) return NO_DAYS;
  return { sentences: [...whatChanged(periods), ...others], changedOn: periods.flatMap(it => it.since ?? []) };
}

interface DaysThatDiffer {
  /** A sentence each. */
  readonly sentences: readonly string[];
  /** The days of the changes, oldest first. */
  readonly changedOn: readonly string[];
}

const NO_DAYS: DaysThatDiffer = { sentences: [], changedOn: [] };

/** A ruling with the days on which the answer was another. */
export function withOtherDates(explanation: Explanation | undefined, days: DaysThatDiffer): Explanation | undefined {
  if (explanation === undefined || days.sentences.length === 0) return explanation;
  return { ...explanation, otherDates: days.sentences, changedOn: days.changedOn };
}

// The causes of an answer, ready to be explained: the question is tried without each entry of its board.
import type { CardBook } from '../cards/index.ts';
import type { FoundCause } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { ok, type Result } from '../kit/result.ts';
import { type Answer, answerScenario, type Compiler, type Scenario } from '../scenario/index.ts';
import { UNWORDED } from './answer-wording.ts';
import { findCauses } from './find-causes.ts';
import { memoizedBook } from './memoized.ts';
import { withoutCause } from './without-cause.ts';

/** The finder of causes in a book; it is given the answer without words, and finds none once `late`. */
export function causeFinder(
  cards: Pick<CardBook, 'byName' | 'namesIn' | 'nameNear'>,
  compiler: Compiler,
): (scenario: Scenario, answer: Answer, late: () => boolean) => readonly FoundCause[] {
  return (scenario, answer, late) => {
    const book = memoizedBook(cards);
    const ask = (it: Scenario): Result<Answer, Issue> => {
      const asked = answerScenario(it, { book, compiler, wording: UNWORDED });
      return asked.ok ? ok(asked.value.answer) : asked;
    };
    return findCauses(scenario, answer, ask, late).map(cause => {
      const without = withoutCause(answer, cause);
      return { name: cause.entry.name, labels: cause.keys, ...(without === undefined ? {} : { without }) };
    });
  };
}

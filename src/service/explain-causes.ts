// The causes of an answer, ready to be explained: the question is tried without each entry of its board.
import type { CardBook } from '../cards/index.ts';
import type { FoundCause } from '../explain/index.ts';
import { ok } from '../kit/result.ts';
import { type Answer, answerScenario, type Compiler, type Scenario } from '../scenario/index.ts';
import { UNWORDED } from './answer-wording.ts';
import { type CauseSearch, causeSearch } from './find-causes.ts';
import { memoizedBook } from './memoized.ts';
import { withoutCause } from './without-cause.ts';

/** The maker of searches for causes in a book; each is given the answer without words. */
export function causeFinder(
  cards: Pick<CardBook, 'byName' | 'namesIn' | 'nameNear'>,
  compiler: Compiler,
): (scenario: Scenario, answer: Answer) => CauseSearch<FoundCause> {
  return (scenario, answer) => {
    const book = memoizedBook(cards);
    const search = causeSearch(scenario, answer, without => {
      const asked = answerScenario(without, { book, compiler, wording: UNWORDED });
      return asked.ok ? ok(asked.value.answer) : asked;
    });
    return late =>
      search(late)?.map(cause => {
        const without = withoutCause(answer, cause);
        return { name: cause.entry.name, labels: cause.keys, ...(without === undefined ? {} : { without }) };
      });
  };
}

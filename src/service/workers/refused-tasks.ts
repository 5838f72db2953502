// Sentences to a person whose question is not worked on, or no longer.
import type { Issue } from '../../kit/issue.ts';
import { err, type Result } from '../../kit/result.ts';

/** The refusal of a question where too many wait, or the workers close. */
export const BUSY: Result<never, Issue> = refusal(
  'I have more questions to answer than I can at the moment. Please ask again in a minute.',
);

/** The refusal of a question of a person of whom so many are at work or waiting. */
export function stillAtWork(open: number): Result<never, Issue> {
  return refusal(
    `${open} questions of yours are still at work or waiting. Please ask this one again once one of them is answered.`,
  );
}

/** The refusal of a question that was not answered within so many milliseconds, now or when it was asked before. */
export function tooMuch(timeout: number, when: 'now' | 'before'): Result<never, Issue> {
  const time = timeout < 1_000 ? 'the time there is' : `${Math.round(timeout / 1_000)} seconds`;
  const advice = 'Leave out permanents that do not matter to it, write fewer of the same, or say what is chosen.';
  return refusal(
    when === 'now'
      ? `There is too much to explore in this question: I did not come to an end within ${time}. ${advice}`
      : `This question was asked before, and there is too much to explore in it for ${time}. ${advice}`,
  );
}

function refusal(message: string): Result<never, Issue> {
  return err([{ path: [], message }]);
}

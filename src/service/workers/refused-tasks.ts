// Sentences to a person whose question is not worked on, or no longer.
import type { Issue, ServiceLimit } from '../../kit/issue.ts';
import { err, type Result } from '../../kit/result.ts';

/** The refusal of a question where too many wait. */
export const BUSY: Result<never, Issue> = refusal(
  'busy',
  'I have more questions to answer than I can at the moment. Please ask again in a minute.',
);

/** The refusal of a question that is not answered before the workers end. */
export const ENDING: Result<never, Issue> = refusal('end', 'I am starting anew. Please ask again in a minute.');

/** The refusal of a question of a person of whom so many are at work or waiting. */
export function stillAtWork(open: number): Result<never, Issue> {
  return refusal(
    'person',
    `${open} questions of yours are still at work or waiting. Please ask this one again once one of them is answered.`,
  );
}

/** The reason why a question was given up: so many milliseconds had passed, or it took more memory than there is for one. */
export interface GivenUp {
  readonly limit: 'time' | 'memory';
  /** Milliseconds that it was granted. */
  readonly patience: number;
}

/** The refusal of a question that is given up now, or was when it was asked before. */
export function tooMuch({ limit, patience }: GivenUp, when: 'now' | 'before'): Result<never, Issue> {
  const time = patience < 1_000 ? 'the time there is' : `${Math.round(patience / 1_000)} seconds`;
  const [within, room] =
    limit === 'time' ? [`within ${time}`, time] : ['in the memory there is for one question', 'the memory there is'];
  const advice = 'Leave out permanents that do not matter to it, write fewer of the same, or say what is chosen.';
  return when === 'now'
    ? refusal(limit, `There is too much to explore in this question: I did not come to an end ${within}. ${advice}`)
    : refusal(
        'before',
        `This question was asked before, and there is too much to explore in it for ${room}. ${advice}`,
      );
}

/** The refusal of a request for a question of study, of which none was found by then: nothing that the person asked is too much. */
export function noStudyQuestion({ limit }: GivenUp): Result<never, Issue> {
  return refusal(limit, 'There is much to do at the moment, and I found no question in time. Please ask for another.');
}

function refusal(limit: ServiceLimit, message: string): Result<never, Issue> {
  return err([{ path: [], message, limit }]);
}

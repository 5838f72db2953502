// Questions of study that are about rules a person is to be asked again.
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import type { StudyQuestion, StudyRequest } from '../study/index.ts';

/** A request with the rules that the question should be about, as far as one is found. */
export interface StudyRequestAbout extends StudyRequest {
  readonly rules?: readonly string[];
}

/** The most seeds that are tried for a question about one of the rules, or for any question. */
const MOST_SEEDS = 6;

/**
 * The question of a request. Where the rules are given, or the seed makes none, seeds after it are tried; the question has
 * the seed that made it, which makes it again without the rules. Once it is too late, any question will do.
 */
export function studyQuestion(
  { seed, rules = [], ...wanted }: StudyRequestAbout,
  make: (request: StudyRequest) => Result<StudyQuestion, Issue>,
  tooLate: () => boolean = () => false,
): Result<StudyQuestion, Issue> {
  let first: Result<StudyQuestion, Issue> | undefined;
  for (let n = 0; n < MOST_SEEDS && !(first?.ok === true && tooLate()); n++) {
    const made = make({ ...wanted, seed: seed + n });
    if (made.ok && (rules.length === 0 || isAbout(made.value, rules))) return made;
    if (first === undefined || (!first.ok && made.ok)) first = made;
  }
  return first ?? make({ ...wanted, seed });
}

function isAbout({ rule, options }: StudyQuestion, rules: readonly string[]): boolean {
  return rules.includes(rule) || options.some(it => rules.includes(it.rule));
}

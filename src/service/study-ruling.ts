// Questions of study that are about rules a person is to be asked again.
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import type { StudyQuestion, StudyRequest } from '../study/index.ts';

/** A request with the rules that the question should be about, as far as one is found. */
export interface StudyRequestAbout extends StudyRequest {
  readonly rules?: readonly string[];
}

/** The most seeds that are tried, and the most boards for each: some tenths of a second. */
const MOST_SEEDS = 8;
const MOST_BOARDS = 60;

/**
 * The question of a request. Where the rules are given, or the seed makes none of the difficulty, seeds after it are
 * tried; where none does, and once it is too late, a question of any difficulty and rule will do. The question has the
 * seed that makes it again, without the rules, and without a difficulty that is not its own.
 */
export function studyQuestion(
  { seed, rules = [], ...wanted }: StudyRequestAbout,
  make: (request: StudyRequest) => Result<StudyQuestion, Issue>,
  tooLate: () => boolean = () => false,
): Result<StudyQuestion, Issue> {
  let first: Result<StudyQuestion, Issue> | undefined;
  for (let n = 0; n < MOST_SEEDS && !(n > 0 && tooLate()); n++) {
    const made = make({ ...wanted, seed: seed + n, boards: MOST_BOARDS });
    if (made.ok && (rules.length === 0 || isAbout(made.value, rules))) return made;
    if (made.ok) first ??= made;
  }
  if (first !== undefined) return first;
  const { difficulty, ...any } = wanted;
  return difficulty === undefined ? make({ ...any, seed }) : studyQuestion({ ...any, seed }, make, tooLate);
}

function isAbout({ rule, options }: StudyQuestion, rules: readonly string[]): boolean {
  return rules.includes(rule) || options.some(it => rules.includes(it.rule));
}

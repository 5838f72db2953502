// Questions of study that are about rules a person is to be asked again.
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { SeedQuestions, StudyQuestion, StudyRequest } from '../study/index.ts';

/** A request with the rules that the question should be about, as far as one is found. */
export interface StudyRequestAbout extends StudyRequest {
  readonly rules?: readonly string[];
}

/** The most boards that are tried for a seed, and the most seeds for what the question should be: some tenths of a second. */
const MOST_BOARDS = 60;
const SEEDS_AS_WANTED = 8;
/** The most seeds for any question at all. */
const MOST_SEEDS = 40;

/**
 * The question of a request. Where the rules are given, or the seed makes none of the difficulty, seeds after it are
 * tried; after some of them, and once it is too late, a question of any rule will do, and else one of any difficulty. It
 * has the seed that makes it again, without the rules, and without a difficulty that is not its own.
 */
export function studyQuestion(
  { seed, rules = [], ...wanted }: StudyRequestAbout,
  make: (request: StudyRequest) => SeedQuestions,
  tooLate: () => boolean = () => false,
): Result<StudyQuestion, Issue> {
  let ofAnyRule: StudyQuestion | undefined;
  let ofAnyDifficulty: StudyQuestion | undefined;
  for (let n = 0; n < MOST_SEEDS; n++) {
    const found = ofAnyRule ?? ofAnyDifficulty;
    if (found !== undefined && (n >= SEEDS_AS_WANTED || tooLate())) return ok(found);
    const made = make({ ...wanted, seed: seed + n, boards: MOST_BOARDS });
    if (made.wanted !== undefined && (rules.length === 0 || isAbout(made.wanted, rules))) return ok(made.wanted);
    ofAnyRule ??= made.wanted;
    ofAnyDifficulty ??= made.first;
  }
  return err([{ path: [], message: 'I tried many boards, and none of them made a question. Please ask for another.' }]);
}

function isAbout({ rule, options }: StudyQuestion, rules: readonly string[]): boolean {
  return rules.includes(rule) || options.some(it => rules.includes(it.rule));
}

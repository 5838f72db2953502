// Questions of study kept after they are made: the press under one works nothing out anew in the same process.
import type { Issue } from '../kit/issue.ts';
import { RecentMap } from '../kit/recent-map.ts';
import type { Result } from '../kit/result.ts';
import { keyOf } from '../kit/structure.ts';
import type { StudyQuestion, StudyRequest } from '../study/index.ts';
import type { StudyRequestAbout } from './study-ruling.ts';

/** A maker of questions of study for a person. */
export type MakeStudy = (request: StudyRequestAbout, person: string) => Promise<Result<StudyQuestion, Issue>>;

/** The most questions that are kept, of some five kilobytes each. */
const MOST_KEPT = 1_000;

/** The maker with its questions kept by topic, difficulty and the seed that makes each again. */
export function keepStudy(make: MakeStudy): MakeStudy {
  const kept = new RecentMap<string, Result<StudyQuestion, Issue>>(MOST_KEPT);
  return async (request, person) => {
    const { rules, ...wanted } = request;
    const known = rules === undefined ? kept.get(keyOf(wanted)) : undefined;
    if (known !== undefined) return known;
    const made = await make(request, person);
    if (made.ok) kept.set(keyOf(requestAgain(wanted, made.value)), made);
    return made;
  };
}

/** The request that makes a question again: with the seed that made it, and the difficulty that was asked for where it is that. */
function requestAgain({ topic, difficulty }: StudyRequest, made: StudyQuestion): StudyRequest {
  return {
    seed: made.seed,
    ...(topic === undefined ? {} : { topic }),
    ...(difficulty === undefined || difficulty !== made.difficulty ? {} : { difficulty }),
  };
}

// Answers kept while cards and rules are the same, so that a button or the same question again works nothing out anew.
import type { Explanation } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { RecentMap } from '../kit/recent-map.ts';
import { ok, type Result } from '../kit/result.ts';
import { keyOf } from '../kit/structure.ts';
import type { ServiceQuestion } from './answerer.ts';
import { sharedRules } from './shared-rules.ts';
import type { Workers } from './workers/workers.ts';

export interface KeptAnswers {
  /** The answer to a question of a person; what other days' rules change, and causes, may be missing from it. */
  readonly answer: (question: ServiceQuestion, person: string) => Promise<Result<Explanation, Issue>>;
  /** The answer with what other days' rules change and all causes; undefined where `answer` has given all of it. */
  readonly otherDates: (question: ServiceQuestion) => Promise<Explanation | undefined>;
}

interface Kept {
  readonly explanation: Explanation;
  /** Whether the rules of other days or more causes may add to it. */
  readonly hasMore: boolean;
}

/** The most parts of answers that are kept, of some 200 bytes each. */
const MOST_PARTS = 40_000;

/** The answers of the workers, kept; `revision` names the present cards and rules. */
export function keepAnswers(workers: Pick<Workers, 'answer' | 'otherDates'>, revision: () => string): KeptAnswers {
  const kept = new RecentMap<string, Kept>(MOST_PARTS);
  const asked = new Map<string, Promise<Result<Explanation, Issue>>>();
  const withShared = sharedRules();
  const ask = async (key: string, question: ServiceQuestion, person: string, now: string) => {
    const answered = await workers.answer(question, person, now);
    if (!answered.ok) return answered;
    const explanation = withShared(answered.value.explanation);
    kept.set(key, { explanation, hasMore: answered.value.hasMore }, partsOf(explanation));
    return ok(explanation);
  };
  const keyAt = (now: string, question: ServiceQuestion) => `${now} ${keyOf(question)}`;
  return {
    answer: (question, person) => {
      const now = revision();
      const key = keyAt(now, question);
      const known = kept.get(key);
      if (known !== undefined) return Promise.resolve(ok(known.explanation));
      const asking = asked.get(key) ?? ask(key, question, person, now).finally(() => asked.delete(key));
      asked.set(key, asking);
      return asking;
    },
    otherDates: async question => {
      const now = revision();
      const key = keyAt(now, question);
      const first = kept.get(key);
      if (first?.hasMore !== true) return undefined;
      // Whoever asks next is given what there is, and is not told of another addition.
      kept.set(key, { ...first, hasMore: false }, partsOf(first.explanation));
      const whole = await workers.otherDates(question, now);
      if (!whole.ok || !addsTo(first.explanation, whole.value)) return undefined;
      const explanation = withShared(whole.value);
      kept.set(key, { explanation, hasMore: false }, partsOf(explanation));
      return explanation;
    },
  };
}

/** Whether an explanation says more than the one that was given first. */
function addsTo(first: Explanation, { otherDates, causes = [] }: Explanation): boolean {
  return otherDates !== undefined || causes.length > (first.causes ?? []).length;
}

function partsOf({ outcomes, rules }: Explanation): number {
  return outcomes.reduce((sum, it) => sum + 1 + it.objects.length + it.steps.length + it.triggers.length, rules.length);
}

// Rules cited by answers: one record for all answers that cite a rule alike. Threads give each answer copies of its own.
import type { CitedRule, Explanation } from '../explain/index.ts';
import { RecentMap } from '../kit/recent-map.ts';
import { equals } from '../kit/structure.ts';

/** The most records shared; answers cite some hundred rules. */
const MOST_RULES = 1_000;

/** Makes the function that gives an explanation the records that others before it have. */
export function sharedRules(): (explanation: Explanation) => Explanation {
  const known = new RecentMap<string, CitedRule>(MOST_RULES);
  const shared = (cited: CitedRule): CitedRule => {
    const key = `${cited.rule} ${cited.deciding}`;
    const before = known.get(key);
    if (before !== undefined && equals(before, cited)) return before;
    known.set(key, cited);
    return cited;
  };
  return explanation => ({ ...explanation, rules: explanation.rules.map(shared) });
}

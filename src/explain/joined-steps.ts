// Steps that say the same of several objects, as one: "Siege Rhino and Ashaya lose all abilities because of Humility."

import { shortList } from './english.ts';
import type { ExplainedStep } from './explanation.ts';

/** A step with the name of the one object that its sentence is about; undefined where it is about several or none. */
export interface NamedStep {
  readonly explanation: ExplainedStep;
  readonly name: string | undefined;
}

interface Said {
  /** The sentence before the name and after it. */
  readonly key: string;
  readonly before: string;
  readonly after: string;
  readonly name: string;
}

/** The steps with like ones joined, each group in the place of its first. */
export function joinedSteps(steps: readonly NamedStep[]): readonly ExplainedStep[] {
  const groups = new Map<string, Said[]>();
  const said = steps.map(saidOf);
  for (const each of said) if (each !== undefined) groups.set(each.key, [...(groups.get(each.key) ?? []), each]);
  const told = new Set<string>();
  return steps.flatMap(({ explanation }, at) => {
    const each = said[at];
    const group = each === undefined ? [] : (groups.get(each.key) ?? []);
    if (each === undefined || group.length < 2) return [explanation];
    if (told.has(each.key)) return [];
    told.add(each.key);
    const names = shortList(
      group.map(it => it.name),
      'and',
      MOST_NAMED,
    );
    const also = [...new Set(steps.flatMap((it, n) => (said[n]?.key === each.key ? (it.explanation.also ?? []) : [])))];
    const text = `${each.before}${names}${ofSeveral(each.after)}`;
    return [{ ...explanation, text, ...(also.length === 0 ? {} : { also }) }];
  });
}

const MOST_NAMED = 4;

function saidOf({ explanation, name }: NamedStep): Said | undefined {
  if (name === undefined) return undefined;
  const { text, rule, matter, notable, applies, answers } = explanation;
  const [before, after, ...more] = text.split(name);
  const verb = /^ (\w+)\b/u.exec(after ?? '')?.[1] ?? '';
  if (before === undefined || after === undefined || more.length > 0 || !PLURALS.has(verb)) return undefined;
  return { key: [before, after, rule, matter, notable, applies, answers].join('\n'), before, after, name };
}

/** The rest of a sentence about several: " each become a Mountain because of Blood Moon." */
function ofSeveral(after: string): string {
  const each = / (?:an?|one) /u.test(after) ? ' each' : '';
  return after
    .replace(/^ (\w+)/u, (_, verb: string) => `${each} ${PLURALS.get(verb) ?? verb}`)
    .replace(/\bits (?=other|base|abilities)/gu, 'their ');
}

/** Verbs of sentences on what an effect does to one object, with those for several. */
const PLURALS: ReadonlyMap<string, string> = new Map([
  ['becomes', 'become'],
  ['enters', 'enter'],
  ['gets', 'get'],
  ['has', 'have'],
  ['is', 'are'],
  ['loses', 'lose'],
]);

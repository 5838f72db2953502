// Alike objects that trigger for one another, or for several alike others, in one step.
import { pluralName } from './english.ts';
import { numberWord } from './english-numbers.ts';
import type { ExplainedStep } from './explanation.ts';

const FOR_ALIKE = /^(.+) \((\w+)\) triggers for \1 \((\w+)\)\.$/u;
const EACH_FOR_ONE = /^(Each of .+ triggers(?: \w+ times| twice)? for )(.+) \(\w+\)\.$/u;

/**
 * The steps with those as one by which each of several objects of a name triggers for each of the others ("Each of two Mogg
 * Bombers triggers for the other."), or for each of several of another name, in the place of the first of them.
 */
export function withMutualTriggers(steps: readonly ExplainedStep[]): readonly ExplainedStep[] {
  const mutual = groupsOf(steps, FOR_ALIKE, ([, name = '']) => name).filter(isMutual);
  const told = mutual.reduce((all, found) => {
    const [[, name = ''] = []] = found;
    const count = new Set(found.map(it => it[2])).size;
    const others = count === 2 ? 'other' : 'others';
    return joined(all, found, `Each of ${numberWord(count)} ${pluralName(name)} triggers for the ${others}.`);
  }, steps);
  const alike = groupsOf(told, EACH_FOR_ONE, ([, start = '', name = '']) => `${start}${name}`);
  return alike.reduce((all, found) => {
    const [[, start = '', name = ''] = []] = found;
    const each = `${start}each of ${numberWord(found.length)} ${pluralName(name)}.`;
    return found.length > 1 ? joined(all, found, each) : all;
  }, told);
}

/** Matches of a pattern in the texts of steps, by a key of them. */
function groupsOf(
  steps: readonly ExplainedStep[],
  pattern: RegExp,
  keyOf: (found: RegExpExecArray) => string,
): readonly (readonly RegExpExecArray[])[] {
  const groups = new Map<string, RegExpExecArray[]>();
  for (const { text } of steps) {
    const found = pattern.exec(text);
    if (found !== null) groups.set(keyOf(found), [...(groups.get(keyOf(found)) ?? []), found]);
  }
  return [...groups.values()];
}

/** Whether each of the objects triggers for each of the others. */
function isMutual(found: readonly RegExpExecArray[]): boolean {
  const sources = new Set(found.map(it => it[2]));
  const isEach = found.every(it => sources.has(it[3] ?? ''));
  return sources.size > 1 && isEach && found.length === sources.size * (sources.size - 1);
}

/** The steps with one sentence in the place of those found. */
function joined(
  steps: readonly ExplainedStep[],
  found: readonly RegExpExecArray[],
  text: string,
): readonly ExplainedStep[] {
  const texts = new Set(found.map(it => it[0]));
  const first = steps.findIndex(it => texts.has(it.text));
  return steps.flatMap((step, at) => {
    if (!texts.has(step.text)) return [step];
    return at === first ? [{ ...step, text }] : [];
  });
}

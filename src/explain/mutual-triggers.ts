// Alike objects that trigger for one another, in one step: "Each of two Mogg Bombers triggers for the other."
import { pluralName } from './english.ts';
import { numberWord } from './english-numbers.ts';
import type { ExplainedStep } from './explanation.ts';

const FOR_ALIKE = /^(.+) \((\w+)\) triggers for \1 \((\w+)\)\.$/u;

/** The steps with those by which each of several objects of a name triggers for each of the others as one, in the place of the first. */
export function withMutualTriggers(steps: readonly ExplainedStep[]): readonly ExplainedStep[] {
  const groups = new Map<string, RegExpExecArray[]>();
  for (const { text } of steps) {
    const found = FOR_ALIKE.exec(text);
    if (found !== null) groups.set(found[1] ?? '', [...(groups.get(found[1] ?? '') ?? []), found]);
  }
  const mutual = [...groups].filter(([, found]) => isMutual(found));
  return mutual.reduce((told, [name, found]) => joined(told, name, new Set(found.map(it => it[2])).size), steps);
}

function isMutual(found: readonly RegExpExecArray[]): boolean {
  const sources = new Set(found.map(it => it[2]));
  const isEach = found.every(it => sources.has(it[3] ?? ''));
  return sources.size > 1 && isEach && found.length === sources.size * (sources.size - 1);
}

function joined(steps: readonly ExplainedStep[], name: string, count: number): readonly ExplainedStep[] {
  const isOne = (it: ExplainedStep) => FOR_ALIKE.exec(it.text)?.[1] === name;
  const first = steps.findIndex(isOne);
  const text = `Each of ${numberWord(count)} ${pluralName(name)} triggers for the ${count === 2 ? 'other' : 'others'}.`;
  return steps.flatMap((step, at) => {
    if (!isOne(step)) return [step];
    return at === first ? [{ ...step, text }] : [];
  });
}

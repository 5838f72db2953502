// Comparison of the abilities that trigger with the expected ones.
import { fold } from '../../kit/fold.ts';
import { keyOf } from '../../kit/structure.ts';
import type { TriggerAnswer } from '../answer.ts';
import type { NameTable } from '../object-names.ts';
import type { ExpectedTrigger } from '../schema/then-schema.ts';
import { refersTo } from './meaning.ts';

export interface TriggerDifference {
  readonly missing: readonly ExpectedTrigger[];
  readonly unexpected: readonly ExpectedTrigger[];
}

/**
 * The differences between expected and found; undefined when there are none. A source is an object by its number or
 * handle, or by its name alone, which then stands for all objects of that name that no other line names.
 */
export function triggerDifference(
  expected: readonly ExpectedTrigger[],
  found: readonly TriggerAnswer[],
  names: NameTable,
): TriggerDifference | undefined {
  const missing: ExpectedTrigger[] = [];
  const unexpected: ExpectedTrigger[] = [];
  let left = found.filter(it => it.times > 0);
  for (const line of mostExactFirst(merged(expected), names)) {
    const isMeant = (trigger: TriggerAnswer) =>
      refersTo(names, line.source, trigger.source) &&
      (line.controller === undefined || line.controller === trigger.controller);
    const times = left.filter(isMeant).reduce((total, it) => total + it.times, 0);
    left = left.filter(it => !isMeant(it));
    if (times < line.times) missing.push({ ...line, times: line.times - times });
    if (times > line.times) unexpected.push({ ...line, times: times - line.times });
  }
  unexpected.push(...left.map(({ source, controller, times }) => ({ source, controller, times })));
  return missing.length + unexpected.length === 0 ? undefined : { missing, unexpected };
}

/** Lines with the same source and controller merged into one. */
function merged(expected: readonly ExpectedTrigger[]): readonly ExpectedTrigger[] {
  const lines = new Map<string, ExpectedTrigger>();
  for (const line of expected) {
    const key = keyOf([fold(line.source), line.controller]);
    lines.set(key, { ...line, times: line.times + (lines.get(key)?.times ?? 0) });
  }
  return [...lines.values()];
}

/** Lines that mean one object, followed by those that mean several. */
function mostExactFirst(lines: readonly ExpectedTrigger[], names: NameTable): readonly ExpectedTrigger[] {
  const width = (line: ExpectedTrigger) => [names.findAll(line.source).length, line.controller === undefined ? 1 : 0];
  return [...lines].sort((one, other) => {
    const [objects = 0, open = 0] = width(one);
    const [otherObjects = 0, otherOpen = 0] = width(other);
    return objects - otherObjects || open - otherOpen;
  });
}

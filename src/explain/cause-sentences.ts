// Causes of a result as sentences: the entries of the board without which it is another.
import type { ObjectId } from '../engine/index.ts';
import { withoutPlace } from './english.ts';
import type { ExplainContext } from './explain-context.ts';
import type { FoundCause } from './explain-input.ts';
import type { Explanation } from './explanation.ts';
import type { OutcomeInContext } from './headline/explained-outcome.ts';

/** The causes in the words of the outcome that is shown first. */
export function causesOf(
  [first]: readonly OutcomeInContext[],
  causes: readonly FoundCause[] | undefined,
): Pick<Explanation, 'causes'> {
  if (causes === undefined || first === undefined) return {};
  const { names, before, after } = first.context;
  const objects = [...before.objects.values(), ...after.objects.values()];
  const labeled = (label: string) => objects.find(it => it.label === label)?.id;
  return {
    causes: causes.map(({ name, labels, without }) => {
      const id = labels.map(labeled).find(it => it !== undefined);
      // an effect has no objects, and a whole text is not its name
      const called = id === undefined ? [] : [names.plain(id), withoutPlace(names.object(id))];
      const own = names.effect({ source: undefined, name, controller: undefined });
      const sentence =
        without === undefined ? {} : { without: `${subjectOf(without.of, names, labeled)} ${without.would}` };
      const times = labels.length > 1 ? { times: labels.length } : {};
      return { names: [...new Set([labels.length === 0 ? own : name, ...called])], ...times, ...sentence };
    }),
  };
}

/** The name of what would be otherwise: an object, a player, or "there". */
function subjectOf(
  of: string | undefined,
  names: ExplainContext['names'],
  labeled: (label: string) => ObjectId | undefined,
): string {
  if (of === undefined) return 'there';
  const id = labeled(of);
  if (id !== undefined) return names.object(id);
  return names.isPlayer(of) ? names.player(of).name : of;
}

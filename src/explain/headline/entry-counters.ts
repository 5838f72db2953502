// Counters with which a permanent entered, as a part of its headline.
import type { GameObject, ObjectId, Outcome } from '../../engine/index.ts';
import { counterWords, listInWords } from '../english.ts';
import { putsNone } from '../step/replaced-step.ts';

/** The counters a permanent entered with: "with two +1/+1 counters"; empty for none. */
export function countersWords(outcome: Outcome, object: GameObject): string {
  const kinds = Object.entries(object.counters).filter(([, n]) => n > 0);
  if (kinds.length === 0 && missesCounters(outcome, object)) return 'with no counters';
  return kinds.length === 0 ? '' : `with ${listInWords(kinds.map(([kind, n]) => counterWords(n, kind)))}`;
}

/** Whether an ability that gives the object counters gave none, or was lost. */
function missesCounters(outcome: Outcome, object: GameObject): boolean {
  const face = object.printed.faces[object.face] ?? object.printed.faces[0];
  const gives = face.abilities.some(
    it => it.kind === 'replacement' && it.rewrites.some(rewrite => rewrite.kind === 'withCounters'),
  );
  return outcome.trail.some(step => {
    if (step.kind === 'replaced') return step.object === object.id && putsNone(step);
    if (isForbidden(step, object.id)) return true;
    return step.kind === 'considered' && step.why === 'lost the ability' && step.object === object.id && gives;
  });
}

/** Whether an effect forbids to put counters on the object. */
function isForbidden(step: Outcome['trail'][number], id: ObjectId): boolean {
  return step.kind === 'forbidden' && step.what === 'putsCounters' && step.object === id;
}

/** The counters an object was given as it entered, for one that has left. */
export function countersAsEntered(outcome: Outcome, id: ObjectId): string {
  const kinds = new Map<string, number>();
  for (const occurrence of outcome.occurrences) {
    if (occurrence.kind === 'countersPut' && occurrence.asItEntered && occurrence.on === id)
      kinds.set(occurrence.counter, (kinds.get(occurrence.counter) ?? 0) + occurrence.amount);
  }
  if (kinds.size === 0 && outcome.trail.some(it => isForbidden(it, id))) return 'with no counters';
  return kinds.size === 0 ? '' : `with ${listInWords([...kinds].map(([kind, n]) => counterWords(n, kind)))}`;
}

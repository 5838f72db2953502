// Replacement effects on counters of one kind, where those of another are put.

import type { Filter, ObjectId, Outcome } from '../../engine/index.ts';
import type { ExplainContext } from '../explain-context.ts';
import type { ExplainedStep } from '../explanation.ts';
import { objectWords } from './pick-words.ts';
import { besideStep, heldAbilities, misses } from './static-effects.ts';

/** 614.7: "Hardened Scales does not apply to Blastoderm: it is about +1/+1 counters alone". */
export function otherCounters(context: ExplainContext, { occurrences }: Outcome): readonly ExplainedStep[] {
  const put = occurrences.flatMap(it => (it.kind === 'countersPut' ? [it] : []));
  if (put.length === 0) return [];
  return heldAbilities(context, context.seenAfter).flatMap(({ source, ability }) => {
    if (ability.kind !== 'replacement' || ability.event.kind !== 'putCounters') return [];
    const { counter, on } = ability.event;
    if (counter === undefined || put.some(it => it.counter === counter)) return [];
    const filters = [on].flat().flatMap((it): readonly Filter[] => ('clauses' in it ? [it] : []));
    const isAmong = (id: ObjectId) =>
      context.after.objects.get(id)?.zone === 'battlefield' &&
      filters.some(it => !misses(context.seenAfter, it, source, id));
    const missed = [...new Set(put.map(it => it.on as ObjectId))].filter(isAmong); // a player's id is that of no object
    if (missed.length === 0) return [];
    const name = context.names.object(source);
    return [
      besideStep(
        '614.7',
        `${name} does not apply to ${objectWords(context, missed)}: it is about ${counter} counters alone`,
      ),
    ];
  });
}

// Permanents that instructions attach to others: "Lightning Greaves becomes attached to Bear Cub".

import type { ObjectId, Outcome } from '../../engine/index.ts';
import type { OutcomeInContext } from './explained-outcome.ts';

/** The permanents that were there and have become attached, each once. */
export function newlyAttached({ occurrences, before, state }: Outcome): readonly ObjectId[] {
  const ids = occurrences.flatMap(it => (it.kind === 'attached' ? [it.object] : []));
  return [...new Set(ids)].filter(
    id => before.objects.get(id)?.zone === 'battlefield' && state.objects.get(id)?.attachedTo !== undefined,
  );
}

/** A clause for each of them. */
export function attachedClauses({ context, outcome }: OutcomeInContext): readonly string[] {
  return newlyAttached(outcome).flatMap(id => {
    const host = outcome.state.objects.get(id)?.attachedTo;
    return host === undefined ? [] : [`${context.names.object(id)} becomes attached to ${context.names.thing(host)}`];
  });
}

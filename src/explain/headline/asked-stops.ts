// Questions whether one permanent keeps something from happening.

import type { ObjectId, Step } from '../../engine/index.ts';
import type { Inquiry } from '../../scenario/index.ts';
import { type AskedOutcome, type AskedVerdict, objectsAsked, yesOrNo } from './asked-outcome.ts';
import { eventSaid } from './event-said.ts';

/**
 * The verdict on whether it does, from the verdict on what it is said to stop: that it does not happen is its doing only
 * where a step says so. Undefined where it can't be told.
 */
export function stoppedBy(
  shown: AskedOutcome,
  { by, from }: Extract<Inquiry, { kind: 'stops' }>,
  happens: AskedVerdict | undefined,
): AskedVerdict | undefined {
  const ids = objectsAsked(shown, by);
  const isItsDoing =
    ids.length > 0 &&
    [...shown.outcome.trail, ...(happens?.later ?? [])].some(step =>
      stoppersIn(step, from !== undefined).some(id => id !== undefined && ids.includes(id)),
    );
  if (from === undefined) return isItsDoing ? yesOrNo(true, eventSaid(shown)) : undefined;
  if (happens === undefined || ids.length === 0) return undefined;
  if (happens.short === 'yes') return yesOrNo(false, happens.fact);
  return happens.short === 'no' && isItsDoing ? yesOrNo(true, happens.fact) : undefined;
}

/** The objects whose effects forbid or replace an event, or keep an ability from triggering; with `all`, of those that apply to an object too. */
function stoppersIn(step: Step, all: boolean): readonly (ObjectId | undefined)[] {
  switch (step.kind) {
    case 'notTriggered':
      return step.because.map(it => it.source);
    case 'forbidden':
    case 'replaced':
      return [step.effect.source];
    case 'considered':
      return step.lost?.because.map(it => it.source) ?? [];
    case 'layer':
      return all ? [step.effect.source] : [];
    default:
      return [];
  }
}

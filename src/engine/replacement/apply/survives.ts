// 614.8, 701.19, 702.89a, 122.1c, 122.1d: regenerated, or a counter removed instead.
import { note } from '../../event/play.ts';
import { type Apply, amountAt, become, objectAt } from './at.ts';

/** ~ Regenerate ~. */
export const regenerate: Apply<'regenerate'> = function* (at, rewrite) {
  const object = objectAt(at);
  if (object === undefined) return;
  // 702.89a: umbra armor removes the damage too, and does not regenerate
  if (rewrite.taps !== false) note(at.work.play, '614.8', { kind: 'regenerated' }, [object], { also: ['701.19a'] });
  at.work.deeds.push({ kind: 'regenerates', object, taps: rewrite.taps ?? true });
  become(at, undefined);
};

/** ~ instead remove a shield counter from it. */
export const removeCounter: Apply<'removeCounter'> = function* (at, rewrite) {
  const { event } = at.work;
  const on = objectAt(at);
  if (on === undefined) return;
  const amount = amountAt(at, rewrite.amount);
  const by = event !== undefined && 'by' in event ? event.by : undefined;
  at.work.besides.push({ kind: 'removesCounters', on, counter: rewrite.counter, amount, by });
  if (event?.kind === 'destroys' || event?.kind === 'untaps') become(at, undefined);
};

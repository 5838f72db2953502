// Rewrites of destruction and untapping (614.8, 701.19, 702.89a, 122.1c, 122.1d): regeneration, or a counter removed
// instead.
import { recordFact } from '../../event/run-state.ts';
import { objectOfEvent, type RewriteApplier, replaceEvent, rewriteAmount } from './rewrite-context.ts';

/** ~ Regenerate ~. */
export const applyRegeneration: RewriteApplier<'regenerate'> = function* (at, rewrite) {
  const object = objectOfEvent(at);
  if (object === undefined) return;
  // 702.89a: umbra armor removes the damage too, and does not regenerate
  if (rewrite.taps !== false)
    recordFact(at.pendingEvent.run, '614.8', { kind: 'regenerated' }, [object], { also: ['701.19a'] });
  at.pendingEvent.actions.push({ kind: 'regenerates', object, taps: rewrite.taps ?? true });
  replaceEvent(at, undefined);
};

/** ~ instead remove a shield counter from it. */
export const applyCounterRemoval: RewriteApplier<'removeCounter'> = function* (at, rewrite) {
  const { event } = at.pendingEvent;
  const on = objectOfEvent(at);
  if (on === undefined) return;
  const amount = rewriteAmount(at, rewrite.amount);
  const by = event !== undefined && 'by' in event ? event.by : undefined;
  at.pendingEvent.containedEvents.push({ kind: 'removesCounters', on, counter: rewrite.counter, amount, by });
  if (event?.kind === 'destroys' || event?.kind === 'untaps') replaceEvent(at, undefined);
};

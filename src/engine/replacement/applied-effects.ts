// 614.5: an effect gets one opportunity with an event and whatever that event becomes.
import type { AppliedKeys } from '../event/pending-event.ts';

export const NOTHING_APPLIED: AppliedKeys = new Set();

/** With one more effect that has had its opportunity. */
export function withApplied(applied: AppliedKeys, key: string): AppliedKeys {
  return new Set([...applied, key]);
}

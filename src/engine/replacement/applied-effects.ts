// Applied effects (614.5): each gets one opportunity with an event and its modified forms.
import type { AppliedKeys } from '../event/pending-event.ts';

export const NOTHING_APPLIED: AppliedKeys = new Set();

/** The keys with that of one more effect. */
export function withApplied(applied: AppliedKeys, key: string): AppliedKeys {
  return new Set([...applied, key]);
}

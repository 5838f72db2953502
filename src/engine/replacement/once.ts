// 614.5: an effect gets one opportunity with an event and whatever that event becomes.
import type { Applied } from '../event/work.ts';

export const NOTHING_APPLIED: Applied = new Set();

/** With one more effect that has had its opportunity. */
export function alsoApplied(applied: Applied, key: string): Applied {
  return new Set([...applied, key]);
}

// Prevention shields (615.7): they count damage, not events; so do effects that redirect "the next 3 damage".
import type { Rewrite } from '../ability/replacement.ts';

/** Whether the uses of an effect are points of damage, prevented or dealt elsewhere. */
export function countsAmount(rewrites: readonly Rewrite[]): boolean {
  return rewrites.some(
    it => (it.kind === 'prevent' && it.amount !== 'all') || (it.kind === 'redirect' && it.amount !== undefined),
  );
}

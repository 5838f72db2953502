// How many: an amount worked out in a position.
import type { Amount } from '../ability/amount.ts';
import type { Context, View } from './view.ts';

/** The number an amount comes to. "Any number" is Infinity: the choice is the player's. */
export function evaluate(_view: View, _amount: Amount, _context: Context): number {
  throw new Error('not written yet');
}

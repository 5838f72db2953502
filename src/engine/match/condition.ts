// Whether a condition holds in a position.
import type { Condition } from '../ability/condition.ts';
import type { Context, View } from './view.ts';

/** Whether the condition is true. */
export function holds(_view: View, _condition: Condition, _context: Context): boolean {
  throw new Error('not written yet');
}

// Phrases for comparisons: "three or more", "less than five", "fewer than two" of what is counted.

import type { Comparison } from '../../engine/index.ts';

/** A comparison with an amount already in words: "three or more". */
export function comparisonPhrase(is: Comparison, amount: string): string {
  return COMPARED[is](amount);
}

/** A comparison of how many things there are: "fewer than two" basic lands. */
export function countPhrase(is: Comparison, amount: string): string {
  if (is === '<') return `fewer than ${amount}`;
  return is === '<=' ? `${amount} or fewer` : comparisonPhrase(is, amount);
}

const COMPARED = {
  '=': amount => amount,
  '!=': amount => `other than ${amount}`,
  '<': amount => `less than ${amount}`,
  '<=': amount => `${amount} or less`,
  '>': amount => `more than ${amount}`,
  '>=': amount => `${amount} or more`,
} as const satisfies { readonly [C in Comparison]: (amount: string) => string };

// Comparisons of numbers, for conditions and filters.
import { assertNever } from '../../kit/assert-never.ts';
import type { Comparison } from '../ability/filter.ts';

/** Whether the comparison of the numbers is true. */
export function compareNumbers(left: number, is: Comparison, right: number): boolean {
  switch (is) {
    case '=':
      return left === right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '!=':
      return left !== right;
    default:
      return assertNever(is);
  }
}

// Comparisons of numbers, as conditions and filters make them.
import { assertNever } from '../../kit/assert-never.ts';
import type { Comparison } from '../ability/filter.ts';

/** Whether the numbers stand to each other as the sign says. */
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

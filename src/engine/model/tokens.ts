// 111.10: the predefined tokens.
import type { Printed } from './characteristics.ts';

/** The token a name such as "Treasure" or "Young Hero" stands for; undefined where there is none of that name. */
export function predefinedToken(_name: string): Printed | undefined {
  throw new Error('not written yet');
}

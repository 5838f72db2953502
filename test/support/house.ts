// A real house, opened for tests: it takes the time it takes, and is there or the test ends.

import type { House } from '../../src/asking/index.ts';
import { type OpenOptions, openHouse } from '../../src/asking/node.ts';

/** Opens it on the embedded pack, or on what the options name. Other days' rules are always asked, however slow the machine. */
export async function openedHouse(options: OpenOptions = {}): Promise<House> {
  const opened = await openHouse({ patience: Number.POSITIVE_INFINITY, ...options });
  if (!opened.ok) throw new Error(opened.issues.map(it => it.message).join(' '));
  return opened.value;
}

// A real house, opened for tests: it takes the time it takes, and is there or the test ends.

import type { RulingService } from '../../src/service/index.ts';
import { openService, type ServiceOptions } from '../../src/service/node.ts';

/** Opens it on the embedded pack, or on what the options name. Other days' rules are always asked, however slow the machine. */
export async function openTestService(options: ServiceOptions = {}): Promise<RulingService> {
  const opened = await openService({ timeBudget: Number.POSITIVE_INFINITY, ...options });
  if (!opened.ok) throw new Error(opened.issues.map(it => it.message).join(' '));
  return opened.value;
}

// The real service, opened for tests: a test ends where it cannot be opened.

import type { RulingService } from '../../src/service/index.ts';
import { openService, type ServiceOptions } from '../../src/service/node.ts';

/** Opens it on the embedded pack, or on other data. Answers under other days' rules have no time limit. */
export async function openTestService(options: ServiceOptions = {}): Promise<RulingService> {
  const opened = await openService({ timeBudget: Number.POSITIVE_INFINITY, ...options });
  if (!opened.ok) throw new Error(opened.issues.map(it => it.message).join(' '));
  return opened.value;
}

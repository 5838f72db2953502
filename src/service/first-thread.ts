// The thread of the first worker: a bot starts it before all else, so that it loads beside what the bot loads.
import { scenarioFolder } from './data-paths.ts';
import { startThread, type Thread } from './workers/thread.ts';

/** Starts it for a service on our own scenarios. */
export function startFirstThread(): Thread {
  return startThread({ scenarios: scenarioFolder() });
}

// Keeping the library up to date: fetch the newest file, install it if it is newer, keep what is there if it is not.
import type { Issue } from '../kit/issue.ts';
import { ok, type Result } from '../kit/result.ts';
import { type FetchRulesOptions, fetchNewestRules } from './fetch.ts';
import type { Installed, RuleLibrary } from './library.ts';

/** What came of a refresh. */
export interface Refreshed extends Installed {
  /** Where the file came from. */
  readonly url: string;
}

/** Takes a library and options; fetches the newest file and installs it, or says why not and leaves all as it was. */
export async function refreshRules(
  library: RuleLibrary,
  options: FetchRulesOptions = {},
): Promise<Result<Refreshed, Issue>> {
  const fetched = await fetchNewestRules(options);
  if (!fetched.ok) return fetched;
  const installed = await library.install(fetched.value.bytes, library.inForce('current')?.effectiveDate);
  return installed.ok ? ok({ ...installed.value, url: fetched.value.url }) : installed;
}

/** A job as node-cron takes it: when, and what. */
export interface RulesJob {
  readonly schedule: string;
  readonly run: () => Promise<void>;
}

/** Once a day, early, at an odd minute. */
const RULES_SCHEDULE = '23 5 * * *';

/** Takes a library, what to do with each outcome, and options; gives the job for the caller to schedule. It never throws. */
export function rulesJob(
  library: RuleLibrary,
  report: (outcome: Result<Refreshed, Issue>) => void,
  options: FetchRulesOptions = {},
): RulesJob {
  return { schedule: RULES_SCHEDULE, run: async () => report(await refreshRules(library, options).catch(failed)) };
}

/** A full disk, or a folder that has gone, is told as any other reason. */
function failed(error: unknown): Result<never, Issue> {
  const message = `The rules could not be stored: ${error instanceof Error ? error.message : String(error)}.`;
  return { ok: false, issues: [{ path: [], message }] };
}

// Keeping the library up to date: fetch the newest file, install it if it is newer, keep what is there if it is not.
import { SYSTEM_CLOCK } from '../clock/index.ts';
import type { Issue } from '../kit/issue.ts';
import { ok, type Result } from '../kit/result.ts';
import { type FetchRulesOptions, fetchNewestRules } from './fetch-rules.ts';
import type { RuleLibrary, RulesInstallResult } from './rule-library.ts';

/** What came of a refresh. */
export interface RulesRefreshResult extends RulesInstallResult {
  /** Where the file came from. */
  readonly url: string;
}

/** Rules are published some days before they come into force. What is of a later year has a wrong date, and would bar all to come. */
const FURTHEST_AHEAD = 365 * 24 * 3_600_000;

/** Takes a library and options; fetches the newest file and installs it, or says why not and leaves all as it was. */
export async function refreshRules(
  library: RuleLibrary,
  options: FetchRulesOptions = {},
): Promise<Result<RulesRefreshResult, Issue>> {
  const fetched = await fetchNewestRules(options);
  if (!fetched.ok) return fetched;
  const now = (options.clock ?? SYSTEM_CLOCK).now();
  const installed = await library.install(fetched.value.bytes, {
    notBefore: library.inForce('current')?.effectiveDate,
    notAfter: new Date(now + FURTHEST_AHEAD).toISOString().slice(0, 10),
  });
  return installed.ok ? ok({ ...installed.value, url: fetched.value.url }) : installed;
}

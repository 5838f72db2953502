// Refresh of the library: fetches the newest rules file and installs it where it is newer.
import { SYSTEM_CLOCK } from '../clock/index.ts';
import type { Issue } from '../kit/issue.ts';
import { ok, type Result } from '../kit/result.ts';
import { type FetchRulesOptions, fetchNewestRules } from './fetch-rules.ts';
import type { RuleLibrary, RulesInstallResult } from './rule-library.ts';

/** The result of a refresh. */
export interface RulesRefreshResult extends RulesInstallResult {
  /** The address of the file. */
  readonly url: string;
}

/**
 * The furthest a file's day may lie ahead, in milliseconds. Rules are published some days before they come into force;
 * a file of a later year has a wrong date, and would prevent all further updates.
 */
const FURTHEST_AHEAD = 365 * 24 * 3_600_000;

/** Fetches the newest file and installs it in the library; on an issue the library stays as it was. */
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

// What is installed kept up to date while the service is open: fetched where there is none, looked for anew on a schedule.
import cron from 'node-cron';
import { INSTALLED_KINDS, type InstalledKind, type InstallProgress, type InstallResult } from './install-data.ts';
import type { LastRefreshed } from './last-refreshed.ts';

/** What happens to what is installed. */
export type UpdateEvent = { readonly what: InstalledKind } & (
  | { readonly kind: 'begun' }
  | { readonly kind: 'progress'; readonly progress: InstallProgress }
  | InstallResult
);

export interface UpdateScheduleOptions {
  /** Fetches the newest; never rejects. */
  readonly fetch: (
    what: InstalledKind,
    onProgress: (progress: InstallProgress) => void,
    signal: AbortSignal,
  ) => Promise<InstallResult>;
  /** What there is at all. */
  readonly installed: (what: InstalledKind) => boolean;
  readonly last: LastRefreshed;
  readonly report: (news: UpdateEvent) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** That of the machine when left out. */
  readonly schedule?: Schedule | undefined;
}

/** Calls `act` whenever the time of day fits an expression of cron, up to `spread` milliseconds later; gives what ends that. */
export type Schedule = (expression: string, act: () => void, spread?: number) => () => void | Promise<void>;

export interface UpdateSchedule {
  /** Stops the schedule and what is being fetched; resolves when nothing is at work any more. */
  readonly close: () => Promise<void>;
}

/** Once a day, early, at odd minutes, and not all servers at the same moment. */
const SCHEDULES = { cards: '17 4 * * *', rules: '23 5 * * *' } as const satisfies Record<InstalledKind, string>;
const SPREAD = 30 * 60_000;
/** What could not be fetched yet is tried for more often. */
const MISSING_SCHEDULE = '47 * * * *';
/** What was looked for within this time is not looked for again at a start. */
const FRESH = 20 * 3_600_000;

const byMachine: Schedule = (expression, act, spread = 0) => {
  const task = cron.schedule(expression, act, { maxRandomDelay: spread });
  return () => task.destroy();
};

/** Begins at once with what is missing or was not looked for within a day. */
export function startUpdateSchedule(options: UpdateScheduleOptions): UpdateSchedule {
  const { installed, last, now, schedule = byMachine } = options;
  const ending = new AbortController();
  const working = new Map<InstalledKind, Promise<void>>();
  const refresh = (what: InstalledKind) => {
    if (working.has(what) || ending.signal.aborted) return;
    const work = refreshNow(what, options, ending.signal).finally(() => working.delete(what));
    working.set(what, work);
  };
  const ends = [
    ...INSTALLED_KINDS.map(what => schedule(SCHEDULES[what], () => refresh(what), SPREAD)),
    schedule(MISSING_SCHEDULE, () => INSTALLED_KINDS.filter(it => !installed(it)).forEach(refresh)),
  ];
  const isFresh = (what: InstalledKind) => now() - Date.parse(last[what] ?? '1970-01-01') < FRESH;
  INSTALLED_KINDS.filter(it => !installed(it) || !isFresh(it)).forEach(refresh);
  return {
    close: async () => {
      ending.abort();
      await Promise.all(ends.map(end => end()));
      await Promise.all(working.values());
    },
  };
}

async function refreshNow(
  what: InstalledKind,
  { fetch, report }: UpdateScheduleOptions,
  signal: AbortSignal,
): Promise<void> {
  report({ what, kind: 'begun' });
  const done = await fetch(what, progress => report({ what, kind: 'progress', progress }), signal);
  if (!signal.aborted) report({ what, ...done });
}

// Updates of installed data while the service is open: at once where there is none, and on a schedule.
import cron from 'node-cron';
import type { Issue } from '../kit/issue.ts';
import type { StoreEvent } from './current-cards.ts';
import { INSTALLED_KINDS, type InstalledKind, type InstallProgress, type InstallResult } from './install-data.ts';
import type { LastRefreshed } from './last-refreshed.ts';

/** An event in the update of one kind of data. */
export type UpdateEvent = { readonly what: InstalledKind } & (
  | { readonly kind: 'begun' }
  | { readonly kind: 'progress'; readonly progress: InstallProgress }
  | InstallResult
  | StoreEvent
  | CompileEvent
);

/** An event in the compilation of installed cards, which goes on beside the answers. */
type CompileEvent =
  | { readonly kind: 'compiling'; readonly cards: number; readonly of: number }
  | { readonly kind: 'compiled'; readonly cards: number }
  | { readonly kind: 'uncompiled'; readonly issues: readonly Issue[] };

export interface UpdateScheduleOptions {
  /** Fetches the newest; never rejects. */
  readonly fetch: (
    what: InstalledKind,
    onProgress: (progress: InstallProgress) => void,
    signal: AbortSignal,
  ) => Promise<InstallResult>;
  /** Whether there is any installed data of a kind. */
  readonly installed: (what: InstalledKind) => boolean;
  readonly last: LastRefreshed;
  readonly report: (event: UpdateEvent) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** By the system clock when left out. */
  readonly schedule?: CronSchedule | undefined;
}

/** Calls `act` at the times of a cron expression, up to `spread` milliseconds later, until its result is called. */
export type CronSchedule = (expression: string, act: () => void, spread?: number) => () => void | Promise<void>;

export interface UpdateSchedule {
  /** Stops the schedule and the fetches; resolves when none is running any more. */
  readonly close: () => Promise<void>;
}

/** Times of a day: once, early, at odd minutes, and not the same for all servers. */
const SCHEDULES = { cards: '17 4 * * *', rules: '23 5 * * *' } as const satisfies Record<InstalledKind, string>;
const SPREAD = 30 * 60_000;
/** The schedule of data that could not be fetched yet: more often. */
const MISSING_SCHEDULE = '47 * * * *';
/** Milliseconds within which data that was looked for is not looked for again at a start. */
const FRESH = 20 * 3_600_000;

const byMachine: CronSchedule = (expression, act, spread = 0) => {
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
  // A moment that is yet to come was written by a clock that was wrong.
  const isFresh = (what: InstalledKind) => {
    const age = now() - Date.parse(last[what] ?? '1970-01-01');
    return age >= 0 && age < FRESH;
  };
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

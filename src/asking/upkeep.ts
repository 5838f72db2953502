// What is installed kept up to date while the house is open: fetched where there is none, looked for anew on a schedule.
import cron from 'node-cron';
import { type Installation, KINDS, type Kind, type Progress } from './install.ts';
import type { LastRefreshed } from './refreshed.ts';

/** What happens to what is installed. */
export type News = { readonly what: Kind } & (
  | { readonly kind: 'begun' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | Installation
);

export interface UpkeepOptions {
  /** Fetches the newest; never rejects. */
  readonly fetch: (what: Kind, onProgress: (progress: Progress) => void, signal: AbortSignal) => Promise<Installation>;
  /** What there is at all. */
  readonly installed: (what: Kind) => boolean;
  readonly last: LastRefreshed;
  readonly report: (news: News) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface Upkeep {
  /** Stops the schedule and what is being fetched; resolves when nothing is at work any more. */
  readonly close: () => Promise<void>;
}

/** Once a day, early, at odd minutes, and not all houses at the same moment. */
const SCHEDULES = { cards: '17 4 * * *', rules: '23 5 * * *' } as const satisfies Record<Kind, string>;
const SPREAD = 30 * 60_000;
/** What could not be fetched yet is tried for more often. */
const MISSING_SCHEDULE = '47 * * * *';
/** What was looked for within this time is not looked for again at a start. */
const FRESH = 20 * 3_600_000;

/** Begins at once with what is missing or was not looked for within a day. */
export function startUpkeep(options: UpkeepOptions): Upkeep {
  const { installed, last, now } = options;
  const ending = new AbortController();
  const working = new Map<Kind, Promise<void>>();
  const refresh = (what: Kind) => {
    if (working.has(what) || ending.signal.aborted) return;
    const work = refreshNow(what, options, ending.signal).finally(() => working.delete(what));
    working.set(what, work);
  };
  const tasks = [
    ...KINDS.map(what => cron.schedule(SCHEDULES[what], () => refresh(what), { maxRandomDelay: SPREAD })),
    cron.schedule(MISSING_SCHEDULE, () => KINDS.filter(it => !installed(it)).forEach(refresh)),
  ];
  const isFresh = (what: Kind) => now() - Date.parse(last[what] ?? '1970-01-01') < FRESH;
  KINDS.filter(it => !installed(it) || !isFresh(it)).forEach(refresh);
  return {
    close: async () => {
      ending.abort();
      await Promise.all(tasks.map(it => it.destroy()));
      await Promise.all(working.values());
    },
  };
}

async function refreshNow(what: Kind, { fetch, report }: UpkeepOptions, signal: AbortSignal): Promise<void> {
  report({ what, kind: 'begun' });
  const done = await fetch(what, progress => report({ what, kind: 'progress', progress }), signal);
  if (!signal.aborted) report({ what, ...done });
}

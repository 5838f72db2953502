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
  /** That of the machine when left out. */
  readonly schedule?: Schedule | undefined;
}

/** Calls `act` whenever the time of day fits an expression of cron, up to `spread` milliseconds later; gives what ends that. */
export type Schedule = (expression: string, act: () => void, spread?: number) => () => void | Promise<void>;

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

const byMachine: Schedule = (expression, act, spread = 0) => {
  const task = cron.schedule(expression, act, { maxRandomDelay: spread });
  return () => task.destroy();
};

/** Begins at once with what is missing or was not looked for within a day. */
export function startUpkeep(options: UpkeepOptions): Upkeep {
  const { installed, last, now, schedule = byMachine } = options;
  const ending = new AbortController();
  const working = new Map<Kind, Promise<void>>();
  const refresh = (what: Kind) => {
    if (working.has(what) || ending.signal.aborted) return;
    const work = refreshNow(what, options, ending.signal).finally(() => working.delete(what));
    working.set(what, work);
  };
  const ends = [
    ...KINDS.map(what => schedule(SCHEDULES[what], () => refresh(what), SPREAD)),
    schedule(MISSING_SCHEDULE, () => KINDS.filter(it => !installed(it)).forEach(refresh)),
  ];
  const isFresh = (what: Kind) => now() - Date.parse(last[what] ?? '1970-01-01') < FRESH;
  KINDS.filter(it => !installed(it) || !isFresh(it)).forEach(refresh);
  return {
    close: async () => {
      ending.abort();
      await Promise.all(ends.map(end => end()));
      await Promise.all(working.values());
    },
  };
}

async function refreshNow(what: Kind, { fetch, report }: UpkeepOptions, signal: AbortSignal): Promise<void> {
  report({ what, kind: 'begun' });
  const done = await fetch(what, progress => report({ what, kind: 'progress', progress }), signal);
  if (!signal.aborted) report({ what, ...done });
}

// Updates of card data and rules, and what follows when there are new ones.
import type { Clock } from '../clock/index.ts';
import type { Sources } from '../kit/sources.ts';
import type { RuleLibrary } from '../rules/node.ts';
import type { CurrentCards } from './current-cards.ts';
import { storePath } from './data-paths.ts';
import { fetchCards, fetchRules, type InstalledKind, type InstallResult } from './install-data.ts';
import { type LastRefreshed, readRefreshed, writeRefreshed } from './last-refreshed.ts';
import {
  type CronSchedule,
  startUpdateSchedule,
  type UpdateEvent,
  type UpdateScheduleOptions,
} from './update-schedule.ts';

/** Milliseconds within which another process has looked for data at the same time of the schedule. */
const JUST_NOW = 3_600_000;

export interface UpdateOptions {
  /** The folder of the installed cards and rules; made if need be. */
  readonly data: string;
  /** The publishers of newer cards and rules; nothing is looked for when left out. */
  readonly sources?: Sources;
  /** The number of attempts to fetch each, before it is left to the next time; three when left out. */
  readonly attempts?: number;
  readonly report: (event: UpdateEvent) => void;
  readonly clock: Clock;
  /** The schedule of looking for newer cards and rules; by the system clock when left out. */
  readonly schedule?: CronSchedule;
}

export interface Updates {
  /** Whether cards or rules are installed; where not, those that come with the program serve. */
  readonly installed: (what: InstalledKind) => boolean;
  /** The moments at which cards and rules were last found, or made, the newest. */
  readonly lastRefreshed: () => LastRefreshed;
  /** Ends downloads and the schedule. */
  readonly close: () => Promise<void>;
}

/** Begins to look for newer cards and rules, if there are publishers. */
export async function startUpdates(
  options: UpdateOptions,
  cards: CurrentCards,
  rules: RuleLibrary,
  reloaded: () => void,
): Promise<Updates> {
  const { data, sources, attempts = 3, report, clock, schedule } = options;
  let last = await readRefreshed(data);
  const installed = (what: InstalledKind) => (what === 'cards' ? cards.installed() : rules.books().length > 0);
  const lastRefreshed = () => last;
  if (sources === undefined) return { installed, lastRefreshed, close: async () => {} };
  /** The data that another process sharing the folder has just found, or made, the newest; undefined where none has. */
  const takenUp = async (what: InstalledKind): Promise<InstallResult | undefined> => {
    const moment = (await readRefreshed(data))[what];
    if (moment === undefined || moment === last[what] || clock.now() - Date.parse(moment) > JUST_NOW) return undefined;
    last = { ...last, [what]: moment };
    if (what === 'rules') await rules.reload();
    else {
      cards.reload();
      reloaded();
    }
    const day = (what === 'cards' ? cards.book().date : rules.inForce('current')?.effectiveDate) ?? '';
    return installed(what) ? { kind: 'unchanged', day } : undefined;
  };
  const fetch: UpdateScheduleOptions['fetch'] = async (what, onProgress, signal) => {
    const taken = await takenUp(what);
    if (taken !== undefined) return taken;
    const installing = { attempts, clock, onProgress, signal };
    const done = await (what === 'cards'
      ? fetchCards(storePath(data), sources, installing)
      : fetchRules(rules, sources, installing));
    if (done.kind === 'failed') return done;
    last = { ...last, [what]: new Date(clock.now()).toISOString() };
    // Without the record the next start looks again: that is all.
    await writeRefreshed(data, last).catch(() => {});
    if (what === 'cards') {
      cards.reload();
      reloaded();
    }
    return done;
  };
  const { close } = startUpdateSchedule({ fetch, installed, last, report, now: clock.now, schedule });
  return { installed, lastRefreshed, close };
}

// A service that stays open: it answers beside the thread that asks, and is kept up to date while it is in use.
//
// It has a door of its own beside the room's: the engine and all that reads cards is loaded by its workers alone.
import { mkdir } from 'node:fs/promises';
import type { CardBook } from '../cards/index.ts';
import { type Clock, SYSTEM_CLOCK } from '../clock/index.ts';
import type { Sources } from '../kit/sources.ts';
import { makeRuleLookup, type RuleLookup } from '../rules/index.ts';
import { openRuleLibrary, type RuleLibrary } from '../rules/node.ts';
import { type CurrentCards, openCurrentCards } from './current-cards.ts';
import { rulesPath, scenarioFolder, storePath } from './data-paths.ts';
import { fetchCards, fetchRules, type InstalledKind } from './install-data.ts';
import { type LastRefreshed, readRefreshed, writeRefreshed } from './last-refreshed.ts';
import { openTitles } from './library-files.ts';
import type { ScenarioTitles } from './scenario-titles.ts';
import { type Schedule, startUpdateSchedule, type UpdateEvent, type UpdateScheduleOptions } from './update-schedule.ts';
import { startWorkers, type Workers } from './workers/workers.ts';

export interface LiveServiceOptions {
  /** The folder of the installed cards and rules; made if need be. */
  readonly data: string;
  /** The folder of the scenario library; ours when left out. */
  readonly scenarios?: string;
  /** Where newer cards and rules are found; nothing is looked for when left out. */
  readonly sources?: Sources;
  /** How often each is fetched in all before it is left to the next time; three times when left out. */
  readonly attempts?: number;
  readonly report: (news: UpdateEvent) => void;
  /** What deadlines and days are measured by; the machine's when left out. */
  readonly clock?: Clock;
  /** When to look for newer cards and rules; by the machine's clock when left out. */
  readonly schedule?: Schedule;
}

export interface LiveService {
  /** The cards as they are now, to be used at once: they may be replaced later. */
  readonly book: () => CardBook;
  readonly rules: RuleLookup;
  readonly titles: ScenarioTitles;
  /** Answers in a worker. Rejects for faults of ours only. */
  readonly answer: Workers['answer'];
  /** A card as it is read, by a worker as well. */
  readonly card: Workers['card'];
  /** Whether cards or rules are installed, or those that come with the program serve. */
  readonly installed: (what: InstalledKind) => boolean;
  /** When cards and rules were last found, or made, the newest. */
  readonly lastRefreshed: () => LastRefreshed;
  /** Ends what is at work: answers, downloads, the schedule. */
  readonly close: () => Promise<void>;
}

/** Starts the service. A store that cannot be read is reported, and the embedded pack serves until there is another. */
export async function startService(options: LiveServiceOptions): Promise<LiveService> {
  const { data, scenarios = scenarioFolder(), report, clock = SYSTEM_CLOCK } = options;
  await mkdir(data, { recursive: true });
  const cards = await openCurrentCards(storePath(data), issues => report({ what: 'cards', kind: 'failed', issues }));
  const rules = await openRuleLibrary(rulesPath(data));
  const lookup = makeRuleLookup(day => rules.inForce(day));
  const lease = () => {
    const { value, release } = cards.opened.lease();
    return { value: { book: value.book, excerpts: lookup.excerpts }, release };
  };
  const workers = startWorkers({ lease, scenarios, clock });
  const upkeep = await startUpdates({ ...options, clock }, cards, rules);
  return {
    book: () => cards.opened.now().book,
    rules: lookup,
    titles: openTitles(scenarios),
    answer: workers.answer,
    card: workers.card,
    installed: upkeep.installed,
    lastRefreshed: upkeep.lastRefreshed,
    close: async () => {
      await Promise.all([upkeep.close(), workers.close()]);
      cards.opened.now().close();
    },
  };
}

type UpdateParts = Pick<LiveService, 'installed' | 'lastRefreshed' | 'close'>;

/** Begins to look for newer cards and rules, if there is where to look. */
async function startUpdates(
  options: LiveServiceOptions & { readonly clock: Clock },
  cards: CurrentCards,
  rules: RuleLibrary,
): Promise<UpdateParts> {
  const { data, sources, attempts = 3, report, clock, schedule } = options;
  let last = await readRefreshed(data);
  const installed = (what: InstalledKind) => (what === 'cards' ? cards.installed() : rules.books().length > 0);
  const lastRefreshed = () => last;
  if (sources === undefined) return { installed, lastRefreshed, close: async () => {} };
  const fetch: UpdateScheduleOptions['fetch'] = async (what, onProgress, signal) => {
    const watching = { attempts, clock, onProgress, signal };
    const done = await (what === 'cards'
      ? fetchCards(storePath(data), sources, watching)
      : fetchRules(rules, sources, watching));
    if (done.kind === 'failed') return done;
    last = { ...last, [what]: new Date(clock.now()).toISOString() };
    // Without the note the next start looks again: that is all.
    await writeRefreshed(data, last).catch(() => {});
    if (what === 'cards') await cards.reload();
    return done;
  };
  const { close } = startUpdateSchedule({ fetch, installed, last, report, now: clock.now, schedule });
  return { installed, lastRefreshed, close };
}

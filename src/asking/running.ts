// A house that stays open: it answers beside the thread that asks, and is kept up to date while it is in use.
//
// It has a door of its own beside the room's: the engine and all that reads cards is loaded by its workers alone.
import { mkdir } from 'node:fs/promises';
import type { CardBook } from '../cards/index.ts';
import { type Clock, SYSTEM_CLOCK } from '../clock/index.ts';
import type { Sources } from '../kit/sources.ts';
import { makeRuleLookup, type RuleLookup } from '../rules/index.ts';
import { openRuleLibrary, type RuleLibrary } from '../rules/node.ts';
import { startWorkers, type Workers } from './apart/workers.ts';
import { fetchCards, fetchRules, type Kind } from './install.ts';
import { type KeptCards, keepCards } from './kept-cards.ts';
import { rulesPath, scenarioFolder, storePath } from './places.ts';
import { type LastRefreshed, noteRefreshed, readRefreshed } from './refreshed.ts';
import { openTitles } from './scenario-files.ts';
import type { Titles } from './titles.ts';
import { type News, type Schedule, startUpkeep, type UpkeepOptions } from './upkeep.ts';

export interface RunOptions {
  /** The folder of the installed cards and rules; made if need be. */
  readonly data: string;
  /** The folder of the scenario library; ours when left out. */
  readonly scenarios?: string;
  /** Where newer cards and rules are found; nothing is looked for when left out. */
  readonly sources?: Sources;
  /** How often each is fetched in all before it is left to the next time; three times when left out. */
  readonly attempts?: number;
  readonly report: (news: News) => void;
  /** What deadlines and days are measured by; the machine's when left out. */
  readonly clock?: Clock;
  /** When to look for newer cards and rules; by the machine's clock when left out. */
  readonly schedule?: Schedule;
}

export interface RunningHouse {
  /** The cards as they are now, to be used at once: they may be replaced later. */
  readonly book: () => CardBook;
  readonly desk: RuleLookup;
  readonly titles: Titles;
  /** Answers in a worker. Rejects for faults of ours only. */
  readonly answer: Workers['answer'];
  /** A card as it is read, by a worker as well. */
  readonly card: Workers['card'];
  /** Whether cards or rules are installed, or those that come with the program serve. */
  readonly installed: (what: Kind) => boolean;
  /** When cards and rules were last found, or made, the newest. */
  readonly lastRefreshed: () => LastRefreshed;
  /** Ends what is at work: answers, downloads, the schedule. */
  readonly close: () => Promise<void>;
}

/** Opens the house. A store that cannot be read is reported, and the embedded pack serves until there is another. */
export async function runHouse(options: RunOptions): Promise<RunningHouse> {
  const { data, scenarios = scenarioFolder(), report, clock = SYSTEM_CLOCK } = options;
  await mkdir(data, { recursive: true });
  const cards = await keepCards(storePath(data), issues => report({ what: 'cards', kind: 'failed', issues }));
  const rules = await openRuleLibrary(rulesPath(data));
  const desk = makeRuleLookup(day => rules.inForce(day));
  const lease = () => {
    const { value, release } = cards.opened.lease();
    return { value: { book: value.book, excerpts: desk.excerpts }, release };
  };
  const workers = startWorkers({ lease, scenarios, clock });
  const upkeep = await keepUp({ ...options, clock }, cards, rules);
  return {
    book: () => cards.opened.now().book,
    desk,
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

type KeptUp = Pick<RunningHouse, 'installed' | 'lastRefreshed' | 'close'>;

/** Begins to look for newer cards and rules, if there is where to look. */
async function keepUp(
  options: RunOptions & { readonly clock: Clock },
  cards: KeptCards,
  rules: RuleLibrary,
): Promise<KeptUp> {
  const { data, sources, attempts = 3, report, clock, schedule } = options;
  let last = await readRefreshed(data);
  const installed = (what: Kind) => (what === 'cards' ? cards.installed() : rules.books().length > 0);
  const lastRefreshed = () => last;
  if (sources === undefined) return { installed, lastRefreshed, close: async () => {} };
  const fetch: UpkeepOptions['fetch'] = async (what, onProgress, signal) => {
    const watching = { attempts, clock, onProgress, signal };
    const done = await (what === 'cards'
      ? fetchCards(storePath(data), sources, watching)
      : fetchRules(rules, sources, watching));
    if (done.kind === 'failed') return done;
    last = { ...last, [what]: new Date(clock.now()).toISOString() };
    // Without the note the next start looks again: that is all.
    await noteRefreshed(data, last).catch(() => {});
    if (what === 'cards') await cards.takeUp();
    return done;
  };
  const { close } = startUpkeep({ fetch, installed, last, report, now: clock.now, schedule });
  return { installed, lastRefreshed, close };
}

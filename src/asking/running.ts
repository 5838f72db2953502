// A house that stays open: it answers beside the thread that asks, and is kept up to date while it is in use.
import { mkdir, stat } from 'node:fs/promises';
import { type CardBook, openStore, packBook } from '../cards/index.ts';
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import type { Sources } from '../kit/sources.ts';
import { openRuleLibrary, ruleDesk } from '../rules/index.ts';
import type { Telling } from '../telling/index.ts';
import type { Question } from './answerer.ts';
import { startWorkers } from './apart/workers.ts';
import { type House, houseOf, meansOf } from './house.ts';
import { fetchCards, fetchRules, type Kind } from './install.ts';
import { type Lending, type Loan, lending } from './lending.ts';
import { openLibrary } from './library.ts';
import { rulesPath, scenarioFolder, storePath } from './open.ts';
import { type LastRefreshed, noteRefreshed, readRefreshed } from './refreshed.ts';
import { type News, startUpkeep, type UpkeepOptions } from './upkeep.ts';

export interface RunOptions {
  /** The folder of the installed cards and rules; made if need be. */
  readonly data: string;
  /** The folder of the scenario library; ours when left out. */
  readonly scenarios?: string;
  /** Where newer cards and rules are found; nothing is looked for when left out. */
  readonly sources?: Sources;
  readonly report: (news: News) => void;
}

export interface RunningHouse {
  /** The house as it is now, to be used at once: its cards may be replaced later. */
  readonly house: () => House;
  /** Answers in a worker. Rejects for faults of ours only. */
  readonly answer: (question: Question) => Promise<Result<Telling, Issue>>;
  /** Whether cards or rules are installed, or those that come with the program serve. */
  readonly installed: (what: Kind) => boolean;
  /** When cards and rules were last found, or made, the newest. */
  readonly lastRefreshed: () => LastRefreshed;
  /** Ends what is at work: answers, downloads, the schedule. */
  readonly close: () => Promise<void>;
}

/** Opens the house. A store that cannot be read is reported, and the embedded pack serves until there is another. */
export async function runHouse({
  data,
  scenarios = scenarioFolder(),
  sources,
  report,
}: RunOptions): Promise<RunningHouse> {
  await mkdir(data, { recursive: true });
  const rules = await openRuleLibrary(rulesPath(data));
  const furnishing = { desk: ruleDesk(day => rules.inForce(day)), library: openLibrary(scenarios) };
  const cards = await keepCards(storePath(data), book => houseOf({ book, ...furnishing }), report);
  const workers = startWorkers({ lend: () => mapLoan(cards.opened.lend(), it => meansOf(it.house)), scenarios });
  let last = await readRefreshed(data);
  const fetch: UpkeepOptions['fetch'] = async (what, onProgress, signal) => {
    if (sources === undefined) throw new Error('Nothing is fetched from nowhere.');
    const watching = { onProgress, signal };
    const done =
      what === 'cards'
        ? await fetchCards(storePath(data), sources, watching)
        : await fetchRules(rules, sources, watching);
    if (done.kind === 'failed') return done;
    last = { ...last, [what]: new Date().toISOString() };
    await noteRefreshed(data, last).catch(() => {});
    if (what === 'cards') await cards.takeUp();
    return done;
  };
  const installed = (what: Kind) => (what === 'cards' ? cards.installed() : rules.books().length > 0);
  const upkeep = sources && startUpkeep({ fetch, installed, last, report, now: () => Date.now() });
  return {
    house: () => cards.opened.now().house,
    answer: workers.answer,
    installed,
    lastRefreshed: () => last,
    close: async () => {
      await Promise.all([upkeep?.close(), workers.close()]);
      cards.opened.now().close();
    },
  };
}

/** A house on the cards of one opening of the store. */
interface Opened {
  readonly house: House;
  /** Lets go of the store's file. */
  readonly close: () => void;
  /** What the file was when it was opened; undefined for the embedded pack. */
  readonly version: string | undefined;
}

interface KeptCards {
  readonly opened: Lending<Opened>;
  readonly installed: () => boolean;
  /** Takes up what lies in the store now, if it is another than before. */
  readonly takeUp: () => Promise<void>;
}

async function keepCards(
  store: string,
  houseOn: (book: CardBook) => House,
  report: RunOptions['report'],
): Promise<KeptCards> {
  const pack = (): Opened => ({ house: houseOn(packBook()), close: () => {}, version: undefined });
  const open = async (): Promise<Opened | undefined> => {
    const version = await versionOf(store);
    if (version === undefined) return undefined;
    const book = openStore(store);
    if (book.ok) return { house: houseOn(book.value), close: () => book.value.close(), version };
    report({ what: 'cards', kind: 'failed', issues: book.issues });
    return undefined;
  };
  const opened = lending((await open()) ?? pack(), it => it.close());
  return {
    opened,
    installed: () => opened.now().version !== undefined,
    takeUp: async () => {
      if ((await versionOf(store)) === opened.now().version) return;
      const next = await open();
      if (next !== undefined) opened.replace(next);
    },
  };
}

/** What tells one file at a path from the next; undefined where there is none. */
async function versionOf(path: string): Promise<string | undefined> {
  const file = await stat(path).catch(() => undefined);
  return file && `${file.ino} ${file.size} ${file.mtimeMs}`;
}

function mapLoan<T, U>({ it, giveBack }: Loan<T>, map: (it: T) => U): Loan<U> {
  return { it: map(it), giveBack };
}

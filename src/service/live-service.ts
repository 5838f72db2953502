// The live service: it stays open, answers in worker threads, and is kept up to date while it is in use.
//
// Its door is apart from the room's: the engine and the Oracle compiler are loaded by the workers alone.
import { mkdir } from 'node:fs/promises';
import type { CardBook } from '../cards/index.ts';
import { openRulings, rulingsPath } from '../cards/node.ts';
import { type Clock, SYSTEM_CLOCK } from '../clock/index.ts';
import type { Explanation } from '../explain/screen.ts';
import { ok } from '../kit/result.ts';
import { makeRuleLookup, type RuleLookup } from '../rules/index.ts';
import { openRuleLibrary, type RuleLibrary } from '../rules/node.ts';
import { openCitingQuestions } from './citing-questions.ts';
import { type CurrentCards, openCurrentCards } from './current-cards.ts';
import { rulesPath, scenarioFolder, storePath } from './data-paths.ts';
import { type KeptAnswers, keepAnswers } from './kept-answers.ts';
import { keepCards } from './kept-cards.ts';
import { keepStudy, type MakeStudy } from './kept-study.ts';
import { openTitles } from './library-files.ts';
import { withOfficialRuling, withRulings } from './official-rulings.ts';
import type { ScenarioTitles } from './scenario-titles.ts';
import { startUpdates, type UpdateOptions, type Updates } from './start-updates.ts';
import { type BackgroundCompilation, compilationEvent, compileInBackground } from './workers/compile-in-background.ts';
import type { Thread } from './workers/thread.ts';
import { startWorkers, type Workers } from './workers/workers.ts';

export interface LiveServiceOptions extends Omit<UpdateOptions, 'clock'> {
  /** The folder of the scenario library; ours when left out. */
  readonly scenarios?: string;
  /** The clock that deadlines and days are measured by; the system clock when left out. */
  readonly clock?: Clock;
  /** A thread for the first worker that was started before, on our own scenarios. */
  readonly thread?: Thread | undefined;
  /** Whether installed cards that our grammar has not compiled are compiled in the background; they are when left out. */
  readonly compile?: boolean;
}

export interface LiveService extends Updates {
  /** The present cards, to be used at once: they may be replaced later. */
  readonly book: () => CardBook;
  readonly rules: RuleLookup;
  readonly titles: ScenarioTitles;
  /** Answers a question of a person in a worker, unless the answer is kept. Rejects for faults of ours only. */
  readonly answer: KeptAnswers['answer'];
  readonly otherDates: KeptAnswers['otherDates'];
  readonly record: Workers['record'];
  /** A question of study, in a worker, unless it is kept. */
  readonly study: MakeStudy;
  /** A card as it is read, in a worker as well. */
  readonly card: Workers['card'];
  /** Resolves when the first question, look-up and search take no longer than later ones. */
  readonly warmUp: () => Promise<void>;
  readonly waiting: Workers['waiting'];
  /** Ends the work on questions: on those that wait behind long ones, or on all; whoever asked is told so. */
  readonly endWork: (what: 'waiting' | 'all') => Promise<void>;
  /** Ends answers, downloads and the schedule. */
  readonly close: () => Promise<void>;
}

/** The answers of the workers with what is stored beside the cards, which they do not read. */
function withRulingsBeside(
  workers: Workers,
  ruled: (explanation: Explanation) => Explanation,
): Pick<Workers, 'answer' | 'otherDates'> {
  return {
    answer: async (question, person, revision) => {
      const answered = await workers.answer(question, person, revision);
      if (!answered.ok) return answered;
      return ok({ ...answered.value, explanation: ruled(answered.value.explanation) });
    },
    otherDates: async (question, revision) => {
      const whole = await workers.otherDates(question, revision);
      return whole.ok ? ok(ruled(whole.value)) : whole;
    },
  };
}

/** Starts the service. A store that cannot be read is reported, and the embedded pack serves until there is another. */
export async function startService(options: LiveServiceOptions): Promise<LiveService> {
  const { data, scenarios = scenarioFolder(), report, clock = SYSTEM_CLOCK } = options;
  // Where it cannot be made, the pack serves, and what cannot be stored is reported then.
  await mkdir(data, { recursive: true }).catch(() => undefined);
  let compiling: Compiling | undefined;
  const cards = openCurrentCards(storePath(data), event => {
    // A store that was compiled in the background is no change by anybody else.
    if (event.kind !== 'reopened' || compiling?.isAtWork() !== true) report({ what: 'cards', ...event });
    compiling?.begin();
  });
  compiling = keepCompiled(storePath(data), cards, options);
  const rules = await openRuleLibrary(rulesPath(data), clock);
  const damaged = rules.unreadable();
  if (damaged.length > 0) report({ what: 'rules', kind: 'unreadable', issues: damaged });
  const lookup = makeRuleLookup(day => rules.inForce(day), {
    books: () => rules.books(),
    questions: openCitingQuestions(scenarios),
  });
  const workers = startWorkers({
    lease: () => leaseFor(storePath(data), cards, lookup, rules),
    ...{ scenarios, clock, first: options.thread },
  });
  const rulings = openRulings(rulingsPath(storePath(data)));
  const today = () => new Date(clock.now()).toISOString().slice(0, 10);
  const ruled = (explanation: Explanation) => withOfficialRuling(explanation, cards.book(), rulings.of);
  const answers = keepAnswers(
    withRulingsBeside(workers, ruled),
    () => `${cards.revision()} ${lookup.book().effectiveDate} ${today()}`,
  );
  const look = keepCards(workers.card, cards.revision);
  const updates = await startUpdates({ ...options, clock }, cards, rules, compiling.begin);
  compiling.begin();
  return {
    book: cards.book,
    rules: lookup,
    titles: openTitles(scenarios),
    answer: answers.answer,
    otherDates: answers.otherDates,
    record: workers.record,
    study: keepStudy(workers.study),
    card: async name => {
      const found = await look(name);
      return found.ok ? ok(withRulings(found.value, rulings.of)) : found;
    },
    warmUp: () => warmUp(workers, lookup, cards),
    waiting: workers.waiting,
    installed: updates.installed,
    lastRefreshed: updates.lastRefreshed,
    endWork: async what => {
      // What nobody waits for gives its part of the processor to the last answers.
      void compiling?.end();
      await (what === 'all' ? workers.close() : workers.leave());
    },
    close: async () => {
      await Promise.all([updates.close(), workers.close(), compiling?.end()]);
      cards.close();
    },
  };
}

/** The present cards and rules, lent to a worker for one question. */
function leaseFor(path: string, cards: CurrentCards, lookup: RuleLookup, rules: RuleLibrary) {
  const { value, release } = cards.lease();
  const { book, revision, index, compiled } = value;
  const store = index && { path, revision, index, compiled };
  const leased = { book, quotable: lookup.quotable, rules: rules.revision() };
  return { value: store === undefined ? leased : { ...leased, store }, release };
}

async function warmUp(workers: Workers, lookup: RuleLookup, cards: CurrentCards): Promise<void> {
  const warmed = workers.warmUp();
  // While the threads load, this one makes the indexes that the first search and the first misspelled name need.
  lookup.suggest('enters the battlefield', 1);
  cards.book().suggest('misspelled', 1);
  await warmed;
}

interface Compiling {
  /** Begins, where the present cards are not compiled by our grammar. */
  readonly begin: () => void;
  readonly isAtWork: () => boolean;
  readonly end: () => Promise<void>;
}

/** Compiles the installed cards in the background whenever they are not; the others serve meanwhile. */
function keepCompiled(
  store: string,
  cards: CurrentCards,
  { compile = true, report }: Pick<LiveServiceOptions, 'compile' | 'report'>,
): Compiling {
  let work: BackgroundCompilation | undefined;
  let closed = false;
  let ending: Promise<void> | undefined;
  const begin = () => {
    if (!compile || closed || work !== undefined || !cards.installed() || cards.compiled()) return;
    work = compileInBackground(store, event => {
      if (closed) return;
      if (event.kind !== 'progress') work = undefined;
      if (event.kind === 'done') cards.reload();
      report(compilationEvent(event));
    });
  };
  return {
    begin,
    isAtWork: () => work !== undefined,
    end: () => {
      closed = true;
      ending ??= work?.end() ?? Promise.resolve();
      return ending;
    },
  };
}

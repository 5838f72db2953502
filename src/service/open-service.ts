// Opening of the service: on installed cards and rules where there are any, and on a library.
import { existsSync } from 'node:fs';
import { type CardBook, packBook } from '../cards/index.ts';
import { loadCards, openRulings, openStore, rulingsPath } from '../cards/node.ts';
import { type Clock, SYSTEM_CLOCK } from '../clock/index.ts';
import type { Issue } from '../kit/issue.ts';
import { ok, type Result } from '../kit/result.ts';
import { makeRuleLookup, type RuleLookup } from '../rules/index.ts';
import { openRuleLibrary } from '../rules/node.ts';
import { openCitingQuestions } from './citing-questions.ts';
import { rulesPath, scenarioFolder, storePath } from './data-paths.ts';
import { loadGrammar } from './load-grammar.ts';
import { type CompiledCards, memoizedCompiler, withRecentCards } from './memoized.ts';
import { openLibrary } from './open-library.ts';
import { packCompilations, storedCards } from './precompiled-cards.ts';
import { createService, type RulingService } from './ruling-service.ts';

export interface ServiceOptions {
  /** A bulk file of cards in place of the installed ones. */
  readonly cards?: string;
  /** The folder of the installed cards and rules; nothing is installed where it is left out or absent. */
  readonly data?: string;
  /** The folder of the scenario library. */
  readonly scenarios?: string;
  /** The time at which the grammar is loaded; `when needed`: not at once, and what needs it is to be called by `withGrammar`. */
  readonly grammar?: 'when needed';
  /** The most milliseconds for answers under other days' rules; 1,000 when left out. */
  readonly timeBudget?: number;
  /** The clock that this budget is measured by; the system clock when left out. */
  readonly clock?: Clock;
}

/** The most milliseconds that a person at a terminal waits for answers under other days' rules. */
const TIME_BUDGET = 1_000;

/** Opens the service. Nothing installed is no problem: the embedded pack and digest serve. */
export async function openService(options: ServiceOptions = {}): Promise<Result<RulingService, Issue>> {
  if (options.grammar !== 'when needed') await loadGrammar();
  const opened = openBook(options);
  if (!opened.ok) return opened;
  const { book, compiled } = opened.value;
  const scenarios = options.scenarios ?? scenarioFolder();
  const library = openLibrary(scenarios);
  const timeBudget = { clock: (options.clock ?? SYSTEM_CLOCK).elapsed, most: options.timeBudget ?? TIME_BUDGET };
  return ok(
    createService({
      book,
      compiler: memoizedCompiler(compiled),
      rules: await openRuleLookup(options.data, scenarios),
      library,
      timeBudget,
      ...(options.data === undefined ? {} : { rulingsOf: openRulings(rulingsPath(storePath(options.data))).of }),
    }),
  );
}

/** A book, and the cards of it that are compiled. */
interface OpenedBook {
  readonly book: CardBook;
  readonly compiled?: CompiledCards;
}

function openBook({ cards, data }: ServiceOptions): Result<OpenedBook, Issue> {
  if (cards !== undefined) {
    const loaded = loadCards(cards);
    return loaded.ok ? ok({ book: loaded.value }) : loaded;
  }
  const store = data === undefined ? undefined : storePath(data);
  if (store === undefined || !existsSync(store)) return ok({ book: packBook(), compiled: packCompilations() });
  const stored = openStore(store);
  return stored.ok ? ok({ book: withRecentCards(stored.value), compiled: storedCards(stored.value) }) : stored;
}

async function openRuleLookup(data: string | undefined, scenarios: string): Promise<RuleLookup> {
  if (data === undefined || !existsSync(rulesPath(data))) return makeRuleLookup();
  const library = await openRuleLibrary(rulesPath(data));
  const questions = openCitingQuestions(scenarios);
  return makeRuleLookup(day => library.inForce(day), { books: library.books, questions });
}

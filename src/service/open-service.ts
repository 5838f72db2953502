// Opening of the service: on installed cards and rules where there are any, and on a library.
import { existsSync } from 'node:fs';
import { type CardBook, packBook } from '../cards/index.ts';
import { loadCards, openStore } from '../cards/node.ts';
import type { Issue } from '../kit/issue.ts';
import { ok, type Result } from '../kit/result.ts';
import { makeRuleLookup, type RuleLookup } from '../rules/index.ts';
import { openRuleLibrary } from '../rules/node.ts';
import { rulesPath, scenarioFolder, storePath } from './data-paths.ts';
import { openLibrary } from './open-library.ts';
import { createService, type RulingService } from './ruling-service.ts';

export interface ServiceOptions {
  /** A bulk file of cards in place of the installed ones. */
  readonly cards?: string;
  /** The folder of the installed cards and rules; nothing is installed where it is left out or absent. */
  readonly data?: string;
  /** The folder of the scenario library. */
  readonly scenarios?: string;
  /** The most milliseconds for answers under other days' rules; 1,000 when left out. */
  readonly timeBudget?: number;
}

/** The most milliseconds that a person at a terminal waits for answers under other days' rules. */
const TIME_BUDGET = 1_000;

/** Opens the service. Nothing installed is no problem: the embedded pack and digest serve. */
export async function openService(options: ServiceOptions = {}): Promise<Result<RulingService, Issue>> {
  const book = openBook(options);
  if (!book.ok) return book;
  const library = openLibrary(options.scenarios ?? scenarioFolder());
  const timeBudget = { clock: () => performance.now(), most: options.timeBudget ?? TIME_BUDGET };
  return ok(createService({ book: book.value, rules: await openRuleLookup(options.data), library, timeBudget }));
}

function openBook({ cards, data }: ServiceOptions): Result<CardBook, Issue> {
  if (cards !== undefined) return loadCards(cards);
  const store = data === undefined ? undefined : storePath(data);
  if (store === undefined || !existsSync(store)) return ok(packBook());
  return openStore(store);
}

async function openRuleLookup(data: string | undefined): Promise<RuleLookup> {
  if (data === undefined || !existsSync(rulesPath(data))) return makeRuleLookup();
  const library = await openRuleLibrary(rulesPath(data));
  return makeRuleLookup(day => library.inForce(day));
}

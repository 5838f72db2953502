// Opening the service: which cards, which rules and which library are there.
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
  /** How many milliseconds may go into what other rules would have answered; 1,000 when left out. */
  readonly timeBudget?: number;
}

/** A person at a terminal waits this long, in milliseconds, for what other rules would have answered. */
const PATIENCE = 1_000;

/** Opens the service. Nothing installed is no problem: the embedded pack and digest serve. */
export async function openService(options: ServiceOptions = {}): Promise<Result<RulingService, Issue>> {
  const book = openBook(options);
  if (!book.ok) return book;
  const library = openLibrary(options.scenarios ?? scenarioFolder());
  const timeBudget = { clock: () => performance.now(), most: options.timeBudget ?? PATIENCE };
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

// The real service, opened for tests: a test ends where it cannot be opened.

import { type CardBook, packBook } from '../../src/cards/index.ts';
import { SYSTEM_CLOCK } from '../../src/clock/index.ts';
import { makeRuleLookup } from '../../src/rules/index.ts';
import { GRAMMAR } from '../../src/service/grammar.ts';
import { createService, type RulingService } from '../../src/service/index.ts';
import { loadGrammar } from '../../src/service/load-grammar.ts';
import { type CompiledCards, memoizedCompiler } from '../../src/service/memoized.ts';
import { openService, type ServiceOptions } from '../../src/service/node.ts';
import { openLibrary } from '../../src/service/open-library.ts';
import { compilationOf, storedCompilation } from '../../src/service/stored-compilation.ts';
import { ALL_CARDS, allCards } from './all-cards.ts';

/** The services that are open, by their file of cards; that of the embedded pack has none. */
const open = new Map<string | undefined, Promise<RulingService>>();

/**
 * Opens it on the embedded pack, or on other data; once for all tests of a process, where its cards are all that is said
 * of it. The book of all cards is that of all tests. Answers under other days' rules have no time limit.
 */
export function openTestService({ cards, ...more }: ServiceOptions = {}): Promise<RulingService> {
  if (Object.keys(more).length > 0) return opened({ ...more, ...(cards === undefined ? {} : { cards }) });
  const service = open.get(cards) ?? opened(cards === undefined ? {} : { cards });
  open.set(cards, service);
  return service;
}

async function opened(options: ServiceOptions): Promise<RulingService> {
  const [only, ...others] = Object.entries(options);
  if (only?.[1] === ALL_CARDS && others.length === 0) return serviceOn(allCards());
  const service = await openService({ timeBudget: Number.POSITIVE_INFINITY, ...options });
  if (!service.ok) throw new Error(service.issues.map(it => it.message).join(' '));
  return service.value;
}

/** Opens the service on the embedded pack, with each card as a store holds it and gives it back. */
export function openStoredPack(): Promise<RulingService> {
  return serviceOn(packBook(), card =>
    compilationOf(JSON.parse(JSON.stringify(storedCompilation(GRAMMAR.get().card(card))))),
  );
}

async function serviceOn(book: CardBook, compiled?: CompiledCards): Promise<RulingService> {
  await loadGrammar();
  return createService({
    book,
    compiler: memoizedCompiler(compiled),
    rules: makeRuleLookup(),
    library: openLibrary('scenarios'),
    timeBudget: { clock: SYSTEM_CLOCK.elapsed, most: Number.POSITIVE_INFINITY },
  });
}

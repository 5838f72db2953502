// A house that answers where it is asked, in the shape of one that stays open.

import { explainQuestion, type RulingService } from '../../src/service/index.ts';
import type { LiveService } from '../../src/service/node.ts';
import { scenarioTitlesOf } from '../../src/service/scenario-titles.ts';

/** Takes a house; gives it as one that is running, on what came with it. */
export function runningOn(house: RulingService): LiveService {
  return {
    book: () => house.book,
    rules: house.rules,
    titles: scenarioTitlesOf(house.library.scenarios),
    answer: async question => explainQuestion(question, house),
    card: async name => house.card(name),
    installed: () => false,
    lastRefreshed: () => ({}),
    close: async () => {},
  };
}

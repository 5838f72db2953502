// A house that answers where it is asked, in the shape of one that stays open.

import { explainQuestion, type RulingService } from '../../src/service/index.ts';
import type { LiveService } from '../../src/service/node.ts';
import { scenarioTitlesOf } from '../../src/service/scenario-titles.ts';

/** Takes a house; gives it as one that is running, on what came with it. */
export function liveServiceOn(service: RulingService): LiveService {
  return {
    book: () => service.book,
    rules: service.rules,
    titles: scenarioTitlesOf(service.library.scenarios),
    answer: async question => explainQuestion(question, service),
    card: async name => service.card(name),
    installed: () => false,
    lastRefreshed: () => ({}),
    close: async () => {},
  };
}

// A live service that answers in the thread that asks.

import { ok } from '../../src/kit/result.ts';
import { explainQuestion, type RulingService, recordAnswer, studyQuestion } from '../../src/service/index.ts';
import { keepStudy } from '../../src/service/kept-study.ts';
import type { LiveService } from '../../src/service/node.ts';
import { scenarioTitlesOf } from '../../src/service/scenario-titles.ts';

/** A live service on a given one, with the cards and rules that it was opened on. */
export function liveServiceOn(service: RulingService): LiveService {
  return {
    book: () => service.book,
    rules: service.rules,
    titles: scenarioTitlesOf(service.library.scenarios),
    answer: async question => explainQuestion(question, service),
    otherDates: async () => undefined,
    record: async question => ok(recordAnswer(question, service)),
    study: keepStudy(async request => studyQuestion(request, service.seedQuestions)),
    warmUp: async () => {},
    card: async name => service.card(name),
    installed: () => false,
    lastRefreshed: () => ({}),
    waiting: () => ({ lookup: 0, quick: 0, heavy: 0, addition: 0 }),
    endWork: async () => {},
    close: async () => {},
  };
}

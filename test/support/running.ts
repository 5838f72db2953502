// A house that answers where it is asked, in the shape of one that stays open.

import { answerTo, type House } from '../../src/asking/index.ts';
import type { RunningHouse } from '../../src/asking/node.ts';
import { titlesOf } from '../../src/asking/titles.ts';

/** Takes a house; gives it as one that is running, on what came with it. */
export function runningOn(house: House): RunningHouse {
  return {
    book: () => house.book,
    desk: house.desk,
    titles: titlesOf(house.library.scenarios),
    answer: async question => answerTo(question, house),
    card: async name => house.card(name),
    installed: () => false,
    lastRefreshed: () => ({}),
    close: async () => {},
  };
}

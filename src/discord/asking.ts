// What commands ask, answered by the house: its scenarios, its rules, its cards.

import { answerTo, type House } from '../asking/index.ts';
import { spellDay } from '../rules/index.ts';
import { fitWords } from './fit.ts';
import { LIMITS } from './limits.ts';
import { ruleLookup } from './rule-lookup.ts';
import type { Asking, Behind } from './service.ts';
import { VERSION } from './version.ts';

/** Takes the house, opened; gives what commands ask of it. */
export function askHouse(house: House): Asking {
  return {
    ...ruleLookup(house.desk),
    async answer(question) {
      const told = answerTo(question.kind === 'etb' ? { kind: 'etb', ...question.options } : question, house);
      return told.ok ? { kind: 'answer', telling: told.value } : { kind: 'refused', issues: told.issues };
    },
    async card(name) {
      const card = house.card(name);
      return card.ok ? { kind: 'card', card: card.value } : { kind: 'refused', issues: card.issues };
    },
    suggestCards: async (typed, limit) => house.book.suggest(typed, limit),
    suggestQuestions: async (typed, limit) =>
      house.library
        .suggest(typed, limit)
        .filter(it => it.id.length <= LIMITS.choiceText)
        .map(({ id, title }) => ({ id, title: fitWords(title, LIMITS.choiceText) })),
    about: async () => behind(house),
  };
}

function behind({ book, desk, library }: House): readonly Behind[] {
  const { official, effectiveDate } = desk.book();
  const day = spellDay(effectiveDate);
  return [
    { name: 'Threshold', version: VERSION },
    { name: 'Rules', version: official ? `Comprehensive Rules of ${day}` : `our summary of the rules of ${day}` },
    {
      name: 'Cards',
      version: `${book.size.toLocaleString('en-US')}${book.date === undefined ? ', the embedded pack' : `, of ${spellDay(book.date)}`}`,
    },
    { name: 'Questions in the library', version: String(library.scenarios.length) },
  ];
}

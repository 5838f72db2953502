// What commands ask, answered by the house: its scenarios, its rules, its cards.

import type { RunningHouse } from '../asking/index.ts';
import { VERSION } from '../kit/version.ts';
import { spellDay } from '../rules/index.ts';
import { fitWords } from './fit.ts';
import { LIMITS } from './limits.ts';
import { ruleLookup } from './rule-lookup.ts';
import type { Asking, Behind } from './service.ts';

/** Takes the house, open; gives what commands ask of it, as it is at the moment. */
export function askHouse(house: RunningHouse): Asking {
  return {
    ...ruleLookup(house.desk),
    async answer(question) {
      const told = await house.answer(question.kind === 'etb' ? { kind: 'etb', ...question.options } : question);
      return told.ok ? { kind: 'answer', telling: told.value } : { kind: 'refused', issues: told.issues };
    },
    async card(name) {
      const card = await house.card(name);
      return card.ok ? { kind: 'card', card: card.value } : { kind: 'refused', issues: card.issues };
    },
    suggestCards: async (typed, limit) => house.book().suggest(typed, limit),
    suggestQuestions: async (typed, limit) =>
      house.titles
        .suggest(typed, limit)
        .filter(it => it.id.length <= LIMITS.choiceText)
        .map(({ id, title }) => ({ id, title: fitWords(title, LIMITS.choiceText) })),
    about: async () => behind(house),
  };
}

function behind({ book: present, desk, titles, installed, lastRefreshed }: RunningHouse): readonly Behind[] {
  const book = present();
  const { official, effectiveDate } = desk.book();
  const last = lastRefreshed();
  const rules = `${official ? 'Comprehensive Rules' : 'our summary of the rules'} of ${spellDay(effectiveDate)}`;
  const cards = [
    book.size.toLocaleString('en-US'),
    ...(installed('cards') ? [] : ['those that come with me']),
    ...(book.date === undefined ? [] : [`of ${spellDay(book.date)}`]),
  ].join(', ');
  return [
    { name: 'Threshold', version: VERSION },
    { name: 'Rules', version: rules + refreshed(last.rules) },
    { name: 'Cards', version: cards + refreshed(last.cards) },
    { name: 'Questions in the library', version: String(titles.all.length) },
  ];
}

/** When what is in use was last found to be the newest. */
function refreshed(moment: string | undefined): string {
  if (moment === undefined) return '';
  const [day = '', time = ''] = moment.split('T');
  return `; refreshed ${spellDay(day)}, ${time.slice(0, 5)} UTC`;
}

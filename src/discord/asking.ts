// What commands ask, answered by the house: its scenarios, its rules, its cards.

import type { RunningHouse } from '../asking/node.ts';
import { VERSION } from '../kit/version.ts';
import { spellDay } from '../rules/index.ts';
import { fitWords } from './fit.ts';
import { LIMITS } from './limits.ts';
import { ruleLookup } from './rule-lookup.ts';
import type { Asking, Behind } from './service.ts';

/** Takes the house, which may be opening yet; gives what commands ask of it, as it is at the moment. */
export function askHouse(opening: RunningHouse | Promise<RunningHouse>): Asking {
  const lookup = async () => ruleLookup((await opening).desk);
  return {
    rule: async (query, on) => (await lookup()).rule(query, on),
    suggestRules: async (typed, limit) => (await lookup()).suggestRules(typed, limit),
    suggestDays: async (typed, limit) => (await lookup()).suggestDays(typed, limit),
    async answer(question) {
      const house = await opening;
      const told = await house.answer(question.kind === 'etb' ? { kind: 'etb', ...question.options } : question);
      return told.ok ? { kind: 'answer', telling: told.value } : { kind: 'refused', issues: told.issues };
    },
    async card(name) {
      const card = await (await opening).card(name);
      return card.ok ? { kind: 'card', card: card.value } : { kind: 'refused', issues: card.issues };
    },
    suggestCards: async (typed, limit) => (await opening).book().suggest(typed, limit),
    suggestQuestions: async (typed, limit) =>
      (await opening).titles
        .suggest(typed, limit)
        .filter(it => it.id.length <= LIMITS.choiceText)
        .map(({ id, title }) => ({ id, title: fitWords(title, LIMITS.choiceText) })),
    about: async () => behind(await opening),
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

// Versions behind the answers: the program, rules, cards and library in use, with their dates.

import { VERSION } from '../../kit/version.ts';
import { spellDay } from '../../rules/index.ts';
import type { LiveService } from '../../service/node.ts';
import type { VersionInfo } from '../backend.ts';

/** A row for each thing that the service answers with. */
export function versionsOf({
  book: currentBook,
  rules: lookup,
  titles,
  installed,
  lastRefreshed,
}: LiveService): readonly VersionInfo[] {
  const book = currentBook();
  const { official, effectiveDate } = lookup.book();
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

/** The moment at which data in use was last found to be the newest, in words. */
function refreshed(moment: string | undefined): string {
  if (moment === undefined) return '';
  const [day = '', time = ''] = moment.split('T');
  return `; refreshed ${spellDay(day)}, ${time.slice(0, 5)} UTC`;
}

// The day from which a question could be asked: when the last of its cards was first printed.
import type { CardBook } from '../cards/index.ts';
import { nameTable, type Scenario } from '../scenario/index.ts';
import type { AnswerPeriod } from './answer-history.ts';

/** The first day on which all cards of a scenario were in print, as far as their printings are known; undefined for none. */
export function firstPrinted(scenario: Scenario, book: Pick<CardBook, 'byName'>): string | undefined {
  const names = new Set(nameTable(scenario).objects.map(it => it.name));
  const days = [...names].flatMap(name => {
    const found = book.byName(name);
    // a reprint was printed before, nobody says when
    return found.kind === 'found' && found.card.reprint !== true ? (found.card.releasedAt ?? []) : [];
  });
  return days.toSorted().at(-1);
}

/** The periods of an answer from a day on; the one that holds on that day is the oldest. */
export function periodsFrom(periods: readonly AnswerPeriod[], day: string | undefined): readonly AnswerPeriod[] {
  if (day === undefined) return periods;
  const first = periods.findLastIndex(it => it.since === undefined || it.since <= day);
  return periods.slice(Math.max(first, 0)).map((it, n) => (n === 0 ? { ...it, since: undefined } : it));
}

// The house: cards, rules, library and engine behind one door, asked by the terminal and by Discord alike.
import type { CardBook } from '../cards/index.ts';
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import { type RuleLookup, type RulePage, readDay } from '../rules/index.ts';
import { type Answerer, answererOf, type Means } from './answerer.ts';
import { readCard } from './card.ts';
import type { CardTold } from './card-told.ts';
import type { Library } from './library.ts';

/** What a house is made of. */
export interface Furnishing extends Pick<Means, 'haste'> {
  readonly book: CardBook;
  readonly desk: RuleLookup;
  readonly library: Library;
}

export interface House extends Furnishing, Answerer {
  /** A rule or a glossary entry; `on` names a day as `readDay` takes it, today's rules when left out. */
  readonly page: (query: string, on?: string) => Result<RulePage, Issue>;
  readonly card: (name: string) => Result<CardTold, Issue>;
}

/** Opens a house on what it is furnished with. */
export function houseOf(furnishing: Furnishing): House {
  const { book, desk } = furnishing;
  return {
    ...furnishing,
    ...answererOf(meansOf(furnishing)),
    page: (query, on = 'current') => {
      const day = readDay(on);
      return day.ok ? desk.page(query, day.value) : day;
    },
    card: name => readCard(name, book),
  };
}

/** What a house answers questions with. */
export function meansOf({ book, desk, library, haste }: Furnishing): Means {
  return {
    book,
    excerpts: (cited, day) => desk.excerpts(cited, day),
    titled: text => library.find(text),
    ...(haste === undefined ? {} : { haste }),
  };
}

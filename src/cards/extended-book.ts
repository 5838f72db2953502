// Card books with further cards, which win over those of the same name.
import type { CardBook } from './card-book.ts';
import { memoryBook } from './memory-book.ts';
import type { Card } from './printed-card.ts';
import type { NameSpan, SpanReadAs } from './text-words.ts';

type Book = Pick<CardBook, 'byName' | 'fullName' | 'date' | 'namesIn' | 'nameNear'>;

/** Makes a book of further cards over another book. A further card is found by its name alone, not by what is near it. */
export function extendedBook(cards: readonly Card[], book: Book): Book {
  const further = memoryBook(cards);
  return {
    date: book.date,
    byName: name => {
      const found = further.byName(name);
      return found.kind === 'found' ? found : book.byName(name);
    },
    fullName: name => further.fullName(name) ?? book.fullName(name),
    namesIn: text => {
      const { words, spans } = book.namesIn(text);
      const own = further.namesIn(text).spans.filter(it => WHOLE.includes(it.as));
      return { words, spans: [...spans.filter(it => !own.some(by => covers(by, it))), ...own].sort(byPlace) };
    },
    nameNear: words => book.nameNear(words),
  };
}

const WHOLE: readonly SpanReadAs[] = ['name', 'face', 'plural'];

/** Whether a name of a further card stands where another begins, and is no shorter. */
function covers(own: NameSpan, other: NameSpan): boolean {
  return own.from === other.from && own.to >= other.to;
}

function byPlace(one: NameSpan, other: NameSpan): number {
  return one.from - other.from;
}

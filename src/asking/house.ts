// The house: cards, rules, library and engine behind one door, asked by the terminal and by Discord alike.
import type { Card, CardBook } from '../cards/index.ts';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { compileCard } from '../oracle/index.ts';
import { type RuleDesk, type RulePage, readDay, spellDay } from '../rules/index.ts';
import { faceSize, faceType, tellCardLines } from '../telling/index.ts';
import { type Answerer, answererOf, type Means } from './answerer.ts';
import type { CardTold } from './card-told.ts';
import type { Library } from './library.ts';

/** What a house is made of. */
export interface Furnishing extends Pick<Means, 'haste'> {
  readonly book: CardBook;
  readonly desk: RuleDesk;
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

/** A card as it is read: each line with what it is taken for. */
function readCard(name: string, book: CardBook): Result<CardTold, Issue> {
  const found = book.byName(name);
  if (found.kind === 'unknown') {
    const message = `There is no card called "${name}".`;
    return err([{ path: ['name'], message, suggestions: found.suggestions }]);
  }
  if (found.kind === 'ambiguous') {
    const message = `"${name}" may be any of ${found.count} cards. Which one is meant?`;
    return err([{ path: ['name'], message, suggestions: found.names }]);
  }
  return ok(tellCard(found.card, book.date));
}

function tellCard(card: Card, date: string | undefined): CardTold {
  const { printed, lines } = compileCard(card);
  return {
    name: card.name,
    faces: printed.faces.map((face, n) => {
      const size = faceSize(face);
      const cost = card.faces[n]?.manaCost ?? '';
      return {
        name: face.name,
        ...(cost === '' ? {} : { cost }),
        type: faceType(face),
        ...(size === undefined ? {} : { size }),
        lines: tellCardLines(lines[n] ?? []),
      };
    }),
    foot: date === undefined ? ['Card data of our own wording'] : [`Cards as of ${spellDay(date)}`],
  };
}

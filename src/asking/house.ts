// The house: cards, rules, library and engine behind one door, asked by the terminal and by Discord alike.
import type { Card, CardBook } from '../cards/index.ts';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { compileCard } from '../oracle/index.ts';
import type { RuleDesk, RulePage } from '../rules/index.ts';
import { spellDay } from '../rules/index.ts';
import type { Answer, Asked, NameOf, Scenario } from '../scenario/index.ts';
import { ask, readEtb, readScenarios, readShorthand } from '../scenario/index.ts';
import { faceSize, faceType, type Telling, tell, tellCardLines } from '../telling/index.ts';
import type { CardTold } from './card-told.ts';
import { COMPILER } from './compiler.ts';
import { historyOf, otherDates } from './history.ts';
import type { HouseAnswer } from './house-answer.ts';
import type { Library } from './library.ts';
import { readingOn, WORDING } from './wording.ts';

/** What a house is made of. */
export interface Furnishing {
  readonly book: CardBook;
  readonly desk: RuleDesk;
  readonly library: Library;
}

export interface House extends Furnishing {
  /** The whole name of the card somebody means, where there is one. */
  readonly nameOf: NameOf;
  readonly ask: (scenario: Scenario) => Result<HouseAnswer, Issue>;
  /** A scenario from the options of /etb, from a line of shorthand, from a scenario's text, or from the library. */
  readonly read: (question: Question) => Result<Scenario, Issue>;
  readonly page: (query: string, on?: string) => Result<RulePage, Issue>;
  readonly card: (name: string) => Result<CardTold, Issue>;
}

export type Question =
  | ({ readonly kind: 'etb' } & Parameters<typeof readEtb>[0])
  | { readonly kind: 'ruling'; readonly text: string; readonly rules?: string | undefined };

/** Opens a house on what it is furnished with. */
export function houseOf(furnishing: Furnishing): House {
  const { book, desk, library } = furnishing;
  const nameOf = nameIn(book);
  const askOnce = (scenario: Scenario): Result<HouseAnswer, Issue> => {
    const asked = ask(scenario, { book, compiler: COMPILER, wording: WORDING });
    if (!asked.ok) return asked;
    return ok({ answer: asked.value.answer, telling: () => tellAsked(asked.value, furnishing) });
  };
  return {
    ...furnishing,
    nameOf,
    ask: scenario => {
      const asked = askOnce(scenario);
      if (!asked.ok) return asked;
      const { answer, telling } = asked.value;
      return ok({ answer, telling: () => withOtherDates(telling(), scenario, answer, askOnce) });
    },
    read: question => (question.kind === 'etb' ? readEtb(question, nameOf) : readRuling(question, library, nameOf)),
    page: (query, on) => desk.page(query, on),
    card: name => readCard(name, book),
  };
}

/** Full names, either face of a card, and short names that mean one card only. */
function nameIn(book: CardBook): NameOf {
  return typed => {
    const found = book.byName(typed);
    if (found.kind !== 'found' || found.as === 'part' || found.as === 'misspelling') return undefined;
    const face = found.face === undefined ? undefined : found.card.faces[found.face]?.name;
    return face ?? found.card.name;
  };
}

/** A scenario of the library, a scenario written out, or a line of shorthand. */
function readRuling(
  { text, rules }: Extract<Question, { kind: 'ruling' }>,
  library: Library,
  nameOf: NameOf,
): Result<Scenario, Issue> {
  const titled = library.find(text);
  if (titled !== undefined) return ok(rules === undefined ? titled : { ...titled, rules });
  if (/^\s*(?:when|given|id|title)\s*:/mu.test(text)) {
    const read = readScenarios(text);
    const [only] = read.ok ? read.value : [];
    if (only !== undefined) return ok(rules === undefined ? only : { ...only, rules });
    return read.ok ? err([{ path: [], message: 'There is no scenario in this text.' }]) : read;
  }
  return readShorthand(rules === undefined ? text : `${text}; rules: ${rules}`, nameOf);
}

function tellAsked({ answer, staged, outcomes }: Asked, { book, desk }: Furnishing): Telling | undefined {
  if (answer.status !== 'answered' || outcomes.length === 0) return undefined;
  const { rules } = staged.scenario;
  return tell({
    event: staged.event,
    asked: staged.asked,
    outcomes,
    complete: answer.complete,
    read: readingOn(rules),
    rulesDay: rules === 'current' ? desk.book().effectiveDate : rules,
    cardsDay: book.date,
    unread: answer.unread.filter(line => line.matters),
    excerpt: cited => desk.excerpts(cited, rules),
  });
}

/** Outcomes past which a question is not asked again under other rules: it would take too long. */
const MOST_OUTCOMES = 40;

function withOtherDates(
  telling: Telling | undefined,
  scenario: Scenario,
  answer: Answer,
  askOnce: (scenario: Scenario) => Result<HouseAnswer, Issue>,
): Telling | undefined {
  if (telling === undefined || !answer.complete || answer.outcomes.length > MOST_OUTCOMES) return telling;
  const others = otherDates(historyOf(scenario, askOnce), scenario.rules);
  return others.length === 0 ? telling : { ...telling, otherDates: others };
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

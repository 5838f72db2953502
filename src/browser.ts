// The entry of the browser bundle (`npm run bundle`): a question as text in, its answer as plain data and as text out.

import { type Card, type CardBook, cardFromScryfall, memoryBook, packBook } from './cards/index.ts';
import { type PlainOptions, plainText } from './explain/index.ts';
import type { Issue } from './kit/issue.ts';
import { err, ok, type Result } from './kit/result.ts';
import { makeRuleLookup } from './rules/index.ts';
import { type Answer, isSlashLine, readSlashLine } from './scenario/index.ts';
import './service/oracle-compiler.ts';
import { createAnswerer, questionOf, type ServiceQuestion } from './service/index.ts';

/** Options of a ruling: its cards, and the layout of its text. */
export interface RulingOptions extends PlainOptions {
  /** Cards as objects of Scryfall's API, in place of the embedded pack. */
  readonly cards?: readonly unknown[];
}

export interface BrowserRuling {
  readonly answer: Answer;
  /** The answer as text that ends with a line end; the reason and its rule where the event is refused. */
  readonly text: string;
}

/**
 * The ruling on a question: a line of shorthand, a scenario as YAML, or an `/etb` or `/ruling` command line; or every
 * issue that prevents the question from being asked. Never throws for the text of a question.
 */
export function ruling(text: string, { cards, ...plain }: RulingOptions = {}): Result<BrowserRuling, Issue> {
  const book = cards === undefined ? embeddedPack() : bookOf(cards);
  if (!book.ok) return book;
  const answerer = createAnswerer({
    book: book.value,
    excerpts: makeRuleLookup().excerpts,
    scenarioTitled: () => undefined,
  });
  const question = questionIn(text);
  if (!question.ok) return question;
  const scenario = answerer.read(question.value);
  if (!scenario.ok) return scenario;
  const asked = answerer.ask(scenario.value);
  if (!asked.ok) return asked;
  const { answer, explain } = asked.value;
  const explanation = explain();
  return ok({ answer, text: explanation === undefined ? refusal(answer) : plainText(explanation, plain) });
}

let pack: CardBook | undefined;

function embeddedPack(): Result<CardBook, Issue> {
  pack ??= packBook();
  return ok(pack);
}

function bookOf(given: readonly unknown[]): Result<CardBook, Issue> {
  const cards: Card[] = [];
  const issues: Issue[] = [];
  for (const [index, value] of given.entries()) {
    const card = cardFromScryfall(value);
    if (card.ok) cards.push(card.value);
    else issues.push(...card.issues.map(issue => ({ ...issue, path: ['cards', index, ...issue.path] })));
  }
  return issues.length > 0 ? err(issues) : ok(memoryBook(cards));
}

function questionIn(text: string): Result<ServiceQuestion, Issue> {
  if (!isSlashLine(text)) return ok({ kind: 'ruling', text });
  const line = readSlashLine(text);
  if (!line.ok) return line;
  const question = questionOf(line.value);
  if (question !== undefined) return ok(question);
  return err([{ path: [], message: `/${line.value.command} asks for no ruling; /etb and /ruling do.` }]);
}

function refusal({ reason = 'This cannot happen.', rule }: Answer): string {
  return `${reason}${rule === undefined ? '' : ` (${rule})`}\n`;
}

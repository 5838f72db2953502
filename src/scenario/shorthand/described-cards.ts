// Cards of one's own before a question: "[Storm Bear {1}{G} | Creature — Bear | 2/2 | Trample] Storm Bear enters".
import type { Issue } from '../../kit/issue.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { type FaceText, type ScenarioCard, scenarioCardSchema } from '../schema/card-schema.ts';

/** A question with the cards that are described before it. */
export interface WithOwnCards {
  readonly cards: readonly ScenarioCard[];
  /** The descriptions, as they were typed. */
  readonly described: string;
  readonly question: string;
}

/** The most cards that are described before one question. */
const MOST_OWN = 5;
const DESCRIPTION = /^\s*\[([^[\]|]*\|[^[\]]*)\]/u;

/** Splits a text into descriptions of cards and the question after them; undefined where it begins with none. */
export function readOwnCards(text: string): Result<WithOwnCards, Issue> | undefined {
  const cards: ScenarioCard[] = [];
  const issues: Issue[] = [];
  let question = text;
  for (;;) {
    const [whole, inside] = DESCRIPTION.exec(question) ?? [];
    if (whole === undefined || inside === undefined) break;
    const read = readCard(inside);
    if (read.ok) cards.push(read.value);
    else issues.push(...read.issues);
    question = question.slice(whole.length);
  }
  if (cards.length + issues.length === 0) return undefined;
  if (cards.length > MOST_OWN)
    issues.push({
      path: ['cards'],
      message: `There are ${cards.length} cards described, and at most ${MOST_OWN} are read.`,
    });
  const described = text.slice(0, text.length - question.length).trim();
  return issues.length > 0 ? err(issues) : ok({ cards, described, question: question.trim() });
}

function readCard(inside: string): Result<ScenarioCard, Issue> {
  const [head = '', type = '', ...rest] = inside.split('|').map(it => it.trim());
  const [, name = '', manaCost] = /^(.*?)\s*((?:\{[^{}]+\})+)?$/u.exec(head) ?? [];
  const numbers = rest.map(numbersOf);
  const at = numbers.findIndex(it => it !== undefined);
  const text = rest.filter((it, n) => n !== at && it !== '').join('\n');
  const read = scenarioCardSchema.safeParse({
    name,
    ...(manaCost === undefined ? {} : { manaCost }),
    type: type.replace(/\s+(?:-{1,2}|–)\s+/u, ' — '),
    ...(text === '' ? {} : { text }),
    ...numbers[at],
  });
  if (read.success) return ok(read.data);
  const called = name === '' ? 'the card you described' : `your card "${name}"`;
  return err(read.error.issues.map(it => ({ path: [], message: `In ${called}: ${it.message}`, typed: inside })));
}

/** "2/2", "loyalty 3", "defense 5"; undefined for other words. */
function numbersOf(words: string): Partial<FaceText> | undefined {
  const [, power, toughness] = /^([-+*\dX]+)\s*\/\s*([-+*\dX]+)$/u.exec(words) ?? [];
  if (power !== undefined && toughness !== undefined) return { power, toughness };
  const [, kind, number = ''] = /^(loyalty|defense):?\s+(\d+|X)$/iu.exec(words) ?? [];
  if (kind === undefined) return undefined;
  return kind.toLowerCase() === 'loyalty' ? { loyalty: number } : { defense: number };
}

// Problems with a question by where a person typed it: the option, never a place inside the scenario made of it.
import type { CardBook } from '../cards/index.ts';
import { fold } from '../kit/fold.ts';
import type { Issue } from '../kit/issue.ts';
import { err, type Result } from '../kit/result.ts';
import { nicknamed } from '../question/words/card-nicknames.ts';
import {
  boardOfLine,
  type EtbOptions,
  etbOptionAt,
  problemWithCard,
  type Scenario,
  type ShorthandReading,
} from '../scenario/index.ts';
import type { ServiceQuestion } from './answerer.ts';

/** Whether a text is a scenario written out: problems with one say where in it they are. */
export function isWrittenOut(text: string): boolean {
  return /^\s*(?:when|given|id|title)\s*:/mu.test(text);
}

/** A reading with the problems of the names of its cards as well, where it was not understood anyway. */
export function withCardProblems(reading: ShorthandReading, book: Pick<CardBook, 'byName'>): Result<Scenario, Issue> {
  if (reading.ok) return reading;
  const names = reading.cards.flatMap(({ name, path }) => problemWithCard(name, book, path) ?? []);
  return err([...reading.issues, ...names]);
}

/** The problems, each with the option it was typed in. */
export function asTyped(question: ServiceQuestion, found: readonly Issue[]): readonly Issue[] {
  const issues = found.map(issue => onTheSameBoard(question, withNickname(issue)));
  if (question.kind === 'etb') {
    const placed = issues.map(issue => ({ ...issue, path: optionOf(issue.path) }));
    return placed.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
  if (isWrittenOut(question.text)) return issues;
  const { rules } = question;
  return issues.map(issue => ({
    ...issue,
    path: [issue.path[0] === 'rules' && rules !== undefined ? 'rules' : 'question'],
  }));
}

/** The card that a name stands for every day, before others of its kind. */
function withNickname(issue: Issue): Issue {
  const suggestions = namesFor(issue.typed, issue.suggestions ?? []);
  return suggestions.length === 0 ? issue : { ...issue, suggestions };
}

/** Names offered for what was typed, with the card that goes by it as a nickname first. */
export function namesFor(typed: string | undefined, suggestions: readonly string[]): readonly string[] {
  const meant = typed === undefined ? undefined : nicknamed(fold(typed));
  return meant === undefined ? suggestions : [meant, ...suggestions.filter(it => it !== meant)];
}

/** Events of the scenario that could be asked instead, as whole lines: what was typed of the board goes with them. */
function onTheSameBoard(question: ServiceQuestion, issue: Issue): Issue {
  if (issue.instead === undefined || issue.path[0] !== 'when') return issue;
  const board = boardOf(question);
  return { ...issue, instead: issue.instead.map(event => `${event}${board}`) };
}

function boardOf(question: ServiceQuestion): string {
  if (question.kind === 'ruling') return boardOfLine(question.text);
  const { with: mine = '', against = '', more = '' } = question.options;
  return `${mine === '' ? '' : `; me: ${mine}`}${against === '' ? '' : `; opp: ${against}`}${more === '' ? '' : `; ${more}`}`;
}

const OPTIONS: readonly (string | number | undefined)[] = [
  ...(['card', 'with', 'against', 'from', 'x', 'kicked', 'copy', 'more', 'rules'] satisfies (keyof EtbOptions)[]),
];

/** The place of its option in the order a person fills them in. */
function placeOf({ path }: Issue): number {
  return OPTIONS.indexOf(path[0]);
}

/** A problem that was found by its option keeps it; any other stands somewhere in the scenario. */
function optionOf(path: Issue['path']): Issue['path'] {
  const [first] = path;
  return first === 'given' || first === 'when' || first === 'choose' ? etbOptionAt(path) : path;
}

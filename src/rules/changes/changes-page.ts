// The page of what changed between two editions of the rules: counts, lists by number, and questions of the library about them.
import type { Issue } from '../../kit/issue.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { bookInForce } from '../book-in-force.ts';
import { spellDay } from '../calendar-day.ts';
import type { RuleBook } from '../rule-book.ts';
import type { RulePage } from '../rule-page.ts';
import { addedLine, changesWithin, headsOf, movedHeads, rewordedLine, section } from './change-lines.ts';
import { changesBetween, type RuleChanges } from './compare-books.ts';
import type { ChangesQuery } from './read-changes-query.ts';

/** A question of the library, with the rules that it cites. */
export interface CitingQuestion {
  readonly title: string;
  readonly rules: ReadonlySet<string>;
}

/** The editions that can be compared, and the questions that changes may bear on. */
export interface RuleHistory {
  /** The official books installed, the oldest first. */
  readonly books: () => readonly RuleBook[];
  readonly questions: () => readonly CitingQuestion[];
}

/** The editions of a query, the earlier one first; an issue where there are no two. */
export function editionsOf(
  { of, day }: ChangesQuery,
  books: readonly RuleBook[],
): Result<readonly [RuleBook, RuleBook], Issue> {
  const named = bookInForce(books, day);
  const newest = books.at(-1);
  const [from, to] = of === 'since' ? [named, newest] : [named && books[books.indexOf(named) - 1], named];
  if (from !== undefined && to !== undefined && from !== to) return ok([from, to]);
  if (of === 'since' && named !== undefined && named === newest) {
    return refuse(`The rules of ${spellDay(named.effectiveDate)} are the newest I have: nothing changed since.`, books);
  }
  const missing = named ?? books[0];
  return refuse(
    missing === undefined
      ? 'No official rules are installed, so that none can be compared.'
      : `To tell changes I need two editions, and I have none before that of ${spellDay(missing.effectiveDate)}.`,
    books,
  );
}

function refuse(message: string, books: readonly RuleBook[]): Result<never, Issue> {
  const suggestions = books
    .slice(1)
    .map(it => `changes of ${it.effectiveDate}`)
    .toReversed();
  return err([{ path: ['changes'], message, ...(suggestions.length > 0 && { suggestions, typed: '' }) }]);
}

/** The page of changes. Texts of rules are quoted from the editions, cut at sentences. */
export function changesPage(changes: RuleChanges, questions: readonly CitingQuestion[], query: ChangesQuery): RulePage {
  const { within } = query;
  const shown = within === undefined ? changes : changesWithin(changes, within);
  const asked = questionsAbout(shown, questions);
  const sections = [
    section('Added', headsOf(shown.added).map(addedLine(shown.added)), shown.added.length),
    section('Removed', headsOf(shown.removed).map(addedLine(shown.removed)), shown.removed.length),
    section('Reworded', shown.reworded.map(rewordedLine)),
    section(
      'Renumbered',
      movedHeads(shown.renumbered).map(it => `${it.before} is ${it.after} now`),
      shown.renumbered.length,
    ),
    section(
      'Questions of the library that cite them',
      asked.map(it => `${it.title} (${it.rules.join(', ')})`),
    ),
  ];
  const where = within === undefined ? '' : ` in ${within}`;
  return {
    title: `What the rules of ${spellDay(changes.to)} changed${where}`,
    text: [
      `Compared with those of ${spellDay(changes.from)}: ${summaryOf(shown)}`,
      ...sections.filter(it => it !== ''),
    ].join('\n\n'),
    official: true,
    effectiveDate: changes.to,
    examples: [],
    neighbors: [],
    also: [],
  };
}

/** The counts of changes as a sentence. */
export function summaryOf({ added, removed, reworded, renumbered }: RuleChanges): string {
  const counts = [
    [added, 'added'],
    [removed, 'removed'],
    [reworded, 'reworded'],
    [renumbered, 'renumbered'],
  ] as const;
  const said = counts.filter(([list]) => list.length > 0).map(([list, how]) => `${list.length} ${how}`);
  return said.length === 0 ? 'no rule changed.' : `${said.join(', ')}.`;
}

/** Changes of one edition after another, each pair compared once. */
export function rememberedChanges(): (from: RuleBook, to: RuleBook) => RuleChanges {
  const known = new WeakMap<RuleBook, WeakMap<RuleBook, RuleChanges>>();
  return (from, to) => {
    const ofFrom = known.get(from) ?? new WeakMap<RuleBook, RuleChanges>();
    known.set(from, ofFrom);
    const changes = ofFrom.get(to) ?? changesBetween(from, to);
    ofFrom.set(to, changes);
    return changes;
  };
}

/** The questions that cite a changed rule, by its number before or now, each with those rules. */
export function questionsAbout(
  { added, removed, reworded, renumbered }: RuleChanges,
  questions: readonly CitingQuestion[],
): readonly { readonly title: string; readonly rules: readonly string[] }[] {
  const numbers = new Set<string>([
    ...[...added, ...removed].map(it => it.number),
    ...reworded.flatMap(it => [it.before.number, it.after.number]),
    ...renumbered.flatMap(it => [it.before, it.after]),
  ]);
  return questions
    .map(({ title, rules }) => ({ title, rules: [...rules].filter(it => numbers.has(it)) }))
    .filter(it => it.rules.length > 0);
}

// The page of what changed between two editions of the rules: counts, lists by number, and questions of the library about them.
import type { Issue } from '../../kit/issue.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { bookInForce } from '../book-in-force.ts';
import { spellDay } from '../calendar-day.ts';
import { sentencesIn } from '../paginate.ts';
import type { Rule, RuleBook } from '../rule-book.ts';
import { isWithin, parentOf, type RuleNumberText } from '../rule-number.ts';
import type { RulePage } from '../rule-page.ts';
import {
  changesBetween,
  comparable,
  type RenumberedRule,
  type RewordedRule,
  type RuleChanges,
} from './compare-books.ts';
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

function changesWithin(changes: RuleChanges, within: RuleNumberText): RuleChanges {
  const isIn = (number: RuleNumberText) => isWithin(number, within);
  return {
    ...changes,
    added: changes.added.filter(it => isIn(it.number)),
    removed: changes.removed.filter(it => isIn(it.number)),
    reworded: changes.reworded.filter(it => isIn(it.before.number) || isIn(it.after.number)),
    renumbered: changes.renumbered.filter(it => isIn(it.before) || isIn(it.after)),
  };
}

/** A list under its heading, with the number of rules it tells of; empty where there are none. */
function section(title: string, lines: readonly string[], count = lines.length): string {
  return lines.length === 0 ? '' : [`${title} (${count})`, ...lines].join('\n');
}

/** The rules of a list without those under another rule of it. */
function headsOf(rules: readonly Rule[]): readonly Rule[] {
  const all = new Set<string>(rules.map(it => it.number));
  return rules.filter(it => !all.has(parentOf(it.number) ?? ''));
}

function addedLine(rules: readonly Rule[]): (rule: Rule) => string {
  return rule => {
    const under = rules.filter(it => it !== rule && isWithin(it.number, rule.number));
    const last = under.at(-1);
    const to = last === undefined ? '' : `, to ${last.number}`;
    const quoted = rule.title === '' ? [rule] : [rule, ...under.slice(0, 1)];
    return `${rule.number}${to}: ${quoted.map(it => cut(it.text)).join(': ')}`;
  };
}

/** Renumbered rules without those that moved along with the rule above them. */
function movedHeads(renumbered: readonly RenumberedRule[]): readonly RenumberedRule[] {
  const all = new Map<string, string>(renumbered.map(it => [it.before, it.after]));
  return renumbered.filter(({ before, after }) => {
    const above = parentOf(before);
    const moved = above && all.get(above);
    return moved === undefined || moved + before.slice(above?.length) !== after;
  });
}

/** The sentences of which a rule has other ones now. */
function rewordedLine({ before, after }: RewordedRule): string {
  const number = before.number === after.number ? after.number : `${after.number} (was ${before.number})`;
  const gone = sentencesOf(before, after)[0];
  const come = sentencesOf(after, before)[0];
  if (come === undefined) return `${number}: no longer “${cut(gone ?? before.text)}”`;
  if (gone === undefined) return `${number}: now also “${cut(come)}”`;
  const same = sameBeginning(come, gone);
  return `${number}: now “${cut(come, same)}”, before “${cut(gone, same)}”`;
}

/** The sentences and examples of a rule that another one lacks. */
function sentencesOf(rule: Rule, other: Rule): readonly string[] {
  const all = (it: Rule) => [...sentencesIn(it.text), ...it.examples];
  const others = new Set(all(other).map(comparable));
  return all(rule).filter(it => !others.has(comparable(it)));
}

/** The most characters quoted of a rule in a list, and of what two versions have in common. */
const QUOTED = 180;
const IN_COMMON = 60;

/** The number of characters, as far as a word begins, that two texts begin with alike. */
function sameBeginning(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return one.slice(0, same).lastIndexOf(' ') + 1;
}

/** The first line of a text, cut at words; of what it has in common with another, the last words. */
function cut(text: string, inCommon = 0): string {
  const from = inCommon <= IN_COMMON ? 0 : text.indexOf(' ', inCommon - IN_COMMON) + 1;
  const [line = ''] = text.slice(from).trim().split('\n');
  const end = line.length <= QUOTED ? line.length : line.lastIndexOf(' ', QUOTED);
  return `${from > 0 ? '… ' : ''}${line.slice(0, end)}${end < line.length ? ' …' : ''}`;
}

// Lines of changed rules: added, moved, reworded.
import { sentencesIn } from '../paginate.ts';
import type { Rule } from '../rule-book.ts';
import { isWithin, parentOf, type RuleNumberText } from '../rule-number.ts';
import { comparable, type RenumberedRule, type RewordedRule, type RuleChanges } from './compare-books.ts';

/** The changes of one section or rule and of what is below it. */
export function changesWithin(changes: RuleChanges, within: RuleNumberText): RuleChanges {
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
export function section(title: string, lines: readonly string[], count = lines.length): string {
  return lines.length === 0 ? '' : [`${title} (${count})`, ...lines].join('\n');
}

/** The rules of a list without those under another rule of it. */
export function headsOf(rules: readonly Rule[]): readonly Rule[] {
  const all = new Set<string>(rules.map(it => it.number));
  return rules.filter(it => !all.has(parentOf(it.number) ?? ''));
}

/** A writer of the line of an added rule, with the last rule below it that was added too. */
export function addedLine(rules: readonly Rule[]): (rule: Rule) => string {
  return rule => {
    const under = rules.filter(it => it !== rule && isWithin(it.number, rule.number));
    const last = under.at(-1);
    const to = last === undefined ? '' : `, to ${last.number}`;
    const quoted = rule.title === '' ? [rule] : [rule, ...under.slice(0, 1)];
    return `${rule.number}${to}: ${quoted.map(it => cut(it.text)).join(': ')}`;
  };
}

/** Renumbered rules without those that moved along with the rule above them. */
export function movedHeads(renumbered: readonly RenumberedRule[]): readonly RenumberedRule[] {
  const all = new Map<string, string>(renumbered.map(it => [it.before, it.after]));
  return renumbered.filter(({ before, after }) => {
    const above = parentOf(before);
    const moved = above && all.get(above);
    return moved === undefined || moved + before.slice(above?.length) !== after;
  });
}

/** The sentences of which a rule has other ones now. */
export function rewordedLine({ before, after }: RewordedRule): string {
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

// Changes of a newly installed edition of the rules, in a few lines after `npm run import`.
import { wrap } from '../explain/index.ts';
import {
  type CitingQuestion,
  changesBetween,
  questionsAbout,
  type RuleBook,
  type RuleChanges,
  spellDay,
  summaryOf,
} from '../rules/index.ts';

/** The most numbers of a list, and the most questions, that are named. */
const NAMED = { numbers: 40, questions: 5 };

/**
 * The changes of the edition of a day, compared with the one installed before it, in lines of at most `width` characters;
 * none where there is no such edition.
 */
export function ruleChangesText(
  day: string,
  books: readonly RuleBook[],
  questions: () => readonly CitingQuestion[],
  width: number,
): readonly string[] {
  const at = books.findIndex(it => it.effectiveDate === day);
  const [before, after] = [books[at - 1], books[at]];
  if (before === undefined || after === undefined) return [];
  const changes = changesBetween(before, after);
  const about = questionsAbout(changes, questions());
  const lines = [
    `Compared with the rules of ${spellDay(before.effectiveDate)}: ${summaryOf(changes)}`,
    ...numbersOf(changes),
    ...(about.length === 0 ? [] : [`${about.length} questions of the library cite them:`]),
    ...about.slice(0, NAMED.questions).map(it => `- ${it.title} (${it.rules.join(', ')})`),
    `All of it: npm run ask -- '/rule changes:${day}'`,
  ];
  return lines.flatMap(line => wrap(`  ${line}`, width, '    '));
}

function numbersOf({ added, removed, reworded, renumbered }: RuleChanges): readonly string[] {
  const lists = [
    ['Added', added.map(it => it.number)],
    ['Removed', removed.map(it => it.number)],
    ['Reworded', reworded.map(it => it.after.number)],
    ['Renumbered', renumbered.map(it => `${it.before} to ${it.after}`)],
  ] as const;
  return lists
    .filter(([, numbers]) => numbers.length > 0)
    .map(([how, numbers]) => {
      const left = numbers.length - NAMED.numbers;
      return `${how}: ${numbers.slice(0, NAMED.numbers).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
    });
}

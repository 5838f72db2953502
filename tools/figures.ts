// `npm run figures -- FILE`: compiles every card of a bulk file and writes the totals into the README.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadCards } from '../src/cards/node.ts';
import { SYSTEM_CLOCK } from '../src/clock/index.ts';
import {
  type FourNumbers,
  LINE_GROUPS,
  type LineGroup,
  measureCoverage,
  UNDERSTANDINGS,
} from '../src/oracle/compiler.ts';

const [file = '../shared/data/oracle-cards.json'] = process.argv.slice(2);
const book = loadCards(file);
if (!book.ok) throw new Error(book.issues.map(issue => issue.message).join(' '));
const report = measureCoverage(book.value.cards(), SYSTEM_CLOCK.elapsed);

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const { all, bearing, groups, texts, opaquePatterns } = report.understanding;
const rowOf = (name: string, numbers: FourNumbers, official: string) => {
  const lines = UNDERSTANDINGS.reduce((sum, it) => sum + numbers[it], 0);
  const shares = UNDERSTANDINGS.map(it => percent(numbers[it], lines));
  return `| ${[name, lines, ...shares, percent(lines - numbers.unread, lines), official].join(' | ')} |`;
};
const officialOf = (counted: readonly LineGroup[]) => {
  const [read, lines] = (['read', 'lines'] as const).map(key =>
    counted.reduce((sum, it) => sum + report.official[it][key], 0),
  );
  return percent(read ?? 0, lines ?? 0);
};
const effects = texts.find(it => it.sort === 'effect of a triggered ability')?.alone ?? 0;
const table = [
  `Of ${report.cards} cards (${report.faces} faces); ${report.mismatches} mismatches, ${report.ambiguous} ambiguous:`,
  '',
  '| lines | | understood | partly text | kept as text | unread | read | read, without cards not meant for normal play |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
  rowOf('all', all, officialOf(LINE_GROUPS)),
  rowOf('that bear on what can be asked', bearing, officialOf(LINE_GROUPS.filter(it => it !== 'other'))),
  ...LINE_GROUPS.map(group => rowOf(group, groups[group], officialOf([group]))),
  '',
  'Understood: to the last word. Partly text: part of the line stays text, and for',
  `${percent(effects, all.partly)} of them that part is only what a triggered ability does: an answer ends as it triggers.`,
  `Kept as text on purpose: spells, activated abilities, and what ${opaquePatterns.length} patterns set aside (combat, untapping, casting;`,
  '`npm run coverage` lists each with the cards it keeps). Read: all but the unread. What can be asked: how something enters,',
  'what it is (static), what triggers as something enters, keywords.',
].join('\n');

const readme = readFileSync('README.md', 'utf8');
const marked = /<!-- coverage -->[\s\S]*?<!-- end of coverage -->/u;
if (!marked.test(readme)) throw new Error('The README has no place for the coverage.');
writeFileSync('README.md', readme.replace(marked, `<!-- coverage -->\n${table}\n<!-- end of coverage -->`));

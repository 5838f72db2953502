// `npm run figures -- FILE`: compiles every card of a bulk file and writes the totals into the README.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadCards } from '../src/cards/node.ts';
import { cover, GROUPS } from '../src/oracle/index.ts';

const [file = '../shared/data/oracle-cards.json'] = process.argv.slice(2);
const book = loadCards(file);
if (!book.ok) throw new Error(book.issues.map(issue => issue.message).join(' '));
const report = cover(book.value.cards(), () => performance.now());

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const rows = GROUPS.map(group => {
  const all = report.groups[group];
  const official = report.official[group];
  return `| ${group} | ${all.read} of ${all.lines} | ${percent(all.read, all.lines)} | ${percent(official.read, official.lines)} |`;
});
const table = [
  `Of ${report.cards} cards (${report.faces} faces, ${report.lines} lines), ${percent(report.read, report.lines)} of the lines are read or kept as text on`,
  `purpose; ${report.mismatches} mismatches, ${report.ambiguous} ambiguous.`,
  '',
  '| lines | read | | without cards not meant for normal play |',
  '| --- | --- | --- | --- |',
  ...rows,
].join('\n');

const readme = readFileSync('README.md', 'utf8');
const marked = /<!-- coverage -->[\s\S]*?<!-- end of coverage -->/u;
if (!marked.test(readme)) throw new Error('The README has no place for the coverage.');
writeFileSync('README.md', readme.replace(marked, `<!-- coverage -->\n${table}\n<!-- end of coverage -->`));

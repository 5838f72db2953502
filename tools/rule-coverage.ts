// `npm run docs`: writes docs/rule-coverage.md: of each rule of the sections we play, where it is carried out and who asks it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestBook, parentOf, type RuleNumberText, readRuleNumber } from '../src/rules/index.ts';
import { openCitingQuestions } from '../src/service/node.ts';
import { RULE_COUNTS } from './rule-counts.ts';
import { VERDICTS, type Verdict, type VerdictRow } from './rule-verdicts.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The path of the page. */
export const COVERAGE_PATH = join(ROOT, 'docs/rule-coverage.md');

/** Folders whose code carries rules out. The list of keywords names every one of them, played or not. */
const CARRYING = ['src/engine', 'src/oracle', 'src/scenario'];
const NAMES_ALL = /keyword-list\.ts$/u;

/** Sections in which the parts of one rule are one keyword: code that carries out one of them carries out the others. */
const KEYWORDS = /^70[12]\./u;

/** A rule with the folders whose code cites it, the questions that do, or what else is to be said of it. */
export interface CoverageRow {
  readonly number: string;
  /** Whether it is the title of the rules under it. */
  readonly isTitle: boolean;
  readonly folders: readonly string[];
  readonly questions: readonly string[];
  /** The rule above or beside it whose code carries this one out as well; undefined where it has its own, or none. */
  readonly with: string | undefined;
  readonly verdict: Verdict | undefined;
  readonly why: string;
}

/** Every rule of the sections, in their order. */
export function coverageRows(): readonly CoverageRow[] {
  const cited = citedRules();
  const asked = askedRules();
  return sectionNumbers().map(({ number, isTitle }) => {
    const row = verdictOf(number);
    const isNamed = row?.named === true && row.rules.split(' ').includes(number);
    const folders = isNamed ? [] : (cited.get(number) ?? []);
    const own = folders.length > 0;
    const above = own || row !== undefined ? undefined : carrierOf(number, cited);
    const isMissing = !own && above === undefined && row === undefined && !isTitle && !asked.has(number);
    return {
      ...{ number, isTitle, folders, with: above, questions: asked.get(number) ?? [] },
      verdict: own ? undefined : (row?.verdict ?? (isMissing ? 'not played' : undefined)),
      why: own ? '' : (row?.why ?? ''),
    };
  });
}

/** The rule whose code carries out a part without code of its own: the rule above it or, of a keyword, another part. */
function carrierOf(number: RuleNumberText, cited: ReadonlyMap<string, unknown>): string | undefined {
  const parent = parentOf(number);
  if (parent === undefined || !parent.includes('.')) return undefined;
  if (cited.has(parent)) return parent;
  return KEYWORDS.test(number) ? [...LETTERS].map(it => parent + it).find(it => cited.has(it)) : undefined;
}

/** The numbers of the sections, written out of their counts. */
export function sectionNumbers(): readonly { readonly number: RuleNumberText; readonly isTitle: boolean }[] {
  return Object.entries(RULE_COUNTS).flatMap(([section, counts]) =>
    counts.split(' ').flatMap(count => {
      const [, rule = '', star = '', under = '0'] = /^(\d+)(\*?)(?::(\d+))?$/u.exec(count) ?? [];
      const parts = Array.from({ length: Number(under) }, (_, at) => `${section}.${rule}${lettersAt(at)}`);
      return [`${section}.${rule}`, ...parts].flatMap((text, at) => {
        const number = readRuleNumber(text);
        return number === undefined ? [] : [{ number, isTitle: star !== '' && at === 0 }];
      });
    }),
  );
}

/** Letters of subrules, which are without l and o; after z come aa, ab and so on. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';

function lettersAt(at: number): string {
  return (at < LETTERS.length ? '' : 'a') + (LETTERS[at % LETTERS.length] ?? '');
}

/** The folders that cite each rule, by number. */
function citedRules(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const root of CARRYING) {
    const files = readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter(it => it.endsWith('.ts') && !NAMES_ALL.test(it)).sort()) {
      const folder = dirname(join(root, file)).replaceAll('\\', '/').split('/').slice(1, 3).join('/');
      for (const number of new Set(readFileSync(join(ROOT, root, file), 'utf8').match(CITED))) {
        found.set(number, [...new Set([...(found.get(number) ?? []), folder])]);
      }
    }
  }
  return found;
}

const CITED = /(?<![\d.])[1-9]\d\d\.\d+[a-z]{0,2}(?![\da-z])/gu;

/** The questions of the library that cite each rule. */
function askedRules(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { title, rules } of openCitingQuestions(join(ROOT, 'scenarios'))()) {
    for (const rule of rules) found.set(rule, [...(found.get(rule) ?? []), title]);
  }
  return found;
}

/** The verdict on a rule, or on the nearest above it that has one. */
function verdictOf(number: RuleNumberText): VerdictRow | undefined {
  const own = VERDICTS.find(it => it.rules.split(' ').includes(number));
  const parent = parentOf(number);
  return own ?? (parent === undefined ? undefined : verdictOf(parent));
}

/** The whole page. */
export function coveragePage(): string {
  const rows = coverageRows();
  const sections = Object.keys(RULE_COUNTS).flatMap(section => {
    const own = rows.filter(it => it.number.startsWith(`${section}.`));
    return [
      `## ${section} ${digestBook.rule(section)?.title ?? ''}`.trimEnd(),
      '',
      '| rule | in our words | carried out in | asked by |',
      '| --- | --- | --- | --- |',
      ...own.map(rowText),
      '',
    ];
  });
  return [
    '# Which rules are played',
    '',
    'Of each rule of the sections that bear on what happens when something enters: where in `src` it is carried out, and which',
    'questions of the library ask it. *With* a rule: the code of that one carries it out as well. *Names*: a meaning that other',
    'rules use. *Not ours*: outside of what a question is. *Not played*: within it, and missing. Written by `npm run docs`; a test',
    'keeps it up to date.',
    '',
    summary(rows),
    '',
    ...sections,
  ].join('\n');
}

function summary(rows: readonly CoverageRow[]): string {
  const rules = rows.filter(it => !it.isTitle);
  const count = (which: (row: CoverageRow) => boolean) => rules.filter(which).length;
  const counts = [
    `${count(it => it.folders.length > 0)} carried out by code that cites them`,
    `${count(it => it.with !== undefined)} with the rule above them`,
    `${count(it => it.verdict === 'names')} names`,
    `${count(it => it.verdict === 'not ours')} not ours`,
    `${count(it => it.verdict === 'not played')} not played`,
  ];
  const unasked = count(it => (it.folders.length > 0 || it.with !== undefined) && it.questions.length === 0);
  const asked = `${count(it => it.questions.length > 0)} are asked by name; ${unasked} that are carried out are not.`;
  return `Of ${rules.length} rules: ${counts.join(', ')}. ${asked}`;
}

/** The most questions that are named in a row. */
const NAMED = 2;

function rowText(row: CoverageRow): string {
  const { number, isTitle, questions } = row;
  const rule = digestBook.rule(number);
  const says = rule?.title === '' ? rule.text : (rule?.title ?? '');
  const left = questions.length - NAMED;
  const asked = questions.slice(0, NAMED).join('<br>') + (left > 0 ? `<br>and ${left} more` : '');
  return `| ${isTitle ? `**${number}**` : number} | ${isTitle ? `**${says}**` : says} | ${carriedOut(row)} | ${asked} |`;
}

function carriedOut({ isTitle, folders, with: above, verdict, why }: CoverageRow): string {
  if (folders.length > 0) return folders.join(', ');
  if (isTitle && verdict === undefined) return '';
  if (above !== undefined) return `with ${above}`;
  if (verdict === undefined) return 'by the whole';
  return why === '' ? `*${verdict}*` : `*${verdict}*: ${why}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(COVERAGE_PATH, coveragePage());

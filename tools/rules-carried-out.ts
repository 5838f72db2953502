// `npm run docs`: writes docs/rules-carried-out.md, the table of rules 614 and 616 with the code that carries out each.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestBook } from '../src/rules/index.ts';
import { RULES_NOT_CARRIED_OUT } from './rules-not-carried-out.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const ENGINE = 'src/engine';

/** The path of the table. */
export const RULES_TABLE_PATH = join(ROOT, 'docs/rules-carried-out.md');

/** A rule with the files that cite it and, where it has no bearing on us, the reason. */
export interface RuleRow {
  readonly number: string;
  /** The rule in our words. */
  readonly says: string;
  /** Paths from the top of the project. */
  readonly citedBy: readonly string[];
  readonly reason: string | undefined;
}

/** Every rule of 614 and 616, in their order. */
export function ruleRows(): readonly RuleRow[] {
  const files = readdirSync(join(ROOT, ENGINE), { recursive: true, encoding: 'utf8' })
    // what refutes a misconception is carried out elsewhere
    .filter(file => file.endsWith('.ts') && file !== 'misconception.ts')
    .map(file => ({
      path: `${ENGINE}/${file.replaceAll('\\', '/')}`,
      text: readFileSync(join(ROOT, ENGINE, file), 'utf8'),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  return digestBook.rules
    .filter(rule => /^61[46]\./.test(rule.number))
    .map(({ number, text }) => ({
      number,
      says: text,
      citedBy: files.filter(file => cites(file.text, number)).map(file => file.path),
      reason: RULES_NOT_CARRIED_OUT[number],
    }));
}

function cites(text: string, number: string): boolean {
  return new RegExp(`(?<![\\d.])${number.replaceAll('.', '\\.')}(?![\\da-z])`).test(text);
}

/** The whole file. */
export function rulesTable(): string {
  const lines = ruleRows().map(({ number, says, citedBy, reason }) => {
    const files = citedBy.map(path => `[${path.slice(ENGINE.length + 1)}](../${path})`).join(', ');
    return `| ${number} | ${says} | ${files === '' ? `— ${reason ?? ''}` : files} |`;
  });
  return [
    '# Rules carried out: 614 and 616',
    '',
    'Each rule about replacement effects, in our words, with the files of `src/engine` that cite it, or after a dash the reason',
    'why it has no bearing on us. Written by `npm run docs`; a test keeps it up to date.',
    '',
    '| rule | in our words | carried out in |',
    '| --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(RULES_TABLE_PATH, rulesTable());

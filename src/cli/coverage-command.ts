// `npm run coverage`: every card of a bulk file compiled and printed back, counted, with what is not read.
import { writeFileSync } from 'node:fs';
import { loadCards } from '../cards/node.ts';
import { SYSTEM_CLOCK } from '../clock/index.ts';
import { entryFacts, LINE_GROUPS, measureCoverage, SENTENCE_GROUPS } from '../oracle/compiler.ts';
import { readArguments } from './arguments.ts';
import { coverageText } from './coverage-text.ts';
import { printIssues } from './print-issues.ts';
import type { Terminal } from './terminal.ts';

const GROUPS: readonly string[] = [...LINE_GROUPS, ...SENTENCE_GROUPS];

const USAGE = `npm run coverage -- FILE [--json OUT] [--facts OUT] [--top N] [--group GROUP]

Compiles every card of a bulk file and says how much of its text was understood, and what stayed text.
  --json OUT    the whole report as one JSON object
  --facts OUT   what was understood of each card's entering, one JSON object a line
  --top N       how many unread lines to print; 30 when left out
  --group GROUP print only unread lines of this group: ${GROUPS.join(', ')}`;

const OPTIONS = { json: 'OUT', facts: 'OUT', top: 'N', group: 'GROUP' } as const;

/** Runs the command with the arguments after its name; resolves to the exit code: 0 when no line is at fault. */
export async function runCoverage(given: readonly string[], terminal: Terminal): Promise<number> {
  const read = readArguments(given, { alone: [], valued: OPTIONS });
  if (!read.ok) return printIssues(read.issues, terminal);
  const { flags, values, rest } = read.value;
  const [file, ...more] = rest;
  if (flags.has('help') || file === undefined) {
    terminal.out(`${USAGE}\n`);
    return flags.has('help') ? 0 : 1;
  }
  const issues = [...problemsWith(values), ...more.map(it => `One file is read, and "${it}" was given as well.`)];
  if (issues.length > 0)
    return printIssues(
      issues.map(message => ({ path: [], message })),
      terminal,
    );
  const book = loadCards(file);
  if (!book.ok) return printIssues(book.issues, terminal);
  const factsTo = values.get('facts');
  const facts: string[] = [];
  const report = measureCoverage([...book.value.cards()], SYSTEM_CLOCK.elapsed, (_, compiled) => {
    if (factsTo !== undefined) facts.push(JSON.stringify(entryFacts(compiled)));
  });
  if (factsTo !== undefined) writeFileSync(factsTo, `${facts.join('\n')}\n`);
  const jsonTo = values.get('json');
  if (jsonTo !== undefined) writeFileSync(jsonTo, `${JSON.stringify(report, null, 1)}\n`);
  const options = { top: Number(values.get('top') ?? 30), group: values.get('group') };
  terminal.out(`${coverageText(report, options).join('\n')}\n`);
  return report.mismatches + report.ambiguous > 0 ? 1 : 0;
}

function problemsWith(values: ReadonlyMap<string, string>): readonly string[] {
  const [top = '30', group] = [values.get('top'), values.get('group')];
  return [
    ...(/^\d+$/.test(top) ? [] : [`--top takes a whole number, and "${top}" is none.`]),
    ...(group === undefined || GROUPS.some(it => it === group)
      ? []
      : [`There is no group "${group}". The groups are ${GROUPS.join(', ')}.`]),
  ];
}

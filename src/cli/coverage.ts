// `npm run coverage`: every card of a bulk file compiled and printed back, counted, with what is not read.
import { writeFileSync } from 'node:fs';
import { loadCards } from '../cards/node.ts';
import { type CoverageReport, cover, entryFacts, GROUPS } from '../oracle/index.ts';
import { readArguments } from './arguments.ts';
import { complain } from './check.ts';
import type { Terminal } from './house.ts';

const USAGE = `npm run coverage -- FILE [--json OUT] [--facts OUT] [--top N] [--group GROUP]

Compiles every card of a bulk file and says how much of its text was read.
  --json OUT    the whole report as one JSON object
  --facts OUT   what was understood of each card's entering, one JSON object a line
  --top N       how many unread lines to print; 30 when left out
  --group GROUP print only unread lines of this group: ${GROUPS.join(', ')}`;

const OPTIONS = { json: 'OUT', facts: 'OUT', top: 'N', group: 'GROUP' } as const;

/** Takes the arguments after the command's name; gives the exit code: 0 when nothing is at fault. */
export async function runCoverage(given: readonly string[], terminal: Terminal): Promise<number> {
  const read = readArguments(given, { alone: [], valued: OPTIONS });
  if (!read.ok) return complain(read.issues, terminal);
  const { flags, values, rest } = read.value;
  const [file, ...more] = rest;
  if (flags.has('help') || file === undefined) {
    terminal.out(`${USAGE}\n`);
    return flags.has('help') ? 0 : 1;
  }
  const issues = [...problemsWith(values), ...more.map(it => `One file is read, and "${it}" was given as well.`)];
  if (issues.length > 0)
    return complain(
      issues.map(message => ({ path: [], message })),
      terminal,
    );
  const book = loadCards(file);
  if (!book.ok) return complain(book.issues, terminal);
  const factsTo = values.get('facts');
  const facts: string[] = [];
  const clock = () => performance.now() / 1000;
  const report = cover([...book.value.cards()], clock, (_, compiled) => {
    if (factsTo !== undefined) facts.push(JSON.stringify(entryFacts(compiled)));
  });
  if (factsTo !== undefined) writeFileSync(factsTo, `${facts.join('\n')}\n`);
  const jsonTo = values.get('json');
  if (jsonTo !== undefined) writeFileSync(jsonTo, `${JSON.stringify(report, null, 1)}\n`);
  terminal.out(`${reportText(report, Number(values.get('top') ?? 30), values.get('group')).join('\n')}\n`);
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

function reportText(report: CoverageReport, top: number, group: string | undefined): readonly string[] {
  const { cards, faces, lines, read, kept, identical, variant, mismatches, ambiguous, seconds } = report;
  const rows = report.unread.filter(it => group === undefined || it.group === group).slice(0, top);
  return [
    `${cards} cards, ${faces} faces, ${lines} lines in ${seconds.toFixed(1)} s (${Math.round(cards / seconds)} cards a second)`,
    `${read} lines read (${percent(read, lines)}), ${kept} of them kept as text on purpose`,
    `${identical} printed back identically, ${variant} as a declared variant, ${mismatches} mismatches, ${ambiguous} ambiguous`,
    ...GROUPS.map(it => {
      const count = report.groups[it];
      const official = report.official[it];
      const played = `${percent(official.read, official.lines)} without cards not meant for normal play`;
      return `  ${it.padEnd(14)} ${String(count.read).padStart(6)} of ${String(count.lines).padStart(6)}  ${percent(count.read, count.lines)}, ${played}`;
    }),
    ...report.faults.slice(0, top).map(it => `  ! ${it}`),
    `${report.differences.length} lines the crude classifier puts elsewhere`,
    ...report.differences
      .slice(0, Math.min(top, 10))
      .map(it => `  ${it.cards}× ${it.crude}, not ${it.group}: ${it.text}`),
    `${report.unread.length} different lines unread; those that block most cards, with where reading stopped (⟂):`,
    ...rows.map(it => {
      const stopped = `${it.text.slice(0, it.furthest)}⟂${it.text.slice(it.furthest)}`.replaceAll('\n', ' ');
      return `  ${String(it.blocks).padStart(4)} ${it.group.padEnd(14)} ${stopped}`;
    }),
  ];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

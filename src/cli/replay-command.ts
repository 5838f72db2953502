// `npm run replay`: asks the question of a report again, compares the answer, and writes it as a library scenario.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Issue } from '../kit/issue.ts';
import { err, type Result } from '../kit/result.ts';
import { equals } from '../kit/structure.ts';
import { questionInLine, readScenario, scenarioDocument } from '../scenario/index.ts';
import { keptAnswer, keptRefusal, type ReportContent, readReport } from '../service/index.ts';
import { readArguments } from './arguments.ts';
import { printIssues } from './print-issues.ts';
import { type Replay, replayLines, scenarioName, scenarioToFillIn } from './replay-lines.ts';
import { isFile, readText } from './scenario-files.ts';
import type { Terminal, TerminalService } from './terminal.ts';

const USAGE = `npm run replay -- [--cards FILE] [--write FOLDER] [--mended] FILE|ID

Asks the question of a report again, says whether the answer is the same today, and writes the question as a scenario
whose expectation is left to fill in. A report is a file of DATA_DIR/reports, or the id of one in the store.
  --cards FILE    a bulk file of cards in place of the installed ones
  --write FOLDER  the folder for the scenario; that of the report when left out
  --mended        marks the report as mended in the store of DATA_DIR or DATABASE_URL: whoever sent it is told so`;

/** The reports of the store, which is opened when they are needed. Each method rejects where it cannot be. */
export interface StoredReports {
  /** The content of a report; undefined where there is none of that id. */
  readonly find: (id: string) => Promise<string | undefined>;
  /** Marks a report as mended; false where there is none of that id. */
  readonly mend: (id: string) => Promise<boolean>;
}

export interface ReplayTerminal extends Terminal {
  readonly reports: StoredReports;
}

/** Runs the command with the arguments after its name; resolves to the exit code: 0 when all that was asked for is done. */
export async function runReplay(given: readonly string[], terminal: ReplayTerminal): Promise<number> {
  const read = readArguments(given, { alone: ['mended'], valued: { cards: 'FILE', write: 'FOLDER' } });
  if (!read.ok) return printIssues(read.issues, terminal);
  const { flags, values, rest } = read.value;
  const [named = '', ...more] = rest;
  if (flags.has('help') || named === '' || more.length > 0) {
    terminal.out(`${USAGE}\n`);
    return flags.has('help') ? 0 : 1;
  }
  const report = await reportNamed(named, terminal.reports);
  if (!report.ok) return printIssues(report.issues, terminal);
  const cards = values.get('cards');
  const service = await terminal.open(cards === undefined ? {} : { cards });
  if (!service.ok) return printIssues(service.issues, terminal);
  const replayed = askAgain(report.value, service.value);
  terminal.out(`${replayLines(report.value, replayed, terminal.width).join('\n')}\n`);
  const folder = values.get('write') ?? (isFile(named) ? dirname(named) : '.');
  const done = [
    writeScenario(report.value, replayed, folder, terminal),
    flags.has('mended') ? await markMended(report.value, terminal) : true,
  ];
  return done.every(it => it) ? 0 : 1;
}

async function reportNamed(named: string, reports: StoredReports): Promise<Result<ReportContent, Issue>> {
  if (isFile(named)) {
    const text = readText(named);
    return text.ok ? readReport(text.value) : text;
  }
  if (!/^[a-z0-9]{8}$/u.test(named)) return problem(`There is no file ${named}.`);
  try {
    const stored = await reports.find(named);
    return stored === undefined
      ? problem(`There is no report ${named} in the store, and no such file.`)
      : readReport(stored);
  } catch (error) {
    return problem(`There is no file ${named}, and the store cannot be read: ${messageOf(error)}.`);
  }
}

/** The question asked again as it was typed; where it is not read any more, the scenario that it was read as. */
function askAgain({ record }: ReportContent, service: TerminalService): Replay {
  const typed = service.read(record.asked);
  const read = typed.ok || record.scenario === undefined ? typed : readScenario(record.scenario);
  if (!read.ok) return { now: keptRefusal(read.issues), scenario: undefined, readAs: undefined };
  const isSame = equals(record.scenario, scenarioDocument(read.value));
  const readAs = isSame ? undefined : questionInLine(read.value);
  return { now: keptAnswer(read.value, service.ask), scenario: read.value, readAs };
}

/** Writes the scenario, unless a file of that name is there already; false where that failed. */
function writeScenario(report: ReportContent, replayed: Replay, folder: string, terminal: Terminal): boolean {
  const { scenario, now } = replayed;
  if (scenario === undefined) return true;
  const file = join(folder, `${scenarioName(report)}.yaml`);
  if (existsSync(file)) {
    terminal.out(`\n${file} is there already, and stays as it is.\n`);
    return true;
  }
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, scenarioToFillIn(report, now, scenario));
  } catch (error) {
    terminal.error(`The scenario could not be written: ${messageOf(error)}.\n`);
    return false;
  }
  terminal.out(`\nThe question is in ${file}: fill in what must hold, and run npm run check -- ${file}\n`);
  return true;
}

async function markMended({ id }: ReportContent, { out, error, reports }: ReplayTerminal): Promise<boolean> {
  try {
    if (await reports.mend(id)) {
      out(`Report ${id} is marked as mended: whoever sent it is told so after the next thing they ask.\n`);
      return true;
    }
    error(`There is no report ${id} in the store of DATA_DIR or DATABASE_URL, so nobody can be told.\n`);
  } catch (fault) {
    error(`The store cannot be opened: ${messageOf(fault)}.\n`);
  }
  return false;
}

function problem(message: string): Result<never, Issue> {
  return err([{ path: [], message }]);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

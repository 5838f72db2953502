// `npm run check`: runs the scenarios of files and folders, and prints those not answered as they expect.

import type { Issue } from '../kit/issue.ts';
import { err, ok } from '../kit/result.ts';
import {
  countsAsFailed,
  type Report,
  readEach,
  reportScenario,
  type Scenario,
  type ScenarioReading,
} from '../scenario/index.ts';
import { runOverFiles } from './over-files.ts';
import { reportJson, reportLines } from './report-lines.ts';
import { readText, scenarioFiles } from './scenario-files.ts';
import type { Terminal, TerminalService } from './terminal.ts';

const USAGE = `npm run check -- [--cards FILE] [--json] FILES|FOLDERS…

Runs every scenario that says what must hold, and prints those that fail.
  --cards FILE  a bulk file of cards in place of the installed ones
  --json        one object a scenario, a line each`;

/** Runs the command with the arguments after its name; resolves to the exit code: 0 when nothing failed. */
export async function runCheck(given: readonly string[], terminal: Terminal): Promise<number> {
  return runOverFiles(given, terminal, {
    usage: USAGE,
    load: scenarioFiles,
    run: (files, service, json) => checkFiles(files, service, terminal, json),
  });
}

function checkFiles(files: readonly string[], service: TerminalService, terminal: Terminal, json: boolean): number {
  let passed = 0;
  let failed = 0;
  let doubtful = 0;
  let open = 0;
  for (const report of files.flatMap(file => reportsOf(file, service))) {
    if (report === undefined) {
      open++;
      continue;
    }
    if (report.status === 'passed') passed++;
    else if (countsAsFailed(report)) failed++;
    else doubtful++;
    if (json) terminal.out(`${reportJson(report)}\n`);
    else if (report.status !== 'passed') terminal.out(`${reportLines(report).join('\n')}\n`);
  }
  const say = json ? terminal.error : terminal.out;
  if (doubtful > 0) say(`${doubtful} doubtful, not counted\n`);
  if (open > 0) say(`${open === 1 ? '1 scenario says' : `${open} scenarios say`} nothing of what must hold ("then")\n`);
  say(`${passed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}

/** The reports on one file; undefined for a scenario that expects nothing. One that cannot be read is one that fails. */
function reportsOf(file: string, service: TerminalService): readonly (Report | undefined)[] {
  const text = readText(file);
  if (!text.ok) return [unreadable(file, file, text.issues)];
  return readEach(text.value).map(({ id, line, result }: ScenarioReading): Report | undefined => {
    if (!result.ok) return unreadable(id, `${file}:${line}`, result.issues);
    const scenario = result.value;
    return scenario.then === undefined ? undefined : reportOn(scenario, service);
  });
}

/** The report on one scenario; a fault of ours fails this one and not the rest. */
export function reportOn(scenario: Scenario, service: TerminalService): Report {
  try {
    const asked = service.ask(scenario);
    return reportScenario(scenario, asked.ok ? ok(asked.value.answer) : asked);
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const message = `This is a fault of Threshold: ${fault.split('\n').slice(0, 3).join(' ')}`;
    return { ...reportScenario(scenario, err([{ path: [], message }])), status: 'failed' };
  }
}

/** The report on a scenario or a file that could not be read. */
export function unreadable(id: string, title: string, issues: readonly Issue[]): Report {
  return { id, title, status: 'failed', doubtful: false, failures: [], issues, outcomes: [], unread: [] };
}

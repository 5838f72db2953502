// `npm run ask`: answers a file of scenarios, a command line as in Discord, or one line of shorthand.

import { plainText } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { writeChangesQuery } from '../rules/index.ts';
import {
  boardOfLine,
  isSlashLine,
  readScenarios,
  readSlashLine,
  type Scenario,
  type SlashLine,
} from '../scenario/index.ts';
import { questionOf } from '../service/index.ts';
import { withGrammar } from '../service/node.ts';
import { readArguments } from './arguments.ts';
import { reportOn, unreadable } from './check-command.ts';
import { printIssues } from './print-issues.ts';
import { reportJson } from './report-lines.ts';
import { isFile, readText } from './scenario-files.ts';
import type { Terminal, TerminalService } from './terminal.ts';

const USAGE = `npm run ask -- [--cards FILE] [--json] [--whole] FILE
npm run ask -- '/etb card:"Erebos, God of the Dead" with:"2 Agent of the Fates" against:"Imposing Sovereign"'
npm run ask -- 'Sol Ring enters; me: March of the Machines; opp: Imposing Sovereign'
npm run ask -- '/rule query:614.12'
npm run ask -- '/rule changes:2026-08-07'
npm run ask -- '/card name:Clone'

  --cards FILE  a bulk file of cards in place of the installed ones
  --json        one object a scenario, a line each
  --whole       the whole trail, and every rule cited in full with its examples`;

/** Runs the command with the arguments after its name; resolves to the exit code: 0 when everything was answered. */
export async function runAsk(given: readonly string[], terminal: Terminal): Promise<number> {
  const read = readArguments(given, { alone: ['json', 'whole'], valued: { cards: 'FILE' } });
  if (!read.ok) return printIssues(read.issues, terminal);
  const { flags, values, rest } = read.value;
  const question = rest.join(' ').trim();
  if (flags.has('help') || question === '') {
    terminal.out(`${USAGE}\n`);
    return flags.has('help') ? 0 : 1;
  }
  const cards = values.get('cards');
  const format = { json: flags.has('json'), whole: flags.has('whole') };
  // One question about cards that are compiled needs no grammar; of a file, each scenario is printed as it is answered.
  const later = !namesFile(question) && cards === undefined;
  const service = await terminal.open({
    ...(cards === undefined ? {} : { cards }),
    ...(later && { grammar: 'when needed' }),
  });
  if (!service.ok) return printIssues(service.issues, terminal);
  if (!later) return answerAll(question, service.value, format, terminal);
  const printed: (() => void)[] = [];
  const held: Terminal = {
    ...terminal,
    out: text => void printed.push(() => terminal.out(text)),
    error: text => void printed.push(() => terminal.error(text)),
  };
  const code = await withGrammar(() => {
    printed.length = 0;
    return answerAll(question, service.value, format, held);
  });
  for (const print of printed) print();
  return code;
}

/** Answers a question, or each scenario of a file, and prints the answers. */
function answerAll(question: string, service: TerminalService, format: AnswerFormat, terminal: Terminal): number {
  const asked = readQuestion(question, service);
  if (!asked.ok) return format.json ? printIssuesAsJson(asked.issues, terminal) : printIssues(asked.issues, terminal);
  if ('text' in asked.value) {
    terminal.out(`${asked.value.text.trimEnd()}\n`);
    return 0;
  }
  const { scenarios, typed } = asked.value;
  const whole = typed ? asTyped(service, isSlashLine(question) ? '' : boardOfLine(question)) : service;
  return Math.max(...scenarios.map((it, index) => answerOne(it, index > 0, format, whole, terminal)));
}

/** Scenarios to answer, from a file or typed in one line; or the text of an answer. */
type ToAnswer = { readonly scenarios: readonly Scenario[]; readonly typed: boolean } | { readonly text: string };

/**
 * A service whose issues have no path in a scenario, since nobody has written one, and whose events to ask instead have
 * the board that was typed.
 */
function asTyped(service: TerminalService, board: string): TerminalService {
  const onBoard = ({ instead, path: _, ...issue }: Issue): Issue => ({
    ...issue,
    path: [],
    ...(instead === undefined ? {} : { instead: instead.map(it => `${it}${board}`) }),
  });
  return {
    ...service,
    ask: scenario => {
      const asked = service.ask(scenario);
      return asked.ok ? asked : err(asked.issues.map(onBoard));
    },
  };
}

function printIssuesAsJson(issues: readonly Issue[], terminal: Terminal): number {
  terminal.out(`${reportJson(unreadable('question', 'A question', issues))}\n`);
  return 1;
}

function readQuestion(question: string, service: TerminalService): Result<ToAnswer, Issue> {
  if (namesFile(question)) return readFile(question);
  if (isSlashLine(question)) {
    const line = readSlashLine(question);
    return line.ok ? readCommand(line.value, service) : line;
  }
  return one(service.read({ kind: 'ruling', text: question }));
}

function namesFile(question: string): boolean {
  return isFile(question) || LOOKS_LIKE_A_FILE.test(question);
}

const LOOKS_LIKE_A_FILE = /^\S+\.(?:ya?ml|json)$/iu;

function readFile(path: string): Result<ToAnswer, Issue> {
  const text = readText(path);
  if (!text.ok) return text;
  const scenarios = readScenarios(text.value);
  return scenarios.ok ? ok({ scenarios: scenarios.value, typed: false }) : scenarios;
}

function readCommand(line: SlashLine, service: TerminalService): Result<ToAnswer, Issue> {
  const question = questionOf(line);
  if (question !== undefined) return one(service.read(question));
  const { command, options } = line;
  if (command === 'rule') {
    const { query = '', changes } = options;
    const asked = changes === undefined ? query : writeChangesQuery(changes, query);
    return asText(service.rule(asked, options.on ?? options.rules));
  }
  return asText(service.card(options.name ?? ''));
}

function one(read: Result<Scenario, Issue>): Result<ToAnswer, Issue> {
  return read.ok ? ok({ scenarios: [read.value], typed: true }) : err(read.issues);
}

function asText(read: Result<string, Issue>): Result<ToAnswer, Issue> {
  return read.ok ? ok({ text: read.value }) : err(read.issues);
}

interface AnswerFormat {
  readonly json: boolean;
  readonly whole: boolean;
}

function answerOne(
  scenario: Scenario,
  apart: boolean,
  { json, whole }: AnswerFormat,
  service: TerminalService,
  terminal: Terminal,
): number {
  if (json) {
    const report = reportOn(scenario, service);
    const asked = report.outcomes.length === 0 ? undefined : service.ask(scenario);
    terminal.out(`${reportJson(report, asked?.ok ? asked.value.explain() : undefined)}\n`);
    return report.status === 'passed' ? 0 : 1;
  }
  const asked = service.ask(scenario);
  if (!asked.ok) return printIssues(asked.issues, terminal);
  if (apart) terminal.out('\n');
  const explanation = asked.value.explain();
  if (explanation === undefined) {
    const { reason = 'This cannot happen.', rule } = asked.value.answer;
    terminal.error(`${reason}${rule === undefined ? '' : ` (${rule})`}\n`);
    return 1;
  }
  terminal.out(plainText(explanation, { width: terminal.width, whole, color: terminal.color ?? false }));
  return 0;
}

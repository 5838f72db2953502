// `npm run questions`: reads plain sentences, and compares each reading with the scenario that is meant.
import { parseDocument } from 'yaml';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { leewayOf, sameOutcomes } from '../question/index.ts';
import { readScenario, type Scenario } from '../scenario/index.ts';
import type { QuestionReading } from '../service/index.ts';
import { runOverFiles } from './over-files.ts';
import { readText, scenarioFiles } from './scenario-files.ts';
import type { Terminal, TerminalService } from './terminal.ts';

const USAGE = `npm run questions -- [--cards FILE] [--json] FILES|FOLDERS…

Reads the sentences of lists of {question, scenario}, and prints those that are not read as meant.
  --cards FILE  a bulk file of cards in place of the installed ones
  --json        one object a sentence, a line each`;

const VERDICTS = ['as meant', 'asked back', 'not read', 'otherwise'] as const;
type Verdict = (typeof VERDICTS)[number];

/** A sentence and the scenario it means; undefined for one that is no question of this kind. */
interface Item {
  readonly question: string;
  readonly scenario: Scenario | undefined;
}

/** Exit code of `questions`, given the arguments after the command's name: 0 when every sentence passed. */
export async function runQuestions(given: readonly string[], terminal: Terminal): Promise<number> {
  return runOverFiles(given, terminal, {
    usage: USAGE,
    load: itemsOf,
    run: (items, service, json) => readAll(items, service, terminal, json),
  });
}

function readAll(items: readonly Item[], service: TerminalService, terminal: Terminal, json: boolean): number {
  const counted = new Map<Verdict, number>(VERDICTS.map(it => [it, 0]));
  let passed = 0;
  for (const item of items) {
    const reading = service.understand(item.question);
    const verdict = verdictOn(item, reading, service);
    counted.set(verdict, (counted.get(verdict) ?? 0) + 1);
    const passes = verdict === 'as meant' || (item.scenario === undefined && verdict !== 'otherwise');
    if (passes) passed++;
    if (json) terminal.out(`${JSON.stringify({ question: item.question, verdict, passed: passes, reading })}\n`);
    else if (verdict !== 'as meant' && !(passes && item.scenario === undefined))
      terminal.out(`${printed(item, verdict, reading)}\n`);
  }
  const write = json ? terminal.error : terminal.out;
  write(`${VERDICTS.map(it => `${it} ${counted.get(it)}`).join(', ')}\n`);
  write(`${passed} passed, ${items.length - passed} failed\n`);
  return passed === items.length ? 0 : 1;
}

/** The verdict on a sentence, by comparing its answer with that of the scenario that is meant. */
function verdictOn({ scenario }: Item, reading: QuestionReading, service: TerminalService): Verdict {
  if (reading.kind === 'not read') return 'not read';
  if (reading.kind !== 'read') return 'asked back';
  if (scenario === undefined) return 'otherwise';
  const meant = service.ask(scenario);
  const read = service.ask(reading.scenario);
  if (!meant.ok || !read.ok) return 'otherwise';
  return sameOutcomes(meant.value.answer, read.value.answer, leewayOf(reading, scenario)) ? 'as meant' : 'otherwise';
}

function printed({ question }: Item, verdict: Verdict, reading: QuestionReading): string {
  const lines = [`${verdict}: ${question.trim().replace(/\s+/gu, ' ')}`];
  if (reading.kind === 'read') {
    const { given, when, choose, active, rules } = reading.scenario;
    lines.push(`  read: ${JSON.stringify(brief({ ...given.players, when, choose, active, rules }))}`);
  } else if (reading.kind === 'asked back') {
    lines.push(`  ${reading.question}`, ...reading.offers.slice(0, 5).map(it => `    - ${it.label}`));
  } else lines.push(`  ${reading.sentence}`);
  return lines.join('\n');
}

/** Data without default values: false, zero, and empty objects. */
function brief(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(brief);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => (isDefault(inner) ? [] : [[key, brief(inner)]]));
  return Object.fromEntries(entries);
}

function isDefault(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === false || value === 0;
}

function itemsOf(paths: readonly string[]): Result<readonly Item[], Issue> {
  const files = scenarioFiles(paths);
  if (!files.ok) return files;
  const items: Item[] = [];
  const issues: Issue[] = [];
  for (const file of files.value) {
    const text = readText(file);
    const read = text.ok ? itemsIn(text.value, file) : text;
    if (read.ok) items.push(...read.value);
    else issues.push(...read.issues);
  }
  return issues.length > 0 ? err(issues) : ok(items);
}

function itemsIn(text: string, file: string): Result<readonly Item[], Issue> {
  const document = parseDocument(text, { schema: 'failsafe' });
  const [problem] = document.errors;
  if (problem !== undefined)
    return err([{ path: [], message: `${file}: this is not YAML: ${problem.message.split('\n')[0]}` }]);
  const list: unknown = document.toJS();
  if (!Array.isArray(list)) return err([{ path: [], message: `${file}: expected a list of {question, scenario}.` }]);
  const items: Item[] = [];
  const issues: Issue[] = [];
  for (const [n, entry] of list.entries()) {
    const item = itemOf(entry);
    if (item.ok) items.push(item.value);
    else issues.push(...item.issues.map(it => ({ ...it, message: `${file}, item ${n + 1}: ${it.message}` })));
  }
  return issues.length > 0 ? err(issues) : ok(items);
}

function itemOf(entry: unknown): Result<Item, Issue> {
  if (typeof entry !== 'object' || entry === null || !('question' in entry) || typeof entry.question !== 'string') {
    return err([{ path: [], message: 'Expected a map with a question.' }]);
  }
  const { question } = entry;
  const scenario = 'scenario' in entry ? entry.scenario : undefined;
  if (scenario === undefined || scenario === null || scenario === '' || scenario === 'null' || scenario === '~') {
    return ok({ question, scenario: undefined });
  }
  const read = readScenario({ title: question.trim().slice(0, 200), ...(scenario as object) }); // anything else than a map is what the schema refuses
  return read.ok ? ok({ question, scenario: read.value }) : read;
}

// Reading of scenarios from text: YAML with several documents, or JSON. Scalars stay text until the schema reads them.
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseAllDocuments,
  visit,
  type YAMLMap,
} from 'yaml';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { issuesOf } from './issues.ts';
import { SCENARIO_LIMITS } from './scenario-limits.ts';
import { type Scenario, scenarioSchema } from './schema/scenario-schema.ts';

export interface ReadOptions {
  /** The most characters the text may have; `LIMITS.file` when left out. */
  readonly longest?: number;
}

/** Every scenario of a text, or every problem found in it, with its lines. */
export function readScenarios(text: string, options: ReadOptions = {}): Result<readonly Scenario[], Issue> {
  const each = readEach(text, options);
  const issues = each.flatMap(it => (it.result.ok ? [] : it.result.issues));
  if (issues.length > 0) return err(issues);
  const scenarios = each.flatMap(it => (it.result.ok ? [it.result.value] : []));
  return scenarios.length === 0 ? err([NOTHING]) : ok(scenarios);
}

/** One of several scenarios in a text: read, or with its problems. */
export interface ScenarioReading {
  /** The line it begins on, counted from 1. */
  readonly line: number;
  /** Its id as written, where that is readable; else a name from its place in the text. */
  readonly id: string;
  readonly result: Result<Scenario, Issue>;
}

/** The readings of the scenarios of a text one by one, so that a problem in one does not hide the others. */
export function readEach(text: string, options: ReadOptions = {}): readonly ScenarioReading[] {
  const longest = options.longest ?? SCENARIO_LIMITS.file;
  if (text.length > longest) {
    const message = `The text has ${text.length} characters, and at most ${longest} can be read.`;
    return [unreadable('question', 1, [{ path: [], message }])];
  }
  const lines = new LineCounter();
  const documents = parseAllDocuments(text.replace(/^\uFEFF/, ''), { ...YAML_OPTIONS, lineCounter: lines });
  if (!Array.isArray(documents)) return [];
  const found = documents.flatMap((document): readonly (Found | ScenarioReading)[] => {
    const issues = syntaxIssues(document, lines);
    if (issues.length === 0) return scenariosOf(document.contents, lines);
    const line = lineOfNode(document.contents, lines) ?? issues[0]?.line ?? 1;
    return [unreadable(idOf(dataOf(document.contents, 0)) ?? 'question', line, issues)];
  });
  if (found.length > SCENARIO_LIMITS.scenarios) {
    const message = `The text has ${found.length} scenarios, and at most ${SCENARIO_LIMITS.scenarios} are read.`;
    return [unreadable('question', 1, [{ path: [], message }])];
  }
  return distinct(found.map((it, index) => ('result' in it ? it : readFound(it, index))));
}

/** One scenario from plain data, such as parsed JSON. */
export function readScenario(data: unknown): Result<Scenario, Issue> {
  const result = scenarioSchema.safeParse(data);
  return result.success ? ok(result.data) : err(issuesOf(result.error));
}

/**
 * YAML options; `failsafe` leaves every scalar a text, so that 2014-02-01, 616.10 and a card named No stay as written.
 */
const YAML_OPTIONS = {
  schema: 'failsafe',
  version: '1.2',
  uniqueKeys: true,
  strict: true,
  logLevel: 'silent',
} as const;
const NOTHING: Issue = { path: [], message: 'There is no scenario in this text.' };
const TOO_DEEP = 'The text is nested too deeply to be read.';
/** Limits of nesting and of nodes through aliases, beyond any scenario. */
const DEEPEST = 20;

interface Found {
  readonly data: unknown;
  readonly line: number;
  readonly lineOf: (path: Issue['path']) => number | undefined;
}

function unreadable(id: string, line: number, issues: readonly Issue[]): ScenarioReading {
  return { id, line, result: err(issues) };
}

function readFound({ data, line, lineOf }: Found, index: number): ScenarioReading {
  const id = idOf(data) ?? (index === 0 ? 'question' : `question-${index + 1}`);
  const named = isData(data) && !('id' in data) ? { ...data, id } : data;
  const result = readScenario(named);
  if (result.ok) return { id, line, result };
  return unreadable(
    id,
    line,
    result.issues.map(issue => ({ ...issue, line: lineOf(issue.path) ?? line })),
  );
}

/** The list with a problem for each scenario whose id an earlier one has. */
function distinct(list: readonly ScenarioReading[]): readonly ScenarioReading[] {
  const lineOfId = new Map<string, number>();
  return list.map(reading => {
    const earlier = lineOfId.get(reading.id);
    if (earlier === undefined || !reading.result.ok) {
      lineOfId.set(reading.id, earlier ?? reading.line);
      return reading;
    }
    const message = `The id "${reading.id}" is used twice, first in the scenario on line ${earlier}.`;
    return unreadable(reading.id, reading.line, [{ path: ['id'], message, line: reading.line }]);
  });
}

function isData(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function idOf(data: unknown): string | undefined {
  return isData(data) && typeof data.id === 'string' ? data.id.slice(0, SCENARIO_LIMITS.name) : undefined;
}

function syntaxIssues(document: Document.Parsed, lines: LineCounter): readonly Issue[] {
  const issues: Issue[] = document.errors.map(error => ({
    path: [],
    message: error.code === 'RESOURCE_EXHAUSTION' ? TOO_DEEP : sentence(error.message),
    line: lines.linePos(error.pos[0]).line,
  }));
  visit(document, {
    Alias: (_, { source, range }) => {
      const message = `"*${source}" repeats another part, which is not read here. Write that part out.`;
      issues.push({ path: [], message, ...(range ? { line: lines.linePos(range[0]).line } : {}) });
    },
  });
  return issues.slice(0, SCENARIO_LIMITS.issues);
}

function sentence(message: string): string {
  const first = message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '';
  return `This is not YAML: ${first}${/[.!?]$/.test(first) ? '' : '.'} A name with a comma or a colon in it needs quotes.`;
}

/** The scenarios of one document: itself, or the items of a list. Empty documents have none. */
function scenariosOf(contents: ParsedNode | null, lines: LineCounter): readonly Found[] {
  if (contents === null || (isScalar(contents) && plain(contents.value) === null)) return [];
  const nodes: readonly (Node | null)[] = isSeq(contents) ? contents.items.filter(isNodeOrNull) : [contents];
  return nodes.map(node => ({
    data: dataOf(node, 0),
    line: lineOfNode(node, lines) ?? 1,
    lineOf: path => lineOfPath(node, path, lines),
  }));
}

function isNodeOrNull(item: unknown): item is Node | null {
  return item === null || isMap(item) || isSeq(item) || isScalar(item) || isAlias(item);
}

/** A node as plain data; keys with nothing after them are left out. */
function dataOf(node: unknown, depth: number): unknown {
  if (depth > DEEPEST) return null;
  if (isScalar(node)) return node.type === 'PLAIN' ? plain(node.value) : node.value;
  if (isSeq(node)) return node.items.map(item => dataOf(item, depth + 1));
  if (!isMap(node)) return null;
  const entries = node.items.flatMap(({ key, value }): [string, unknown][] => {
    const data = dataOf(value, depth + 1);
    return data === null ? [] : [[keyOf(key), data]];
  });
  return Object.fromEntries(entries);
}

function plain(value: unknown): unknown {
  return value === '' || value === '~' || value === 'null' ? null : value;
}

function keyOf(key: unknown): string {
  if (isScalar(key)) return String(key.value);
  return isMap(key) || isSeq(key) ? JSON.stringify(key.toJSON()) : String(key);
}

/** The line of the deepest part of a path that is in the text. */
function lineOfPath(root: Node | null, path: Issue['path'], lines: LineCounter): number | undefined {
  let node: unknown = root;
  let line = lineOfNode(root, lines);
  for (const step of path) {
    const next = isMap(node)
      ? pairOf(node, String(step))
      : isSeq(node)
        ? { node: node.items[Number(step)] }
        : undefined;
    if (next === undefined) return line;
    line = lineOfNode('key' in next ? next.key : next.node, lines) ?? line;
    node = next.node;
  }
  return line;
}

function pairOf(map: YAMLMap, step: string): { readonly key: unknown; readonly node: unknown } | undefined {
  const pair = map.items.find(item => keyOf(item.key) === step);
  return pair === undefined ? undefined : { key: pair.key, node: pair.value };
}

function lineOfNode(node: unknown, lines: LineCounter): number | undefined {
  const start = isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined;
  return start === undefined ? undefined : lines.linePos(start).line;
}

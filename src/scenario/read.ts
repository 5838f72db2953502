// Reads scenarios from text: YAML with several documents, or JSON. Every scalar stays text until the schema says what it is.
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
  type YAMLMap,
} from 'yaml';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { issuesOf } from './issues.ts';
import { LIMITS } from './limits.ts';
import { type Scenario, scenarioSchema } from './schema/scenario.ts';

export interface ReadOptions {
  /** The most characters the text may have; `LIMITS.file` when left out. */
  readonly longest?: number;
}

/** Every scenario of a text, or every problem found in it, with the lines they stand on. */
export function readScenarios(text: string, options: ReadOptions = {}): Result<readonly Scenario[], Issue> {
  const longest = options.longest ?? LIMITS.file;
  if (text.length > longest) {
    const message = `The text has ${text.length} characters, and at most ${longest} can be read.`;
    return err([{ path: [], message }]);
  }
  const lines = new LineCounter();
  const documents = parseAllDocuments(text.replace(/^\uFEFF/, ''), { ...YAML_OPTIONS, lineCounter: lines });
  if (!Array.isArray(documents)) return err([NOTHING]);
  const issues: Issue[] = [];
  const found: Found[] = [];
  for (const document of documents) {
    issues.push(...syntaxIssues(document, lines));
    if (document.errors.length === 0) found.push(...scenariosOf(document.contents, lines));
  }
  if (found.length === 0 && issues.length === 0) return err([NOTHING]);
  if (found.length > LIMITS.scenarios) {
    return err([
      { path: [], message: `The text has ${found.length} scenarios, and at most ${LIMITS.scenarios} are read.` },
    ]);
  }
  return conclude(found, issues);
}

/** One scenario from plain data, such as parsed JSON. */
export function readScenario(data: unknown): Result<Scenario, Issue> {
  const result = scenarioSchema.safeParse(data);
  return result.success ? ok(result.data) : err(issuesOf(result.error));
}

/** `failsafe` leaves every scalar a text, so that 2014-02-01, 616.10 and a card called No stay what was written. */
const YAML_OPTIONS = {
  schema: 'failsafe',
  version: '1.2',
  uniqueKeys: true,
  strict: true,
  logLevel: 'silent',
} as const;
const NOTHING: Issue = { path: [], message: 'There is no scenario in this text.' };
/** Deeper nesting, or more nodes through aliases, than any scenario needs. */
const DEEPEST = 20;

interface Found {
  readonly data: unknown;
  readonly line: number;
  readonly lineOf: (path: Issue['path']) => number | undefined;
}

function conclude(found: readonly Found[], syntax: readonly Issue[]): Result<readonly Scenario[], Issue> {
  const scenarios: Scenario[] = [];
  const issues = [...syntax];
  const lineOfId = new Map<string, number>();
  for (const [index, { data, line, lineOf }] of found.entries()) {
    const result = readScenario(named(data, index));
    if (!result.ok) {
      issues.push(...result.issues.map(issue => ({ ...issue, line: lineOf(issue.path) ?? line })));
      continue;
    }
    const { id } = result.value;
    const earlier = lineOfId.get(id);
    if (earlier === undefined) lineOfId.set(id, line);
    else {
      const message = `The id "${id}" is used twice, first in the scenario on line ${earlier}.`;
      issues.push({ path: ['id'], message, line: lineOf(['id']) ?? line });
    }
    scenarios.push(result.value);
  }
  return issues.length > 0 ? err(issues) : ok(scenarios);
}

/** A scenario without an id is called after its place in the text. */
function named(data: unknown, index: number): unknown {
  if (index === 0 || typeof data !== 'object' || data === null || Array.isArray(data) || 'id' in data) return data;
  return { ...data, id: `question-${index + 1}` };
}

function syntaxIssues(document: Document.Parsed, lines: LineCounter): readonly Issue[] {
  return document.errors.map(error => ({
    path: [],
    message: `${sentence(error.message)} A name with a comma or a colon in it needs quotes.`,
    line: lines.linePos(error.pos[0]).line,
  }));
}

function sentence(message: string): string {
  const first = message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '';
  return `This is not YAML: ${first}${/[.!?]$/.test(first) ? '' : '.'}`;
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

/** The line of the deepest part of a path that stands in the text. */
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

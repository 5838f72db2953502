// YAML of a scenario file: its documents as data, each with its line.
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  type ParsedNode,
  visit,
  type YAMLMap,
} from 'yaml';
import type { Issue } from '../kit/issue.ts';
import { SCENARIO_LIMITS } from './scenario-limits.ts';

/**
 * YAML options; `failsafe` leaves every scalar a text, so that 2014-02-01, 616.10 and a card named No stay as written.
 */
export const YAML_OPTIONS = {
  schema: 'failsafe',
  version: '1.2',
  uniqueKeys: true,
  strict: true,
  logLevel: 'silent',
} as const;

const TOO_DEEP = 'The text is nested too deeply to be read.';

/** Limits of nesting and of nodes through aliases, beyond any scenario. */
const DEEPEST = 20;

/** A scenario as plain data, with its place in the file. */
export interface FoundScenario {
  readonly data: unknown;
  readonly line: number;
  readonly lineOf: (path: Issue['path']) => number | undefined;
}

/** Problems of a document's syntax, each with its line. */
export function syntaxIssues(document: Document.Parsed, lines: LineCounter): readonly Issue[] {
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
export function scenariosOf(contents: ParsedNode | null, lines: LineCounter): readonly FoundScenario[] {
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
export function dataOf(node: unknown, depth: number): unknown {
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

/** The line on which a node begins; undefined for a node without a place. */
export function lineOfNode(node: unknown, lines: LineCounter): number | undefined {
  const start = isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined;
  return start === undefined ? undefined : lines.linePos(start).line;
}

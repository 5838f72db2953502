// Syntax of modules, as the parser sees it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface ParsedModule {
  readonly code: string;
  /** Every node, a parent before its children. */
  readonly nodes: readonly Node[];
  /** The number of the line in which an offset lies, from 1. */
  readonly lineAt: (offset: number) => number;
}

/** A module of the project, by its path from the root. */
export function parsedModule(path: string): ParsedModule {
  return parsedCode(path, readFileSync(join(ROOT, path), 'utf8'));
}

/** Code as the module of that path. */
export function parsedCode(path: string, code: string): ParsedModule {
  const nodes: Node[] = [];
  collect(parseSync(path, code).program, nodes);
  return { code, nodes, lineAt: offset => code.slice(0, offset).split('\n').length };
}

function collect(node: Node, nodes: Node[]): void {
  nodes.push(node);
  for (const key of visitorKeys[node.type] ?? []) {
    const value: unknown = (node as unknown as Readonly<Record<string, unknown>>)[key];
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) collect(child, nodes);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

// Traversal of an ability or a part of it: every node that the table of keys reaches, with its type.
import { KIND_KEYS, PLAIN_KEYS } from './keys/index.ts';
import type { KindName, NodeName, NodeOf } from './nodes.ts';

/** Functions called for nodes, by type; where one returns `false`, the parts of the node are skipped. */
export type Visitor = { readonly [N in NodeName]?: (node: NodeOf<N>) => unknown };

/** Tests of nodes, by type: the kinds searched for, or a predicate. */
export type Tests = { readonly [N in NodeName]?: Test<N> };
type Test<N extends NodeName> =
  | ((node: NodeOf<N>) => boolean)
  | (N extends KindName ? readonly NodeOf<N>['kind'][] : never);

/** Functions from a node to its replacement, by type. */
export type Rewrites = { readonly [N in NodeName]?: (node: NodeOf<N>) => NodeOf<N> };

/** The content of a field: a node, a list of them, or nothing; a number is an amount, and has no parts. */
export type Part<N extends NodeName> = NodeOf<N> | number | string | undefined | readonly Part<N>[];

type Names = NodeName | readonly NodeName[];
type Fields = Readonly<Record<string, Names>>;
type Loose = Readonly<Record<string, unknown>>;
/** Callbacks by name, each given the nodes of its name only. */
type Callbacks<R> = Readonly<Record<string, ((node: Loose) => R) | undefined>>;

const BY_KIND: Readonly<Record<string, Readonly<Record<string, Fields>>>> = KIND_KEYS;
const BY_PLACE: Readonly<Record<string, Fields>> = PLAIN_KEYS;
const NONE: Fields = {};

/** Calls the visitor for a node (or each of a list), then for all its parts, before those that follow. */
export function visit<N extends NodeName>(name: N, part: Part<N>, visitor: Visitor): void {
  const callbacks = visitor as Callbacks<unknown>;
  walk(name, part, (found, node) => {
    if (callbacks[found]?.(node) === false) return 'pass over';
    return 'enter';
  });
}

/** Whether one of the tests is true for a node or any of its parts. */
export function some<N extends NodeName>(name: N, part: Part<N>, tests: Tests): boolean {
  const testsByName = tests as Readonly<Record<string, LooseTest | undefined>>;
  return walk(name, part, (found, node) => (passes(testsByName[found], node) ? 'stop' : 'enter'));
}

type LooseTest = ((node: Loose) => boolean) | readonly unknown[];

function passes(test: LooseTest | undefined, node: Loose): boolean {
  if (test === undefined) return false;
  return typeof test === 'function' ? test(node) : test.includes(node.kind);
}

type Way = 'enter' | 'pass over' | 'stop';

/** Whether the walk was stopped. */
function walk(names: Names, value: unknown, at: (name: NodeName, node: Loose) => Way): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(item => walk(names, item, at));
  const node = value as Loose; // neither a list nor nothing
  const name = typeof names === 'string' ? names : nameOf(names, node);
  const way = at(name, node);
  if (way !== 'enter') return way === 'stop';
  const fields = fieldsOf(name, node);
  for (const key in fields) {
    const within = fields[key];
    if (within !== undefined && walk(within, node[key], at)) return true;
  }
  return false;
}

/**
 * The same node with nodes rewritten, parts before the nodes that contain them. Unchanged parts stay the same objects;
 * a rewritten node is not visited again.
 */
export function map<N extends NodeName, P extends Part<N>>(name: N, part: P, rewrites: Rewrites): P {
  return mapped(name, part, rewrites as Callbacks<Loose>) as P; // rewrites keep the type of each node
}

function mapped(names: Names, value: unknown, rewrites: Callbacks<Loose>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return mappedList(names, value, rewrites);
  const node = value as Loose; // neither a list nor nothing
  const name = typeof names === 'string' ? names : nameOf(names, node);
  const fields = fieldsOf(name, node);
  let changed: Record<string, unknown> | undefined;
  for (const key in fields) {
    const before = node[key];
    const after = mapped(fields[key] ?? [], before, rewrites);
    if (after !== before) {
      changed ??= { ...node };
      changed[key] = after;
    }
  }
  return rewrites[name]?.(changed ?? node) ?? changed ?? node;
}

function mappedList(names: Names, items: readonly unknown[], rewrites: Callbacks<Loose>): readonly unknown[] {
  const after = items.map(item => mapped(names, item, rewrites));
  return after.some((item, at) => item !== items[at]) ? after : items;
}

/** The first of the names a node may have there: by its kind and the fields such a node has, or by having no kind. */
function nameOf(names: readonly NodeName[], node: Loose): NodeName {
  const found = names.find(name => mayBe(name, node)) ?? names.at(-1);
  if (found === undefined) throw new Error('A field without names contains a node.');
  return found;
}

function mayBe(name: NodeName, node: Loose): boolean {
  const fields = typeof node.kind === 'string' ? BY_KIND[name]?.[node.kind] : BY_PLACE[name];
  if (fields === undefined) return false;
  const keys = Object.keys(fields);
  return keys.length === 0 || keys.some(key => key in node);
}

function fieldsOf(name: NodeName, node: Loose): Fields {
  return BY_PLACE[name] ?? BY_KIND[name]?.[String(node.kind)] ?? NONE;
}

// Antecedents of "it": in "as long as ~ is tapped, it has …" and "~ has … as long as it's tapped" the one object named
// before.
import type { Condition, ObjectRef } from '../../../engine/index.ts';
import { same } from '../../phrase.ts';
import { IT_REF, SELF_REF } from './players.ts';

/** The condition with that object for "it". */
export function resolvePronouns(condition: Condition, ref: ObjectRef): Condition {
  return replaceRef(condition, IT_REF, ref) as Condition; // the same shape: only references differ
}

/** The condition with "it" for that object. */
export function unresolvePronouns(condition: Condition, ref: ObjectRef): Condition {
  return replaceRef(condition, ref, IT_REF) as Condition; // the same shape: only references differ
}

/** The object that a condition names first: the source, or what it is attached to. */
export function antecedentOf(condition: unknown): ObjectRef | undefined {
  if (typeof condition !== 'object' || condition === null) return undefined;
  if (Array.isArray(condition)) {
    for (const part of condition) {
      const found = antecedentOf(part);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const node: Readonly<Record<string, unknown>> = { ...condition };
  if ((node.kind === 'attached' && node.as !== undefined) || node.kind === 'top') return node as unknown as ObjectRef; // only references are of that kind inside a condition
  if (ABOUT_SOURCE.has(node.kind) || (node.kind === 'history' && node.what === 'exiledWithThis')) return SELF_REF;
  return antecedentOf(Object.values(node));
}

/** Kinds of conditions and amounts whose words name the source. */
const ABOUT_SOURCE: ReadonlySet<unknown> = new Set(['self', 'status', 'linked', 'level']);

/** The same data with one reference replaced; granted abilities are left alone. */
export function replaceRef(value: unknown, from: ObjectRef, to: ObjectRef): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (same(value, from)) return to;
  if (Array.isArray(value)) return value.map(it => replaceRef(it, from, to));
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => [key, key === 'abilities' ? it : replaceRef(it, from, to)]),
  );
}

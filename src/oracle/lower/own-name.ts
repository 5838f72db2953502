// Replacement of ~ by the object's name in what is kept as text: effects, names, costs.
import { raiseStarts } from '../normalize.ts';

/** The same data with every ~ inside a string written out, and kept sentences beginning with a capital letter. */
export function withOwnName<T>(value: T, name: string): T {
  return deep(value, { name, given: false, key: undefined }) as T; // the same shape: only strings differ
}

const SENTENCES: ReadonlySet<string> = new Set(['effect', 'text']);

/** Words for the object that has an ability granted by another. */
const OTHER = 'this permanent';

interface At {
  readonly name: string;
  /** Inside an ability that an effect grants: ~ is then the object that has it. */
  readonly given: boolean;
  readonly key: string | undefined;
}

function deep(value: unknown, at: At): unknown {
  if (typeof value === 'string') return written(value, at);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(it => deep(it, at));
    return items.every((it, i) => it === value[i]) ? value : items;
  }
  let copy: Record<string, unknown> | undefined;
  for (const [key, it] of Object.entries(value)) {
    if (typeof it !== 'string' && typeof it !== 'object') continue;
    const named = deep(it, { name: at.name, key, given: at.given || isGiven(value, key) });
    if (named === it) continue;
    copy ??= { ...value };
    copy[key] = named;
  }
  return copy ?? value;
}

/** Whether a property holds the abilities that an effect grants. */
function isGiven(value: object, key: string): boolean {
  return key === 'abilities' && 'kind' in value && value.kind === 'gains';
}

function written(value: string, { name, given, key }: At): string {
  const sentence = key !== undefined && SENTENCES.has(key);
  const text = sentence ? raiseStarts(value) : value;
  if (!text.includes('~')) return text;
  if (sentence && given) return text.replaceAll('~', OTHER);
  // A quoted ability is one that another object has.
  const parts = sentence ? text.split('"') : [text];
  return parts.map((part, n) => part.replaceAll('~', n % 2 === 0 ? name : OTHER)).join('"');
}

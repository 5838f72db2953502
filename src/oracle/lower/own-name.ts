// Puts the object's name back where ~ stands in what is kept as text: effects, names, costs.
import { raiseStarts } from '../normalize.ts';

/** The same data with every ~ inside a string written out, and kept sentences beginning with a capital letter. */
export function withOwnName<T>(value: T, name: string): T {
  return deep(value, { name, given: false, key: undefined }) as T; // the same shape: only strings differ
}

const SENTENCES: ReadonlySet<string> = new Set(['effect', 'text']);

/** What the object that has an ability given by another is called in it. */
const OTHER = 'this permanent';

interface At {
  readonly name: string;
  /** Inside an ability that an effect gives: ~ is then whatever has it. */
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

/** Abilities that an effect gives. */
function isGiven(value: object, key: string): boolean {
  return key === 'abilities' && 'kind' in value && value.kind === 'gains';
}

function written(value: string, { name, given, key }: At): string {
  const sentence = key !== undefined && SENTENCES.has(key);
  const said = sentence ? raiseStarts(value) : value;
  if (!said.includes('~')) return said;
  if (sentence && given) return said.replaceAll('~', OTHER);
  // A quoted ability is had by something else too.
  const parts = sentence ? said.split('"') : [said];
  return parts.map((part, n) => part.replaceAll('~', n % 2 === 0 ? name : OTHER)).join('"');
}

// Puts the object's name back where ~ stands in what is kept as text: effects, names, costs.
import { raiseStarts } from '../normalize.ts';

/** The same data with every ~ inside a string written out, and kept sentences beginning with a capital letter. */
export function withName<T>(value: T, name: string): T {
  return deep(value, name, undefined) as T; // the same shape: only strings differ
}

const SENTENCES: ReadonlySet<string> = new Set(['effect', 'text']);

function deep(value: unknown, name: string, key: string | undefined): unknown {
  if (typeof value === 'string') {
    const said = key !== undefined && SENTENCES.has(key) ? raiseStarts(value) : value;
    return said.includes('~') ? said.replaceAll('~', name) : said;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(it => deep(it, name, key));
    return items.every((it, i) => it === value[i]) ? value : items;
  }
  let changed = false;
  const copy: Record<string, unknown> = {};
  for (const [field, it] of Object.entries(value)) {
    copy[field] = deep(it, name, field);
    if (copy[field] !== it) changed = true;
  }
  return changed ? copy : value;
}

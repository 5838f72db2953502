// Replacement of ~ by the object's name in what is kept as text: effects, names, costs.
import { raiseStarts } from '../normalize.ts';

/** The line that the data was read from: its normal form, and the words that each ~ replaced, in order. */
export interface SourceLine {
  readonly text: string;
  readonly selves: readonly string[];
}

/**
 * The same data with every ~ inside a string written out, and kept sentences beginning with a capital letter. Effects
 * are quoted: the words for the object itself are those of the line.
 */
export function withOwnName<T>(value: T, name: string, line: SourceLine = NO_LINE): T {
  const other = line.selves.find(it => /^this /i.test(it))?.toLowerCase() ?? OTHER;
  // the same shape: only strings differ
  return deep(value, { name, other, line, given: false, key: undefined }) as T;
}

const NO_LINE: SourceLine = { text: '', selves: [] };

const SENTENCES: ReadonlySet<string> = new Set(['effect', 'text', 'reflexive']);

/** Words for the object that has an ability granted by another. */
const OTHER = 'this permanent';

interface At {
  readonly name: string;
  readonly other: string;
  readonly line: SourceLine;
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
  for (const [key, field] of Object.entries(value)) {
    if (typeof field !== 'string' && typeof field !== 'object') continue;
    const named = deep(field, { ...at, key, given: at.given || isGiven(value, key) });
    if (named === field) continue;
    copy ??= { ...value };
    copy[key] = named;
  }
  return copy ?? value;
}

/** Whether a property holds the abilities that an effect grants. */
function isGiven(value: object, key: string): boolean {
  return key === 'abilities' && 'kind' in value && value.kind === 'gains';
}

function written(value: string, at: At): string {
  const { name, other, given, key } = at;
  const sentence = key !== undefined && SENTENCES.has(key);
  const text = sentence ? raiseStarts(value) : value;
  if (!text.includes('~')) return text;
  const quoted = key === 'effect' || key === 'reflexive' ? asPrinted(value, text, at.line) : undefined;
  if (quoted !== undefined) return quoted;
  if (sentence && given) return text.replaceAll('~', other);
  // A quoted ability is one that another object has.
  const parts = sentence ? text.split('"') : [text];
  return parts.map((part, n) => part.replaceAll('~', n % 2 === 0 ? name : other)).join('"');
}

/** A part of the line with the words that stand there for the object; undefined where it is no part of it. */
function asPrinted(value: string, text: string, { text: whole, selves }: SourceLine): string | undefined {
  const at = whole.indexOf(value);
  // today's wording may have more or fewer of them than the old one
  if (at === -1 || whole.split('~').length - 1 !== selves.length) return undefined;
  let nth = whole.slice(0, at).split('~').length - 1;
  return text.replace(/~/g, () => selves[nth++] ?? '~');
}

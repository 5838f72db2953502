// The item being typed at the end of a list: `2 Bear Cub; Clone (copying Bear Cub, ta`.

import { NAME_MODIFIERS } from '../../vocabulary/index.ts';

/** A list split at the item being typed, with the kind of words that may stand there. */
export interface TypedItem {
  /** The items before it, with the separator after them. */
  readonly before: string;
  /** The part of the item that stays: a count, a name with an open bracket. */
  readonly kept: string;
  readonly words: string;
  /** The kind of the item. `object`: a name or a token; `name`: a name in brackets; `modifier`: a state in brackets. */
  readonly kind: 'object' | 'name' | 'modifier';
}

/** Words in brackets that a name follows. */
const NAMING = new RegExp(`^(?:${NAME_MODIFIERS.join('|')}|a copy of|named?|on)\\s+`, 'iu');

/**
 * The ways to understand the end of a list, the likeliest first: names contain commas, and commas split items too.
 * `ends` matches the characters after which an item starts, outside brackets.
 */
export function typedItems(text: string, ends: RegExp): readonly TypedItem[] {
  const { start, bracket } = lastStart(text, ends);
  const comma = text.lastIndexOf(',', bracket) + 1;
  if (bracket !== undefined) return inBrackets(text, Math.max(start, comma), bracket);
  return [start, ...(comma > start ? [comma] : [])].map(from => {
    const counted = /^\s*(?:\d+\s+)?/u.exec(text.slice(from))?.[0].length ?? 0;
    return cutAt(text, from, from + counted, 'object');
  });
}

/** The words in brackets being typed: what a name follows reaches to the end, whatever its commas. */
function inBrackets(text: string, start: number, bracket: number): readonly TypedItem[] {
  const starts = [...text.slice(bracket).matchAll(/(?:^|[,;])\s*/gu)].map(it => bracket + it.index + it[0].length);
  const naming = starts.flatMap(at => {
    const length = NAMING.exec(text.slice(at))?.[0].length;
    return length === undefined ? [] : [at + length];
  });
  const last = naming.at(-1);
  const named = last === undefined ? [] : [cutAt(text, start, last, 'name')];
  return [...named, cutAt(text, start, starts.at(-1) ?? bracket, 'modifier')];
}

/** The index at which the last item starts, and that of the words in its bracket if one is open. */
function lastStart(text: string, ends: RegExp): { readonly start: number; readonly bracket?: number } {
  let start = 0;
  let open: number | undefined;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '(') open ??= at + 1;
    else if (letter === ')') open = undefined;
    else if (open === undefined && ends.test(letter)) start = at + 1;
  }
  return { start, ...(open !== undefined && { bracket: open }) };
}

function cutAt(text: string, start: number, at: number, kind: TypedItem['kind']): TypedItem {
  return {
    before: text.slice(0, start).replace(/[;,:]$/u, '$& '),
    kept: text.slice(start, at).trimStart(),
    words: text.slice(at).trim(),
    kind,
  };
}

/** The names typed in a list of objects, without counts and brackets, each as one text. */
export function namesTyped(list: string): readonly string[] {
  return list
    .replace(/\([^()]*\)?/gu, '')
    .split(/[;\n]/u)
    .map(it => it.replace(/^\s*\d+\s+|\s+[x×]\d+\s*$/gu, '').trim())
    .filter(it => it !== '');
}

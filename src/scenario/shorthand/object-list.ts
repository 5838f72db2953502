// Lists of objects as people type them: `2 Agent of the Fates; Clone (copying Bear Cub, tapped, 2 +1/+1)`.

import type { Issue } from '../../kit/issue.ts';
import { unnumbered } from '../../kit/strings.ts';
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import { splitCount } from '../schema/list-schemas.ts';
import { readModifiers } from './item-modifiers.ts';
import { readToken } from './typed-token.ts';

/**
 * A function from a text to the whole name of its card: by its name, a face's, or its usual short name; undefined for
 * any other text. It is called for every piece of a list, and therefore does not search for mistyped names.
 */
export type NameOf = (typed: string) => string | undefined;

/** One object as the long form of the format, still to be read by the schema. */
export type DeclaredItem = Readonly<Record<string, unknown>>;

export interface ItemsReading {
  readonly items: readonly DeclaredItem[];
  readonly issues: readonly Issue[];
}

/** Every object of a list, and the words that could not be read. */
export function readItems(text: string, nameOf: NameOf): ItemsReading {
  const long = tooManyEntries(text);
  if (long !== undefined) return { items: [], issues: [long] };
  const read = splitItems(text, nameOf).map(item => readItem(item, nameOf));
  return { items: read.map(it => it.item), issues: read.flatMap(it => it.issues) };
}

/** The problem with a list of more entries than are read. */
export function tooManyEntries(text: string): Issue | undefined {
  const pieces = splitOutside(text, /[;,\n]/u).length;
  if (pieces <= SCENARIO_LIMITS.list) return undefined;
  const message = `The list has ${pieces} entries, and at most ${SCENARIO_LIMITS.list} are read. Write a number before a name for several of a kind.`;
  return { path: [], message };
}

/** A list split at semicolons and line ends, and at commas that belong to no name. */
export function splitItems(text: string, nameOf: NameOf): readonly string[] {
  return splitOutside(text, /[;\n]/u).flatMap(chunk =>
    joinNames(cutOutside(chunk, /,/u), nameOf).flatMap(item => splitAtAnd(item, nameOf)),
  );
}

/** `a Grizzly Bears and a Serra Angel` as two, where it is not one name and both are known. */
function splitAtAnd(item: string, nameOf: NameOf): readonly string[] {
  if (isKnown(item, nameOf)) return [item];
  const [, one, other] = /^(.+?) and (.+)$/isu.exec(item) ?? [];
  if (one === undefined || other === undefined || !isKnown(one, nameOf)) return [item];
  const rest = splitAtAnd(other, nameOf);
  return rest.every(it => isKnown(it, nameOf)) ? [one, ...rest] : [item];
}

/** Whether it is a card by its name, or a token. */
function isKnown(item: string, nameOf: NameOf): boolean {
  return whatItIs(partsOf(item, nameOf).name, nameOf) !== undefined;
}

/** The properties that a name tells of: a card, a token, or a token that is a copy of a card; undefined for other words. */
function whatItIs(name: string, nameOf: NameOf): DeclaredItem | undefined {
  const card = nameOf(name);
  if (card !== undefined) return { card };
  const token = readToken(name);
  if (token !== undefined) return { token };
  const copied = /^token cop(?:y|ies) of (.+)$/isu.exec(name)?.[1];
  const copyOf = copied === undefined ? undefined : nameOf(copied.trim());
  return copyOf === undefined ? undefined : { copyOf };
}

/** One object: count, name, and modifiers in brackets. */
export function readItem(
  text: string,
  nameOf: NameOf,
): { readonly item: DeclaredItem; readonly issues: readonly Issue[] } {
  const { count, name, inside } = partsOf(text, nameOf);
  const { patch, issues } = readModifiers(inside === undefined ? [] : splitOutside(inside, /[,;]/u), nameOf);
  const what = whatItIs(name, nameOf) ?? { card: name };
  return { item: { ...what, ...(count === 1 ? {} : { count }), ...patch }, issues };
}

/** Pieces of a text between separators that stand outside brackets and quotes; empty ones are left out. */
function splitOutside(text: string, separator: RegExp): readonly string[] {
  return cutOutside(text, separator)
    .map(it => it.trim())
    .filter(it => it !== '');
}

function cutOutside(text: string, separator: RegExp): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  let depth = 0;
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (letter === '(') depth++;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && !quoted && separator.test(letter)) {
      pieces.push(piece);
      piece = '';
    } else piece += letter;
  }
  return [...pieces, piece];
}

/** The pieces joined again at commas that belong to a name, the longest name first; unknown neighbors stay together. */
function joinNames(pieces: readonly string[], nameOf: NameOf): readonly string[] {
  const items: string[] = [];
  let unknown: string[] = [];
  const endUnknown = () => {
    const item = unknown.join(',').replace(/^[\s,]+|[\s,]+$/gu, '');
    if (item !== '') items.push(item);
    unknown = [];
  };
  let at = 0;
  while (at < pieces.length) {
    const length = knownLength(pieces, at, nameOf);
    if (length === 0) unknown.push(pieces[at] ?? '');
    else {
      endUnknown();
      items.push(
        pieces
          .slice(at, at + length)
          .join(',')
          .trim(),
      );
    }
    at += Math.max(1, length);
  }
  endUnknown();
  return items;
}

/** The greatest number of pieces in a card's name. */
const LONGEST_NAME = 5;

function knownLength(pieces: readonly string[], at: number, nameOf: NameOf): number {
  for (let length = Math.min(LONGEST_NAME, pieces.length - at); length > 0; length--) {
    const { name } = partsOf(pieces.slice(at, at + length).join(','), nameOf);
    if (nameOf(unnumbered(name)) !== undefined) return length;
    // a comma in a token's name parts its colors: anywhere else a token ends the list
    const token = whatItIs(name, nameOf);
    if (token?.copyOf !== undefined) return length;
    if (token !== undefined && (length === 1 || DESCRIBED.test(name))) return length;
  }
  return 0;
}

/** The size a described token begins with. */
const DESCRIBED = /^\d+\/\d+\s/u;

interface Parts {
  readonly count: number;
  readonly name: string;
  readonly inside?: string;
}

function partsOf(text: string, nameOf: NameOf): Parts {
  const whole = text.trim();
  if (nameOf(whole) !== undefined) return { count: 1, name: whole };
  const { count, name: counted } = severalOf(unquoted(whole));
  const name = withoutArticle(counted, nameOf);
  if (nameOf(name) !== undefined) return { count, name };
  const [, state, stated] = STATED.exec(name) ?? [];
  if (state !== undefined && stated !== undefined) {
    const { inside, ...parts } = partsOf(stated, nameOf);
    if (whatItIs(parts.name, nameOf) !== undefined) {
      return { ...parts, count: count * parts.count, inside: inside === undefined ? state : `${state}, ${inside}` };
    }
  }
  const [, bearer, counters] = BEARING.exec(name) ?? [];
  if (bearer !== undefined && counters !== undefined && nameOf(bearer) !== undefined) {
    return { count, name: bearer, inside: counters };
  }
  const [, before, inside] = /^(.*?)\s*\(((?:[^()]|\([^()]*\))*)\)$/su.exec(name) ?? [];
  if (before === undefined || inside === undefined || before === '') return { count, name: unquoted(name) };
  return { count, name: nameOf(before) === undefined ? unquoted(before) : before, inside };
}

/** A state said before the name: `tapped Soul Warden`. */
const STATED = /^(tapped|untapped|flipped|transformed|attacking|suspected|monstrous|renowned|face[ -]down)\s+(.+)$/isu;

/** Counters said after the name: `Spike Feeder with 2 +1/+1 counters`. */
const BEARING =
  /^(.+?)\s+with\s+((?:an?\s+|\d+\s+)(?:[+-]\d+\/[+-]\d+|[a-z][a-z ]*)(?:\s+counters?)?(?:\s+on it)?)$/isu;

function withoutArticle(text: string, nameOf: NameOf): string {
  return nameOf(text) === undefined ? text.replace(/^(?:an?|one)\s+/iu, '') : text;
}

/** A count before the name, or after it as in `Forest x3`. */
function severalOf(text: string): { readonly count: number; readonly name: string } {
  const [, name, after] = /^(.*\S)\s+[x×](\d{1,3})$/su.exec(text) ?? [];
  return name === undefined ? splitCount(text) : { count: Number(after), name };
}

function unquoted(text: string): string {
  return /^"([^"]*)"$/u.exec(text.trim())?.[1]?.trim() ?? text.trim();
}

/** A name without an article, as the card it means. */
export function nameInText(text: string, nameOf: NameOf): string {
  const bare = text.trim().replace(/^(?:my|the|an?|your|opp's|opponent's)\s+/iu, '');
  return nameOf(text.trim()) ?? nameOf(bare) ?? bare;
}

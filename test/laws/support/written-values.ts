// Values that a question writes, each changed to nonsense: a leaf of the data with its path, and what comes of it.
import { type CardBook, packBook } from '../../../src/cards/index.ts';
import type { Issue } from '../../../src/kit/issue.ts';
import { answerScenario, readScenario, reportScenario } from '../../../src/scenario/index.ts';
import { ANSWER_WORDING } from '../../../src/service/answer-wording.ts';
import { CACHING_COMPILER } from '../../support/caching-compiler.ts';

export type ValuePath = readonly (string | number)[];

/** A word of no list, and the name of nothing. */
export const NONSENSE = 'Foobarbaz';

/** Values in place of a written one: an unknown word, something of another type, and a number beyond all bounds. */
const CHANGES: readonly unknown[] = [NONSENSE, { [NONSENSE]: 1 }, 987_654];

/** Paths that say nothing about the question itself. */
const REMARKS = ['id', 'title', 'source', 'note', 'confidence'];

/**
 * Values that may be anything of their kind, by the end of their path, each with the reason. `#` stands for a place in a
 * list. Whatever else is written is refused in a sentence that quotes it.
 */
const ANYTHING_GOES: readonly (readonly [RegExp, string])[] = [
  [/^cards\.#(\.faces\.#)?\.text$/, 'a text of a card: what is not read of it is said where it could matter'],
  [/^cards\.#(\.faces\.#)?\.(power|toughness|loyalty|defense)$/, 'a printed number, of any size'],
  [/^(cards\.#(\.faces\.#)?|(given|when)\..*)\.(name|as)$/, 'a name that the question gives itself'],
  [/^players\.#$/, 'a name that the question gives a player'],
  [/^(given|when)\..*\.(power|toughness|loyalty|defense)$/, 'a printed number, of any size'],
  [/^(given|when)\..*\.(counter|kind)$/, 'a kind of counter, of which new ones are printed'],
  [/^(given|choose)\..*(chosen|#)\.(word|mode|cardName)$/, 'a word that a card may have had chosen'],
  [/^(given|when)\..*\.token\.text$/, 'a text of a token: what is not read of it is said where it could matter'],
  [/^then\.outcomes$/, 'a number of outcomes, which any other than that is not'],
  [/^then\.never\./, 'what is expected never to be so, and never is'],
  [/^given\..*\.effects\.#\.text$/, 'a text of an effect: what is not read of it is said'],
];

/** The law's complaint about one changed value; undefined where it is refused in a sentence that quotes it. */
export function swallowed(
  raw: unknown,
  path: ValuePath,
  to: unknown,
  before: WrittenResult,
  book: CardBook,
): string | undefined {
  const after = resultOf(withAt(raw, path, to), book);
  const where = `${path.join('.')} := ${JSON.stringify(to)}`;
  if (after.refused === undefined) {
    if (reasonFor(path) !== undefined) return undefined;
    // an expectation is no part of the question: it fails, and the failure says what was expected
    return path[0] === 'then' && isQuoted(after.told, to)
      ? undefined
      : `${where} is accepted: ${after.told.slice(0, 80)}`;
  }
  if (isQuoted(after.refused, to) || before.refused === after.refused) return undefined;
  // what calls it by its own name, or came of a value that may be anything, is refused then
  return isMentioned(path) || reasonFor(path) !== undefined
    ? undefined
    : `${where} is refused without being quoted: ${after.refused}`;
}

/** Whether a sentence quotes a changed value: of a map its key. */
function isQuoted(sentence: string, to: unknown): boolean {
  return sentence.includes(typeof to === 'object' ? NONSENSE : String(to));
}

/** Every value of a question that the law changes, with what it is changed to. */
export function* changedValues(raw: unknown): Generator<{ readonly path: ValuePath; readonly to: unknown }> {
  for (const [path, was] of leavesOf(raw, [])) {
    if (REMARKS.includes(String(path[0]))) continue;
    for (const to of CHANGES) if (typeof was !== 'number' || typeof to !== 'number') yield { path, to };
  }
}

/** The result of a question: what it tells, or the sentences of its refusal. */
export interface WrittenResult {
  readonly told: string;
  readonly refused?: string;
}

export function resultOf(raw: unknown, book: CardBook = packBook()): WrittenResult {
  const read = readScenario(raw);
  if (!read.ok) return { told: '', refused: read.issues.map(sentenceOf).join(' ') };
  const asked = answerScenario(read.value, { book, compiler: CACHING_COMPILER, wording: ANSWER_WORDING });
  if (!asked.ok) return { told: '', refused: asked.issues.map(sentenceOf).join(' ') };
  const { answer } = asked.value;
  const { status, failures } = reportScenario(read.value, { ok: true, value: answer });
  const told = JSON.stringify([answer.outcomes, answer.reason, answer.unread, status, failures]);
  return answer.status === 'illegal' ? { told, refused: answer.reason ?? '' } : { told };
}

/** A sentence with the place it is about, as it is shown. */
function sentenceOf({ path, message }: Issue): string {
  return `In ${path.join(', ')}: ${message}`;
}

/** Values that another part of the question speaks of, or that something in it comes from: that part is refused then. */
function isMentioned(path: ValuePath): boolean {
  const key = String(path.at(-1));
  return path[0] === 'players' || (path[0] === 'cards' && key !== 'type') || ['as', 'name'].includes(key);
}

function reasonFor(path: ValuePath): string | undefined {
  const shape = path.map(key => (typeof key === 'number' ? '#' : key)).join('.');
  return ANYTHING_GOES.find(([form]) => form.test(shape))?.[1];
}

function* leavesOf(value: unknown, path: ValuePath): Generator<readonly [ValuePath, unknown]> {
  if (Array.isArray(value)) for (const [n, item] of value.entries()) yield* leavesOf(item, [...path, n]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* leavesOf(part, [...path, key]);
  else yield [path, value];
}

function withAt(value: unknown, [key, ...rest]: ValuePath, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((item, n) => (n === key ? withAt(item, rest, to) : item));
  const map = value as Readonly<Record<string, unknown>>; // neither a leaf nor a list
  return { ...map, [key]: withAt(map[String(key)], rest, to) };
}

// Values that a question writes, each changed to nonsense: a leaf of the data with its path, and what comes of it.
import { type CardBook, packBook } from '../../../src/cards/index.ts';
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
 * Values that may be changed and change no answer, by the end of their path, each with the reason. `#` stands for a
 * place in a list, `*` for any key.
 */
const WITHOUT_EFFECT: readonly (readonly [RegExp, string])[] = [
  [/^cards\.#(\.faces\.#)?\.(name|text|type)$/, 'a face, a text or a type that the event does not come to'],
  [/^cards\.#(\.faces\.#)?\.(power|toughness|loyalty|defense|manaCost)$/, 'a number that the event does not come to'],
  [/^(given\..*|when\..*)\.(card|as|name)$/, 'the name of what is told apart by its place'],
  [/^given\.\w+\.\w+\.#(\.token)?\.(subtypes|supertypes)\.#$/, 'a subtype that nothing asks for'],
  [/^given\..*\.(power|toughness|timestamp|damage|life|counters\.\S+)$/, 'a number that nothing asks for'],
  [/^given\.\w+\.(life|speed)$/, 'a number that nothing asks for'],
  [/^given\.\w+\.thisTurn\.\w+$/, 'a number of the turn, of which only some threshold matters'],
  [/^(given|when)\..*\.cast\.(x|kicked|manaSpent)$/, 'a number of which only some threshold matters'],
  [/^when\..*\.(count|amount|x)$/, 'a number of which only some threshold matters'],
  [/^then\..*$/, 'an expectation holds or fails whatever else is written'],
];

/** The law's complaint about one changed value; undefined where it is refused in its own words, or tells. */
export function swallowed(
  raw: unknown,
  path: ValuePath,
  to: unknown,
  before: WrittenResult,
  book: CardBook,
): string | undefined {
  const after = resultOf(withAt(raw, path, to), book);
  const where = `${path.join('.')} := ${JSON.stringify(to)}`;
  if (after.refused !== undefined) {
    // what is refused then is a choice that nobody makes any more
    const isUnasked = after.refused.startsWith('Nobody is asked to choose');
    const isQuoted = to !== NONSENSE || after.refused.includes(NONSENSE) || isRenamed(path) || isUnasked;
    return isQuoted || before.refused === after.refused
      ? undefined
      : `${where} is refused without being quoted: ${after.refused}`;
  }
  return after.told === before.told && reasonFor(path) === undefined ? `${where} changes nothing` : undefined;
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
  if (!read.ok) return { told: '', refused: read.issues.map(it => it.message).join(' ') };
  const asked = answerScenario(read.value, { book, compiler: CACHING_COMPILER, wording: ANSWER_WORDING });
  if (!asked.ok) return { told: '', refused: asked.issues.map(it => it.message).join(' ') };
  const { answer } = asked.value;
  const { status, failures } = reportScenario(read.value, { ok: true, value: answer });
  const told = JSON.stringify([answer.outcomes, answer.reason, answer.unread, status, failures]);
  return answer.status === 'illegal' ? { told, refused: answer.reason ?? '' } : { told };
}

/** Names by which the rest of the question calls something: what is refused then is that other mention. */
function isRenamed(path: ValuePath): boolean {
  return (
    path[0] === 'cards' ||
    path[0] === 'players' ||
    ['as', 'name', 'card', 'token', 'copyOf'].includes(String(path.at(-1))) ||
    path.includes('designations')
  );
}

function reasonFor(path: ValuePath): string | undefined {
  const shape = path.map(key => (typeof key === 'number' ? '#' : key)).join('.');
  return WITHOUT_EFFECT.find(([form]) => form.test(shape))?.[1];
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

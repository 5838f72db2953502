// Resolution of the names in assertions to the objects of an answer.

import { fold } from '../../kit/fold.ts';
import { unnumbered } from '../../kit/strings.ts';
import type { ObjectAnswer, OutcomeAnswer } from '../answer.ts';
import type { NameTable } from '../object-names.ts';

/** An object of an outcome with the key it stands under. */
export interface KeyedObject {
  readonly key: string;
  readonly object: ObjectAnswer;
}

/** Whether a reference means the object, player or card with this key. A name alone means any object of that name. */
export function refersTo(names: NameTable, reference: string, key: string): boolean {
  if (fold(reference) === fold(key)) return true;
  if (names.findAll(reference).some(it => it.key === key)) return true;
  const written = names.find(key);
  const name = written?.key === key ? written.name : unnumbered(key);
  return fold(reference) === fold(name) || fold(reference) === fold(unnumbered(key));
}

/**
 * The object that a subject means in an outcome: a written one, or a token made there. Undefined when there is none.
 */
export function subjectOf(names: NameTable, subject: string, outcome: OutcomeAnswer): KeyedObject | undefined {
  const written = names.find(subject);
  const key = written?.key ?? subject;
  const object = ownValue(outcome.objects, key);
  if (object !== undefined) return { key, object };
  if (written !== undefined) return undefined;
  const [, name = subject, digits = '1'] = /^(.+?)\s*#(\d+)$/su.exec(subject) ?? [];
  return tokensNamed(outcome, name)[Number(digits) - 1] ?? meldedInto(outcome, name);
}

/** The objects that `2 Name` counts: those written with the name or the handle, and tokens that have it. */
export function objectsNamed(names: NameTable, name: string, outcome: OutcomeAnswer): readonly KeyedObject[] {
  const keys = new Set(names.findAll(name).map(it => it.key));
  const handled = fold(name);
  return Object.entries(outcome.objects)
    .filter(([key, object]) => keys.has(key) || isToken(object, name) || fold(unnumbered(key)) === handled)
    .map(([key, object]) => ({ key, object }));
}

/** Whether the subject could mean anything in the outcome, existing or not. */
export function mentionsSubject(names: NameTable, subject: string, outcome: OutcomeAnswer): boolean {
  return names.find(subject) !== undefined || subjectOf(names, subject, outcome) !== undefined;
}

/** The own value of a record under a key, never an inherited one. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function tokensNamed(outcome: OutcomeAnswer, name: string): readonly KeyedObject[] {
  return Object.entries(outcome.objects)
    .filter(([, object]) => isToken(object, name))
    .map(([key, object]) => ({ key, object }));
}

/** 712.8g: a permanent that two cards of a question have become. */
function meldedInto(outcome: OutcomeAnswer, name: string): KeyedObject | undefined {
  const found = Object.entries(outcome.objects).find(
    ([, { components, name: its }]) => components && fold(its) === fold(name),
  );
  return found && { key: found[0], object: found[1] };
}

function isToken(object: ObjectAnswer, name: string): boolean {
  const called = [object.name, object.written, ...(object.madeAs === undefined ? [] : [object.madeAs])];
  // a token with a name of its own may be written with "Token": "Monster Token"
  return object.token && called.some(it => fold(it) === fold(name) || fold(`${it} Token`) === fold(name));
}

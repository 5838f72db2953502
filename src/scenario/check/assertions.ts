// Assertions against one outcome: whether each holds, and the value found where one does not.
import type { ObjectAnswer, OutcomeAnswer } from '../answer.ts';
import type { NameTable } from '../object-names.ts';
import type { ExpectedObject } from '../schema/expected-properties.ts';
import type { Assertion } from '../schema/then-schema.ts';
import { mentionsSubject, objectsNamed, ownValue, subjectOf } from './meaning.ts';
import { mentionedOfObject, objectHolds, objectValue } from './object-properties.ts';
import { mentionedOfPlayer, playerHolds } from './player-properties.ts';

/** One property of one subject, or a count, as an outcome has it. */
export interface Finding {
  readonly subject: string;
  /** Left out for a count of objects. */
  readonly property?: string;
  readonly expected: unknown;
  readonly value: unknown;
  readonly holds: boolean;
  /** The key of the object it is about. */
  readonly key?: string;
}

/** The findings of an assertion in an outcome, one for each property it mentions. */
export function findings(assertion: Assertion, outcome: OutcomeAnswer, names: NameTable): readonly Finding[] {
  switch (assertion.kind) {
    case 'player': {
      const player = ownValue(outcome.players, assertion.subject);
      return mentionedOfPlayer(assertion.expect).map(property => ({
        subject: assertion.subject,
        property,
        expected: assertion.expect[property],
        value: player?.[property],
        holds: playerHolds(property, assertion.expect, player, names),
      }));
    }
    case 'object': {
      const found = subjectOf(names, assertion.subject, outcome);
      return mentionedOfObject(assertion.expect).map(property => ({
        subject: assertion.subject,
        property,
        expected: assertion.expect[property],
        value: objectValue(property, found?.object),
        holds: objectHolds(property, assertion.expect, found?.object, names),
        ...(found === undefined ? {} : { key: found.key }),
      }));
    }
    case 'number': {
      const like = objectsNamed(names, assertion.name, outcome);
      const count = like.filter(({ object }) => allHold(assertion.expect, object, names)).length;
      const holds = count === assertion.count;
      return [{ subject: `${assertion.count} ${assertion.name}`, expected: assertion.count, value: count, holds }];
    }
  }
}

/** Whether all assertions hold in an outcome. */
export function hasAll(assertions: readonly Assertion[], outcome: OutcomeAnswer, names: NameTable): boolean {
  return assertions.every(assertion => findings(assertion, outcome, names).every(it => it.holds));
}

/**
 * Whether any outcome has the subject of an assertion. That no token of a name exists may be asserted for any name that
 * ends in Token, since none may have been made.
 */
export function isKnown(assertion: Assertion, outcomes: readonly OutcomeAnswer[], names: NameTable): boolean {
  if (assertion.kind === 'player') return true;
  const subject = assertion.kind === 'object' ? assertion.subject : assertion.name;
  if (outcomes.some(outcome => mentionsSubject(names, subject, outcome))) return true;
  if (assertion.kind === 'number') {
    if (outcomes.some(outcome => objectsNamed(names, subject, outcome).length > 0)) return true;
    return assertion.count === 0 && isTokenName(subject);
  }
  return assertion.expect.exists === false && isTokenName(subject);
}

function allHold(expect: ExpectedObject, object: ObjectAnswer, names: NameTable): boolean {
  const properties = mentionedOfObject(expect);
  if (properties.length === 0) return object.exists;
  return properties.every(property => objectHolds(property, expect, object, names));
}

function isTokenName(subject: string): boolean {
  return / token(#\d+)?$/iu.test(subject);
}

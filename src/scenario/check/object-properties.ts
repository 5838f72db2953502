// Properties of objects in assertions: how each is compared, and the value found.
import { fold } from '../../kit/fold.ts';
import { keyOf } from '../../kit/structure.ts';
import type { ObjectAnswer } from '../answer.ts';
import type { NameTable } from '../object-names.ts';
import type { ChosenWords } from '../schema/chosen-schema.ts';
import type { ExpectedObject, ObjectProperty } from '../schema/expected-properties.ts';
import type { CounterMap } from '../schema/given-object-schema.ts';
import { refersTo } from './meaning.ts';

interface Property<P extends ObjectProperty> {
  readonly holds: (expected: NonNullable<ExpectedObject[P]>, object: ObjectAnswer, names: NameTable) => boolean;
  /** The value a failure shows. */
  readonly found: (object: ObjectAnswer) => unknown;
}

/** Every property, complete by type. */
const PROPERTIES: { readonly [P in ObjectProperty]: Property<P> } = {
  zone: plain('zone'),
  exists: plain('exists'),
  controller: named('controller'),
  owner: named('owner'),
  name: { holds: (expected, it) => fold(expected) === fold(it.name), found: it => it.name },
  manaValue: plain('manaValue'),
  types: exactSet('types'),
  subtypes: exactSet('subtypes'),
  supertypes: exactSet('supertypes'),
  colors: exactSet('colors'),
  power: plain('power'),
  toughness: plain('toughness'),
  loyalty: plain('loyalty'),
  defense: plain('defense'),
  counters: { holds: (expected, it) => sameCounters(expected, it.counters), found: it => it.counters },
  tapped: plain('tapped'),
  faceDown: plain('faceDown'),
  face: { holds: faceHolds, found: it => it.face },
  phasedOut: plain('phasedOut'),
  keywords: {
    holds: (expected, it) => expected.every(keyword => hasKeyword(it, keyword)),
    found: it => it.keywords,
  },
  lacks: {
    holds: (expected, it) => expected.every(word => !has(it, word)),
    found: it => (it.abilities.length > 0 ? it.abilities : it.keywords),
  },
  copyOf: named('copyOf'),
  attachedTo: named('attachedTo'),
  chosen: { holds: (expected, it) => sameChoices(expected, it.chosen), found: it => it.chosen },
  token: plain('token'),
  protector: named('protector'),
  damage: plain('damage'),
  attacking: {
    holds: (expected, object, names) =>
      typeof expected === 'boolean'
        ? expected === (object.attacking !== undefined)
        : namedHolds(expected, object.attacking, names),
    found: it => it.attacking ?? 'none',
  },
  level: plain('level'),
  designations: {
    holds: (expected, it) => expected.every(word => it.designations.some(other => fold(other) === fold(word))),
    found: it => it.designations,
  },
};

/** The properties an expectation mentions, in the order of the format. */
export function mentionedOfObject(expect: ExpectedObject): readonly ObjectProperty[] {
  return (Object.keys(PROPERTIES) as ObjectProperty[]).filter(property => expect[property] !== undefined); // the keys of a table complete by type
}

/** Whether one property is as expected. An object that has ceased to exist has only the property `exists`. */
export function objectHolds(
  property: ObjectProperty,
  expect: ExpectedObject,
  object: ObjectAnswer | undefined,
  names: NameTable,
): boolean {
  if (property === 'exists') return expect.exists === (object?.exists ?? false);
  return object?.exists === true && holdsFor(property, expect, object, names);
}

/** The value of a property that a failure shows. */
export function objectValue(property: ObjectProperty, object: ObjectAnswer | undefined): unknown {
  if (property === 'exists') return object?.exists ?? false;
  return object?.exists === true ? PROPERTIES[property].found(object) : 'an object that does not exist';
}

/** Whether counters are equal; a kind with none of it counts as left out. */
export function sameCounters(expected: CounterMap, found: CounterMap): boolean {
  return sorted(expected) === sorted(found);
}

function holdsFor<P extends ObjectProperty>(
  property: P,
  expect: ExpectedObject,
  object: ObjectAnswer,
  names: NameTable,
): boolean {
  const expected = expect[property];
  return expected === undefined || PROPERTIES[property].holds(expected, object, names);
}

type ScalarProperty =
  | 'zone'
  | 'exists'
  | 'manaValue'
  | 'power'
  | 'toughness'
  | 'loyalty'
  | 'defense'
  | 'tapped'
  | 'faceDown'
  | 'phasedOut'
  | 'token'
  | 'damage'
  | 'level';

function plain<P extends ScalarProperty>(property: P): Property<P> {
  return { holds: (expected, object) => expected === object[property], found: object => object[property] };
}

type SetProperty = 'types' | 'subtypes' | 'supertypes' | 'colors';

function exactSet<P extends SetProperty>(property: P): Property<P> {
  return {
    holds: (expected: readonly string[], object) => sameSet(expected, object[property]),
    found: object => object[property],
  };
}

type NamedProperty = 'controller' | 'owner' | 'copyOf' | 'attachedTo' | 'protector';

function named<P extends NamedProperty>(property: P): Property<P> {
  return {
    holds: (expected: string, object, names) => namedHolds(expected, object[property], names),
    found: object => object[property] ?? 'none',
  };
}

function namedHolds(expected: string, found: string | undefined, names: NameTable): boolean {
  if (found === undefined) return fold(expected) === 'none';
  return refersTo(names, expected, found);
}

function sameSet(expected: readonly string[], found: readonly string[]): boolean {
  const one = new Set(expected.map(fold));
  const other = new Set(found.map(fold));
  return one.size === other.size && [...one].every(it => other.has(it));
}

function sorted(counters: CounterMap): string {
  const present = Object.entries(counters).filter(([, count]) => count !== 0);
  return keyOf(present.map(([kind, count]) => [fold(kind), count]).sort());
}

/** Whether a face is the expected one, by its side or its name. A card with one face has its front up. */
function faceHolds(expected: string, object: ObjectAnswer): boolean {
  const face = fold(expected);
  if (face === 'front' || face === 'back') return face === (object.face ?? 'front');
  return face === fold(object.name);
}

function has(object: ObjectAnswer, word: string): boolean {
  if (word === 'abilities') return object.abilities.length > 0 || object.keywords.length > 0;
  return hasKeyword(object, word);
}

/** 702: whether the object has a keyword, whole or without its parameter: "protection" of "protection from red". */
function hasKeyword(object: ObjectAnswer, word: string): boolean {
  const sought = fold(word);
  return object.keywords
    .map(fold)
    .some(it => it === sought || (it.startsWith(sought) && /^[ -]/u.test(it.slice(sought.length))));
}

function sameChoices(expected: ChosenWords, found: ChosenWords): boolean {
  const choices = new Map(Object.entries(found));
  return Object.entries(expected).every(([key, value]) => fold(String(value)) === fold(String(choices.get(key) ?? '')));
}

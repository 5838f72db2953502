// Copiable values of an object, and the values a copy effect copies (707.2).
import { Memo } from '../../kit/memo.ts';
import { equals } from '../../kit/structure.ts';
import type { Ability } from '../ability/ability.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { CopyException } from '../ability/copy-exception.ts';
import type { CopiableValues, Printed } from '../model/characteristics.ts';
import type { CopySource, GameObject, LastingChange } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import { manaValueOf } from '../model/mana-cost.ts';
import type { GameState } from '../model/state.ts';
import { applyExceptions, fixExceptions } from './apply-exceptions.ts';
import { faceDownValues, valuesOfPrinted } from './printed-values.ts';

/**
 * The copiable values (707.2): the printed values as changed by copy effects, merging, face-down status and
 * prototyping.
 */
export function copiableValues(state: GameState, id: ObjectId): CopiableValues {
  return copiableValuesOf(objectIn(state, id));
}

/** The same for an object that need not be in a state. */
export function copiableValuesOf(object: GameObject): CopiableValues {
  const cached = VALUES.get(object);
  if (cached !== undefined) return cached;
  // 613.2b: face-down status comes after copy effects (708.10).
  const values = object.faceDown === undefined ? faceUpValues(object) : faceDownValues(object.faceDown, object.downAs);
  VALUES.set(object, values);
  return values;
}

/** The copiable values the object would have face up (708.8). */
export function faceUpValues(object: GameObject): CopiableValues {
  return layered(object, inOrder(object));
}

/** The values for an object that becomes or enters as a copy of it; chains of copies are resolved (707.3). */
export function copySourceOf(state: GameState, id: ObjectId): CopySource {
  return copySourceOfObject(objectIn(state, id));
}

/** The same for an object that need not be in a state. */
export function copySourceOfObject(object: GameObject): CopySource {
  if (object.faceDown !== undefined) {
    const { printed, face, faceDown, downAs } = object;
    return { printed, face, faceDown, exceptions: [], ...(downAs === undefined ? {} : { downAs }) };
  }
  const effects = inOrder(object);
  const at = effects.findLastIndex(it => it.of !== undefined);
  // 613.2a: values set by its "as it enters" abilities since it became a copy
  const since = effects.slice(at + 1).flatMap(it => it.exceptions);
  const last = effects[at]?.of;
  if (last === undefined) return { ...sourceItself(object), exceptions: since };
  const before = layered(object, effects.slice(0, at));
  const made = fixExceptions(valuesOfSource(last, object), effects[at]?.exceptions ?? [], before);
  return { ...last, exceptions: [...last.exceptions, ...made, ...since] };
}

/**
 * The values an object with that status has when it copies the source, before the exceptions of its own copy effect.
 */
export function valuesOfSource(
  source: CopySource,
  status: Pick<GameObject, 'flipped' | 'designations' | 'zone' | 'token' | 'printed'>,
): CopiableValues {
  if (source.faceDown !== undefined) return faceDownValues(source.faceDown, source.downAs);
  // 707.3: flipped and unlocked are the status of the copy, not of the original.
  const lying = {
    zone: status.zone === 'stack' ? ('stack' as const) : ('battlefield' as const),
    face: source.face,
    flipped: status.flipped,
    prototyped: source.prototyped === true,
    designations: status.designations,
    // 707.8a: a token made as a copy of a double-faced object is double-faced itself (202.3b)
    itself: status.token && status.printed === source.printed,
  };
  const printed = merged(valuesOfPrinted(source.printed, lying), source.printed, source.components ?? []);
  return applyExceptions(printed, source.exceptions, printed);
}

/** The copiable abilities of a copy: those of what it copies, and those that the exceptions add (707.9a). */
export interface CopiedAbilities {
  readonly copied: readonly Ability[];
  readonly added: readonly Ability[];
}

/** The abilities of an object that is a copy, as its copiable values have them; undefined for any other. */
export function copiedAbilities(object: GameObject): CopiedAbilities | undefined {
  const source = inOrder(object).findLast(it => it.of !== undefined)?.of;
  if (source === undefined || object.faceDown !== undefined) return undefined;
  const plain = valuesOfSource({ ...source, exceptions: [] }, object).abilities;
  const { abilities } = copiableValuesOf(object);
  const isPlain = (ability: Ability) => plain.some(it => equals(it, ability));
  return { copied: abilities.filter(isPlain), added: abilities.filter(it => !isPlain(it)) };
}

const VALUES = new Memo<GameObject, CopiableValues>();

function objectIn(state: GameState, id: ObjectId): GameObject {
  const object = state.objects.get(id);
  if (object === undefined) throw new Error(`No object ${id} in the position`);
  return object;
}

/** A copiable effect: a copy effect, or values an "as it enters" ability set (no `of`). */
interface Copiable {
  readonly of: CopySource | undefined;
  readonly exceptions: readonly CopyException[];
  readonly timestamp: number;
}

/** 613.2a, 613.7: its copiable effects in timestamp order. */
function inOrder(object: GameObject): readonly Copiable[] {
  const made = object.lasting.flatMap(it => (it.copiable === true ? [asExceptions(it)] : []));
  if (made.length + object.copies.length < 2) return made.length > 0 ? made : object.copies;
  return [...object.copies, ...made].sort((one, other) => one.timestamp - other.timestamp);
}

function layered(object: GameObject, effects: readonly Copiable[]): CopiableValues {
  let values = itself(object);
  for (const { of, exceptions } of effects) {
    values = applyExceptions(of === undefined ? values : valuesOfSource(of, object), exceptions, values);
  }
  return values;
}

/** 707.2: power and toughness set as it enters, and other values set with them, as copiable values. */
function asExceptions(lasting: LastingChange): Copiable {
  return { of: undefined, exceptions: lasting.changes.flatMap(asException), timestamp: lasting.timestamp };
}

/**
 * 708.2: the characteristics an effect lists for a face-down object, given as changes; undefined where it lists none.
 */
export function listedValues(changes: readonly Change[]): CopiableValues | undefined {
  const listed = changes.flatMap(asException);
  return listed.length === 0 ? undefined : applyExceptions(NO_CHARACTERISTICS, listed, NO_CHARACTERISTICS);
}

const NO_CHARACTERISTICS: CopiableValues = {
  name: '',
  supertypes: [],
  types: [],
  subtypes: [],
  colors: [],
  abilities: [],
};

function asException(change: Change): readonly CopyException[] {
  switch (change.kind) {
    case 'setPowerToughness':
      return [{ kind: 'powerToughness', power: change.power, toughness: change.toughness, asEntered: true }];
    case 'addTypes':
    case 'setTypes':
    case 'removeTypes':
    case 'setColors':
    case 'addColors':
    case 'gains':
    case 'everyCreatureType':
      return [change];
    case 'copyOf':
    case 'control':
    case 'text':
    case 'setSubtypes':
    case 'setLandTypes':
    case 'everyBasicLandType':
    case 'chosenType':
    case 'chosenColor':
    case 'loses':
    case 'losesAll':
    case 'cantHave':
    case 'gainsAbilitiesOf':
    case 'definePowerToughness':
    case 'modifyPowerToughness':
    case 'switchPowerToughness':
    case 'setName':
    case 'rule':
      return [];
  }
}

function itself(object: GameObject): CopiableValues {
  const values = valuesOfPrinted(object.printed, { ...object, itself: true });
  if (object.components.length === 0) {
    const { meldedManaValue } = object.printed;
    return meldedManaValue === undefined ? values : { ...values, manaValue: meldedManaValue };
  }
  if (object.printed.layout !== 'meld') return merged(values, object.printed, object.components);
  // 202.3c: a melded permanent counts the mana values of its two front faces.
  const total = object.components.reduce((sum, it) => sum + manaValueOf(it.faces[0].manaCost), 0);
  return { ...values, manaValue: total };
}

function sourceItself(object: GameObject): CopySource {
  return {
    printed: object.printed,
    face: TURNS.has(object.zone) ? object.face : 0,
    exceptions: [],
    ...(object.prototyped ? { prototyped: true } : {}),
    ...(object.components.length > 0 && object.printed.layout !== 'meld' ? { components: object.components } : {}),
  };
}

/** 712.8a: elsewhere a double-faced card is its front face. */
const TURNS: ReadonlySet<string> = new Set(['battlefield', 'stack']);

/**
 * 702.140e: a mutated permanent has the abilities of every card that represents it, and is otherwise its topmost one.
 */
function merged(values: CopiableValues, top: Printed, components: readonly Printed[]): CopiableValues {
  const below = components.filter(it => it !== top).flatMap(it => it.faces[0].abilities);
  return below.length === 0 ? values : { ...values, abilities: [...values.abilities, ...below] };
}

// Hand-built positions and outcomes in the form of the engine's, without the engine.

import {
  asNewObject,
  type Characteristics,
  type Color,
  type EffectName,
  type Face,
  type GameObject,
  type GameState,
  type ObjectId,
  type Outcome,
  objectId,
  type PlayerId,
  type Printed,
  type Step,
} from '../../../src/engine/index.ts';
import { answerNames } from '../../../src/explain/answer-names.ts';
import type { ExplainContext, ReadPosition } from '../../../src/explain/explain-context.ts';
import {
  BOARD_OPPONENT,
  BOARD_YOU,
  player,
  position,
  SELF_FILTER_TEST,
  staticAbilityIf,
  staticAbilityOf,
} from '../../support/board.ts';

export { BOARD_OPPONENT, BOARD_YOU };

export function builtFace(name: string, more: Partial<Face> = {}): Face {
  return {
    name,
    manaCost: ['1', 'G'],
    supertypes: [],
    types: ['Creature'],
    subtypes: ['Bear'],
    power: 2,
    toughness: 2,
    abilities: [],
    ...more,
  };
}

export const BEARS = builtFace('Grizzly Bears');
export const EREBOS = builtFace('Erebos, God of the Dead', {
  manaCost: ['3', 'B'],
  supertypes: ['Legendary'],
  types: ['Enchantment', 'Creature'],
  subtypes: ['God'],
  power: 5,
  toughness: 7,
  abilities: [
    staticAbilityIf(
      { kind: 'compare', left: { kind: 'devotion', colors: ['black'] }, is: '<', right: 5 },
      staticAbilityOf(SELF_FILTER_TEST, { kind: 'removeTypes', supertypes: [], types: ['Creature'], subtypes: [] }),
    ),
  ],
});

/** An object on your battlefield; its id is its label in small letters. */
export function builtObject(printed: Face, more: Partial<GameObject> = {}): GameObject {
  const label = more.label ?? printed.name;
  const whole: Printed = { layout: 'normal', faces: [printed], cardName: printed.name };
  const identity = {
    id: objectId(label.toLowerCase()),
    label,
    printed: whole,
    token: false,
    owner: BOARD_YOU,
    copies: [],
  };
  return { ...asNewObject(identity, 'battlefield', 1), level: 1, ...more };
}

export function builtState(objects: readonly GameObject[], life: Readonly<Record<string, number>> = {}): GameState {
  return position({
    players: [BOARD_YOU, BOARD_OPPONENT].map(id => player(id, { life: life[id] ?? 20 })),
    objects: new Map(objects.map(it => [it.id, it])),
  });
}

/**
 * A position read without layers: printed values as characteristics, or those of the copy, with the changes of the
 * test.
 */
export function builtPosition(
  changes: Readonly<Record<string, Partial<Characteristics>>> = {},
): (state: GameState) => ReadPosition {
  return from => ({
    of: id => {
      const object = from.objects.get(id);
      if (object === undefined) throw new Error(`no object ${id}`);
      return { ...printedOf(object), ...changes[object.label] };
    },
    controller: id => from.objects.get(id)?.controller ?? BOARD_YOU,
    amount: () => 4,
  });
}

function printedOf(object: GameObject): Characteristics {
  const printed =
    object.copies.at(-1)?.of.printed.faces[0] ?? object.printed.faces[object.face] ?? object.printed.faces[0];
  const plus = object.counters['+1/+1'] ?? 0;
  const letters: Readonly<Record<string, Color>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
  return {
    name: printed.name,
    manaCost: printed.manaCost,
    manaValue: 0,
    colors: (printed.manaCost ?? []).flatMap(symbol => letters[symbol] ?? []),
    supertypes: printed.supertypes,
    types: printed.types,
    subtypes: printed.subtypes,
    everyCreatureType: false,
    power: typeof printed.power === 'number' ? printed.power + plus : undefined,
    toughness: typeof printed.toughness === 'number' ? printed.toughness + plus : undefined,
    basePower: typeof printed.power === 'number' ? printed.power : undefined,
    baseToughness: typeof printed.toughness === 'number' ? printed.toughness : undefined,
    loyalty: undefined,
    defense: undefined,
    abilities: printed.abilities.map((ability, at) => ({ ability, key: `printed:${at}`, timestamp: 1 })),
  };
}

export function builtOutcome(before: GameState, after: GameState, more: Partial<Outcome> = {}): Outcome {
  return { before, state: after, triggers: [], trail: [], picks: [], occurrences: [], ...more };
}

export function builtContext(before: GameState, after: GameState = before, read = builtPosition()): ExplainContext {
  return {
    names: answerNames([before, after]),
    before,
    after,
    seenBefore: read(before),
    seenAfter: read(after),
    picks: [],
    ahead: new Map(),
    averted: new Set(),
    barred: new Set(),
  };
}

export function builtEffectName(object: GameObject): EffectName {
  return { source: object.id, name: object.label, controller: object.controller };
}

export function builtId(label: string): ObjectId {
  return objectId(label.toLowerCase());
}

export type StepOf<K extends Step['kind']> = Extract<Step, { readonly kind: K }>;
export type { PlayerId };

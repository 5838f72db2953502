// Carrying a change out on a shape, in the layer it belongs to.

import type { Amount } from '../ability/amount.ts';
import type { Change } from '../ability/continuous.ts';
import { copiableValuesOf, copySourceOf, valuesOfSource } from '../copy/copiable.ts';
import { except } from '../copy/exceptions.ts';
import { evaluate } from '../match/amount.ts';
import { matches } from '../match/filter.ts';
import { playersOf, refOf } from '../match/player.ts';
import { select } from '../match/select.ts';
import type { Context } from '../match/view.ts';
import type { CopiableValues } from '../model/characteristics.ts';
import type { ObjectId } from '../model/ids.ts';
import { inZone } from '../model/zones.ts';
import { some } from '../walk/index.ts';
import { forbid, gain, lose, loseAll, loseRulesText, taken } from './abilities.ts';
import { changeColors } from './colors.ts';
import { asChosen } from './granted.ts';
import type { LayerEffect } from './layer-effect.ts';
import { modifySize, setSize, switchSize } from './power-toughness.ts';
import { type Shape, take } from './shape.ts';
import { changeName, changeText } from './text.ts';
import { changeTypes, setsBasicLandType } from './types.ts';
import type { World } from './world.ts';

/** Applies one change of an effect to one shape; `numbers` where they are the same for every object. */
export function carryOut(
  world: World,
  shape: Shape,
  change: Change,
  effect: LayerEffect,
  context: Context,
  numbers?: Numbers,
): void {
  const chosen = context.chosen ?? {};
  switch (change.kind) {
    case 'copyOf':
      becomeCopy(world, shape, change, effect, context);
      return;
    case 'control': {
      const controller = playersOf(world.view, change.who, { ...context, it: shape.object.id })[0];
      if (controller !== undefined) shape.controller = controller;
      return;
    }
    case 'text':
      changeText(shape, change, chosen);
      return;
    case 'setName':
      changeName(shape, change.name);
      return;
    case 'setColors':
    case 'addColors':
    case 'chosenColor':
      changeColors(shape, change, chosen);
      return;
    case 'definePowerToughness':
    case 'setPowerToughness':
    case 'modifyPowerToughness':
    case 'switchPowerToughness':
      changeSize(world, shape, change, context, numbers);
      return;
    case 'gains':
    case 'loses':
    case 'losesAll':
    case 'cantHave':
    case 'gainsAbilitiesOf':
      changeAbilities(world, shape, change, effect, context);
      return;
    case 'rule':
      return;
    default:
      changeTypes(shape, change, chosen);
      if (setsBasicLandType(change, chosen) && shape.types.includes('Land')) loseRulesText(shape);
  }
}

export type Numbers = readonly [power: number | undefined, toughness: number | undefined];

/** The numbers a change comes to for one object, which is "it"; what an effect does to it, as 613.8a compares it. */
export function numbersOf(world: World, change: Change, context: Context, it: ObjectId): Numbers {
  if (!('power' in change)) return NO_NUMBERS;
  const own = { ...context, it, other: it };
  return [number(world, change.power, own), number(world, change.toughness, own)];
}

/** The same where no number depends on the object; undefined where one does. */
export function numbersForAll(world: World, change: Change, context: Context): Numbers | undefined {
  if (!('power' in change) || speaksOfIt(change)) return undefined;
  return [number(world, change.power, context), number(world, change.toughness, context)];
}

const NO_NUMBERS: Numbers = [undefined, undefined];
const OF_IT = new WeakMap<Change, boolean>();

function speaksOfIt(change: Change): boolean {
  let speaks = OF_IT.get(change);
  if (speaks === undefined) {
    speaks = some('change', change, { ref: ['it'], clause: ['other'] });
    OF_IT.set(change, speaks);
  }
  return speaks;
}

function number(world: World, amount: Amount | undefined, context: Context): number | undefined {
  return amount === undefined || typeof amount === 'number' ? amount : evaluate(world.view, amount, context);
}

type SizeChange = Change & {
  readonly kind: 'definePowerToughness' | 'setPowerToughness' | 'modifyPowerToughness' | 'switchPowerToughness';
};

function changeSize(
  world: World,
  shape: Shape,
  change: SizeChange,
  context: Context,
  numbers: Numbers | undefined,
): void {
  if (change.kind === 'switchPowerToughness') {
    switchSize(shape);
    return;
  }
  const [power, toughness] = numbers ?? numbersOf(world, change, context, shape.object.id);
  if (change.kind === 'modifyPowerToughness') modifySize(shape, power ?? 0, toughness ?? 0);
  else setSize(shape, power, toughness);
}

type AbilityChange = Change & { readonly kind: 'gains' | 'loses' | 'losesAll' | 'cantHave' | 'gainsAbilitiesOf' };

function changeAbilities(
  world: World,
  shape: Shape,
  change: AbilityChange,
  effect: LayerEffect,
  context: Context,
): void {
  switch (change.kind) {
    case 'gains':
      gain(shape, asChosen(change.abilities, context.chosen ?? {}), effect);
      return;
    case 'loses':
      lose(shape, change.keywords);
      return;
    case 'losesAll':
      loseAll(shape, change, effect);
      return;
    case 'cantHave':
      forbid(shape, change.keywords);
      return;
    case 'gainsAbilitiesOf': {
      const others = select(world.view, change.of, context).filter(id => id !== shape.object.id);
      gain(
        shape,
        others.flatMap(id => taken(world.view.of(id).abilities, change)),
        effect,
      );
      return;
    }
  }
}

type CopyChange = Change & { readonly kind: 'copyOf' };

/** 707.2c, 612.6: it has the copiable values, or the full text, of what is meant; where there is nothing, its own. */
function becomeCopy(world: World, shape: Shape, change: CopyChange, effect: LayerEffect, context: Context): void {
  // 708.10: face down it has no other text.
  const copied = shape.object.faceDown === undefined ? copiedBy(world, shape, change, context) : undefined;
  if (copied === undefined) return;
  const values = except(copied, change.exceptions, copiableValuesOf(shape.object));
  take(shape, values, `copied:${effect.key}`, effect.timestamp);
}

function copiedBy(world: World, shape: Shape, change: CopyChange, context: Context): CopiableValues | undefined {
  if (change.of.kind !== 'topOfGraveyard') {
    const id = refOf(world.view, change.of, context);
    if (id === undefined || id === shape.object.id || !world.state.objects.has(id)) return undefined;
    return valuesOfSource(copySourceOf(world.state, id), shape.object);
  }
  const player = playersOf(world.view, change.of.who, context)[0];
  const top = player === undefined ? undefined : inZone(world.state, 'graveyard', player)[0];
  if (top === undefined || !matches(world.view, change.of.filter, top, context)) return undefined;
  return copiableValuesOf(world.view.object(top));
}

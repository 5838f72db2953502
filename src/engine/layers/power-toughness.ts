// 613.1g, 613.4, layer 7: power and toughness defined, set, modified and switched.
import type { GameObject } from '../model/object.ts';
import type { Shape } from './shape.ts';

/** 7a, 7b: new base values; what is undefined stays. */
export function setSize(shape: Shape, power: number | undefined, toughness: number | undefined): void {
  if (power !== undefined) shape.power = power;
  if (toughness !== undefined) shape.toughness = toughness;
}

/** 7c: adds. 208.5: what has no value counts as 0. */
export function modifySize(shape: Shape, power: number, toughness: number): void {
  shape.power = (shape.power ?? 0) + power;
  shape.toughness = (shape.toughness ?? 0) + toughness;
}

/** 7d (613.4d). */
export function switchSize(shape: Shape): void {
  const { power, toughness } = shape;
  shape.power = toughness;
  shape.toughness = power;
}

/** 208.4b: the base is what stands before 7c. */
export function noteBase(shape: Shape): void {
  shape.basePower = shape.power;
  shape.baseToughness = shape.toughness;
}

/** 122.1a: what its +X/+Y and -X/-Y counters come to. */
export function countersOf(object: GameObject): { readonly power: number; readonly toughness: number } | undefined {
  let power = 0;
  let toughness = 0;
  for (const kind in object.counters) {
    const found = SIZE.exec(kind);
    if (found === null) continue;
    const count = object.counters[kind] ?? 0;
    power += count * Number(found[1]);
    toughness += count * Number(found[2]);
  }
  return power === 0 && toughness === 0 ? undefined : { power, toughness };
}

const SIZE = /^([+-]\d+)\/([+-]\d+)$/;

/** 208.3: a permanent that is no creature has no power and toughness; 208.5: a creature without a value has 0. */
export function settleSize(shape: Shape): void {
  if (shape.object.zone !== 'battlefield') return;
  const creature = shape.types.includes('Creature');
  shape.power = creature ? (shape.power ?? 0) : undefined;
  shape.toughness = creature ? (shape.toughness ?? 0) : undefined;
  if (!creature) noteBase(shape);
}

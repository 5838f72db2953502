// Changes of power and toughness (613.1g, 613.4, layer 7): defined, set, modified and switched.
import type { GameObject } from '../model/game-object.ts';
import type { ObjectDraft } from './object-draft.ts';

/** 7a, 7b: sets base values; an undefined one stays. */
export function setBasePT(draft: ObjectDraft, power: number | undefined, toughness: number | undefined): void {
  if (power !== undefined) draft.power = power;
  if (toughness !== undefined) draft.toughness = toughness;
}

/** 7c: adds. 208.5: a missing value counts as 0. */
export function modifyPT(draft: ObjectDraft, power: number, toughness: number): void {
  draft.power = (draft.power ?? 0) + power;
  draft.toughness = (draft.toughness ?? 0) + toughness;
}

/** Power and toughness switched, in layer 7d (613.4d). */
export function switchPT(draft: ObjectDraft): void {
  const { power, toughness } = draft;
  draft.power = toughness;
  draft.toughness = power;
}

/** 208.4b: records the base values, those before 7c. */
export function recordBasePT(draft: ObjectDraft): void {
  draft.basePower = draft.power;
  draft.baseToughness = draft.toughness;
}

/** 122.1a: the sum of its +X/+Y and -X/-Y counters; undefined where there are none. */
export function ptCountersOf(object: GameObject): { readonly power: number; readonly toughness: number } | undefined {
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
export function finishPT(draft: ObjectDraft): void {
  if (draft.object.zone !== 'battlefield') return;
  const creature = draft.types.includes('Creature');
  draft.power = creature ? (draft.power ?? 0) : undefined;
  draft.toughness = creature ? (draft.toughness ?? 0) : undefined;
  if (!creature) recordBasePT(draft);
}

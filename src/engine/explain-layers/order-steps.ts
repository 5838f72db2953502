// Order of two effects on an object (613.7): whether it made a difference, and the rules of the timestamps.
import { equals } from '../../kit/structure.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { LayerEffect } from '../layers/layer-effect.ts';
import { type AppliedEffect, type Projection, projectedObject } from '../layers/projection.ts';

/** Whether the reverse order of the two effects would have another result. */
export function orderMatters(_world: Projection, earlier: AppliedEffect, later: AppliedEffect): boolean {
  if (earlier.effect.defining !== later.effect.defining) return false;
  const some = earlier.effect.changes[earlier.layer] ?? [];
  const others = later.effect.changes[later.layer] ?? [];
  return some.some(one => others.some(other => clash(one, other)));
}

/** 613.7a-e: the subrule that dates an effect, after the rule itself. */
export function timestampRules(projection: Projection, effect: LayerEffect): readonly string[] {
  return ['613.7', datedBy(projection, effect)];
}

function datedBy(projection: Projection, effect: LayerEffect): string {
  if (effect.origin === 'resolved' || effect.origin === 'lasting') return '613.7b';
  if (effect.origin === 'counter') return '613.7c';
  const object = effect.source === undefined ? undefined : projectedObject(projection, effect.source);
  if (object === undefined) return '613.7b';
  if (effect.key.includes(':granted:')) return '613.7a';
  return (object.attachTimestamp ?? object.timestamp) > object.timestamp ? '613.7e' : '613.7d';
}

function clash(one: Change, other: Change): boolean {
  if (SETS.has(one.kind) || SETS.has(other.kind)) return one.kind !== other.kind || !equals(one, other);
  if (one.kind === 'control' && other.kind === 'control') return true;
  return takesFrom(one, other) || takesFrom(other, one);
}

/** Changes that replace the results of others of their layer. */
const SETS: ReadonlySet<Change['kind']> = new Set([
  'setTypes',
  'setSubtypes',
  'setLandTypes',
  'setColors',
  'setPowerToughness',
  'setName',
  'losesAll',
]);

/** Whether one change gives a keyword that the other removes. */
function takesFrom(gives: Change, takes: Change): boolean {
  if (gives.kind !== 'gains' || (takes.kind !== 'loses' && takes.kind !== 'cantHave')) return false;
  return gives.abilities.some(it => it.kind === 'keyword' && takes.keywords.includes(it.keyword));
}

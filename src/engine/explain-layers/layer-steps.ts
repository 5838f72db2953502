// Steps for the effects on objects, layer by layer, each with the deciding rule (613).

import { unique } from '../../kit/lists.ts';
import { type Change, isSizeChange } from '../ability/continuous-effect.ts';
import { contextIn } from '../layers/affected-objects.ts';
import { effectNameOf } from '../layers/effect-name.ts';
import type { Layer } from '../layers/layer.ts';
import { projectionOfView } from '../layers/project.ts';
import type { AppliedEffect, Projection } from '../layers/projection.ts';
import { undefinedChoice } from '../layers/undefined-choice.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { EffectName, LayerCode, Step } from '../trail/step.ts';
import { isOfLandType, rulesOfChange, rulesOfEffect } from './change-rules.ts';
import { copiableSteps } from './copiable-steps.ts';
import { observedLayers } from './observe-layers.ts';
import { orderMatters, timestampRules } from './order-steps.ts';
import { otherSteps, withoutChoice } from './other-steps.ts';

/** 'layer' steps for each of the objects, in the order the effects applied. */
export function layerSteps(view: View, ids: readonly ObjectId[]): readonly Step[] {
  const projection = projectionOfView(view);
  return ids.filter(id => projection.state.objects.has(id)).flatMap(id => explainOne(projection, view, id));
}

function explainOne(projection: Projection, view: View, id: ObjectId): readonly Step[] {
  const steps: Step[] = [...copiableSteps(view, id)];
  const seen: AppliedEffect[] = [];
  const layers = observedLayers(view);
  for (const applied of projection.trace) {
    if (applied.affected.includes(id)) {
      const observed = layers.of(applied.layer, applied.effect);
      steps.push(...explainApplied({ projection, id, applied, earlier: [...seen], observed }));
      seen.push(applied);
    } else if (waitedOver(projection, applied, id)) steps.push(waited(projection, id, applied));
  }
  return [...steps, ...otherSteps(projection, view, id)];
}

/** The rule of each layer (613.1, 613.4). */
const RULE_OF_LAYER = {
  '1a': '613.2a',
  '2': '613.1b',
  '3': '613.1c',
  '4': '613.1d',
  '5': '613.1e',
  '6': '613.1f',
  '7a': '613.4a',
  '7b': '613.4b',
  '7c': '613.4c',
  '7d': '613.4d',
} as const satisfies Record<Layer, string>;

/** An applied effect on one object, with those applied to the object before it. */
interface AppliedTo {
  readonly projection: Projection;
  readonly id: ObjectId;
  readonly applied: AppliedEffect;
  readonly earlier: readonly AppliedEffect[];
  readonly observed: ReturnType<ReturnType<typeof observedLayers>['of']>;
}

function explainApplied(at: AppliedTo): readonly Step[] {
  const { projection, id, applied, earlier, observed } = at;
  const { layer, effect } = applied;
  const own = RULE_OF_LAYER[layer];
  const newer = earlier.some(other => other.layer === layer && orderMatters(projection, other, applied));
  const { chosen = {} } = contextIn(projection, effect);
  const after = dependedOn(at);
  const code = codeOf(applied, newer, after);
  const deciding = [
    ...(code === 'dependency' || applied.waitedFor.length > 0 ? ['613.8a', '613.8b'] : []),
    ...(applied.continues || earlier.some(other => other.effect.key === effect.key) ? ['613.6'] : []),
    ...(newer && applied.waitedFor.length === 0 ? timestampRules(projection, effect) : []),
    ...(effect.defining ? ['613.3', '604.3'] : []),
    ...rulesOfEffect(projection, effect, id),
  ];
  const name = effectNameOf(projection.state, effect, controllerOf(projection, applied));
  return (effect.changes[layer] ?? []).map((change, nth): Step => {
    const missing = undefinedChoice(change, chosen);
    if (missing !== undefined) return withoutChoice(id, name, missing);
    const rules = rulesOfChange(change, chosen);
    const leading = LEADING[code];
    const landType = isOfLandType(change, chosen);
    const telling = landType ? ['305.7'] : [];
    const [rule = own, ...also] = unique([...leading, ...telling, own, ...deciding, ...rules]);
    const idle = observed?.idle.has(id) === true && !isBlocked(projection, id, change);
    const numbers = observed?.numbers.get(id)?.[nth];
    return {
      kind: 'layer',
      rule,
      also,
      notable: !idle,
      object: id,
      effect: name,
      change,
      code,
      ...(numbers !== undefined && isSizeChange(change) ? { numbers } : {}),
      ...(after.length === 0 ? {} : { after: after.map(it => nameOf(projection, it)) }),
      ...(landType && leading.length === 0 ? { landType } : {}),
      ...(effect.origin === 'lasting' ? { lasting: true } : {}),
      ...(idle ? { idle } : {}),
    };
  });
}

/** 613.8a: the effects on the object, or on the source, that the applied effect depends on. */
function dependedOn({ projection, id, applied, observed }: AppliedTo): readonly AppliedEffect[] {
  const keys = new Set([...applied.waitedFor.map(it => it.key), ...(observed?.dependsOn ?? [])]);
  const { source } = applied.effect;
  return projection.trace.filter(
    other =>
      other.layer === applied.layer &&
      keys.has(other.effect.key) &&
      (other.affected.includes(id) || (source !== undefined && other.affected.includes(source))),
  );
}

/** 113.11: whether one effect keeps the object from having what another gives it. */
function isBlocked(projection: Projection, id: ObjectId, change: Change): boolean {
  const all = projection.trace.flatMap(it => (it.affected.includes(id) ? (it.effect.changes[it.layer] ?? []) : []));
  const gained = (one: Change) =>
    one.kind === 'gains' ? one.abilities.flatMap(it => (it.kind === 'keyword' ? [it.keyword] : [])) : [];
  const barred = (one: Change) => (one.kind === 'cantHave' ? one.keywords : []);
  if (change.kind === 'cantHave') return all.flatMap(gained).some(it => change.keywords.includes(it));
  return change.kind === 'gains' && gained(change).some(it => all.flatMap(barred).includes(it));
}

/** The rules that decided beyond the layer: dependency, an effect that continues, timestamps. */
const LEADING = {
  applies: [],
  dependency: ['613.8b'],
  waited: [],
  lost: [],
  timestamp: ['613.7'],
  defining: [],
  continues: ['613.6'],
  counter: [],
  suspected: [],
  'ring-bearer': [],
  devotion: [],
  'no choice': [],
  copiable: [],
  switch: [],
} as const satisfies Record<LayerCode, readonly string[]>;

function codeOf(applied: AppliedEffect, newer: boolean, after: readonly AppliedEffect[]): LayerCode {
  if (after.length > 0) return 'dependency';
  const { origin } = applied.effect;
  if (origin === 'counter' || origin === 'suspected' || origin === 'ring-bearer') return origin;
  if (applied.effect.defining) return 'defining';
  if (applied.continues) return 'continues';
  if (newer) return 'timestamp';
  return applied.layer === '7d' ? 'switch' : 'applies';
}

/** 613.8b: whether an effect did not apply to the object because it waited for one that did. */
function waitedOver(projection: Projection, applied: AppliedEffect, id: ObjectId): boolean {
  return applied.waitedFor.some(other =>
    projection.trace.some(it => it.effect.key === other.key && it.layer === applied.layer && it.affected.includes(id)),
  );
}

function waited(projection: Projection, id: ObjectId, applied: AppliedEffect): Step {
  const others = projection.trace.filter(
    ({ layer, affected, effect }) =>
      layer === applied.layer && affected.includes(id) && applied.waitedFor.some(other => other.key === effect.key),
  );
  return {
    kind: 'layer',
    rule: '613.8b',
    also: ['613.8a', RULE_OF_LAYER[applied.layer]],
    notable: true,
    object: id,
    effect: nameOf(projection, applied),
    change: undefined,
    code: 'waited',
    after: others.map(it => nameOf(projection, it)),
  };
}

function nameOf(projection: Projection, applied: AppliedEffect): EffectName {
  return effectNameOf(projection.state, applied.effect, controllerOf(projection, applied));
}

function controllerOf(projection: Projection, { effect }: AppliedEffect) {
  return contextIn(projection, effect).controller;
}

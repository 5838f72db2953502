// Further steps about an object: counters, effects that did not apply, types that are gone.
import { type ChosenKind, PERMANENT_TYPES } from '../../vocabulary/index.ts';
import { contextIn } from '../layers/affected-objects.ts';
import { mayRemoveAbilities } from '../layers/change-aspects.ts';
import { effectNameOf } from '../layers/effect-name.ts';
import { functions } from '../layers/functions-in-zone.ts';
import { type LayerEffect, layerEffectsOf } from '../layers/layer-effect.ts';
import { resolvedEffects } from '../layers/non-static-effects.ts';
import { objectDraft } from '../layers/object-draft.ts';
import { ptCountersOf } from '../layers/power-toughness-changes.ts';
import type { Projection } from '../layers/projection.ts';
import { undefinedChoices } from '../layers/undefined-choice.ts';
import { matches } from '../match/matches.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { EffectName, LayerCode, Step } from '../trail/step.ts';
import { some, visit } from '../walk/index.ts';

/** Further steps about one object. */
export function otherSteps(projection: Projection, view: View, id: ObjectId): readonly Step[] {
  if (view.object(id).zone !== 'battlefield' || view.object(id).phasedOut) return [];
  return [
    ...sizeCounters(view, id),
    ...lostBefore(projection, view, id),
    ...devotionRaised(projection, view, id),
    ...choiceMissing(view, id),
    ...didNothing(view, id),
    ...lockedWithout(projection, view, id),
    ...withoutTypes(view, id),
  ];
}

function layerStep(
  object: ObjectId,
  effect: (Step & { kind: 'layer' })['effect'],
  rule: string,
  also: readonly string[],
  code: LayerCode,
): Step {
  return { kind: 'layer', rule, also, notable: true, object, effect, change: undefined, code };
}

function ofItself(view: View, id: ObjectId) {
  return { source: id, name: view.object(id).label, controller: view.controller(id) };
}

/** The counters that change power and toughness (122.1a, 613.4c). */
function sizeCounters(view: View, id: ObjectId): readonly Step[] {
  if (ptCountersOf(view.object(id)) === undefined || view.of(id).power === undefined) return [];
  return [layerStep(id, ofItself(view, id), '122.1a', ['613.4c'], 'counter')];
}

/** 613.8a: abilities of the object that it lost in the layer in which they would have applied. */
function lostBefore(projection: Projection, view: View, id: ObjectId): readonly Step[] {
  const draft = objectDraft(view.object(id));
  const lost = layerEffectsOf(draft.object, draft.abilities).filter(
    it => functions(it, draft, projection) && !projection.startedEffects.has(it.key),
  );
  if (lost.length === 0) return [];
  return projection.trace.flatMap(({ layer, effect, affected }) => {
    const takes = affected.includes(id) && (effect.changes[layer] ?? []).some(mayRemoveAbilities);
    if (!takes || !lost.some(it => it.changes[layer] !== undefined && !stillHas(view, it, id))) return [];
    const name = effectNameOf(projection.state, effect, contextIn(projection, effect).controller);
    return [layerStep(id, name, '613.8a', ['613.8b'], 'lost')];
  });
}

function stillHas(view: View, effect: LayerEffect, id: ObjectId): boolean {
  return view.of(id).abilities.some(objectAbility => effect.key.startsWith(`${id}:${objectAbility.key}:`));
}

/** 700.5a: effects that raise devotion, where a condition of the object depends on it. */
function devotionRaised(projection: Projection, view: View, id: ObjectId): readonly Step[] {
  const raising = (projection.devotion ?? []).filter(it => it.from.controller === view.controller(id));
  const object = view.object(id);
  const asks = layerEffectsOf(object, objectDraft(object).abilities).some(effect =>
    some('condition', effect.conditions, { amount: ['devotion'] }),
  );
  return asks ? raising.map(it => layerStep(id, it.from.name, '700.5a', ['700.5'], 'devotion')) : [];
}

/** 607.5a: an object whose abilities refer to a choice that was never made for it. */
function choiceMissing(view: View, id: ObjectId): readonly Step[] {
  const { chosen } = view.object(id);
  const abilities = view.of(id).abilities.map(it => it.ability);
  return undefinedChoices(abilities, chosen).map(kind => withoutChoice(id, ofItself(view, id), kind));
}

/** 607.5a: the step for a change that needs a choice nobody made; of a copy, 707.6 says why. */
export function withoutChoice(object: ObjectId, effect: EffectName, kind: ChosenKind): Step {
  return {
    kind: 'layer',
    rule: '607.5a',
    also: ['707.6'],
    notable: true,
    object,
    effect,
    change: undefined,
    code: 'no choice',
    missing: kind,
  };
}

/** 607.1, 702.82b: a copy whose abilities refer to what its own linked ability did, which for it was nothing. */
function didNothing(view: View, id: ObjectId): readonly Step[] {
  const { copies, linked } = view.object(id);
  if (copies.length === 0) return [];
  const verbs = new Set<string>();
  const add = (verb: string | undefined) => {
    if (verb !== undefined && (linked[verb] ?? []).length === 0) verbs.add(verb);
  };
  for (const { ability } of view.of(id).abilities) {
    if (ability.kind === 'replacement') continue;
    visit('ability', ability, {
      amount: it => add(it.kind === 'linked' || it.kind === 'linkedTotal' ? it.verb : undefined),
      condition: it => add(it.kind === 'linked' ? it.verb : undefined),
      clause: it => add(it.kind === 'history' && it.what === 'exiledWithThis' ? 'exiled' : undefined),
    });
  }
  return [...verbs].map(verb => ({
    kind: 'fact',
    rule: '607.1',
    also: verb === 'devoured' ? ['702.82b', '707.2'] : ['707.2'],
    notable: true,
    fact: { kind: 'did nothing itself', action: verb === 'devoured' || verb === 'exiled' ? verb : 'other' },
    objects: [id],
    players: [],
  }));
}

/** 611.2c: effects whose set of objects was fixed without this one. */
function lockedWithout(projection: Projection, view: View, id: ObjectId): readonly Step[] {
  return resolvedEffects(projection.state).flatMap(effect => {
    const { fixedSet, effect: does } = effect;
    if (fixedSet === undefined || fixedSet.includes(id) || does.affects.clauses.length === 0) return [];
    if (does.affects.clauses.some(clause => clause.kind === 'is')) return [];
    const context = contextIn(projection, effect);
    if (!matches(view, does.affects, id, context)) return [];
    const name = effectNameOf(projection.state, effect, context.controller);
    return [
      {
        kind: 'considered',
        rule: '611.2c',
        notable: true,
        effect: name,
        object: id,
        applies: false,
        why: 'does not match',
      },
    ];
  });
}

/** A permanent that has lost its permanent types (110.4c). */
function withoutTypes(view: View, id: ObjectId): readonly Step[] {
  const { types } = view.of(id);
  if (types.some(type => PERMANENT_TYPES.some(it => it === type))) return [];
  return [
    {
      kind: 'fact',
      rule: '110.4c',
      notable: true,
      fact: { kind: 'has no permanent type' },
      objects: [id],
      players: [],
    },
  ];
}

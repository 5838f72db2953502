// Continuous effects as the layers apply them: source, timestamp, and changes by layer.
import { PassingMap } from '../../kit/passing-map.ts';
import type { Zone } from '../../vocabulary/index.ts';
import type { Ability, StaticAbility } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { Change, ContinuousEffect } from '../ability/continuous-effect.ts';
import { expandKeyword } from '../keywords/expand-keyword.ts';
import type { ObjectAbility } from '../model/characteristics.ts';
import type { ChosenValues, GameObject } from '../model/game-object.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import { LAYERS, type Layer, layerOf } from './layer.ts';

export interface LayerEffect {
  /** Unique in the position, and the same as long as the ability exists. */
  readonly key: string;
  readonly origin: 'static' | 'resolved' | 'lasting' | 'counter' | 'suspected' | 'ring-bearer';
  /** The object it comes from; of resolved effects where there is one. */
  readonly source: ObjectId | undefined;
  readonly effect: ContinuousEffect;
  /** "As long as …", of the ability and of the effect. */
  readonly conditions: readonly Condition[];
  /** The fixed set of affected objects (611.2c); undefined where its filter finds them. */
  readonly fixedSet: readonly ObjectId[] | undefined;
  readonly timestamp: number;
  /** 604.3a. */
  readonly defining: boolean;
  readonly changes: Readonly<Partial<Record<Layer, readonly Change[]>>>;
  /** 613.6: the first layer it applies in; undefined for rules effects only. */
  readonly first: Layer | undefined;
  /** The context of resolved effects and lasting changes; undefined where it is that of the source. */
  readonly fixedContext:
    | {
        readonly controller: PlayerId;
        readonly chosen: ChosenValues;
        readonly name: string;
        /** The object whose effect it is, where that is another than `source`. */
        readonly by?: ObjectId | undefined;
        readonly targets: readonly (ObjectId | PlayerId)[];
      }
    | undefined;
  /** The keyword it stands for, and its rule. */
  readonly keyword: string | undefined;
  readonly rule: string | undefined;
  readonly functionsFrom: readonly Zone[] | undefined;
}

/** The effects of the static abilities an object has, keywords expanded; cached. */
export function layerEffectsOf(object: GameObject, abilities: readonly ObjectAbility[]): readonly LayerEffect[] {
  if (abilities.length === 0) return NONE;
  const cached = OF_ABILITIES.get(abilities);
  if (cached !== undefined) return cached;
  let found: LayerEffect[] | undefined;
  for (const objectAbility of abilities) {
    if (!isStatic(objectAbility.ability)) continue;
    found ??= [];
    for (const effect of effectsOfObjectAbility(object, objectAbility)) found.push(effect);
  }
  OF_ABILITIES.set(abilities, found ?? NONE);
  return found ?? NONE;
}

/** The effects of one ability of one object; cached. */
function effectsOfObjectAbility(object: GameObject, objectAbility: ObjectAbility): readonly LayerEffect[] {
  let found = OF_OBJECT_ABILITY.get(objectAbility);
  if (found === undefined) {
    found = effectsOfAbility(object, objectAbility);
    OF_OBJECT_ABILITY.set(objectAbility, found);
  }
  return found;
}

const OF_OBJECT_ABILITY = new PassingMap<ObjectAbility, readonly LayerEffect[]>();

/** Whether an ability generates continuous effects. */
export function isStatic(ability: Ability): boolean {
  return ability.kind === 'static' || staticsOf(ability).length > 0;
}

/** The changes of an effect by layer; cached. */
export function changesByLayer(effect: ContinuousEffect, defining: boolean): Pick<LayerEffect, 'changes' | 'first'> {
  const cache = defining ? DEFINING : PLAIN;
  const cached = cache.get(effect);
  if (cached !== undefined) return cached;
  const changes: Partial<Record<Layer, readonly Change[]>> = {};
  for (const change of effect.changes) {
    const layer = layerOf(change, defining);
    if (layer !== undefined) changes[layer] = [...(changes[layer] ?? []), change];
  }
  const found = { changes, first: LAYERS.find(layer => changes[layer] !== undefined) };
  cache.set(effect, found);
  return found;
}

const NONE: readonly LayerEffect[] = [];
const OF_ABILITIES = new PassingMap<readonly ObjectAbility[], readonly LayerEffect[]>();
const DEFINING = new WeakMap<ContinuousEffect, Pick<LayerEffect, 'changes' | 'first'>>();
const PLAIN = new WeakMap<ContinuousEffect, Pick<LayerEffect, 'changes' | 'first'>>();

interface Static {
  readonly ability: StaticAbility;
  readonly keyword: string | undefined;
  readonly rule: string | undefined;
}

const STATICS = new WeakMap<Ability, readonly Static[]>();
const NO_STATICS: readonly Static[] = [];

function staticsOf(ability: Ability): readonly Static[] {
  if (ability.kind === 'static') {
    const cached = STATICS.get(ability);
    if (cached !== undefined) return cached;
    const alone = [{ ability, keyword: undefined, rule: undefined }];
    STATICS.set(ability, alone);
    return alone;
  }
  if (ability.kind !== 'keyword') return NO_STATICS;
  const cached = STATICS.get(ability);
  if (cached !== undefined) return cached;
  const { keyword } = ability;
  const statics = expandKeyword(ability).flatMap(({ ability: meant, rule }) =>
    meant.kind === 'static' ? [{ ability: meant, keyword, rule }] : [],
  );
  STATICS.set(ability, statics);
  return statics;
}

function effectsOfAbility(object: GameObject, objectAbility: ObjectAbility): readonly LayerEffect[] {
  const statics = staticsOf(objectAbility.ability);
  // 604.3a: an ability that another effect grants defines nothing.
  const own = !objectAbility.key.startsWith('granted:');
  const since = Math.max(sinceWhen(object), objectAbility.timestamp);
  return statics.flatMap(({ ability, keyword, rule }, nth) =>
    ability.effects.map((effect, index): LayerEffect => {
      const defining = ability.defining && own;
      return {
        key: `${object.id}:${objectAbility.key}:${nth}.${index}`,
        origin: 'static',
        source: object.id,
        effect,
        conditions: [ability.condition, effect.condition].flatMap(it => (it === undefined ? [] : [it])),
        fixedSet: undefined,
        timestamp: since,
        defining,
        ...changesByLayer(effect, defining),
        fixedContext: undefined,
        keyword,
        rule,
        functionsFrom: ability.functionsFrom,
      };
    }),
  );
}

/** 613.7d, 613.7e: the timestamp of its arrival, or of its last attachment. */
function sinceWhen(object: GameObject): number {
  return Math.max(object.timestamp, object.attachTimestamp ?? object.timestamp);
}

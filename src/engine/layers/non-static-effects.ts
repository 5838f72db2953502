// Continuous effects without a static ability: of resolved spells and abilities, of keyword counters and designations.

import { PassingMap } from '../../kit/passing-map.ts';
import { COLORS, type ObjectDesignation } from '../../vocabulary/index.ts';
import type { Change, ContinuousEffect } from '../ability/continuous-effect.ts';
import type { KeywordAbility } from '../ability/keyword.ts';
import type { KeywordName } from '../keywords/keyword-list.ts';
import type { ActiveEffect } from '../model/active-effect.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { changesByLayer, type LayerEffect } from './layer-effect.ts';

/** 611.2: the effects of resolved spells and abilities that change objects. */
export function resolvedEffects(state: GameState): readonly LayerEffect[] {
  return state.effects.flatMap(active => {
    let made = OF_ACTIVE.get(active);
    if (made === undefined) {
      made = ofActive(active);
      OF_ACTIVE.set(active, made);
    }
    return made;
  });
}

/** The effects of an object's own state: changes it entered with, keyword counters (122.1b), designations; cached. */
export function carriedEffects(object: GameObject): readonly LayerEffect[] {
  const cached = OF_OBJECT.get(object);
  if (cached !== undefined) return cached;
  const made = [...lastingChanges(object), ...keywordCounters(object), ...designations(object)];
  const found = made.length === 0 ? NONE : made;
  OF_OBJECT.set(object, found);
  return found;
}

const NONE: readonly LayerEffect[] = [];
const OF_ACTIVE = new PassingMap<ActiveEffect, readonly LayerEffect[]>();
const OF_OBJECT = new PassingMap<GameObject, readonly LayerEffect[]>();

function ofActive(active: ActiveEffect): readonly LayerEffect[] {
  const { does, controller, chosen, targets, sourceName: name } = active;
  if (does.kind !== 'static') return NONE;
  return does.effects.map((effect, index) => ({
    key: `${active.id}:${index}`,
    origin: 'resolved',
    source: active.source,
    effect,
    conditions: [does.condition, effect.condition].flatMap(it => (it === undefined ? [] : [it])),
    // a player's id matches no object
    fixedSet: active.fixedSet?.map(id => id as ObjectId),
    timestamp: active.timestamp,
    defining: false,
    ...changesByLayer(effect, false),
    fixedContext: { controller, chosen, name, targets },
    keyword: undefined,
    rule: undefined,
    functionsFrom: undefined,
  }));
}

type Made = Pick<LayerEffect, 'key' | 'origin' | 'effect' | 'timestamp' | 'fixedContext' | 'keyword' | 'rule'>;

function onItself(object: GameObject, made: Made): LayerEffect {
  return {
    ...made,
    source: object.id,
    conditions: [],
    fixedSet: [object.id],
    defining: false,
    ...changesByLayer(made.effect, false),
    functionsFrom: undefined,
  };
}

function changing(...changes: readonly Change[]): ContinuousEffect {
  return { affects: { clauses: [{ kind: 'is', ref: { kind: 'self' } }] }, changes, condition: undefined };
}

/** 611.2e: the lasting changes by the effect that put it there. */
function lastingChanges(object: GameObject): readonly LayerEffect[] {
  return object.lasting
    .filter(lasting => lasting.copiable !== true)
    .map((lasting, index) => {
      const { controller, sourceName: name, source: by, timestamp, changes } = lasting;
      return onItself(object, {
        key: `${object.id}:lasting:${index}`,
        origin: 'lasting',
        effect: changing(...changes),
        timestamp,
        fixedContext: { controller, chosen: object.chosen, name, by, targets: [] },
        keyword: undefined,
        rule: undefined,
      });
    });
}

/** 122.1b: the keyword of a keyword counter, variants included: "hexproof from black". */
function keywordOfCounter(kind: string): KeywordAbility | undefined {
  const keyword = KEYWORD_COUNTERS.find(it => it === kind);
  if (keyword !== undefined) return { kind: 'keyword', keyword };
  const color = COLORS.find(it => kind === `hexproof from ${it}`);
  return color && { kind: 'keyword', keyword: 'hexproof from', of: { clauses: [{ kind: 'color', color }] } };
}

/** 122.1b: the keywords that keyword counters can give. */
const KEYWORD_COUNTERS: readonly KeywordName[] = [
  ...(['flying', 'first strike', 'double strike', 'deathtouch', 'decayed', 'exalted', 'haste', 'hexproof'] as const),
  ...(['indestructible', 'lifelink', 'menace', 'reach', 'shadow', 'trample', 'vigilance'] as const),
];

function keywordCounters(object: GameObject): readonly LayerEffect[] {
  return Object.entries(object.counters)
    .flatMap(([kind, count]) => {
      const gained = count > 0 ? keywordOfCounter(kind) : undefined;
      return gained === undefined ? [] : [{ kind, gained }];
    })
    .map(({ kind, gained }) =>
      onItself(object, {
        key: `${object.id}:counter:${kind}`,
        origin: 'counter',
        effect: changing({ kind: 'gains', abilities: [gained] }),
        // 613.7c: counters have timestamps of their own.
        timestamp: object.counterTimestamps[kind] ?? object.timestamp,
        fixedContext: undefined,
        keyword: kind,
        rule: '122.1b',
      }),
    );
}

/** 701.60c: a suspected creature has menace and cannot block; 701.54c: a Ring-bearer is legendary. */
function designations(object: GameObject): readonly LayerEffect[] {
  if (object.designations.length === 0) return NONE;
  return DESIGNATIONS.filter(it => object.designations.includes(it.designation)).map(
    ({ designation, origin, change, keyword, rule }) =>
      onItself(object, {
        key: `${object.id}:designation:${designation}`,
        origin,
        effect: changing(change),
        timestamp: object.timestamp,
        fixedContext: undefined,
        keyword,
        rule,
      }),
  );
}

const CANT_BLOCK = { kind: 'cant', what: { kind: 'text', text: 'block', about: [] }, condition: undefined } as const;
const LEGENDARY: Change = { kind: 'addTypes', supertypes: ['Legendary'], types: [], subtypes: [] };

const DESIGNATIONS: readonly (Pick<Made, 'origin' | 'keyword' | 'rule'> & {
  readonly designation: ObjectDesignation;
  readonly change: Change;
})[] = [
  {
    designation: 'suspected',
    origin: 'suspected',
    change: { kind: 'gains', abilities: [{ kind: 'keyword', keyword: 'menace' }, CANT_BLOCK] },
    keyword: 'menace',
    rule: '701.60c',
  },
  { designation: 'ring-bearer', origin: 'ring-bearer', change: LEGENDARY, keyword: undefined, rule: '701.54c' },
];

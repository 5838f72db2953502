// What an effect on entering permanents affects, in words: the scope that something is found to be outside of.

import type { Ability, CardType, Clause, EffectName, Filter, ObjectId, Rewrite } from '../../engine/index.ts';
import { abilitiesOf, type Scene, sayOf } from '../scene.ts';
import { list } from '../words.ts';
import type { Ahead } from './ahead.ts';

export interface Scope {
  /** "creatures you control". */
  readonly words: string;
  /** The card types it speaks of. */
  readonly types: readonly CardType[];
}

/** The scope of the effects of that source on how others enter; undefined where it has none or is not in the position. */
export function scopeOf(scene: Scene, effect: EffectName): Scope | undefined {
  const { source } = effect;
  if (source === undefined || !scene.before.objects.has(source)) return undefined;
  const held = scene.seenBefore.of(source).abilities.map(it => it.ability);
  const filters = held.flatMap(it => entering(it) ?? []);
  if (filters.length === 0) return undefined;
  const say = sayOf(scene, effect);
  return {
    words: list([...new Set(filters.map(it => say.filter(it, 'many')))], 'or'),
    types: filters.flatMap(it => it.clauses.flatMap(typesIn)),
  };
}

/** Whether what was seen ahead is why the object is out of scope. */
export function decides(scope: Scope, ahead: Ahead): boolean {
  return ahead.why !== '' && ahead.changed.some(type => scope.types.includes(type));
}

/** Whether something the object says of itself may have it enter tapped. */
export function tapsItself(scene: Scene, id: ObjectId): boolean {
  return abilitiesOf(scene, id).some(
    it =>
      it.kind === 'replacement' &&
      it.event.kind === 'enters' &&
      it.event.what.clauses.some(isItself) &&
      contains(it.rewrites),
  );
}

/** Whether an effect of that source makes others enter tapped. */
export function taps(scene: Scene, { source }: EffectName): boolean {
  const holder = [scene.seenAfter, scene.seenBefore].flatMap((seen, at) =>
    source !== undefined && (at === 0 ? scene.after : scene.before).objects.has(source) ? [seen.of(source)] : [],
  );
  return holder.some(it =>
    it.abilities.some(
      ({ ability }) => ability.kind === 'replacement' && ability.event.kind === 'enters' && contains(ability.rewrites),
    ),
  );
}

function contains(rewrites: readonly Rewrite[]): boolean {
  return rewrites.some(it => {
    if (it.kind === 'may' || it.kind === 'if') return contains(it.then) || contains(it.otherwise);
    return it.kind === 'tapped' && it.tapped;
  });
}

function entering(ability: Ability): Filter | undefined {
  if (ability.kind !== 'replacement' && ability.kind !== 'cant') return undefined;
  const event = ability.kind === 'replacement' ? ability.event : ability.what;
  if (event.kind !== 'enters' || event.what.clauses.some(isItself)) return undefined;
  return event.what;
}

function isItself(clause: Clause): boolean {
  return clause.kind === 'is' && clause.ref.kind === 'self';
}

function typesIn(clause: Clause): readonly CardType[] {
  if (clause.kind === 'type') return [clause.type];
  if (clause.kind === 'not') return typesIn(clause.of);
  return clause.kind === 'all' || clause.kind === 'any' ? clause.of.flatMap(typesIn) : [];
}

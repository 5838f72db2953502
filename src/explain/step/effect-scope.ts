// Scope of an effect on entering permanents, in words: the objects it affects, to explain why an object is not among
// them.

import type { Ability, CardType, Clause, EffectName, Filter, ObjectId, Rewrite } from '../../engine/index.ts';
import { listInWords } from '../english.ts';
import { abilitiesOf, type ExplainContext, phraserFor } from '../explain-context.ts';
import type { LookAheadFinding } from './look-ahead-step.ts';

export interface EffectScope {
  /** The objects it affects: "creatures you control". */
  readonly words: string;
  /** The card types it mentions. */
  readonly types: readonly CardType[];
}

/** The scope of a source's effects on how others enter; undefined where it has none or is not in the position. */
export function effectScope(context: ExplainContext, effect: EffectName): EffectScope | undefined {
  const { source } = effect;
  if (source === undefined || !context.before.objects.has(source)) return undefined;
  const held = context.seenBefore.of(source).abilities.map(it => it.ability);
  const filters = held.flatMap(it => entering(it) ?? []);
  if (filters.length === 0) return undefined;
  const phraser = phraserFor(context, effect);
  return {
    words: listInWords([...new Set(filters.map(it => phraser.filter(it, 'many')))], 'or'),
    types: filters.flatMap(it => it.clauses.flatMap(typesIn)),
  };
}

/** Whether the types found by a look ahead are why the object is out of scope. */
export function isOutOfScopeBecause(scope: EffectScope, ahead: LookAheadFinding): boolean {
  return ahead.why !== '' && ahead.changed.some(type => scope.types.includes(type));
}

/** Whether an ability of the object's own may have it enter tapped. */
export function tapsItself(context: ExplainContext, id: ObjectId): boolean {
  return abilitiesOf(context, id).some(
    ability =>
      ability.kind === 'replacement' &&
      ability.event.kind === 'enters' &&
      ability.event.what.clauses.some(isItself) &&
      contains(ability.rewrites),
  );
}

/** Whether an effect of that source makes others enter tapped. */
export function tapsOthers(context: ExplainContext, { source }: EffectName): boolean {
  const holder = [context.seenAfter, context.seenBefore].flatMap((seen, at) =>
    source !== undefined && (at === 0 ? context.after : context.before).objects.has(source) ? [seen.of(source)] : [],
  );
  return holder.some(characteristics =>
    characteristics.abilities.some(
      ({ ability }) => ability.kind === 'replacement' && ability.event.kind === 'enters' && contains(ability.rewrites),
    ),
  );
}

function contains(rewrites: readonly Rewrite[]): boolean {
  return rewrites.some(rewrite => {
    if (rewrite.kind === 'may' || rewrite.kind === 'if') return contains(rewrite.then) || contains(rewrite.otherwise);
    return rewrite.kind === 'tapped' && rewrite.tapped;
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

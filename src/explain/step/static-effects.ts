// Static abilities that permanents have in a position, and whether an object is among those they are about.

import { type Ability, type ContinuousEffect, decideClause, type Filter, type ObjectId } from '../../engine/index.ts';
import { asSentence } from '../english.ts';
import { type ExplainContext, phraserFor, type ReadPosition } from '../explain-context.ts';
import type { ExplainedStep } from '../explanation.ts';

/** A step beside the trail: why something that a reader would expect to matter does not. */
export function besideStep(rule: string, text: string): ExplainedStep {
  return { rule, text: asSentence(text), matter: 'other', applies: false, notable: true };
}

interface HeldAbility {
  readonly source: ObjectId;
  readonly ability: Ability;
}

/** The abilities that permanents have in a position. */
export function heldAbilities(context: ExplainContext, seen: ReadPosition): readonly HeldAbility[] {
  const { objects } = seen === context.seenBefore ? context.before : context.after;
  return [...objects.values()].flatMap(({ id, zone, phasedOut }) =>
    zone !== 'battlefield' || phasedOut ? [] : seen.of(id).abilities.map(({ ability }) => ({ source: id, ability })),
  );
}

interface StaticEffect {
  readonly source: ObjectId;
  readonly effect: ContinuousEffect;
}

/** The effects of static abilities without a condition that permanents have in a position. */
export function staticEffects(context: ExplainContext, seen: ReadPosition): readonly StaticEffect[] {
  return heldAbilities(context, seen).flatMap(({ source, ability }) =>
    ability.kind === 'static' && ability.condition === undefined
      ? ability.effects.map(effect => ({ source, effect }))
      : [],
  );
}

/** Whether the object is certainly none that the filter describes: it lacks a card type, or another player controls it. */
export function misses(seen: ReadPosition, { clauses }: Filter, source: ObjectId, id: ObjectId): boolean {
  const { types } = seen.of(id);
  const is = (clause: Filter['clauses'][number]) => {
    if (clause.kind === 'type') return types.includes(clause.type);
    if (clause.kind !== 'controlledBy' && clause.kind !== 'ownedBy') return undefined;
    if (clause.who.kind !== 'you' && clause.who.kind !== 'opponent') return undefined;
    const isTheirs = seen.controller(id) === seen.controller(source);
    return clause.who.kind === 'you' ? isTheirs : !isTheirs;
  };
  return clauses.some(clause => decideClause(clause, is) === false);
}

/** The name of a permanent, and those it is about in words: "artifacts you control". */
export function scopeNames(
  context: ExplainContext,
  source: ObjectId,
  of: Filter,
): { readonly name: string; readonly words: string } {
  const effect = { source, name: '', controller: context.seenAfter.controller(source) };
  return { name: context.names.object(source), words: phraserFor(context, effect).filter(of, 'many') };
}

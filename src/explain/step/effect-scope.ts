// Scope of an effect on entering permanents, in words: the objects it affects, to explain why an object is not among
// them.

import {
  type Ability,
  type CardType,
  type Clause,
  decideClause,
  type EffectName,
  type EventPattern,
  isOfSelf,
  type ObjectId,
  type PlayerId,
  type Rewrite,
} from '../../engine/index.ts';
import { listInWords } from '../english.ts';
import { abilitiesOf, type ExplainContext, objectOf, phraserFor } from '../explain-context.ts';
import { entrantsPhrase } from '../phrase/pattern-phrase.ts';
import type { LookAheadFinding } from './look-ahead-step.ts';

export interface EffectScope {
  /** The objects it affects: "creatures you control". */
  readonly words: string;
  /** The card types that it asks for. */
  readonly types: readonly CardType[];
  /** Whether it is about those alone that enter without being cast. */
  readonly uncast: boolean;
  /** Whether an object of some card types is among them, as far as types tell. */
  readonly fits: (types: readonly CardType[]) => boolean;
}

/** The scope of a source's effects on how others enter; undefined where it has none or is not in the position. */
export function effectScope(context: ExplainContext, effect: EffectName): EffectScope | undefined {
  const { source } = effect;
  if (source === undefined || !context.before.objects.has(source)) return undefined;
  const held = context.seenBefore.of(source).abilities.map(it => it.ability);
  const events = held.flatMap(it => entering(it) ?? []);
  if (events.length === 0) return undefined;
  const phraser = phraserFor(context, effect);
  const clauses = events.flatMap(it => it.what.clauses);
  return {
    words: listInWords([...new Set(events.map(it => entrantsPhrase(phraser, it)))], 'or'),
    types: clauses.flatMap(typesIn),
    uncast: events.every(it => it.cast === false),
    fits: types => events.some(({ what }) => what.clauses.every(it => fitsTypes(it, types))),
  };
}

/** 601.2i: whether an effect on what is not cast does not affect it for that reason: it is a card on the stack. */
export function isCastIn(
  context: ExplainContext,
  { uncast, fits }: EffectScope,
  id: ObjectId | PlayerId | undefined,
): boolean {
  const object = objectOf(context, id as ObjectId); // a player is no object, and found by no id of one
  if (!uncast || object === undefined || object.token || context.before.objects.get(object.id)?.zone !== 'stack')
    return false;
  const seen = object.zone === 'battlefield' ? context.seenAfter : context.seenBefore;
  return fits(seen.of(object.id).types);
}

/** Whether the types found by a look ahead are why the object is out of scope. */
export function isOutOfScopeBecause(scope: EffectScope, ahead: LookAheadFinding): boolean {
  return ahead.why !== '' && scope.fits(typesBefore(ahead)) && !scope.fits(ahead.as.types);
}

/** Whether the types found by a look ahead are why the object is in scope. */
export function isInScopeBecause(scope: EffectScope, ahead: LookAheadFinding): boolean {
  return ahead.why !== '' && !scope.fits(typesBefore(ahead)) && scope.fits(ahead.as.types);
}

/** The card types it has without what a look ahead finds. */
function typesBefore({ as, gained, lost }: LookAheadFinding): readonly CardType[] {
  return [...as.types.filter(it => !gained.includes(it)), ...lost];
}

/** Whether an ability of the object's own may have it enter tapped. */
export function tapsItself(context: ExplainContext, id: ObjectId): boolean {
  return abilitiesOf(context, id).some(
    ability =>
      ability.kind === 'replacement' &&
      ability.event.kind === 'enters' &&
      isOfSelf(ability.event.what) &&
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
      ({ ability }) => ability.kind === 'replacement' && entering(ability) !== undefined && contains(ability.rewrites),
    ),
  );
}

function contains(rewrites: readonly Rewrite[]): boolean {
  return rewrites.some(rewrite => {
    if (rewrite.kind === 'may' || rewrite.kind === 'if') return contains(rewrite.then) || contains(rewrite.otherwise);
    return rewrite.kind === 'tapped' && rewrite.tapped;
  });
}

type Entering = Extract<EventPattern, { readonly kind: 'enters' }>;

function entering(ability: Ability): Entering | undefined {
  if (ability.kind !== 'replacement' && ability.kind !== 'cant') return undefined;
  const event = ability.kind === 'replacement' ? ability.event : ability.what;
  if (event.kind !== 'enters' || isOfSelf(event.what)) return undefined;
  return event;
}

/** Whether the types fit a clause, as far as types tell. */
function fitsTypes(clause: Clause, types: readonly CardType[]): boolean {
  return decideClause(clause, it => (it.kind === 'type' ? types.includes(it.type) : undefined)) !== false;
}

/** The types a clause asks for. */
function typesIn(clause: Clause): readonly CardType[] {
  if (clause.kind === 'type') return [clause.type];
  return clause.kind === 'all' || clause.kind === 'any' ? clause.of.flatMap(typesIn) : [];
}

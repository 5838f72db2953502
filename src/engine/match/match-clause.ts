// Matching of one clause of a filter against an object.
import { PERMANENT_TYPES } from '../../vocabulary/index.ts';
import { isManaAbility } from '../ability/activated.ts';
import type { Clause } from '../ability/filter.ts';
import type { PlayerRef } from '../ability/reference.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import { isBasicLandType } from '../model/subtypes.ts';
import { identityOf, lettersOf } from './color-identity.ts';
import { compareNumbers } from './compare-numbers.ts';
import type { Evaluators } from './evaluators.ts';
import { zonesOfFilter } from './filter-zones.ts';
import { attachments, countersOn, hasKeyword, hasSubtype, PARTY } from './has.ts';
import { hasParity, isChosen, isNamed } from './match-chosen.ts';
import { hasStatus, type OtherClause } from './match-status.ts';
import { measureObject } from './measure-object.ts';
import { damageSources, historyHolds } from './object-history.ts';
import { isInZone } from './objects-in-zone.ts';
import { isAmongPlayers, resolveObject, resolvePlayers } from './resolve-reference.ts';
import { sharesQuality } from './shares-quality.ts';
import type { Context, View } from './view.ts';

/** Whether one clause is true of the object. */
export function matchesClause(read: Evaluators, view: View, clause: Clause, id: ObjectId, context: Context): boolean {
  switch (clause.kind) {
    case 'all':
      return clause.of.every(it => matchesClause(read, view, it, id, context));
    case 'any':
      return clause.of.some(it => matchesClause(read, view, it, id, context));
    case 'not':
      return !matchesClause(read, view, clause.of, id, context);
    case 'type':
      return view.of(id).types.includes(clause.type);
    case 'subtype':
      return hasSubtype(view, id, clause.subtype);
    case 'supertype':
      return view.of(id).supertypes.includes(clause.supertype);
    case 'color':
      return view.of(id).colors.includes(clause.color);
    case 'colorless':
      return view.of(id).colors.length === 0;
    case 'multicolored':
      return view.of(id).colors.length > 1;
    case 'monocolored':
      return view.of(id).colors.length === 1;
    case 'historic':
      return isHistoric(view, id);
    case 'outlaw':
      return OUTLAWS.some(type => hasSubtype(view, id, type));
    case 'party':
      return PARTY.some(type => hasSubtype(view, id, type));
    case 'named':
      return isNamed(view, id, clause.name);
    case 'keyword':
      return hasKeyword(view, id, clause.keyword);
    case 'noAbilities':
      return view.of(id).abilities.length === 0;
    case 'manaAbility':
      return hasManaAbility(view, id);
    case 'controlledBy':
      return isAmongPlayers(view, clause.who, context, view.controller(id));
    case 'other':
      return id !== (context.other ?? context.source);
    case 'is':
      if (clause.ref.kind === 'those') return context.those?.includes(id) ?? false;
      // 400.7: what has left the battlefield is another object, though the Aura is still there until 704.5m
      if (clause.ref.kind === 'attached' && hasLeft(view, id, context)) return false;
      return id === resolveObject(view, clause.ref, context);
    default:
      return fitsRest(read, view, clause, id, context);
  }
}

/** Whether it has a mana ability: in its text, or of a basic land type. */
function hasManaAbility(view: View, id: ObjectId): boolean {
  const { abilities, subtypes } = view.of(id);
  return abilities.some(it => isManaAbility(it.ability)) || subtypes.some(isBasicLandType);
}

/** 903.4: whether it has a color that is in the identity of none of the players' commanders. */
function isOutsideIdentity(view: View, who: PlayerRef, id: ObjectId, context: Context): boolean {
  const inside = resolvePlayers(view, who, context).flatMap(player => identityOf(view, player));
  return lettersOf(view.of(id).colors).some(it => !inside.includes(it));
}

/** 700.12: the creature types of outlaws. */
const OUTLAWS = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'] as const;

function fitsRest(read: Evaluators, view: View, clause: OtherClause, id: ObjectId, context: Context): boolean {
  const object = view.object(id);
  switch (clause.kind) {
    case 'permanent':
      return object.zone === 'battlefield' || isPermanentCard(view, id);
    case 'card':
      return !object.token;
    case 'spell':
      return object.zone === 'stack';
    case 'token':
      return object.token;
    case 'inZone':
      return (
        isInZone(object, clause.zone) &&
        (!clause.whose || isAmongPlayers(view, clause.whose, context, ownerIn(view, object)))
      );
    case 'outsideIdentity':
      return isOutsideIdentity(view, clause.who, id, context);
    case 'ownedBy':
      return isAmongPlayers(view, clause.who, context, object.owner);
    case 'attachedTo':
      return object.attachedTo !== undefined && object.attachedTo === resolveObject(view, clause.ref, context);
    case 'opposing':
      return opposing(view, object, clause.how).some(other =>
        clause.of.clauses.every(one => matchesClause(read, view, one, other, context)),
      );
    case 'attachedToA': {
      const host = view.battlefield.find(it => it === object.attachedTo);
      return host !== undefined && clause.of.clauses.every(one => matchesClause(read, view, one, host, context));
    }
    case 'withAttached':
      return attachments(view, id).some(attachment =>
        clause.of.clauses.every(one => matchesClause(read, view, one, attachment, context)),
      );
    case 'costHas':
      return (view.of(id).manaCost ?? []).some(it => it === clause.symbol || it.endsWith(`/${clause.symbol}`));
    case 'doubleFaced':
      return DOUBLE_FACED.has(object.printed.layout);
    case 'costIs':
      return (
        view
          .of(id)
          .manaCost?.map(it => `{${it}}`)
          .join('') === clause.cost
      );
    case 'targets':
      return targets(read, view, clause, object, context);
    case 'measure':
      return measures(read, view, clause, id, context);
    case 'parity':
      return hasParity(view, clause, id);
    case 'counters':
      return compareNumbers(countersOn(object, clause.counter), clause.is, read.evaluate(view, clause.amount, context));
    case 'chosen':
      return isChosen(view, clause, id, context);
    case 'shares':
      return sharesQuality(read, view, clause, id, context);
    case 'damagedThisWay':
      return wasDamagedThisWay(id, context);
    case 'history':
      return clause.from === undefined
        ? historyHolds(view, clause, id, context)
        : damageSources(view, object).some(
            source =>
              (clause.who === undefined || isAmongPlayers(view, clause.who, context, view.controller(source))) &&
              clause.from?.clauses.every(one => matchesClause(read, view, one, source, context)),
          );
    case 'attackingPlayer':
      return resolvePlayers(view, clause.who, context).some(player => player === object.attacking);
    default:
      return hasStatus(view, clause, object);
  }
}

/** 712.1: the layouts of cards with a face on either side. */
const DOUBLE_FACED: ReadonlySet<string> = new Set(['transform', 'modal_dfc', 'battle', 'meld']);

/** 115.1: whether a spell has such a target, or such a one alone. */
function targets(
  read: Evaluators,
  view: View,
  { of, only }: Clause & { readonly kind: 'targets' },
  { cast }: GameObject,
  context: Context,
): boolean {
  const all = new Set(cast?.targets ?? []);
  if (only === true && all.size !== 1) return false;
  if ('clauses' in of && of.clauses.length === 0) return all.size > 0;
  return [...all].some(target => {
    if (!('clauses' in of)) return resolvePlayers(view, of, context).some(player => player === target);
    const object = view.state.objects.get(target as ObjectId); // a player's id is that of no object
    const zones = zonesOfFilter(of);
    const isThere = object !== undefined && (zones === 'everywhere' || zones.includes(object.zone));
    return isThere && of.clauses.every(one => matchesClause(read, view, one, object.id, context));
  });
}

/** 110.4: outside the battlefield a permanent card or spell is one with a permanent type. */
function isPermanentCard(view: View, id: ObjectId): boolean {
  return view.of(id).types.some(type => PERMANENT_TYPES.some(it => it === type));
}

function ownerIn(view: View, object: GameObject) {
  return object.zone === 'battlefield' || object.zone === 'stack' ? view.controller(object.id) : object.owner;
}

/** Whether an object is an artifact, legendary or a Saga (700.6). */
function isHistoric(view: View, id: ObjectId): boolean {
  const object = view.of(id);
  return (
    object.supertypes.includes('Legendary') || object.types.includes('Artifact') || object.subtypes.includes('Saga')
  );
}

function measures(
  read: Evaluators,
  view: View,
  clause: Clause & { readonly kind: 'measure' },
  id: ObjectId,
  context: Context,
): boolean {
  const value = measureObject(view, id, clause.measure);
  if (value === undefined) return false;
  // "with power equal to its toughness": the toughness of the object being matched
  const own = typeof clause.amount === 'object' && clause.amount.kind === 'measure' && clause.amount.of.kind === 'it';
  return compareNumbers(value, clause.is, read.evaluate(view, clause.amount, own ? { ...context, it: id } : context));
}

/** 509.1: the creatures it is blocking, or those that block it. */
function opposing(view: View, { id, blocking }: GameObject, how: 'blocking' | 'blockedBy'): readonly ObjectId[] {
  if (how === 'blockedBy') return view.battlefield.filter(other => view.object(other).blocking === id);
  return blocking === undefined ? [] : [blocking];
}

/** Whether it was dealt damage by what the spell or ability has done so far. */
function wasDamagedThisWay(id: ObjectId, { done = [] }: Context): boolean {
  return done.some(({ facts }) => facts.some(fact => fact.kind === 'damaged' && fact.to === id));
}

/** Whether an object is not on the battlefield, where the source is, which was attached to it there. */
function hasLeft({ state }: View, id: ObjectId, { source }: Context): boolean {
  const attached = source === undefined ? undefined : state.objects.get(source);
  const zone = state.objects.get(id)?.zone;
  return attached?.zone === 'battlefield' && zone !== undefined && zone !== 'battlefield';
}

// Matching of one clause of a filter against an object.

import { assertNever } from '../../kit/assert-never.ts';
import { PERMANENT_TYPES } from '../../vocabulary/index.ts';
import { isManaAbility } from '../ability/activated.ts';
import type { Clause } from '../ability/filter.ts';
import type { ChosenValues, GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import { isBasicLandType } from '../model/subtypes.ts';
import { compareNumbers } from './compare-numbers.ts';
import type { Evaluators } from './evaluators.ts';
import { zonesOfFilter } from './filter-zones.ts';
import { attachments, countersOn, hasKeyword, hasSubtype, PARTY } from './has.ts';
import { measureObject } from './measure-object.ts';
import { historyHolds } from './object-history.ts';
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

/** 700.12: the creature types of outlaws. */
const OUTLAWS = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'] as const;

type Rest = Exclude<Clause, { readonly kind: (typeof FIRST)[number] }>;
const FIRST = [
  ...(['all', 'any', 'not', 'type', 'subtype', 'supertype', 'color', 'colorless', 'multicolored'] as const),
  ...(['monocolored', 'historic', 'outlaw', 'party', 'named', 'keyword', 'noAbilities', 'manaAbility'] as const),
  ...(['controlledBy', 'other', 'is'] as const),
] as const;

function fitsRest(read: Evaluators, view: View, clause: Rest, id: ObjectId, context: Context): boolean {
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
    case 'ownedBy':
      return isAmongPlayers(view, clause.who, context, object.owner);
    case 'attachedTo':
      return object.attachedTo !== undefined && object.attachedTo === resolveObject(view, clause.ref, context);
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
    case 'targets':
      return targets(read, view, clause, object, context);
    case 'measure':
      return measures(read, view, clause, id, context);
    case 'parity':
      return hasParity(view, clause, id);
    case 'counters':
      return compareNumbers(countersOn(object, clause.counter), clause.is, read.evaluate(view, clause.amount, context));
    case 'chosen':
      return isChosen(view, clause.what, id, context);
    case 'shares':
      return sharesQuality(read, view, clause, id, context);
    case 'history':
      return historyHolds(view, clause, id, context);
    case 'attackingPlayer':
      return resolvePlayers(view, clause.who, context).some(player => player === object.attacking);
    default:
      return hasStatus(view, clause, object);
  }
}

type StatusClause = Exclude<
  Rest,
  {
    readonly kind:
      | ('permanent' | 'card' | 'spell' | 'token' | 'inZone' | 'ownedBy' | 'attachedTo' | 'measure' | 'parity')
      | (
          | 'attachedToA'
          | 'withAttached'
          | 'targets'
          | 'costHas'
          | 'counters'
          | 'chosen'
          | 'shares'
          | 'history'
          | 'attackingPlayer'
        );
  }
>;

function hasStatus(view: View, clause: StatusClause, object: GameObject): boolean {
  switch (clause.kind) {
    case 'modified':
      return isModified(view, object);
    case 'adventure':
      return object.faceDown === undefined && (object.copies.at(-1)?.of ?? object).printed.layout === 'adventure';
    case 'enchanted':
      return attachments(view, object.id).some(id => hasSubtype(view, id, 'Aura'));
    case 'equipped':
      return attachments(view, object.id).some(id => hasSubtype(view, id, 'Equipment'));
    case 'commander':
      return object.designations.includes('commander');
    case 'tapped':
      return object.tapped;
    case 'untapped':
      return !object.tapped;
    case 'attacking':
      return object.attacking !== undefined;
    case 'blocking':
      return object.blocking !== undefined;
    case 'blocked':
      return object.attacking !== undefined && isBlocked(view, object.id);
    case 'unblocked':
      return object.attacking !== undefined && !isBlocked(view, object.id);
    case 'faceDown':
      return object.faceDown !== undefined;
    case 'faceUp':
      return object.faceDown === undefined;
    case 'transformed':
      return object.face > 0 && (object.printed.layout === 'transform' || object.printed.layout === 'battle');
    case 'designation':
      return object.designations.includes(clause.designation);
    default:
      return assertNever(clause);
  }
}

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

/** 700.9: has counters, is equipped, or is enchanted by an Aura its controller controls. */
function isModified(view: View, object: GameObject): boolean {
  if (countersOn(object, undefined) > 0) return true;
  const controller = view.controller(object.id);
  return attachments(view, object.id).some(
    id => hasSubtype(view, id, 'Equipment') || (hasSubtype(view, id, 'Aura') && view.controller(id) === controller),
  );
}

function isBlocked(view: View, id: ObjectId): boolean {
  return view.battlefield.some(other => view.object(other).blocking === id);
}

/** 110.4: outside the battlefield a permanent card or spell is one with a permanent type. */
function isPermanentCard(view: View, id: ObjectId): boolean {
  return view.of(id).types.some(type => PERMANENT_TYPES.some(it => it === type));
}

function ownerIn(view: View, object: GameObject) {
  return object.zone === 'battlefield' || object.zone === 'stack' ? view.controller(object.id) : object.owner;
}

/** 700.6. */
function isHistoric(view: View, id: ObjectId): boolean {
  const it = view.of(id);
  return it.supertypes.includes('Legendary') || it.types.includes('Artifact') || it.subtypes.includes('Saga');
}

/** 709.4a: an object with two names has each of them. */
function isNamed(view: View, id: ObjectId, name: string): boolean {
  const own = view.of(id).name;
  return own !== '' && (own === name || own.split(' // ').includes(name));
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

function hasParity(view: View, clause: Clause & { readonly kind: 'parity' }, id: ObjectId): boolean {
  const value = measureObject(view, id, clause.measure);
  return value !== undefined && (Math.abs(value) % 2 === 1) === (clause.parity === 'odd');
}

/** 607.2d: whether it is of the quality chosen for the ability's source; without a choice nothing matches. */
function isChosen(view: View, what: ChosenWhat, id: ObjectId, context: Context): boolean {
  const chosen = context.chosen ?? {};
  switch (what) {
    case 'creatureType':
    case 'landType': {
      const land = chosen.landType ?? chosen.basicLandType;
      const type = what === 'landType' ? land : (chosen.creatureType ?? land);
      return type !== undefined && hasSubtype(view, id, type);
    }
    case 'color':
      return view.of(id).colors.some(color => color === chosen.color || (chosen.colors?.includes(color) ?? false));
    case 'cardName':
      return chosenNames(chosen).some(name => isNamed(view, id, name));
    case 'cardType':
      return view.of(id).types.some(type => type.toLowerCase() === chosen.cardType?.toLowerCase());
    case 'quality':
      return (chosen.mode === 'odd' || chosen.mode === 'even') && hasParity(view, QUALITY[chosen.mode], id);
    case 'object':
      return chosen.object === id;
    case 'player':
      return chosen.player !== undefined && view.controller(id) === chosen.player;
    default:
      return assertNever(what);
  }
}

function chosenNames({ cardName, cardNames }: ChosenValues): readonly string[] {
  return cardNames ?? (cardName === undefined ? [] : [cardName]);
}

const QUALITY = {
  odd: { kind: 'parity', measure: 'manaValue', parity: 'odd' },
  even: { kind: 'parity', measure: 'manaValue', parity: 'even' },
} as const;

type ChosenWhat = (Clause & { readonly kind: 'chosen' })['what'];

// Evaluation of amounts.

import { assertNever } from '../../kit/assert-never.ts';
import { BASIC_LAND_TYPES, COLOR_OF, type ThisTurnFact, type Zone } from '../../vocabulary/index.ts';
import type { Amount } from '../ability/amount.ts';
import type { PlayerRef } from '../ability/reference.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import { symbolsOf } from '../model/mana-cost.ts';
import { chosenX } from './chosen-x.ts';
import { compareNumbers } from './compare-numbers.ts';
import { countDifferent, mostAlike } from './count-different.ts';
import { devotion } from './devotion.ts';
import type { Evaluators } from './evaluators.ts';
import { countersOn, hasSubtype, PARTY } from './has.ts';
import { levelOf } from './level.ts';
import { manaSpentOn } from './mana-spent.ts';
import { measureObject } from './measure-object.ts';
import { inZoneBeforeEntering } from './objects-in-zone.ts';
import { playerState, resolveObject, resolvePlayers } from './resolve-reference.ts';
import { turnRecordNumber } from './this-turn.ts';
import type { Context, View } from './view.ts';

/** The value of an amount. "Any number" is Infinity: the choice is the player's. */
export function evaluateAmount(read: Evaluators, view: View, amount: Amount, context: Context): number {
  if (typeof amount === 'number') return amount;
  switch (amount.kind) {
    case 'plus':
      return read.evaluate(view, amount.of, context) + read.evaluate(view, amount.n, context);
    case 'minus':
      return read.evaluate(view, amount.of, context) - read.evaluate(view, amount.n, context);
    case 'times':
      return read.evaluate(view, amount.of, context) * amount.n;
    case 'product':
      return read.evaluate(view, amount.of, context) * read.evaluate(view, amount.n, context);
    case 'half':
      return Math[amount.rounded === 'up' ? 'ceil' : 'floor'](read.evaluate(view, amount.of, context) / 2);
    case 'atMost':
      return Math.min(read.evaluate(view, amount.of, context), read.evaluate(view, amount.n, context));
    case 'any':
      return Number.POSITIVE_INFINITY;
    case 'that':
      return context.amount ?? 0;
    case 'prevented':
      return context.prevented ?? 0;
    case 'count':
      return read.select(view, amount.of, context).length;
    case 'different':
      return countDifferent(view, amount.what, read.select(view, amount.of, context));
    case 'alike':
      return mostAlike(view, amount.what, read.select(view, amount.of, context));
    case 'measure': {
      const id = resolveObject(view, amount.of, context);
      const known = id === undefined ? view : (context.lastKnown?.get(id) ?? view);
      return id === undefined || !known.state.objects.has(id) ? 0 : (measureObject(known, id, amount.measure) ?? 0);
    }
    case 'greatest':
    case 'least':
    case 'total':
      return among(read, view, amount, context);
    case 'countersOn': {
      const id = resolveObject(view, amount.of, context);
      const known = id === undefined ? view : (context.lastKnown?.get(id) ?? view);
      return id === undefined || !known.state.objects.has(id) ? 0 : countersOn(known.object(id), amount.counter);
    }
    case 'countersAmong':
      return sum(read.select(view, amount.of, context), id => countersOn(view.object(id), amount.counter));
    case 'most':
      return most(read, view, amount, context);
    case 'playersWith':
      return playersWith(read, view, amount, context);
    case 'destroyedThisWay': {
      const { objects = [], before = view } = context.destroyed ?? {};
      return read.select(before, amount.of, context).filter(id => objects.includes(id)).length;
    }
    case 'unlockedDoors':
      return sum(read.select(view, amount.of, context), id => unlockedDoors(view.object(id)));
    case 'symbols':
      return sum(read.select(view, amount.of, context), id => symbolsOf(view.of(id).manaCost, [amount.color]));
    default:
      return evaluateOfPlayer(view, amount, context);
  }
}

type Structured = Exclude<Amount, number>;
type OfPlayer = Exclude<
  Structured,
  {
    readonly kind:
      | (
          | 'plus'
          | 'minus'
          | 'times'
          | 'product'
          | 'half'
          | 'atMost'
          | 'any'
          | 'that'
          | 'prevented'
          | 'count'
          | 'different'
          | 'alike'
          | 'measure'
          | 'most'
          | 'playersWith'
          | 'unlockedDoors'
          | 'destroyedThisWay'
        )
      | ('greatest' | 'least' | 'total' | 'countersOn' | 'countersAmong' | 'symbols');
  }
>;

/** Amounts about players; those of several players are added. */
function evaluateOfPlayer(view: View, amount: OfPlayer, context: Context): number {
  const total = (who: PlayerRef, of: (id: PlayerId) => number) => sum(resolvePlayers(view, who, context), of);
  switch (amount.kind) {
    case 'life':
      return total(amount.who, id => playerState(view, id).life);
    case 'startingLife':
      return 20;
    case 'playerCounters':
      return total(amount.who, id => playerState(view, id).counters[amount.counter] ?? 0);
    case 'players':
      return resolvePlayers(view, amount.who, context).length;
    case 'playersWhere':
      return total(amount.who, id => (turnRecordNumber(playerState(view, id), amount.what) > 0 ? 1 : 0));
    case 'handSize':
      return total(amount.who, id => sizeOf(view, 'hand', id));
    case 'librarySize':
      return total(amount.who, id => sizeOf(view, 'library', id));
    case 'graveyardSize':
      return total(amount.who, id => sizeOf(view, 'graveyard', id));
    case 'devotion':
      return devotion(view, amount.colors, context);
    case 'domain':
      return domain(view, context);
    case 'party':
      return party(view, context);
    case 'thisTurn':
      return total(amount.who, id => turnRecordNumber(playerState(view, id), amount.what));
    case 'speed':
      return total(amount.who, id => playerState(view, id).speed);
    case 'unspentMana':
      return total(amount.who, id => playerState(view, id).mana.filter(it => (amount.symbol ?? it) === it).length);
    case 'commanderCasts':
      return total(amount.who, id => playerState(view, id).commanderCasts ?? 0);
    default:
      return evaluateOfSource(view, amount, context);
  }
}

type OfSource = Exclude<
  OfPlayer,
  {
    readonly kind:
      | ('life' | 'startingLife' | 'playerCounters' | 'players' | 'handSize' | 'librarySize' | 'graveyardSize')
      | ('devotion' | 'domain' | 'party' | 'thisTurn' | 'speed' | 'playersWhere' | 'commanderCasts' | 'unspentMana');
  }
>;

/** The spell that an event is about, or what a spell became; undefined where the event is about nothing cast. */
function castObject(view: View, { it }: Context): GameObject | undefined {
  const object = it === undefined ? undefined : view.state.objects.get(it);
  return object?.zone === 'stack' ? object : undefined;
}

/** The object that an event is about, where that was cast; undefined for anything else. */
function whatWasCast(view: View, { it }: Context): GameObject | undefined {
  const object = it === undefined ? undefined : view.state.objects.get(it);
  return object?.cast === undefined ? undefined : object;
}

/** Amounts about the object the ability is on and its history. */
function evaluateOfSource(view: View, amount: OfSource, context: Context): number {
  const object = context.source === undefined ? undefined : view.state.objects.get(context.source);
  switch (amount.kind) {
    case 'x':
      return context.x ?? (object && chosenX(object)) ?? 0;
    case 'colorsSpent':
      return new Set(manaSpentOn(whatWasCast(view, context) ?? object).filter(it => it in COLOR_OF)).size;
    case 'manaSpent':
      return manaSpentOn(castObject(view, context) ?? object).filter(
        it => amount.symbol === undefined || it === amount.symbol,
      ).length;
    case 'treasureMana': {
      const of = resolveObject(view, amount.of, context);
      return of === undefined ? 0 : (view.state.objects.get(of)?.cast?.treasureMana ?? 0);
    }
    case 'keywordTotal': {
      const of = resolveObject(view, amount.of, context);
      return of === undefined || !view.state.objects.has(of) ? 0 : keywordTotal(view, of, amount.keyword);
    }
    case 'timesAttacked': {
      const of = resolveObject(view, amount.of, context);
      const attacker = of === undefined ? undefined : view.state.objects.get(of);
      return attacker === undefined ? 0 : timesAttacked(attacker);
    }
    case 'timesKicked':
      return object?.cast?.kicked ?? 0;
    case 'timesPaid':
      return object?.cast?.costs.filter(it => it === amount.cost).length ?? 0;
    case 'linked':
      return object?.linked[amount.verb]?.length ?? 0;
    case 'linkedTotal':
      return sum(linkedOf(object, amount.verb), id =>
        view.state.objects.has(id) ? (measureObject(view, id, amount.measure) ?? 0) : 0,
      );
    case 'remembered':
      return object?.remembered[amount.what] ?? 0;
    case 'chosenNumber':
      return context.chosen?.number ?? 0;
    case 'classLevel':
      return object === undefined ? 0 : levelOf(view, object);
    default:
      return assertNever(amount);
  }
}

function linkedOf(object: GameObject | undefined, verb: string) {
  return object?.linked[verb] ?? [];
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}

function among(
  read: Evaluators,
  view: View,
  amount: Structured & { readonly kind: 'greatest' | 'least' | 'total' },
  context: Context,
): number {
  const values = read.select(view, amount.of, context).map(id => measureObject(view, id, amount.measure) ?? 0);
  if (values.length === 0) return 0;
  if (amount.kind === 'total') return sum(values, it => it);
  return amount.kind === 'greatest' ? Math.max(...values) : Math.min(...values);
}

/** Each of those players is "that player" in the amounts compared. */
function playersWith(
  read: Evaluators,
  view: View,
  { who, of, is, n }: Structured & { readonly kind: 'playersWith' },
  context: Context,
): number {
  return resolvePlayers(view, who, context).filter(that => {
    const about = { ...context, that };
    return compareNumbers(read.evaluate(view, of, about), is, read.evaluate(view, n, about));
  }).length;
}

/** 709.5d: each unlocked half is a designation of the Room. */
function unlockedDoors({ designations }: GameObject): number {
  return designations.filter(it => it.startsWith('unlocked')).length;
}

/** The numbers of the keyword on an object; each instance counts. */
function keywordTotal(view: View, id: ObjectId, keyword: string): number {
  return sum(view.of(id).abilities, ({ ability }) =>
    ability.kind === 'keyword' && ability.keyword === keyword && typeof ability.amount === 'number'
      ? ability.amount
      : 0,
  );
}

/** One that attacks has attacked, whether or not the record of the turn says so. */
function timesAttacked({ attacking, designations }: GameObject): number {
  const told = designations.filter(it => it === 'attackedThisTurn').length;
  return Math.max(told, attacking === undefined ? 0 : 1);
}

function most(
  read: Evaluators,
  view: View,
  { who, of }: Structured & { readonly kind: 'most' },
  context: Context,
): number {
  const found = typeof of === 'string' ? [] : read.select(view, of, context);
  const each = resolvePlayers(view, who, context).map(id =>
    typeof of === 'string' ? numberOf(view, id, of) : found.filter(it => view.controller(it) === id).length,
  );
  return Math.max(0, ...each);
}

/** A player's life, cards in hand, or a number of this turn's record. */
function numberOf(view: View, id: PlayerId, of: 'life' | 'handSize' | ThisTurnFact): number {
  if (of === 'handSize') return sizeOf(view, 'hand', id);
  const player = playerState(view, id);
  return of === 'life' ? player.life : turnRecordNumber(player, of);
}

function sizeOf(view: View, zone: Zone, owner: PlayerId): number {
  return inZoneBeforeEntering(view, zone).filter(id => view.object(id).owner === owner).length;
}

/** The basic land types among lands its controller controls (the ability word domain). */
function domain(view: View, context: Context): number {
  const lands = view.battlefield.filter(
    id => view.of(id).types.includes('Land') && view.controller(id) === context.controller,
  );
  return BASIC_LAND_TYPES.filter(type => lands.some(id => view.of(id).subtypes.includes(type))).length;
}

/** 700.8: as many of Cleric, Rogue, Warrior and Wizard as creatures can fill, each creature one place. */
function party(view: View, context: Context): number {
  const roles = view.battlefield
    .filter(id => view.of(id).types.includes('Creature') && view.controller(id) === context.controller)
    .map(id => PARTY.filter(type => hasSubtype(view, id, type)))
    .filter(types => types.length > 0);
  return seated(roles, new Map());
}

type Role = (typeof PARTY)[number];

/** 700.8b: the greatest number of roles filled, one creature each: a maximum matching by augmenting paths. */
function seated(creatures: readonly (readonly Role[])[], seats: Map<Role, number>): number {
  const place = (creature: number, tried: Set<Role>): boolean => {
    for (const role of creatures[creature] ?? []) {
      if (tried.has(role)) continue;
      tried.add(role);
      const there = seats.get(role);
      if (there === undefined || place(there, tried)) {
        seats.set(role, creature);
        return true;
      }
    }
    return false;
  };
  return creatures.filter((_, creature) => place(creature, new Set())).length;
}

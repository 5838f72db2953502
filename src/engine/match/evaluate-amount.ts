// Evaluation of amounts.
import { BASIC_LAND_TYPES, type ThisTurnFact, type Zone } from '../../vocabulary/index.ts';
import type { Amount } from '../ability/amount.ts';
import type { PlayerRef } from '../ability/reference.ts';
import type { GameObject } from '../model/game-object.ts';
import type { PlayerId } from '../model/ids.ts';
import { symbolsOf } from '../model/mana-cost.ts';
import { identityOf } from './color-identity.ts';
import { compareNumbers } from './compare-numbers.ts';
import { countDifferent, mostAlike } from './count-different.ts';
import { devotion, devotionColors } from './devotion.ts';
import {
  type AmountOfPlayer,
  evaluateOfSource,
  type StructuredAmount,
  sumOverObjects,
} from './evaluate-source-amount.ts';
import type { Evaluators } from './evaluators.ts';
import { countersOn } from './has.ts';
import { measureObject } from './measure-object.ts';
import { inZoneBeforeEntering } from './objects-in-zone.ts';
import { party } from './party.ts';
import { playerState, resolveObject, resolvePlayers } from './resolve-reference.ts';
import { turnRecordNumber } from './this-turn.ts';
import { amountDone, countMovedThisWay, totalThisWay } from './this-way.ts';
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
      return context.amount ?? amountDone(context.done?.at(-1)?.facts, context.source);
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
      return sumOverObjects(read.select(view, amount.of, context), id => countersOn(view.object(id), amount.counter));
    case 'most':
      return most(read, view, amount, context);
    case 'playersWith':
      return playersWith(read, view, amount, context);
    case 'movedThisWay':
      return countMovedThisWay(read, view, amount, context);
    case 'totalThisWay':
      return totalThisWay(view, amount, context);
    case 'unlockedDoors':
      return sumOverObjects(read.select(view, amount.of, context), id => unlockedDoors(view.object(id)));
    case 'symbols':
      return sumOverObjects(read.select(view, amount.of, context), id =>
        symbolsOf(view.of(id).manaCost, [amount.color]),
      );
    default:
      return evaluateOfPlayer(view, amount, context);
  }
}

/** Amounts about players; those of several players are added. */
function evaluateOfPlayer(view: View, amount: AmountOfPlayer, context: Context): number {
  const total = (who: PlayerRef, of: (id: PlayerId) => number) =>
    sumOverObjects(resolvePlayers(view, who, context), of);
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
      return devotion(view, devotionColors(amount.colors, context), context);
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
    case 'identityColors':
      return total(amount.who, id => identityOf(view, id).length);
    case 'commanderCasts':
      return total(amount.who, id => playerState(view, id).commanderCasts ?? 0);
    default:
      return evaluateOfSource(view, amount, context);
  }
}

function among(
  read: Evaluators,
  view: View,
  amount: StructuredAmount & { readonly kind: 'greatest' | 'least' | 'total' },
  context: Context,
): number {
  const values = read.select(view, amount.of, context).map(id => measureObject(view, id, amount.measure) ?? 0);
  if (values.length === 0) return 0;
  if (amount.kind === 'total') return sumOverObjects(values, it => it);
  return amount.kind === 'greatest' ? Math.max(...values) : Math.min(...values);
}

/** Each of those players is "that player" in the amounts compared. */
function playersWith(
  read: Evaluators,
  view: View,
  { who, of, is, n }: StructuredAmount & { readonly kind: 'playersWith' },
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

function most(
  read: Evaluators,
  view: View,
  { who, of }: StructuredAmount & { readonly kind: 'most' },
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

// Amounts that speak of the source of an ability, of its spell or of what it did.
import { assertNever } from '../../kit/assert-never.ts';
import { COLOR_OF } from '../../vocabulary/index.ts';
import type { Amount } from '../ability/amount.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import { chosenX } from './chosen-x.ts';
import { levelOf } from './level.ts';
import { manaFrom, manaSpentOn, snowManaOn } from './mana-spent.ts';
import { measureObject } from './measure-object.ts';
import { resolveObject } from './resolve-reference.ts';
import type { Context, View } from './view.ts';

type AmountOfSource = Exclude<
  AmountOfPlayer,
  {
    readonly kind:
      | ('life' | 'startingLife' | 'playerCounters' | 'players' | 'handSize' | 'librarySize' | 'graveyardSize')
      | (
          | 'devotion'
          | 'domain'
          | 'party'
          | 'thisTurn'
          | 'speed'
          | 'playersWhere'
          | 'commanderCasts'
          | 'identityColors'
          | 'unspentMana'
        );
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

/** The mana spent that a symbol stands for; all of it without one. */
function manaOf(object: GameObject | undefined, symbol: string | undefined): readonly string[] {
  if (symbol === 'S') return snowManaOn(object);
  return manaSpentOn(object).filter(it => symbol === undefined || it === symbol);
}

/** Amounts about the object the ability is on and its history. */
export function evaluateOfSource(view: View, amount: AmountOfSource, context: Context): number {
  const object = context.source === undefined ? undefined : view.state.objects.get(context.source);
  switch (amount.kind) {
    case 'x':
      return context.x ?? (object && chosenX(object)) ?? 0;
    case 'colorsSpent':
      return new Set(manaSpentOn(whatWasCast(view, context) ?? object).filter(it => it in COLOR_OF)).size;
    case 'manaSpent':
      return manaOf(castObject(view, context) ?? object, amount.symbol).length;
    case 'manaFrom': {
      const of = resolveObject(view, amount.of, context);
      return of === undefined ? 0 : manaFrom(view.state.objects.get(of)?.cast, amount.source);
    }
    case 'additionalMana': {
      const of = resolveObject(view, amount.of, context);
      return of === undefined ? 0 : (view.state.objects.get(of)?.cast?.additionalMana ?? 0);
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
      return sumOverObjects(linkedOf(object, amount.verb), id =>
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

/** The sum of a number over a list. */
export function sumOverObjects<T>(items: readonly T[], of: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}

/** The numbers of the keyword on an object; each instance counts. */
function keywordTotal(view: View, id: ObjectId, keyword: string): number {
  return sumOverObjects(view.of(id).abilities, ({ ability }) =>
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

/** An amount that is no plain number. */
export type StructuredAmount = Exclude<Amount, number>;

/** An amount about a player, or about the source of the ability. */
export type AmountOfPlayer = Exclude<
  StructuredAmount,
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
          | 'movedThisWay'
          | 'totalThisWay'
        )
      | ('greatest' | 'least' | 'total' | 'countersOn' | 'countersAmong' | 'symbols');
  }
>;

// History of an object, for clauses of filters (400.7d).
import { assertNever } from '../../kit/assert-never.ts';
import type { Clause } from '../ability/filter.ts';
import { type CastRecord, DAMAGED_BY, type GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import { manaFrom } from './mana-spent.ts';
import { isAmongPlayers, resolveObject } from './resolve-reference.ts';
import type { Context, View } from './view.ts';

type HistoryClause = Clause & { readonly kind: 'history' };

/** Whether the clause is true of the object: "that was kicked", "that entered this turn". */
export function historyHolds(view: View, clause: HistoryClause, id: ObjectId, context: Context): boolean {
  const object = view.object(id);
  const { cast } = object;
  switch (clause.what) {
    case 'cast':
      return cast !== undefined && byWhomAndWhence(view, clause, object, context);
    case 'notCast':
      return cast === undefined || !byWhomAndWhence(view, clause, object, context);
    case 'kicked':
      return (cast?.kicked ?? 0) > 0;
    case 'noManaSpent':
      return cast?.manaSpent !== undefined && cast.manaSpent.length === 0;
    case 'treasureManaSpent':
      return manaFrom(cast, 'Treasure') > 0;
    case 'convoked':
      return hasPaid(object, 'convoke');
    case 'castWith':
      return cast !== undefined && wasPermitted(cast, clause.zone);
    case 'foretold':
      return hasPaid(object, 'foretell') || object.designations.includes('foretold');
    case 'bestowed':
      return hasPaid(object, 'bestow') && object.attachedTo !== undefined;
    case 'unearthed':
      return object.designations.includes('unearthed');
    case 'enteredThisTurn':
      return object.zone === 'battlefield' && object.arrivedThisTurn && isUnder(view, clause, id, context);
    case 'putThereThisTurn':
      return object.arrivedThisTurn && (clause.zone === undefined || !object.designations.includes('diedThisTurn'));
    case 'dealtDamageThisTurn':
      return object.damage > 0 || DAMAGED_BY in object.linked || object.designations.includes('dealtDamageThisTurn');
    case 'attackedThisTurn':
      return object.attacking !== undefined || object.designations.includes('attackedThisTurn');
    case 'diedThisTurn':
      return object.zone === 'graveyard' && object.designations.includes('diedThisTurn');
    case 'exiledWithThis':
      return isLinked(view, context, 'exiled', id);
    case 'pairedWithThis':
      return object.designations.includes('paired') && isLinked(view, context, 'paired', id);
    case 'damagedByThisThisTurn':
      return damagedBy(view, clause, object, context);
    default:
      return assertNever(clause.what);
  }
}

/** "Under your control": by the controller now, the only one the position records. */
function isUnder(view: View, { who }: HistoryClause, id: ObjectId, context: Context): boolean {
  return who === undefined || isAmongPlayers(view, who, context, view.controller(id));
}

function byWhomAndWhence(view: View, clause: HistoryClause, object: GameObject, context: Context): boolean {
  const { cast } = object;
  if (cast === undefined) return false;
  if (clause.zone !== undefined && cast.from !== clause.zone) return false;
  return clause.who === undefined || isAmongPlayers(view, clause.who, context, cast.by);
}

/** Costs that permit a spell to be cast from another zone by themselves. */
const PERMITTING: ReadonlySet<string> = new Set([
  ...['aftermath', 'disturb', 'embalm', 'encore', 'escape', 'flashback', 'foretell', 'harmonize', 'jump-start'],
  ...['madness', 'mayhem', 'plot', 'retrace', 'suspend', 'unearth', 'warp'],
]);

/**
 * 601.2, 607.1: whether a permission to cast spells from that zone was the reason, as far as the costs paid do not name
 * another; one without a zone was, where it was cast for some cost of its own.
 */
function wasPermitted({ from, costs }: CastRecord, zone: HistoryClause['zone']): boolean {
  if (zone === undefined) return costs.length > 0;
  return from === zone && !costs.some(cost => PERMITTING.has(cost));
}

function hasPaid(object: GameObject, cost: string): boolean {
  return object.cast?.costs.includes(cost) ?? false;
}

function damagedBy(view: View, { by }: HistoryClause, object: GameObject, context: Context): boolean {
  const source = by === undefined ? context.source : resolveObject(view, by, context);
  return source !== undefined && (object.linked[DAMAGED_BY] ?? []).includes(source);
}

/** The sources that have dealt damage to it this turn and are still on the battlefield. */
export function damageSources(view: View, { linked }: GameObject): readonly ObjectId[] {
  return (linked[DAMAGED_BY] ?? []).filter(id => view.battlefield.includes(id));
}

function isLinked(view: View, context: Context, verb: string, id: ObjectId): boolean {
  const source = context.source === undefined ? undefined : view.state.objects.get(context.source);
  return source?.linked[verb]?.includes(id) ?? false;
}

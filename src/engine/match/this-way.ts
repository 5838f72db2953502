// Counts of all that the instructions of a spell or ability have done so far (608.2c, 608.2h): "destroyed this way".
import type { Amount, WayMoved } from '../ability/amount.ts';
import type { Filter } from '../ability/filter.ts';
import type { Occurrence } from '../event/occurrence.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import type { Evaluators } from './evaluators.ts';
import { matchesClause } from './match-clause.ts';
import { isAmongPlayers } from './resolve-reference.ts';
import type { Context, View } from './view.ts';

type Structured = Exclude<Amount, number>;

/** The number of objects moved so that fit the filter, as they last were; or the most of them that one player had. */
export function countMovedThisWay(
  read: Evaluators,
  view: View,
  { verb, of, by, most }: OfKind<Structured, 'movedThisWay'>,
  context: Context,
): number {
  const moved = (context.done ?? []).flatMap(({ facts, destroyed, before }) => {
    const ids = new Set(facts.flatMap(fact => (isMovedSo(fact, verb, destroyed) ? [fact.object] : [])));
    const fitting = [...ids].filter(id => before.state.objects.has(id) && fits(read, before, of, id, context));
    return fitting.map(id => ({ id, who: playerOf(before, id) }));
  });
  const theirs = by === undefined ? moved : moved.filter(({ who }) => isAmongPlayers(view, by, context, who));
  if (most !== true) return theirs.length;
  return Math.max(0, ...theirs.map(({ who }) => theirs.filter(it => it.who === who).length));
}

function fits(read: Evaluators, view: View, { clauses }: Filter, id: ObjectId, context: Context): boolean {
  return clauses.every(clause => matchesClause(read, view, clause, id, context));
}

/** 701.8a, 701.21a: what is destroyed or sacrificed is so wherever it goes; what is exiled is in exile then. */
function isMovedSo(
  fact: Occurrence,
  verb: WayMoved,
  destroyed: readonly ObjectId[],
): fact is Occurrence & { readonly kind: 'moved' } {
  if (fact.kind !== 'moved') return false;
  if (verb === 'die') return fact.from === 'battlefield' && fact.to === 'graveyard';
  if (destroyed.includes(fact.object)) return verb === 'destroy' && fact.from === 'battlefield';
  return fact.verb === verb && (verb !== 'exile' || fact.to === 'exile');
}

/** The controller of a permanent, the owner of any other card. */
function playerOf(view: View, id: ObjectId): PlayerId {
  return view.object(id).zone === 'battlefield' ? view.controller(id) : view.object(id).owner;
}

/** The life lost or gained, the damage dealt, the counters removed so far. */
export function totalThisWay(
  view: View,
  { what, who, counter }: OfKind<Structured, 'totalThisWay'>,
  context: Context,
): number {
  const facts = (context.done ?? []).flatMap(it => it.facts);
  const isTheirs = (player: PlayerId) => who === undefined || isAmongPlayers(view, who, context, player);
  return facts.reduce((sum, fact) => {
    if (what === 'lifeLost' && fact.kind === 'lostLife' && isTheirs(fact.player)) return sum + fact.amount;
    if (what === 'lifeGained' && fact.kind === 'gainedLife' && isTheirs(fact.player)) return sum + fact.amount;
    if (what === 'damage' && fact.kind === 'damaged') return sum + fact.amount;
    const isRemoved = what === 'countersRemoved' && fact.kind === 'countersRemoved';
    return isRemoved && (counter === undefined || fact.counter === counter) ? sum + fact.amount : sum;
  }, 0);
}

/**
 * "That many", "that much" after an instruction: the cards moved, the counters removed, the life or damage of it. That the
 * source was tapped for its own cost is no number.
 */
export function amountDone(facts: readonly Occurrence[] = [], source?: ObjectId): number {
  for (const kind of COUNTED) {
    const counted = facts.filter(fact => fact.kind === kind && !(fact.kind === 'tapped' && fact.object === source));
    if (counted.length > 0) return counted.reduce((sum, fact) => sum + ('amount' in fact ? fact.amount : 1), 0);
  }
  return 0;
}

const COUNTED: readonly Occurrence['kind'][] = [
  ...(['moved', 'countersRemoved', 'lostLife', 'gainedLife', 'damaged', 'entered', 'tapped'] as const),
];

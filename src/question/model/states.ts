// States of an object: counters, X, costs and what was chosen.

import type { Token } from '../tokens/question-token.ts';
import type { Known } from './card-traits.ts';
import type { Mention, Patch } from './mention.ts';

/** Counters said to be on an object; the kind its own text speaks of where none was said. Undefined where there is none either. */
export function countersSaid(kind: string, count: number, known: Known | undefined): Patch | undefined {
  const counter = kind === '' ? ownCounter(known) : kind.toLowerCase();
  return counter === undefined || isOfOthers(counter, known) ? undefined : { counters: { [counter]: count } };
}

/** The permanents that have counters of a kind by the rules (714.3, 306.5, 310.4). */
const HOLDERS: Readonly<Record<string, string | undefined>> = {
  lore: 'Saga',
  loyalty: 'Planeswalker',
  defense: 'Battle',
};

/** Kinds of counters that only players have (122.1f). */
const OF_PLAYERS: readonly string[] = ['poison', 'energy', 'experience', 'rad'];

/** The wording "Alpine Moon naming Urza's Saga with 2 lore counters on it": counters that this card has no use for. */
function isOfOthers(counter: string, known: Known | undefined): boolean {
  if (OF_PLAYERS.includes(counter)) return true;
  const holder = HOLDERS[counter];
  if (holder === undefined || known === undefined) return false;
  // "with 4 loyalty" may be said of its other face
  const faces = known.printed.layout === 'transform' ? known.printed.faces : [known.face];
  const isHolder = faces.some(it => [...it.types, ...it.subtypes].some(word => word === holder));
  return !isHolder && !known.copies && !known.says.has(counter);
}

/** The kind of counters a card speaks of first. */
function ownCounter(known: Known | undefined): string | undefined {
  if (known?.face.types.includes('Planeswalker')) return 'loyalty';
  return known?.says.kindOfCounter ?? (known?.creature ? '+1/+1' : undefined);
}

/**
 * The counters that a permanent enters with by a number of its own text: of a creature where it would be dead without
 * them (704.5f), of others in any case.
 */
export function countersPrinted(known: Known | undefined): Patch {
  if (known === undefined || known.spell || (known.creature && known.face.toughness !== 0)) return {};
  const counters = known.says.countersEnteredWith;
  return counters === undefined ? {} : { counters: { [counters.kind]: counters.count } };
}

/** A state or a value of X as it stands on the object. */
export function statesSaid(
  token: Extract<Token, { kind: 'state' | 'x' | 'size' | 'counters' }>,
  known: Known | undefined,
): Patch | undefined {
  if (token.kind === 'state') return isAtNumber(token.patch, known) ? countersAt(token.patch, known) : token.patch;
  return token.kind === 'x' ? { cast: { x: token.value } } : undefined;
}

/** The wording "at 1" of what is no planeswalker, which may speak of counters of its own. */
function isAtNumber(patch: Patch, known: Known | undefined): boolean {
  return loyaltyIn(patch) !== undefined && known !== undefined && !known.face.types.includes('Planeswalker');
}

/** The wording "Chalice at 1": the counters that the card speaks of; undefined where it speaks of none. */
function countersAt(patch: Patch, known: Known | undefined): Patch | undefined {
  const count = loyaltyIn(patch);
  return count === undefined || known?.says.kindOfCounter === undefined ? undefined : countersSaid('', count, known);
}

function loyaltyIn({ counters }: Patch): number | undefined {
  const said =
    typeof counters === 'object' && counters !== null && 'loyalty' in counters ? counters.loyalty : undefined;
  return typeof said === 'number' ? said : undefined;
}

/** Whether a permanent was cast with bestow: it is an Aura with a target (702.103b). */
export function isBestowed({ patch: { cast } }: Pick<Mention, 'patch'>): boolean {
  const costs = typeof cast === 'object' && cast !== null && 'costs' in cast ? cast.costs : undefined;
  return Array.isArray(costs) && costs.includes('bestow');
}

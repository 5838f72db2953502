// Zones and numbers of spells by their instructions: where their targets are, and whether X is their number.
import { type Effect, type Filter, type Objects, some, zonesOfFilter } from '../../engine/index.ts';
import type { SpellAction } from '../../oracle/index.ts';

/** Whether all cards of some kind in graveyards come onto the battlefield, after other moves or at once. */
export function returnsAllOfGraveyards(effects: readonly Effect[]): boolean {
  const isOfGraveyard = (it: Objects) =>
    it.kind === 'each' && it.filter.clauses.some(clause => clause.kind === 'inZone' && clause.zone === 'graveyard');
  return (
    some('effect', effects, { objects: isOfGraveyard }) &&
    some('effect', effects, { effect: it => it.kind === 'move' && it.to === 'battlefield' })
  );
}

/** Whether all that a spell is aimed at is on the battlefield. */
export function isAimedAtBoard(needed: readonly { readonly filter: Filter | undefined }[]): boolean {
  return needed.length > 0 && needed.every(it => zoneOfTarget(it) === 'battlefield');
}

/** The zone in which the text of a spell looks for its target, where it names one. */
export function zoneOfTarget(target: { readonly filter: Filter | undefined } | undefined): string | undefined {
  const zones = target?.filter === undefined ? 'everywhere' : zonesOfFilter(target.filter);
  return zones !== 'everywhere' && zones.length === 1 ? zones[0] : undefined;
}

/** Whether the number of what a spell does is its X, or the spell moves or makes things whatever X is. */
export function isNumberX(action: SpellAction): boolean {
  if ('amount' in action) return typeof action.amount !== 'number';
  return !('count' in action) || typeof action.count !== 'number';
}

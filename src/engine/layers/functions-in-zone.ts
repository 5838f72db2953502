// 113.6: from where the abilities of an object function.
import type { CardType, Zone } from '../../vocabulary/index.ts';
import type { Ability } from '../ability/ability.ts';
import { copiableValuesOf } from '../copy/copiable.ts';
import { expandKeyword } from '../keywords/expand-keyword.ts';
import type { GameObject } from '../model/game-object.ts';
import type { LayerEffect } from './layer-effect.ts';
import type { ObjectDraft } from './object-draft.ts';
import type { Projection } from './projection.ts';

/** Whether a static ability's effect functions where its object is. */
export function functions(effect: LayerEffect, draft: ObjectDraft, projection: There): boolean {
  const { object } = draft;
  if (effect.defining) return true;
  if (isSwitchedOff(draft, projection)) return false;
  return functionsFrom(effect.worksFrom, object.zone, draft.types);
}

/** What an ability's functioning depends on besides its object. */
type There = Pick<Projection, 'edition' | 'lookingAhead'>;

/** 113.6: until Sixth Edition a tapped artifact was switched off, unless it was a creature; not as it comes. */
export function isSwitchedOff({ object, types }: ObjectDraft, { edition, lookingAhead }: There): boolean {
  if (object.id === lookingAhead || object.zone !== 'battlefield' || !object.tapped || !types.includes('Artifact'))
    return false;
  return !types.includes('Creature') && !edition.tappedArtifactsWork;
}

/** Whether an ability that works from those zones (the battlefield where it names none) works in this one. */
export function functionsFrom(
  named: readonly Zone[] | 'anywhere' | undefined,
  zone: Zone,
  types: readonly CardType[],
): boolean {
  if (named === 'anywhere') return true;
  if (named !== undefined && named.length > 0) return named.includes(zone);
  return zone === 'battlefield' || (zone === 'command' && isAtHomeInCommand(types));
}

/** Whether an object outside the battlefield may have abilities that function there. */
export function mayFunction(object: GameObject): boolean {
  const known = MAY.get(object);
  if (known !== undefined) return known;
  const { zone } = object;
  const may =
    zone !== 'nowhere' && zone !== 'outside' && copiableValuesOf(object).abilities.some(it => functionsThere(it, zone));
  MAY.set(object, may);
  return may;
}

const MAY = new WeakMap<GameObject, boolean>();

function functionsThere(ability: Ability, zone: Zone): boolean {
  if (ability.kind === 'keyword')
    return expandKeyword(ability).some(it => it.ability.kind !== 'keyword' && functionsThere(it.ability, zone));
  if (!('worksFrom' in ability) || ability.worksFrom === undefined) return false;
  return ability.worksFrom === 'anywhere' || ability.worksFrom.includes(zone);
}

/** 113.6p: planes, phenomena, schemes, vanguards, conspiracies, and emblems, which have no types. */
function isAtHomeInCommand(types: readonly CardType[]): boolean {
  return types.every(type => AT_HOME.has(type));
}

const AT_HOME: ReadonlySet<CardType> = new Set(['Plane', 'Phenomenon', 'Scheme', 'Vanguard', 'Conspiracy', 'Dungeon']);

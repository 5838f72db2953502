// Zones in which the abilities of an object function (113.6).
import { PassingMap } from '../../kit/passing-map.ts';
import type { CardType, Zone } from '../../vocabulary/index.ts';
import type { Ability } from '../ability/ability.ts';
import { copiableValuesOf } from '../copy/copiable.ts';
import { expandKeyword } from '../keywords/expand-keyword.ts';
import type { GameObject } from '../model/game-object.ts';
import type { LayerEffect } from './layer-effect.ts';
import type { ObjectDraft } from './object-draft.ts';
import type { Projection } from './projection.ts';

/** Whether a static ability's effect functions in its object's zone. */
export function functions(effect: LayerEffect, draft: ObjectDraft, projection: There): boolean {
  const { object } = draft;
  if (effect.defining) return true;
  if (isSwitchedOff(draft, projection)) return false;
  return functionsFrom(effect.functionsFrom, object.zone, draft.types);
}

/** The inputs of functioning besides the object. */
type There = Pick<Projection, 'edition' | 'lookingAhead'>;

/**
 * Whether the abilities of a tapped noncreature artifact do not function, as before Sixth Edition; not as it enters.
 */
export function isSwitchedOff({ object, types }: ObjectDraft, { edition, lookingAhead }: There): boolean {
  if (object.id === lookingAhead || object.zone !== 'battlefield' || !object.tapped || !types.includes('Artifact'))
    return false;
  return !types.includes('Creature') && !edition.tappedArtifactsWork;
}

/** Whether an ability of those zones (the battlefield where undefined) functions in this one. */
export function functionsFrom(
  named: readonly Zone[] | 'anywhere' | undefined,
  zone: Zone,
  types: readonly CardType[],
): boolean {
  if (named === 'anywhere') return true;
  if (named !== undefined && named.length > 0) return named.includes(zone);
  return zone === 'battlefield' || (zone === 'command' && functionsInCommand(types));
}

/** Whether an object outside the battlefield may have abilities that function there. */
export function mayFunction(object: GameObject): boolean {
  const cached = MAY.get(object);
  if (cached !== undefined) return cached;
  const { zone } = object;
  const may =
    zone !== 'nowhere' && zone !== 'outside' && copiableValuesOf(object).abilities.some(it => functionsThere(it, zone));
  MAY.set(object, may);
  return may;
}

const MAY = new PassingMap<GameObject, boolean>();

function functionsThere(ability: Ability, zone: Zone): boolean {
  if (ability.kind === 'keyword')
    return expandKeyword(ability).some(it => it.ability.kind !== 'keyword' && functionsThere(it.ability, zone));
  if (!('functionsFrom' in ability) || ability.functionsFrom === undefined) return false;
  return ability.functionsFrom === 'anywhere' || ability.functionsFrom.includes(zone);
}

/** 113.6p: planes, phenomena, schemes, vanguards, conspiracies, and emblems, which have no types. */
function functionsInCommand(types: readonly CardType[]): boolean {
  return types.every(type => AT_HOME.has(type));
}

const AT_HOME: ReadonlySet<CardType> = new Set(['Plane', 'Phenomenon', 'Scheme', 'Vanguard', 'Conspiracy', 'Dungeon']);

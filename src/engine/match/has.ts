// Subtypes, keywords, counters and attachments of an object.

import type { GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import { familyOf } from '../model/subtypes.ts';
import type { View } from './view.ts';

/** 205.3: whether it has the subtype, a creature with every creature type among them. */
export function hasSubtype(view: View, id: ObjectId, subtype: string): boolean {
  const object = view.of(id);
  return object.subtypes.includes(subtype) || (object.everyCreatureType && familyOf(subtype) === 'creature');
}

/**
 * Whether it has an ability of that name; variants count for their family: "islandwalk" is landwalk, "hexproof from"
 * hexproof.
 */
export function hasKeyword(view: View, id: ObjectId, keyword: string): boolean {
  return view.of(id).abilities.some(({ ability }) => ability.kind === 'keyword' && isKindOf(ability.keyword, keyword));
}

/** Whether a keyword is another or a variant of it (702.11d, 702.14a, 702.29e, 702.33c). */
export function isKindOf(keyword: string, family: string): boolean {
  if (keyword === family) return true;
  if (family === 'landwalk') return keyword.endsWith('walk');
  if (family === 'cycling') return keyword.endsWith('cycling');
  if (family === 'hexproof') return keyword === 'hexproof from';
  if (family === 'kicker') return keyword === 'multikicker';
  if (family === 'umbra armor') return keyword === 'totem armor';
  return family === 'morph' && keyword === 'megamorph';
}

/** The number of counters of a kind, or of every kind, on it. */
export function countersOn(object: GameObject, counter: string | undefined): number {
  if (counter !== undefined) return object.counters[counter] ?? 0;
  return Object.values(object.counters).reduce((sum, n) => sum + n, 0);
}

/** Auras, Equipment and Fortifications attached to an object or player, phased in. */
export function attachments(view: View, host: ObjectId): readonly ObjectId[] {
  return view.battlefield.filter(id => view.object(id).attachedTo === host);
}

/** 700.8: the creature types of a party. */
export const PARTY = ['Cleric', 'Rogue', 'Warrior', 'Wizard'] as const;

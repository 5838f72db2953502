// Levels: a designation of a Class (716), the level counters of a leveler (711).
import type { GameObject } from '../model/game-object.ts';
import type { View } from './view.ts';

/** The level; 1 for a Class and any other permanent that has none (716.2d), 0 for a leveler without counters. */
export function levelOf(view: View, object: GameObject): number {
  const counters = object.counters.level;
  if (counters !== undefined) return counters;
  const levels = view.of(object.id).subtypes.includes('Class') || object.printed.layout === 'class';
  return levels ? Math.max(1, object.level) : object.level;
}

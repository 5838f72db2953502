// Devotion (700.5): mana symbols among the mana costs of the permanents a player controls.
import { COLORS, type Color } from '../../vocabulary/index.ts';
import { symbolsOf } from '../model/mana-cost.ts';
import type { Context, View } from './view.ts';

/**
 * A player's devotion to a color or colors, effects that raise it among them (700.5a). The permanent looked ahead at
 * does not count (614.12).
 */
export function devotion(
  view: View,
  colors: readonly Color[],
  { controller: player, source }: Pick<Context, 'controller' | 'source'>,
): number {
  const left = view.edition.misconceptions.neverCountsItself ? source : undefined;
  let count = 0;
  for (const id of view.battlefield)
    if (id !== left && view.controller(id) === player) count += symbolsOf(view.of(id).manaCost, colors);
  for (const { rule, from } of view.rules) {
    if (rule.kind !== 'devotion' || from.controller !== player) continue;
    if (rule.colors === undefined || rule.colors.some(color => colors.includes(color))) count += rule.amount;
  }
  return count;
}

/** The colors that words on devotion name; of "that color" the one chosen, and none where none was chosen (607.5a). */
export function devotionColors(
  colors: readonly Color[] | 'chosen',
  { chosen }: Pick<Context, 'chosen'>,
): readonly Color[] {
  return colors === 'chosen' ? COLORS.filter(it => it === chosen?.color) : colors;
}

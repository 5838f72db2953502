// Sorts of activated abilities, which are kept as text: known by their words.
import type { Ability } from './ability.ts';

/** Whether the ability has a loyalty symbol as its cost (606.2). */
export function isLoyaltyAbility(ability: Ability): boolean {
  return ability.kind === 'activated' && /^\[?[+-]?(?:\d+|X)\]?: /.test(ability.text);
}

/** Whether the ability is a mana ability (605.1a), by its text. */
export function isManaAbility(ability: Ability): boolean {
  return ability.kind === 'activated' && /: add /i.test(ability.text);
}

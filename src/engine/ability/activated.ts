// Sorts of activated abilities.
import type { Ability } from './ability.ts';

/** Whether the ability has a loyalty symbol as its cost (606.2). */
export function isLoyaltyAbility(ability: Ability): boolean {
  return ability.kind === 'activated' && ability.sort === 'loyalty';
}

/** Whether the ability is a mana ability (605.1a). */
export function isManaAbility(ability: Ability): boolean {
  return ability.kind === 'activated' && ability.sort === 'mana';
}

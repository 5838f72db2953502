// Texts of abilities that speak of what was chosen, or of the life that was paid, as the permanent entered.
import type { Ability } from '../../engine/index.ts';
import { textsWithin } from './texts-within.ts';

/** Whether a text of the ability, kept as it stands, speaks of a choice made as the permanent entered (607.2d). */
export function saysOfChoice(ability: Ability): boolean {
  return textsWithin(ability).some(it => CHOSEN.test(it));
}

/** Whether a text of the ability counts the life paid as the permanent entered (607.2g). */
export function saysOfLifePaid(ability: Ability): boolean {
  return textsWithin(ability).some(it => PAID.test(it));
}

const CHOSEN =
  /\bthe (?:last )?chosen (?:colors?|(?:basic |creature |land |card )*types?|(?:card )?names?|players?|opponent|number|word)\b|\bof that color\b/i;
const PAID = /\blife paid as\b/i;

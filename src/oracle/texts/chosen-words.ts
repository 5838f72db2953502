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

/** Whether a text of the ability speaks of X (107.3). */
export function saysOfX(ability: Ability): boolean {
  return textsWithin(ability).some(it => /\bX\b/.test(it));
}

/** Whether a text of the ability has somebody choose, name, note or guess something. */
export function saysOfChoosing(ability: Ability): boolean {
  return textsWithin(ability).some(it => CHOOSING.test(it));
}

const CHOOSING = /\b(?:choos|chose|choice|names? an?|named|notes?|guess|secretly|vote|last)/i;
const CHOSEN =
  /\bthe (?:last )?chosen (?:colors?|(?:basic |creature |land |card )*types?|(?:card )?names?|players?|opponent|number|word)\b|\bof that color\b/i;
const PAID = /\blife paid as\b/i;

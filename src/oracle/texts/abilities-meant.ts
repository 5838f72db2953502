// Activated abilities of an object by the words of a question: a number, a loyalty symbol, some words of the text.
import { activatedParts } from '../activation-parts.ts';

/** The abilities that a number or words mean: "2", "+1", "create a". */
export function abilitiesMeant(said: string, abilities: readonly string[]): readonly string[] {
  const word = plainSign(said).toLowerCase();
  const loyalty = abilities.filter(it => symbolOf(it) === word);
  if (loyalty.length > 0) return loyalty;
  const numbered = /^\d+$/u.test(word) ? abilities[Number(word) - 1] : undefined;
  if (numbered !== undefined) return [numbered];
  return abilities.filter(it => plainSign(it).toLowerCase().includes(word));
}

/** The word for an ability: its loyalty symbol, or its number. */
export function abilityWord(text: string, abilities: readonly string[]): string {
  const symbol = symbolOf(text);
  return /^[+-]/u.test(symbol) ? symbol : String(abilities.indexOf(text) + 1);
}

function symbolOf(text: string): string {
  return activatedParts(text)?.loyalty?.toLowerCase() ?? '';
}

/** A text with plain minus signs. */
function plainSign(text: string): string {
  return text.replaceAll(/[−–]/gu, '-');
}

// Modifiers of an object in shorthand that tell of the mana spent on it (601.2h): "(mana spent WUG)", "(2 from Treasures)".
import type { DeclaredItem } from './object-list.ts';

/** The wording of each with a function from its groups to properties. */
export const MANA_MODIFIERS: readonly (readonly [RegExp, (words: readonly string[]) => DeclaredItem])[] = [
  [/^mana spent:? ([WUBRGC]+)$/iu, ([symbols = '']) => ({ cast: { manaSpent: symbols.toUpperCase() } })],
  [/^(\d+) (?:mana )?from (?:a )?treasures?$/iu, ([treasureMana]) => ({ cast: { treasureMana } })],
  [/^(\d+) (?:mana )?from (?:an )?artifacts?$/iu, ([artifactMana]) => ({ cast: { artifactMana } })],
  [/^(\d+) (?:mana )?from (?:a )?creatures?$/iu, ([creatureMana]) => ({ cast: { creatureMana } })],
  [/^snow mana:? ([WUBRGC]+)$/iu, ([symbols = '']) => ({ cast: { snowMana: symbols.toUpperCase() } })],
  [/^(\d+) (?:more|additional) mana(?: paid)?$/iu, ([additionalMana]) => ({ cast: { additionalMana } })],
];

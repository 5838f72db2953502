// Parts that the wordings of facts about players share.
import { numberNamed } from './counts.ts';

/** Keys from the root of the scenario to a value, from the groups of a wording; undefined where it means none. */
export type Read = (
  words: readonly string[],
) => { readonly path: readonly string[]; readonly value: unknown } | undefined;

export const ME = "(?:i|i'?m|im|me|we)";
export const OPP = "(?:(?:my |the |an )?(?:opponent|opp|enemy)|they|they'?re|theyre|he|she|he'?s|she'?s)";
export const NUMBER_TOLD =
  '(?:exactly |precisely |(?:an? |my |the |our )?(?:full|whole|healthy|whopping|measly|cool|even|solid) |my last )?(\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)';

export function numberTold(word: string): number {
  return numberNamed(word.toLowerCase())?.value ?? 0;
}

export const lifeFact =
  (player: string): Read =>
  ([amount = '']) => ({ path: ['given', player, 'life'], value: numberTold(amount) });

/** Cards of a hand, of which only the number was told. */
export const hand =
  (player: string): Read =>
  ([amount = '']) => ({
    path: ['given', player, 'hand'],
    value: cardsInHand(amount),
  });

export function cardsInHand(amount: string): readonly string[] {
  return numberTold(amount) === 0 ? [] : [`${numberTold(amount)} Forest`];
}

/** A number that nothing counted follows. */
export const UNCOUNTED = '(?=$|\\s*[.,;!?)]| (?:and|with|when|but|if|while|i|my|the|does|do|is|what|how|as|after)\\b)';

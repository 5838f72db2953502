// Facts about hands and libraries of which only the number of cards was told: "their library has 11 cards".
import { cardsInHand, hand, ME, NUMBER_TOLD, OPP, type Read } from './fact-parts.ts';

/** Owners of what is not yours. */
const OPPONENTS = "(?:their|his|her|opp|opponents|(?:my |the )?(?:opponent|opp)(?:'?s|s'))";

/** Cards of a library, of which only the number was told. */
const library =
  (player: string): Read =>
  ([amount = '']) => ({ path: ['given', player, 'library'], value: cardsInHand(amount) });

/** The wordings of such facts, those of an empty library first. */
export const FACTS_OF_HIDDEN_CARDS: readonly (readonly [RegExp, Read])[] = [
  [
    /\b(?:my (?:library|deck) is empty|(?:with )?(?:an )?(?<!(?:their|his|her|opp|opponents|opponent'?s) )empty (?:library|deck)|(?:with )?(?:no|zero|0) cards (?:left )?in (?:my )?(?:library|deck)|with no (?:library|deck)|(?:i )?(?:have )?(?:no|zero|0) cards left in (?:my )?(?:library|deck)|my (?:library|deck) has (?:no|zero|0) cards(?: left)?(?: in it)?)\b/giu,
    () => ({ path: ['given', 'you', 'library'], value: [] }),
  ],
  [
    /\b(?:their|his|her|(?:my |the )?(?:opponent|opp)'?s) (?:library|deck) is empty\b|\b(?:no|zero|0) cards (?:left )?in (?:their|his|her|(?:my |the )?(?:opponent|opp)'?s) (?:library|deck)\b/giu,
    () => ({ path: ['given', 'opponent', 'library'], value: [] }),
  ],
  [
    new RegExp(
      `\\b(?:(?<=\\b(?:em|them|him|her|opponent|opp) )with|${OPP}(?: has| have| hold| holds| is holding|'s holding)+|with my opponent (?:on|holding)) (?:exactly |only |just )?${NUMBER_TOLD} (?:other )?cards? (?:left )?in (?:their |his |her )?hand\\b`,
      'giu',
    ),
    hand('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:and )?${NUMBER_TOLD} (?:other )?cards? (?:left )?in (?:their|his|her|(?:my |the )?(?:opponent|opp)'?s) hand\\b`,
      'giu',
    ),
    hand('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:(?:while |when |if |and |but )?(?:with|having|holding|${ME}(?: have| hold|'m holding| am holding|'ve got| got)+) )?(?:exactly |only |just )?${NUMBER_TOLD} (?:other )?cards? (?:left )?in (?:my )?hand\\b`,
      'giu',
    ),
    hand('you'),
  ],
  [
    new RegExp(
      `\\b(?:and |with |while |since |but )?(?:(?:my|our|the) |(?<=(?:^|[.,;:!?] |\\band |\\bwith )))(?:library|deck) (?:only |just )?(?:has|had|is at|is down to|contains|holds)(?: only| just| exactly)? ${NUMBER_TOLD} cards?(?: left| remaining| in it)*\\b`,
      'giu',
    ),
    library('you'),
  ],
  [
    new RegExp(
      `\\b(?:and |with |while |since |but )?${OPPONENTS} (?:library|deck) (?:only |just )?(?:has|had|is at|is down to|contains|holds)(?: only| just| exactly)? ${NUMBER_TOLD} cards?(?: left| remaining| in it)*\\b`,
      'giu',
    ),
    library('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:with|having|and|while|there(?:'s|s| is| are)|${OPP} (?:has|have)) (?:only |just |exactly )?${NUMBER_TOLD} cards? (?:left |remaining )?in ${OPPONENTS} (?:library|deck)\\b`,
      'giu',
    ),
    library('opponent'),
  ],
  [
    new RegExp(
      `(?<!\\b(?:opponents?|opp|player|he|she|they|who) )\\b(?:with|having|and|there(?:'s|s| is| are)|${ME}(?:'ve| have)(?: got)?) (?:only |just |exactly )?${NUMBER_TOLD} cards? (?:left |remaining )?in (?:(?:my|the|our) |(?!(?:library|deck)\\b[^]*\\bmills?\\b))(?:library|deck)\\b`,
      'giu',
    ),
    library('you'),
  ],
];

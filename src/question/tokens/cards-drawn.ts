// Facts about the card that a player has drawn in a turn before what happens: "they drew for the turn already", "I already
// drew" (504.1).
import { ME, OPP, type Read } from './fact-parts.ts';

const OF_TURN = '(?: (?:for|this) (?:(?:the|their|his|her|my) )?turn)';
const CARD = '(?: (?:(?:my|a|one|their|his|her|the) )?card| (?:my|one)(?=[ ,.;!?]))';
const HAS = "(?:'ve| have| has| had)? ";
/** A draw that is said to have been before: "already drew a card", "drew for the turn already". */
const DREW = `(?:already (?:drew|drawn)${CARD}?${OF_TURN}?|(?:drew|drawn)${CARD}?(?:${OF_TURN}|${OF_TURN}? already))(?: already)?`;
/** The words between the draw and what the same player does next, which keeps its subject. */
const GOES_ON =
  '(?:,? and(?: then)?|, then|,)(?= (?:now )?(?:casts?|plays?|resolves?|fires?|activates?|uses?|draws?|then)\\b)';

const drawn =
  (player: string): Read =>
  () => ({ path: ['given', player, 'thisTurn'], value: { cardsDrawn: 1 } });

/** The wordings of such facts, for each player; without a player they are the asker's. */
export const FACTS_OF_CARDS_DRAWN: readonly (readonly [RegExp, Read])[] = [
  [new RegExp(`(?<=\\b${OPP})${HAS}${DREW}${GOES_ON}`, 'giu'), drawn('opponent')],
  [new RegExp(`\\b(?:and |but |since |while )?${OPP}${HAS}${DREW}\\b(?!${GOES_ON})`, 'giu'), drawn('opponent')],
  [new RegExp(`(?<=\\b${ME})${HAS}${DREW}${GOES_ON}`, 'giu'), drawn('you')],
  [new RegExp(`\\b(?:(?:and |but |since |while )?${ME}${HAS})?${DREW}\\b(?!${GOES_ON})`, 'giu'), drawn('you')],
];

// Wordings that are read in another, plainer form, by the tables of wordings.
import { inSmallLetters, mayMatch } from '../../kit/needed-texts.ts';
import type { PlainWording } from './wordings/plain-wording.ts';
import { ASIDE_WORDINGS } from './wordings/worded-asides.ts';
import { BOARD_WORDINGS } from './wordings/worded-boards.ts';
import { COUNTER_WORDINGS } from './wordings/worded-counters.ts';
import { EFFECT_WORDINGS } from './wordings/worded-effects.ts';
import { FIGHT_WORDINGS } from './wordings/worded-fights.ts';
import { PAYMENT_WORDINGS } from './wordings/worded-payments.ts';
import { PEOPLE_WORDINGS } from './wordings/worded-people.ts';
import { PLAY_WORDINGS } from './wordings/worded-plays.ts';
import { QUESTION_WORDINGS } from './wordings/worded-questions.ts';
import { STATE_WORDINGS } from './wordings/worded-states.ts';
import { TALK_WORDINGS } from './wordings/worded-talk.ts';

/** All wordings with their places: one may be made by another before it. */
const WORDINGS = [
  ...PEOPLE_WORDINGS,
  ...TALK_WORDINGS,
  ...ASIDE_WORDINGS,
  ...BOARD_WORDINGS,
  ...STATE_WORDINGS,
  ...COUNTER_WORDINGS,
  ...EFFECT_WORDINGS,
  ...FIGHT_WORDINGS,
  ...PAYMENT_WORDINGS,
  ...PLAY_WORDINGS,
  ...QUESTION_WORDINGS,
].map(([wording, plain]: PlainWording, place) => ({ wording, plain, place }));

/** Most texts have nothing that any of the wordings needs. */
const likely = mayMatch(WORDINGS, ({ wording: { source } }) => new RegExp(source, 'iu'));

/** Fragments "counters on X with Y out?", "Total cards from casting X?": how many is asked. */
const AMOUNT_ALONE =
  /(^|[.!?]\s+)(?:total |number of )?(counters|tokens|triggers|cards|treasures)(?: total)?( (?:on|from|off|for|with) [^.?!]{3,120}\?)/giu;

/** The text with each such wording in its plainer form. */
export function inPlainWordings(text: string): string {
  return plainFrom(text, 0).replace(AMOUNT_ALONE, '$1how many $2$3');
}

/** The text with each wording from a place on in its plainer form; what one puts there another may read. */
function plainFrom(text: string, first: number): string {
  for (const { wording, plain, place } of likely(inSmallLetters(text))) {
    const plainer = place < first ? text : text.replace(wording, plain);
    if (plainer !== text) return plainFrom(plainer, place + 1);
  }
  return text;
}

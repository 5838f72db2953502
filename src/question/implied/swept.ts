// Board wipes told twice: "they cast Wrath of God and everything dies".
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening } from '../model/mention.ts';

/** The gathered question without the words for a board wipe that a spell told of before them is. */
export function withoutSweepsAgain(gathered: Gathered, cards: Cards): Gathered {
  const { happenings } = gathered;
  const spells = happenings.filter(it => !it.asked && isSweep(it, cards));
  const isAgain = ({ action, voice, asked, at }: Happening) =>
    action === 'wipes' && voice === 'middle' && !asked && spells.some(it => it.at < at);
  return { ...gathered, happenings: happenings.filter(it => !isAgain(it)) };
}

/** Whether a spell is told of that is done to all permanents of a kind. */
function isSweep({ action, by, objects }: Happening, cards: Cards): boolean {
  const spell = by ?? objects.find(it => cardKnown(cards, it)?.spell === true);
  const does = spell === undefined ? undefined : cardKnown(cards, spell)?.says.action;
  return ['resolves', 'enters'].includes(action) && does !== undefined && 'all' in does && does.all;
}

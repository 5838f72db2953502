// Moves that a question asks about after all it tells has come to be: "They played X. Can I reanimate Y?".
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';
import { isSettled } from './earlier-events.ts';

/**
 * The move of cards into the game that is asked about, where each event that is told has put permanents on the battlefield
 * in the past. None where an object of it takes part in what is told, or stands on the battlefield.
 */
export function askedMove({ happenings }: Gathered, told: readonly Happening[], cards: Cards): Happening | undefined {
  if (!told.every(it => it.verb?.past === true && it.action === 'enters' && isSettled(it, cards))) return undefined;
  const isFree = (object: Mention): boolean =>
    object.place !== 'battlefield' &&
    cardKnown(cards, object)?.spell === false &&
    !told.some(it => it.objects.includes(object));
  return happenings.find(
    ({ asked, action, objects, at }) =>
      asked && action === 'returns' && objects.length > 0 && told.every(it => it.at < at) && objects.every(isFree),
  );
}

// Moves that a question asks about after all it tells has come to be: "They played X. Can I reanimate Y?".
import type { Cards } from '../model/card-traits.ts';
import { cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening } from '../model/mention.ts';
import { isSettled } from './earlier-events.ts';

/**
 * The move of cards into the game that is asked about, where each event that is told has put permanents on the battlefield
 * in the past. None where an object of it takes part in what is told, or stands on the battlefield.
 */
export function askedMove({ happenings }: Gathered, told: readonly Happening[], cards: Cards): Happening | undefined {
  if (!told.every(it => it.verb?.past === true && it.action === 'enters' && isSettled(it, cards))) return undefined;
  return happenings.find(({ asked, action, objects, at }) => {
    const isMove = asked && MOVES.includes(action) && objects.length > 0 && told.every(it => it.at < at);
    return (
      isMove &&
      objects.every(
        it =>
          it.place !== 'battlefield' &&
          cardKnown(cards, it)?.spell === false &&
          !told.some(by => by.objects.includes(it)),
      )
    );
  });
}

const MOVES: readonly Happening['action'][] = ['returns'];

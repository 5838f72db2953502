// Cards that an earlier event put into a graveyard, from which the last one takes or copies them: "it got milled and I cast Reanimate on it".
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Happening, Mention } from '../model/mention.ts';

/** Whether an earlier event put cards into a graveyard, of which the last event takes or copies each. */
export function isPutAway(earlier: Happening, last: Happening, cards: Cards): boolean {
  const { action, objects, verb, asked } = earlier;
  const isMove =
    action === 'discards' || action === 'mills' || (action === 'dies' && OF_GRAVEYARDS.test(verb?.text ?? ''));
  if (!isMove || asked || objects.length === 0) return false;
  const isTaken = (card: Mention) =>
    [...last.objects, ...last.targets].includes(card) && takesFromGraveyard(last, cards);
  const isModel = (card: Mention) => last.objects.some(it => it.copying === card);
  return objects.every(it => isTaken(it) || isModel(it));
}

/** Words of a move that say that something is in a graveyard then; of what dies, it may be asked what that does. */
const OF_GRAVEYARDS = /\b(?:graveyard|grave|yard|gy|bin)$/iu;

function takesFromGraveyard({ action, zone, verb, by, objects }: Happening, cards: Cards): boolean {
  if ([zone, verb?.zone].includes('graveyard') || action === 'returns') return true;
  return [by, ...objects].some(mention => {
    const spell = mention && cardKnown(cards, mention)?.says.action;
    return spell?.kind === 'returns' && spell.from === 'graveyard';
  });
}

/** Puts those cards into the graveyard of their owner. */
export function putAway({ objects, who, toPlayer }: Happening): void {
  for (const object of objects) {
    object.place = 'graveyard';
    object.whose ??= toPlayer ?? who ?? 'you';
  }
}

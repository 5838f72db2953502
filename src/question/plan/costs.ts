// Ways of casting that a question tells of, and whether the cards in it have them.

import { type Cards, cardKnown } from '../model/card-traits.ts';
import { castOf, type Gathered, type Happening, type Mention } from '../model/mention.ts';

/** The way of casting that is told of an object while no card of the question speaks of it: "kick Mulldrifter". */
export function castUnknown({ mentions, happenings }: Gathered, cards: Cards): string | undefined {
  const withoutX = mentions.some(it => castOf(it).x !== undefined && hasNoX(it, cards));
  if (withoutX) return 'X';
  const isSaid = (word: string) => mentions.some(it => cardKnown(cards, it)?.says.has(word) === true);
  const ways = [...mentions.flatMap(waysOf), ...happenings.flatMap(wayOfVerb)];
  return ways.find(it => !it.split('|').some(isSaid))?.replace('|', ' or ');
}

/** Whether neither the cost nor the text of a card has X as it is cast; no token has, nor an ability of a permanent. */
function hasNoX(mention: Mention, cards: Cards): boolean {
  if (mention.noun?.token !== undefined) return true;
  const known = cardKnown(cards, mention);
  if (known === undefined || known.x) return false;
  return !known.says.hasX || !(known.spell || known.says.has('kick') || known.enters);
}

function waysOf(mention: Mention): readonly string[] {
  const { kicked, costs } = castOf(mention);
  const named = Array.isArray(costs) ? costs.filter(it => typeof it === 'string') : [];
  return kicked === undefined ? named : [...named, 'kick'];
}

/** Wordings "unearth X", "cast X face down"; any card can be manifested. */
function wayOfVerb({ verb, objects }: Happening): readonly string[] {
  if (/^(?:cast|play)/iu.test(verb?.text ?? '') && objects.some(it => it.patch.faceDown !== undefined))
    return ['morph|disguise'];
  if (verb?.cost === undefined || verb.cost === 'manifest') return [];
  return [verb.cost === 'kicked' ? 'kick' : verb.cost];
}

// Gifts (702.174): what the chosen opponent gets, for permanents and for instants and sorceries.

/** 702.174d-i: the gifts by their words, each with what `who` does. */
const GIFTS: ReadonlyMap<string, (who: string) => string> = new Map([
  ['a food', (who: string) => `${who} creates a Food token.`],
  ['a card', (who: string) => `${who} draws a card.`],
  ['a tapped fish', (who: string) => `${who} creates a tapped 1/1 blue Fish creature token.`],
  ['an extra turn', (who: string) => `${who} takes an extra turn after this one.`],
  ['a treasure', (who: string) => `${who} creates a Treasure token.`],
  ['an octopus', (who: string) => `${who} creates an 8/8 blue Octopus creature token.`],
]);

/** The effect of a gift in words; `words` are those after "gift", and `who` is the opponent. Undefined for one that is unknown. */
export function giftEffect(words: string | undefined, who: string): string | undefined {
  return GIFTS.get((words ?? '').trim().toLowerCase())?.(who);
}

// 113.6m: abilities of cards outside the battlefield, by the zone that they move their own object out of.
import { asPattern } from '../../kit/strings.ts';

/** The zone that an ability moves its own object out of, where it is not the battlefield; `name` is that of the object. */
export function zoneMovedOutOf(text: string, name: string): string | undefined {
  const own = ['~', 'this card', name, name.split(', ')[0] ?? name].map(asPattern).join('|');
  if (new RegExp(`^[^:"]*\\bdiscard (?:${own})[,:]`, 'iu').test(text)) return 'hand';
  return new RegExp(
    `(?:${own})(?: onto the battlefield)? from (?:your |its owner's |the )?(graveyard|hand|exile|command)\\b`,
    'iu',
  ).exec(text)?.[1];
}

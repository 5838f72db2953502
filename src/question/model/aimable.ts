// Objects that a spell may be aimed at, among those that a question names.

import { absorbs } from '../../oracle/index.ts';
import { type Cards, type Known, typesOf } from './card-traits.ts';
import type { Mention } from './mention.ts';

/**
 * The objects that a spell can be about: by the types its text names, or creatures and planeswalkers for any target
 * (115.4).
 */
export function aimable(
  { says }: Known,
  spell: Mention,
  mentions: readonly Mention[],
  cards: Cards,
): readonly Mention[] {
  const what = says.hasAnyTarget ? 'creature planeswalker battle' : says.namedTargets;
  return mentions.filter(it => it !== spell && absorbs(what, typesOf(it, cards)));
}

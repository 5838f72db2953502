// Printed cards as data: fields left out are those of a plain bear.

import type { Card, CardFace } from '../../src/cards/index.ts';

/** One face: a creature for {1}{G} with no text. */
export function printedFace(name: string, more: Partial<CardFace> = {}): CardFace {
  return { name, manaCost: '{1}{G}', typeLine: 'Creature — Bear', oracleText: '', ...more };
}

/** A card; of one such face where no faces are given. */
export function printedCard(name: string, more: Partial<Card> = {}): Card {
  return { name, layout: 'normal', faces: [printedFace(name)], ...more };
}

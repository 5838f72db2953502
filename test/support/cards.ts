// Cards as they are printed, written as data: what is not said is as on a plain bear.

import type { Card, CardFace } from '../../src/cards/index.ts';

/** One face: a creature for {1}{G} with no text. */
export function printedFace(name: string, said: Partial<CardFace> = {}): CardFace {
  return { name, manaCost: '{1}{G}', typeLine: 'Creature — Bear', oracleText: '', ...said };
}

/** A card; of one such face where no faces are said. */
export function printedCard(name: string, said: Partial<Card> = {}): Card {
  return { name, layout: 'normal', faces: [printedFace(name)], ...said };
}

// Our cards in the form of a bulk file, for tests of its readers.

import type { Card, CardFace } from '../../src/cards/index.ts';

/** A card in the form of Scryfall's bulk data. */
export function asScryfall(card: Card): Readonly<Record<string, unknown>> {
  const several = card.faces.length > 1;
  return {
    object: 'card',
    name: card.name,
    lang: 'en',
    layout: card.layout,
    oracle_id: card.oracleId,
    funny: card.funny,
    flavor_name: card.alsoNamed?.[0],
    edhrec_rank: card.rank,
    released_at: card.releasedAt,
    reprint: card.reprint,
    ...(several ? { card_faces: card.faces.map(faceForm) } : faceForm(card.faces[0])),
  };
}

function faceForm(face: CardFace): Readonly<Record<string, unknown>> {
  return {
    name: face.name,
    mana_cost: face.manaCost,
    type_line: face.typeLine,
    oracle_text: face.oracleText,
    power: face.power,
    toughness: face.toughness,
    loyalty: face.loyalty,
    defense: face.defense,
    color_indicator: face.colorIndicator,
  };
}

/** A bulk file: one card a line. */
export function asLinesFile(cards: readonly Card[]): string {
  return cards.map(it => `${JSON.stringify(asScryfall(it))}\n`).join('');
}

/** A bulk file: one array. */
export function asArrayFile(cards: readonly Card[]): string {
  return `[\n${cards.map(it => JSON.stringify(asScryfall(it))).join(',\n')}\n]\n`;
}

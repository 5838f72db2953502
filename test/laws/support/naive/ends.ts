// Endings in words, by the naive solver.

import { everyEntry } from './entering.ts';
import { characteristics } from './layers.ts';
import type { Now, Piece } from './model.ts';
import type { NaiveBoard } from './naive-boards.ts';

/** What is told of a permanent in the end. */
export interface PermanentWords {
  readonly id: string;
  readonly controller: string;
  readonly tapped: boolean;
  readonly counters: number;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
  readonly keywords: readonly string[];
  readonly power: number | undefined;
  readonly toughness: number | undefined;
}

/** Words of a permanent that are the same for the same values, in whatever order. */
export function inWords(it: PermanentWords): string {
  const sorted = (list: readonly string[]) => [...new Set(list)].sort().join(' ');
  const counters = it.counters === 0 ? '' : `, ${it.counters} counters`;
  const size = it.power === undefined ? '' : `${it.power}/${it.toughness} `;
  const kinds = `${sorted(it.types)} (${sorted(it.subtypes)})`;
  const how = `${it.tapped ? 'tapped' : 'untapped'}${counters}`;
  return `${it.id} of ${it.controller}: ${size}${sorted(it.colors)} ${kinds}, ${sorted(it.keywords)}, ${how}`;
}

/** All endings of a board. */
export function naiveEnds({ pieces, entering }: NaiveBoard): readonly string[] {
  const ends = everyEntry(pieces, entering).map(all => {
    const now = characteristics(all);
    return all
      .map(piece => wordsOf(piece, now))
      .sort()
      .join('\n');
  });
  return [...new Set(ends)];
}

function wordsOf(piece: Piece, now: readonly Now[]): string {
  const it = now.find(one => one.id === piece.id);
  if (it === undefined) throw new Error('Every permanent is there');
  const { id, controller, types, subtypes, colors, power, toughness, abilities } = it;
  const keywords = abilities.flatMap(({ sentence }) => (sentence.kind === 'keyword' ? [sentence.text] : []));
  const { tapped, counters } = piece;
  return inWords({ id, controller, tapped, counters, types, subtypes, colors, keywords, power, toughness });
}

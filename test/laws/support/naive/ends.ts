// Endings in words, by the naive solver.

import { everyEntry } from './entering.ts';
import { characteristics } from './layers.ts';
import type { NaivePiece, Now } from './model.ts';
import type { NaiveBoard } from './naive-boards.ts';

/** A permanent as it is in the end, in words. */
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
export function inWords(permanent: PermanentWords): string {
  const sorted = (list: readonly string[]) => [...new Set(list)].sort().join(' ');
  const counters = permanent.counters === 0 ? '' : `, ${permanent.counters} counters`;
  const size = permanent.power === undefined ? '' : `${permanent.power}/${permanent.toughness} `;
  const kinds = `${sorted(permanent.types)} (${sorted(permanent.subtypes)})`;
  const how = `${permanent.tapped ? 'tapped' : 'untapped'}${counters}`;
  return `${permanent.id} of ${permanent.controller}: ${size}${sorted(permanent.colors)} ${kinds}, ${sorted(permanent.keywords)}, ${how}`;
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

function wordsOf(piece: NaivePiece, now: readonly Now[]): string {
  const object = now.find(one => one.id === piece.id);
  if (object === undefined) throw new Error('Every permanent is there');
  const { id, controller, types, subtypes, colors, power, toughness, abilities } = object;
  const keywords = abilities.flatMap(({ sentence }) => (sentence.kind === 'keyword' ? [sentence.text] : []));
  const { tapped, counters } = piece;
  return inWords({ id, controller, tapped, counters, types, subtypes, colors, keywords, power, toughness });
}

// Tables of names as typed arrays, which threads share.
import type { ArrayLayout, PackedArrays } from '../kit/packed-arrays.ts';
import type { NameTables } from './name-tables.ts';

/** The layout of the tables of an index. */
export const NAME_LAYOUT = {
  names: 'u16',
  nameStarts: 'u32',
  faces: 'u16',
  faceTextStarts: 'u32',
  faceStarts: 'u32',
  others: 'u16',
  otherTextStarts: 'u32',
  otherStarts: 'u32',
  flags: 'u8',
  ranks: 'u32',
  folded: 'u16',
  foldedStarts: 'u32',
  entryCards: 'u32',
  entryKinds: 'u8',
  entryParts: 'u8',
  entryShorts: 'u8',
  words: 'u16',
  wordTextStarts: 'u32',
  wordStarts: 'u32',
  wordTexts: 'u32',
  deletionStarts: 'u32',
  deletionNames: 'u32',
  deletionShort: 'u32',
  letters: 'u32',
  unspacedHashes: 'u32',
  unspacedEntries: 'u32',
  codes: 'u32',
  codePlaces: 'u32',
} as const satisfies ArrayLayout;

/** The arrays of the tables of an index: all of them are made. */
export function nameArraysOf(tables: NameTables): PackedArrays<typeof NAME_LAYOUT> {
  const { named, entries, words } = tables;
  const [deletions, unspaced, codes] = [tables.deletions(), tables.unspaced(), tables.codes()];
  return {
    names: named.names.units,
    nameStarts: named.names.starts,
    faces: named.faces.units,
    faceTextStarts: named.faces.starts,
    faceStarts: named.faceStarts,
    others: named.others.units,
    otherTextStarts: named.others.starts,
    otherStarts: named.otherStarts,
    flags: named.flags,
    ranks: named.ranks,
    folded: entries.folded.units,
    foldedStarts: entries.folded.starts,
    entryCards: entries.cards,
    entryKinds: entries.kinds,
    entryParts: entries.parts,
    entryShorts: entries.shorts,
    words: words.units,
    wordTextStarts: words.starts,
    wordStarts: words.wordStarts,
    wordTexts: words.texts,
    deletionStarts: deletions.keyStarts,
    deletionNames: deletions.names,
    deletionShort: deletions.short,
    letters: tables.letters(),
    unspacedHashes: unspaced.hashes,
    unspacedEntries: unspaced.entries,
    codes: codes.codes,
    codePlaces: codes.places,
  };
}

/** The tables that these arrays are of. */
export function nameTablesIn(arrays: PackedArrays<typeof NAME_LAYOUT>): NameTables {
  return {
    named: {
      names: { units: arrays.names, starts: arrays.nameStarts },
      faces: { units: arrays.faces, starts: arrays.faceTextStarts },
      faceStarts: arrays.faceStarts,
      others: { units: arrays.others, starts: arrays.otherTextStarts },
      otherStarts: arrays.otherStarts,
      flags: arrays.flags,
      ranks: arrays.ranks,
    },
    entries: {
      folded: { units: arrays.folded, starts: arrays.foldedStarts },
      cards: arrays.entryCards,
      kinds: arrays.entryKinds,
      parts: arrays.entryParts,
      shorts: arrays.entryShorts,
    },
    words: {
      units: arrays.words,
      starts: arrays.wordTextStarts,
      wordStarts: arrays.wordStarts,
      texts: arrays.wordTexts,
    },
    deletions: () => ({
      keyStarts: arrays.deletionStarts,
      names: arrays.deletionNames,
      short: arrays.deletionShort,
    }),
    letters: () => arrays.letters,
    unspaced: () => ({ hashes: arrays.unspacedHashes, entries: arrays.unspacedEntries }),
    codes: () => ({ codes: arrays.codes, places: arrays.codePlaces }),
  };
}

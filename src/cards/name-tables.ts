// Name tables: what an index of names searches, as arrays of numbers.
import { letterBits } from '../kit/distance.ts';
import { once } from '../kit/once.ts';
import { nameKey, shortName } from './card-names.ts';
import { type DeletionTables, deletionTables } from './deletion-index.ts';
import { type CodeTable, codeTable } from './name-codes.ts';
import { type NamedCard, NamedCards, type NamedCardTables, namedCardTables } from './named-card.ts';
import { Texts, type TextTable, textTable } from './text-table.ts';
import { type WordTables, wordTables } from './word-index.ts';

/** The kinds of names that a card is found by, by their numbers in `kinds`. */
export const ENTRY_KINDS = ['card', 'joined faces', 'face', 'other printing'] as const;

/** The names that cards are found by, in the order of their folded forms. */
export interface EntryTables {
  readonly folded: TextTable;
  /** The card of each name. */
  readonly cards: Uint32Array;
  /** The place of its kind in `ENTRY_KINDS`. */
  readonly kinds: Uint8Array;
  /** The place of the name among the card's faces or other names. */
  readonly parts: Uint8Array;
  /** The length of the short name within the folded name; 0 when there is none. */
  readonly shorts: Uint8Array;
}

/** Entries by the hash of their folded names without spaces. */
export interface UnspacedTable {
  readonly hashes: Uint32Array;
  readonly entries: Uint32Array;
}

/** The tables of an index; those that few look-ups need are made or read when they are needed. */
export interface NameTables {
  readonly named: NamedCardTables;
  readonly entries: EntryTables;
  readonly words: WordTables;
  readonly deletions: () => DeletionTables;
  /** For each of `BEGINNINGS` the letters in it of each entry, as bits. */
  readonly letters: () => Uint32Array;
  readonly unspaced: () => UnspacedTable;
  readonly codes: () => CodeTable;
}

/** Lengths of the beginnings whose letters are indexed, ending with the whole name. */
export const BEGINNINGS = [6, 9, 12, 16, Number.POSITIVE_INFINITY] as const;

/** Makes the tables of the names of cards. */
export function nameTablesOf(named: readonly NamedCard[]): NameTables {
  const tables = namedCardTables(named);
  const sorted = named
    .flatMap(entriesOf)
    .sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : a.card - b.card));
  const folded = sorted.map(it => it.folded);
  const entries: EntryTables = {
    folded: textTable(folded),
    cards: Uint32Array.from(sorted, it => it.card),
    kinds: Uint8Array.from(sorted, it => ENTRY_KINDS.indexOf(it.of)),
    parts: Uint8Array.from(sorted, it => it.part),
    shorts: Uint8Array.from(sorted, it => it.short),
  };
  return {
    named: tables,
    entries,
    words: wordTables(folded),
    deletions: once(() => deletionTables(new Texts(entries.folded))),
    letters: once(() => Uint32Array.from(BEGINNINGS.flatMap(length => folded.map(it => letterBits(it, length))))),
    unspaced: once(() => unspacedTable(folded)),
    codes: once(() => codesOf(new NamedCards(tables))),
  };
}

interface Entry {
  readonly folded: string;
  readonly card: number;
  readonly of: (typeof ENTRY_KINDS)[number];
  readonly part: number;
  readonly short: number;
}

function entriesOf(named: NamedCard, card: number): readonly Entry[] {
  const { name, faces } = named;
  const entry = (printed: string, of: Entry['of'], part = 0): Entry => {
    return { folded: nameKey(printed), card, of, part, short: shortName(printed)?.length ?? 0 };
  };
  return [
    entry(name, faces[0] === undefined || named.whole ? 'card' : 'joined faces'),
    ...faces.map((face, n) => entry(face, 'face', n)),
    ...named.alsoNamed.map((also, n) => entry(also, 'other printing', n)),
  ];
}

function unspacedTable(folded: readonly string[]): UnspacedTable {
  const hashes = Uint32Array.from(folded, hashUnspaced);
  const order = Uint32Array.from(folded, (_, at) => at);
  order.sort((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0) || a - b);
  return { hashes: order.map(it => hashes[it] ?? 0), entries: order };
}

/** The hash of a text without its spaces: FNV-1a. */
export function hashUnspaced(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit !== 32) hash = Math.imul(hash ^ unit, 0x01000193);
  }
  return hash >>> 0;
}

/** The codes of the names of cards and faces, each name once. */
function codesOf(named: NamedCards): CodeTable {
  const places = new Map<string, number>();
  for (let at = 0; at < named.namesInAll; at++) {
    const name = named.nameAt(at);
    if (name !== undefined && !places.has(name)) places.set(name, at);
  }
  const all = [...places.values()];
  const table = codeTable([...places.keys()]);
  return { codes: table.codes, places: table.places.map(it => all[it] ?? 0) };
}

// Card store: one file of card records with an index of names at its end. Records stay on disk until they are read.
//
// Layout: a heading line, records a line each as JSON, the index as packed arrays, and a last line of fixed length with
// the position of the index and the checksum of everything before it. A record is a card with what it was compiled to, or
// a part of that, written once for all cards that have it.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Issue } from '../kit/issue.ts';
import { packArrays, unpackArrays } from '../kit/packed-arrays.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { CardBook } from './card-book.ts';
import { indexedBook } from './indexed-book.ts';
import { NAME_LAYOUT, nameArraysOf, nameTablesIn } from './name-arrays.ts';
import { nameTablesOf } from './name-tables.ts';
import { type NamedCard, NamedCards } from './named-card.ts';
import type { Card } from './printed-card.ts';
import { type RecordPlace, readAt, type StoredCompilation, StoredRecords } from './stored-records.ts';

/** The heading of a store file as it is written today. */
export const HEADING = 'threshold cards 3\n';

/** The headings of stores with the index as JSON, which are read as well; those of the first have no compiled cards. */
const FORMER_HEADINGS: readonly string[] = ['threshold cards 1\n', 'threshold cards 2\n'];

/** The bytes of a store file's last line, which says where its index is. */
export const LAST_LINE = 36;

/** The description of a store's contents. */
export interface StoreHeader {
  /** The day of the data, as 2026-08-07. */
  readonly date?: string;
  /** The time of the source's last change, in the source's own form. */
  readonly updatedAt?: string;
  /** The hash of the grammar that compiled the cards; undefined where they are not compiled. */
  readonly grammar?: string;
}

/** A book over an open store file, which throws where the file has been changed in place since. */
export interface StoredBook extends CardBook {
  readonly header: StoreHeader;
  /** The names and places of the cards as packed arrays, which other threads can open the store by. */
  readonly index: SharedArrayBuffer;
  /** The place of the record of the card of exactly this name. */
  placeOf(name: string): RecordPlace | undefined;
  /** The compilation of a card at a place; undefined where there is none, or there is another card. */
  compilation(place: RecordPlace, card: Card): StoredCompilation | undefined;
  close(): void;
}

/** The arrays of the index: names, the place of each card's record, and the header as JSON. */
const LAYOUT = { ...NAME_LAYOUT, recordStarts: 'u32', recordLengths: 'u32', header: 'u8' } as const;

/** A card of an index: its names, and the place of its record. */
export interface Row {
  readonly named: NamedCard;
  readonly place: RecordPlace;
}

/** The index of cards in the order of their names. */
export function packIndex(rows: readonly Row[], header: StoreHeader): SharedArrayBuffer {
  return packArrays(LAYOUT, {
    ...nameArraysOf(nameTablesOf(rows.map(it => it.named))),
    recordStarts: Uint32Array.from(rows, it => it.place[0]),
    recordLengths: Uint32Array.from(rows, it => it.place[1]),
    header: new Uint8Array(Buffer.from(JSON.stringify(header))),
  });
}

/** Opens a store for reading and verifies its checksum. */
export function openStore(path: string): Result<StoredBook, Issue> {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return err([{ path: [], message: `There is no card store at ${path}.` }]);
  }
  try {
    const index = readIndex(file);
    if (index !== undefined) return ok(bookIn(file, index));
  } catch {
    // Falls through: a file that cannot be read is treated as one with a wrong checksum.
  }
  closeSync(file);
  return err([{ path: [], message: `The card store at ${path} is damaged or of another version.` }]);
}

/** The index of a store; undefined when its version or its checksum is wrong. */
function readIndex(file: number): SharedArrayBuffer | undefined {
  const size = fstatSync(file).size;
  const end = size - LAST_LINE;
  if (end < HEADING.length) return undefined;
  const heading = readAt(file, [0, HEADING.length]).toString();
  if (heading !== HEADING && !FORMER_HEADINGS.includes(heading)) return undefined;
  const last = readAt(file, [end, LAST_LINE]).toString().trim().split(' ');
  const [at = -1, length = -1, sum = -1] = last.map(it => Number.parseInt(it, 16));
  if (at < 0 || at + length !== end || sumOf(file, end) !== sum) return undefined;
  if (heading !== HEADING) return formerIndex(readAt(file, [at, length]).toString());
  const index = new SharedArrayBuffer(length);
  readSync(file, new Uint8Array(index), 0, length, at);
  return index;
}

/** Name, offset, length, whether an extra, whether suggested whole, names of faces, other names. */
type FormerRow = readonly [
  name: string,
  at: number,
  length: number,
  extra: boolean,
  whole: boolean,
  faces: readonly string[],
  alsoNamed: readonly string[],
];

/** The index of a store that has it as JSON. */
function formerIndex(text: string): SharedArrayBuffer {
  // A file with such a heading and a correct checksum was written by a writer of this index.
  const { note, rows } = JSON.parse(text) as { readonly note: StoreHeader; readonly rows: readonly FormerRow[] };
  const rowOf = ([name, at, length, extra, whole, faces, alsoNamed]: FormerRow): Row => {
    return { named: { name, extra, whole, faces, alsoNamed }, place: [at, length] };
  };
  return packIndex(rows.map(rowOf), note);
}

function sumOf(file: number, end: number): number {
  const buffer = Buffer.allocUnsafe(Math.min(end, 1 << 20));
  let sum = 0;
  for (let at = 0; at < end; ) {
    const read = readSync(file, buffer, 0, Math.min(buffer.length, end - at), at);
    if (read === 0) return -1;
    sum = crc32(buffer.subarray(0, read), sum);
    at += read;
  }
  return sum;
}

/** The book over an open file of a store, by its index. */
export function bookIn(file: number, index: SharedArrayBuffer): StoredBook {
  const arrays = unpackArrays(LAYOUT, index);
  const tables = nameTablesIn(arrays);
  // A store's writer wrote a StoreHeader there.
  const header = JSON.parse(Buffer.from(arrays.header).toString()) as StoreHeader;
  const named = new NamedCards(tables.named);
  const records = new StoredRecords(file);
  const placeAt = (card: number): RecordPlace => [arrays.recordStarts[card] ?? 0, arrays.recordLengths[card] ?? 0];
  let open = true;
  const close = () => {
    if (open) closeSync(file);
    open = false;
    records.forget();
  };
  return {
    ...indexedBook({ tables, date: header.date, cardAt: card => records.card(placeAt(card), named.nameOf(card)) }),
    header,
    index,
    close,
    placeOf: name => {
      const card = named.placeOf(name);
      return card === undefined ? undefined : placeAt(card);
    },
    compilation: (place, card) => records.compilation(place, card),
  };
}

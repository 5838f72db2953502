// Card store: one file of card records with an index of names at its end. Records stay on disk until they are read.
//
// Layout: a heading line, records a line each as JSON, the index as packed arrays, and a last line of fixed length with
// the position of the index and the checksum of everything before it. A record is a card with what it was compiled to, or
// a part of that, written once for all cards that have it.

import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import type { Issue } from '../kit/issue.ts';
import { packArrays, unpackArrays } from '../kit/packed-arrays.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { CardBook } from './card-book.ts';
import { indexedBook } from './indexed-book.ts';
import { NAME_LAYOUT, nameArraysOf, nameTablesIn, nameTablesOf } from './name-tables.ts';
import { type NamedCard, NamedCards, namedCard } from './named-card.ts';
import type { Card } from './printed-card.ts';
import { type RecordPlace, readAt, type StoredCompilation, StoredRecords } from './stored-records.ts';

const HEADING = 'threshold cards 3\n';
/** The headings of stores with the index as JSON, which are read as well; those of the first have no compiled cards. */
const FORMER_HEADINGS: readonly string[] = ['threshold cards 1\n', 'threshold cards 2\n'];
const LAST_LINE = 36;

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
  readonly note: StoreHeader;
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
interface Row {
  readonly named: NamedCard;
  readonly place: RecordPlace;
}

/** The index of cards in the order of their names. */
function packIndex(rows: readonly Row[], header: StoreHeader): SharedArrayBuffer {
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

/** Writes a store to a draft file, which replaces the old file in one step when it is complete. */
export class StoreWriter {
  readonly #path: string;
  readonly #draft: string;
  readonly #file: FileHandle;
  readonly #rows = new Map<string, Row>();
  readonly #parts = new Map<string, RecordPlace>();
  #pending: Buffer[] = [];
  #offset = 0;
  #sum = 0;

  private constructor(path: string, draft: string, file: FileHandle) {
    this.#path = path;
    this.#draft = draft;
    this.#file = file;
    this.#append(Buffer.from(HEADING));
  }

  /** Begins a draft: creates missing folders and removes abandoned drafts. */
  static async begin(path: string): Promise<StoreWriter> {
    await mkdir(dirname(path), { recursive: true });
    await removeAbandonedDrafts(path);
    const draft = `${path}.${process.pid}.${threadId * 1_000 + drafts++}.new`;
    return new StoreWriter(path, draft, await open(draft, 'w'));
  }

  /** The number of cards added so far. */
  get size(): number {
    return this.#rows.size;
  }

  /** Adds a card with what it was compiled to; false when a card of that name was added before and stays. */
  add(card: Card, compiled?: StoredCompilation): boolean {
    const named = namedCard(card);
    const same = this.#rows.get(card.name);
    if (same !== undefined && (!same.named.aside || named.aside)) return false;
    const record = compiled === undefined ? card : [card, compiled.own, compiled.parts.map(it => this.#placePart(it))];
    this.#rows.set(card.name, { named, place: this.#write(JSON.stringify(record)) });
    return true;
  }

  #placePart(part: unknown): RecordPlace {
    const text = JSON.stringify(part);
    const place = this.#parts.get(text) ?? this.#write(text);
    this.#parts.set(text, place);
    return place;
  }

  #write(text: string): RecordPlace {
    const record = Buffer.from(`${text}\n`);
    const place = [this.#offset, record.length - 1] as const;
    this.#append(record);
    return place;
  }

  /** Writes the cards added so far to disk. */
  async flush(): Promise<void> {
    if (this.#pending.length === 0) return;
    const bytes = Buffer.concat(this.#pending);
    this.#pending = [];
    this.#sum = crc32(bytes, this.#sum);
    await this.#file.write(bytes);
  }

  /** Completes the draft and renames it to the store's path. */
  async finish(note: StoreHeader): Promise<void> {
    const rows = [...this.#rows.values()].sort((a, b) => (a.named.name < b.named.name ? -1 : 1));
    const at = this.#offset;
    this.#append(Buffer.from(packIndex(rows, note)));
    await this.flush();
    await this.#file.write(lastLine(at, this.#offset - at, this.#sum));
    await this.#file.sync();
    await this.#file.close();
    await rename(this.#draft, this.#path);
    await syncFolder(dirname(this.#path));
  }

  /** Deletes the draft. */
  async discard(): Promise<void> {
    await this.#file.close().catch(() => undefined);
    await rm(this.#draft, { force: true });
  }

  #append(bytes: Buffer): void {
    this.#pending.push(bytes);
    this.#offset += bytes.length;
  }
}

let drafts = 0;

/** Milliseconds since the last write after which a draft belongs to an import that was killed. */
const ABANDONED = 3_600_000;

/** Removes this store's abandoned drafts. */
async function removeAbandonedDrafts(path: string): Promise<void> {
  const isDraft = (name: string) => name.startsWith(`${basename(path)}.`) && /\.\d+\.\d+\.new$/u.test(name);
  for (const name of (await readdir(dirname(path))).filter(isDraft)) {
    const draft = join(dirname(path), name);
    const written = (await stat(draft).catch(() => undefined))?.mtimeMs;
    if (written !== undefined && Date.now() - written > ABANDONED) await rm(draft, { force: true });
  }
}

function lastLine(at: number, length: number, sum: number): string {
  const line = `${at.toString(16).padStart(12, '0')} ${length.toString(16).padStart(12, '0')} `;
  return `${line}${sum.toString(16).padStart(8, '0')}\n`.padStart(LAST_LINE, ' ');
}

/** Syncs the folder, so that the new name survives a power cut; not every system supports it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
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

/** Name, offset, length, whether set aside, whether suggested whole, names of faces, other names. */
type FormerRow = readonly [
  name: string,
  at: number,
  length: number,
  aside: boolean,
  whole: boolean,
  faces: readonly string[],
  alsoNamed: readonly string[],
];

/** The index of a store that has it as JSON. */
function formerIndex(text: string): SharedArrayBuffer {
  // A file with such a heading and a correct checksum was written by a writer of this index.
  const { note, rows } = JSON.parse(text) as { readonly note: StoreHeader; readonly rows: readonly FormerRow[] };
  const rowOf = ([name, at, length, aside, whole, faces, alsoNamed]: FormerRow): Row => {
    return { named: { name, aside, whole, faces, alsoNamed }, place: [at, length] };
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
  const note = JSON.parse(Buffer.from(arrays.header).toString()) as StoreHeader;
  const named = new NamedCards(tables.named);
  const records = new StoredRecords(file);
  const placeAt = (card: number): RecordPlace => [arrays.recordStarts[card] ?? 0, arrays.recordLengths[card] ?? 0];
  let open = true;
  const close = () => {
    if (open) closeSync(file);
    open = false;
  };
  return {
    ...indexedBook({ tables, date: note.date, cardAt: card => records.card(placeAt(card), named.nameOf(card)) }),
    note,
    index,
    close,
    placeOf: name => {
      const card = named.placeOf(name);
      return card === undefined ? undefined : placeAt(card);
    },
    compilation: (place, card) => records.compilation(place, card),
  };
}

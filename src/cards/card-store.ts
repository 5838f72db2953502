// Card store: one file of card records with an index of names at its end. Records stay on disk until they are read.
//
// Layout: a heading line, records a line each as JSON, the index as JSON, and a last line of fixed length with the
// position of the index and the checksum of everything before it. A record is a card with what it was compiled to, or a
// part of that, written once for all cards that have it.

import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { CardBook } from './card-book.ts';
import { indexedBook } from './indexed-book.ts';
import { type NamedCard, namedCard } from './name-index.ts';
import type { Card } from './printed-card.ts';
import { type RecordPlace, readAt, type StoredCompilation, StoredRecords } from './stored-records.ts';

const HEADING = 'threshold cards 2\n';
/** The heading of stores without compiled cards, which are read as well. */
const FORMER_HEADING = 'threshold cards 1\n';
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
  /** The place of the record of the card of exactly this name. */
  placeOf(name: string): RecordPlace | undefined;
  /** The compilation of a card at a place; undefined where there is none, or there is another card. */
  compilation(place: RecordPlace, card: Card): StoredCompilation | undefined;
  close(): void;
}

/** Name, offset, length, whether set aside, whether suggested whole, names of faces, other names. */
type Row = readonly [
  name: string,
  at: number,
  length: number,
  aside: boolean,
  whole: boolean,
  faces: readonly string[],
  alsoNamed: readonly string[],
];

interface Index {
  readonly note: StoreHeader;
  readonly rows: readonly Row[];
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
    if (index !== undefined) return ok(bookOf(file, index));
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
    if (same !== undefined && (!same[3] || named.aside)) return false;
    const record = compiled === undefined ? card : [card, compiled.own, compiled.parts.map(it => this.#placePart(it))];
    const { name, aside, whole, faces, alsoNamed } = named;
    this.#rows.set(name, [name, ...this.#write(JSON.stringify(record)), aside, whole, faces, alsoNamed]);
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
    const rows = [...this.#rows.values()].sort((a, b) => (a[0] < b[0] ? -1 : 1));
    const at = this.#offset;
    this.#append(Buffer.from(JSON.stringify({ note, rows } satisfies Index)));
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
function readIndex(file: number): Index | undefined {
  const size = fstatSync(file).size;
  const end = size - LAST_LINE;
  if (end < HEADING.length || ![HEADING, FORMER_HEADING].includes(readAt(file, [0, HEADING.length]).toString())) {
    return undefined;
  }
  const last = readAt(file, [end, LAST_LINE]).toString().trim().split(' ');
  const [at = -1, length = -1, sum = -1] = last.map(it => Number.parseInt(it, 16));
  if (at < 0 || at + length !== end || sumOf(file, end) !== sum) return undefined;
  // A file with this heading and a correct checksum was written by the writer above: it is an Index.
  return JSON.parse(readAt(file, [at, length]).toString()) as Index;
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

/** The index of a name; a store's cards are in the order of names. */
function indexOfName(named: readonly NamedCard[], name: string): number | undefined {
  let [from, to] = [0, named.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((named[middle]?.name ?? '') < name) from = middle + 1;
    else to = middle;
  }
  return named[from]?.name === name ? from : undefined;
}

/** No other names: one list for all the cards without any, which are most. */
const NO_NAMES: readonly string[] = [];

function bookOf(file: number, { note, rows }: Index): StoredBook {
  const named = rows.map(
    ([name, , , aside, whole, faces, alsoNamed]): NamedCard => ({
      name,
      aside,
      whole,
      faces: faces.length === 0 ? NO_NAMES : faces,
      alsoNamed: alsoNamed.length === 0 ? NO_NAMES : alsoNamed,
    }),
  );
  const starts = Float64Array.from(rows, ([, at]) => at);
  const lengths = Uint32Array.from(rows, ([, , length]) => length);
  const records = new StoredRecords(file);
  const placeAt = (index: number): RecordPlace => [starts[index] ?? 0, lengths[index] ?? 0];
  const cardAt = (index: number): Card => records.card(placeAt(index), named[index]?.name);
  let open = true;
  const close = () => {
    if (open) closeSync(file);
    open = false;
  };
  return {
    ...indexedBook({ named, date: note.date, cardAt }),
    note,
    close,
    placeOf: name => {
      const index = indexOfName(named, name);
      return index === undefined ? undefined : placeAt(index);
    },
    compilation: (place, card) => records.compilation(place, card),
  };
}

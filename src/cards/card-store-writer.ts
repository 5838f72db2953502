// Writer of the card store: a draft beside the file, put in its place when it is whole.
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { HEADING, LAST_LINE, packIndex, type Row, type StoreHeader } from './card-store.ts';
import { draftOf } from './draft-file.ts';
import { namedCard } from './named-card.ts';
import type { Card } from './printed-card.ts';
import type { RecordPlace, StoredCompilation } from './stored-records.ts';

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
    const draft = await draftOf(path);
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
    if (same !== undefined && (!same.named.extra || named.extra)) return false;
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
  async finish(header: StoreHeader): Promise<void> {
    const rows = [...this.#rows.values()].sort((a, b) => (a.named.name < b.named.name ? -1 : 1));
    const at = this.#offset;
    this.#append(Buffer.from(packIndex(rows, header)));
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

// Import of a bulk file of cards into the store, in one pass over its bytes.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { openStore, type StoreHeader } from './card-store.ts';
import { StoreWriter } from './card-store-writer.ts';
import { ObjectSplitter } from './object-splitter.ts';
import { isPlayed, readScryfall } from './scryfall.ts';

/** The progress of an import. */
export interface ImportProgress {
  /** Bytes of the source read so far. */
  readonly bytes: number;
  /** Bytes of the source in all, when known. */
  readonly totalBytes?: number;
  readonly cards: number;
}

export interface ImportOptions {
  /** The bytes of the bulk file: a JSON array or one object after another, as they are or gzipped. */
  readonly from: AsyncIterable<Uint8Array>;
  /** The store's path. */
  readonly to: string;
  readonly header?: StoreHeader;
  readonly totalBytes?: number;
  /** The most bytes the cards may have once unzipped; any number when left out. */
  readonly maxUnzippedBytes?: number;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** The result of an import. */
export interface ImportReport {
  readonly cards: number;
  /** Numbers of entries left out on purpose, by reason. */
  readonly passedOver: Readonly<Record<string, number>>;
  /** The number of entries that are not in the form of a card; `issues` has the reasons of the first. */
  readonly refused: number;
  readonly issues: readonly Issue[];
  readonly bytes: number;
}

/** An import fails when more than one entry in this many is refused. */
const REFUSED_SHARE = 100;
const ISSUES_KEPT = 20;

/** Imports a bulk file's bytes into the store. On any error the store that was there stays as it was. */
export async function importCards(options: ImportOptions): Promise<Result<ImportReport, Issue>> {
  const writer = await StoreWriter.begin(options.to);
  try {
    const report = await fill(writer, options);
    const issues = 'message' in report ? [report] : objections(report, options.to);
    if (issues.length > 0 || 'message' in report) {
      await writer.discard();
      return err(issues);
    }
    await writer.finish(options.header ?? {});
    return ok(report);
  } catch (error) {
    await writer.discard();
    return err([{ path: [], message: `The card data could not be brought in: ${reasonOf(error)}.` }]);
  }
}

/** Imports a file on disk into the store; the file's day is used as the day of the data unless the header gives one. */
export async function importFile(
  path: string,
  to: string,
  options: Pick<ImportOptions, 'header' | 'onProgress'> = {},
): Promise<Result<ImportReport, Issue>> {
  const file = await stat(path).catch(() => undefined);
  if (file === undefined || !file.isFile()) return err([{ path: [], message: `There is no file ${path}.` }]);
  const header = { date: file.mtime.toISOString().slice(0, 10), ...options.header };
  return importCards({ ...options, from: createReadStream(path), to, header, totalBytes: file.size });
}

async function fill(writer: StoreWriter, options: ImportOptions): Promise<ImportReport | Issue> {
  const passedOver: Record<string, number> = {};
  const issues: Issue[] = [];
  let refused = 0;
  let bytes = 0;
  const pass = (why: string) => {
    passedOver[why] = (passedOver[why] ?? 0) + 1;
  };
  const splitter = new ObjectSplitter(object => {
    const reading = readEntry(object);
    if (reading.kind === 'passed over') pass(reading.why);
    else if (reading.kind === 'refused') {
      refused++;
      if (issues.length < ISSUES_KEPT) issues.push(reading.issue);
    } else if (!isPlayed(reading.card)) pass(reading.card.layout);
    else if (!writer.add(reading.card)) pass('another of the same name');
  });
  const counted = countBytes(options.from, count => {
    bytes += count;
    options.onProgress?.({ bytes, cards: writer.size, ...total(options.totalBytes) });
  });
  let unzippedBytes = 0;
  const { maxUnzippedBytes = Number.POSITIVE_INFINITY } = options;
  for await (const chunk of unzipped(counted)) {
    unzippedBytes += chunk.length;
    if (unzippedBytes > maxUnzippedBytes) {
      return { path: [], message: `The card data is longer than ${maxUnzippedBytes} bytes once unzipped.` };
    }
    splitter.push(chunk);
    if (splitter.problem !== undefined) return splitter.problem;
    await writer.flush();
  }
  return splitter.end() ?? { cards: writer.size, passedOver, refused, issues, bytes };
}

function readEntry(object: Buffer): ReturnType<typeof readScryfall> {
  try {
    return readScryfall(JSON.parse(object.toString()));
  } catch {
    return { kind: 'refused', issue: { path: [], message: 'An entry is not JSON.' } };
  }
}

/** Reasons not to replace the store by a complete import; empty when there are none. */
function objections({ cards, refused }: ImportReport, store: string): readonly Issue[] {
  if (cards === 0) return [{ path: [], message: 'The card data holds no card.' }];
  if (refused * REFUSED_SHARE > cards) {
    return [
      { path: [], message: `The card data holds ${refused} entries in no form of a card, beside ${cards} cards.` },
    ];
  }
  const present = openStore(store);
  if (!present.ok) return [];
  present.value.close();
  if (cards * 2 >= present.value.size) return [];
  const message = `The card data holds ${cards} cards, less than half of the ${present.value.size} there are; those are kept.`;
  return [{ path: [], message }];
}

export async function* countBytes(
  from: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of from) {
    count(chunk.length);
    if (chunk.length > 0) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
  }
}

/** The bytes themselves, unzipped when they begin as gzip does. */
export async function* unzipped(from: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < 2) {
    const next = await from.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  const all = chain(head, from);
  if (head[0] !== 0x1f || head[1] !== 0x8b) {
    yield* all;
    return;
  }
  const source = Readable.from(all);
  const gunzip = createGunzip();
  source.on('error', error => gunzip.destroy(error));
  yield* source.pipe(gunzip);
}

async function* chain(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  yield* rest;
}

function total(totalBytes: number | undefined): { readonly totalBytes?: number } {
  return totalBytes === undefined ? {} : { totalBytes };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

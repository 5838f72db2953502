// Official rulings on cards: one file beside the store, a line for each card, read card by card.
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import * as z from 'zod';
import { oncePerTurn } from '../clock/index.ts';
import { draftOf } from './draft-file.ts';
import { ObjectSplitter } from './object-splitter.ts';

/** A ruling of the publisher on a card. */
export interface OfficialRuling {
  /** Its day, as "2013-09-15". */
  readonly day: string;
  readonly text: string;
}

/** Rulings on the cards there are. */
export interface RulingsFile {
  /** The moment of the data; undefined where nothing is stored. */
  readonly updatedAt: () => string | undefined;
  /** The rulings on a card by its Oracle id, newest first; empty where there are none. */
  readonly of: (oracleId: string) => readonly OfficialRuling[];
}

/** The path of the rulings beside a store of cards. */
export function rulingsPath(store: string): string {
  return `${store}.rulings`;
}

const entrySchema = z.object({
  oracle_id: z.string().min(1),
  source: z.string(),
  published_at: z.string(),
  comment: z.string(),
});
const ruling = z.tuple([z.string(), z.string()]);
const TAB = '\t';

/**
 * Writes the rulings of a bulk file, unzipped, to the path; what was there stays until all is written, and where the
 * bytes are no rulings, or more than `maxBytes`. Resolves to the number of cards with rulings.
 */
export async function writeRulings(
  from: AsyncIterable<Buffer>,
  path: string,
  { updatedAt, maxBytes }: { readonly updatedAt: string; readonly maxBytes: number },
): Promise<number> {
  let bytes = 0;
  const cards = new Map<string, (readonly [string, string])[]>();
  const splitter = new ObjectSplitter(object => {
    const entry = entrySchema.safeParse(parsed(object.toString()));
    if (!entry.success || entry.data.source !== 'wotc') return;
    const { oracle_id: id, published_at: day, comment } = entry.data;
    cards.set(id, [...(cards.get(id) ?? []), [day, comment]]);
  });
  for await (const chunk of from) {
    bytes += chunk.length;
    if (bytes > maxBytes) return 0;
    splitter.push(chunk);
    if (splitter.problem !== undefined) return 0;
  }
  if (splitter.end() !== undefined || cards.size === 0) return 0;
  const fresh = await draftOf(path);
  try {
    const file = await open(fresh, 'w');
    await file.write(`${updatedAt}\n`);
    for (const [id, all] of cards) await file.write(`${id}${TAB}${JSON.stringify(all)}\n`);
    await file.sync();
    await file.close();
    await rename(fresh, path);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
  return cards.size;
}

interface Index {
  readonly changed: number;
  readonly updatedAt: string;
  readonly places: ReadonlyMap<string, { readonly from: number; readonly length: number }>;
}

/** The rulings at a path; a newer file in its place is taken up. */
export function openRulings(path: string): RulingsFile {
  let index: Index | undefined;
  const look = oncePerTurn(() => {
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) index = undefined;
    else if (index?.changed !== changed) index = indexOf(readFileSync(path), changed);
  });
  const present = (): Index | undefined => {
    look();
    return index;
  };
  return {
    updatedAt: () => present()?.updatedAt,
    of: oracleId => {
      const place = present()?.places.get(oracleId);
      if (place === undefined) return [];
      const rulings = z.array(ruling).safeParse(parsed(readPlace(path, place)));
      const all = rulings.success ? rulings.data.map(([day, text]) => ({ day, text })) : [];
      return all.toSorted((one, other) => (one.day < other.day ? 1 : -1));
    },
  };
}

function indexOf(bytes: Buffer, changed: number): Index {
  const places = new Map<string, { readonly from: number; readonly length: number }>();
  const head = bytes.indexOf('\n');
  for (let at = head + 1; at > 0 && at < bytes.length; ) {
    const [tab, end] = [bytes.indexOf(TAB, at), bytes.indexOf('\n', at)];
    if (tab < 0 || end < tab) break;
    places.set(bytes.toString('utf8', at, tab), { from: tab + 1, length: end - tab - 1 });
    at = end + 1;
  }
  return { changed, updatedAt: bytes.toString('utf8', 0, Math.max(head, 0)), places };
}

function readPlace(path: string, { from, length }: { readonly from: number; readonly length: number }): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, from);
    return bytes.toString();
  } finally {
    closeSync(file);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

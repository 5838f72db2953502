// The card data fetched from Scryfall: asked for politely, streamed into the store, repeated when that may help.

import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Issue } from '../kit/issue.ts';
import type { ImportProgress, ImportReport } from './import.ts';
import { importCards } from './import.ts';
import { openStore } from './store.ts';

export interface RefreshOptions {
  /** The store's path. */
  readonly store: string;
  /** What this program calls itself, as Scryfall asks: name, version and where to find out more. */
  readonly userAgent: string;
  /** Where the bulk data is listed; Scryfall when left out. */
  readonly baseUrl?: string;
  /** How long to wait for the next bytes before giving up, in milliseconds; a minute when left out. */
  readonly patience?: number;
  /** How often to try in all; three times when left out. */
  readonly attempts?: number;
  /** The first pause before another try, in milliseconds, doubled each time; ten seconds when left out. */
  readonly pause?: number;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Ends the whole refresh early. */
  readonly signal?: AbortSignal;
}

/** What came of a refresh. Unless it is `imported` the store is as it was. */
export type Refreshed =
  | { readonly kind: 'imported'; readonly updatedAt: string; readonly report: ImportReport }
  | { readonly kind: 'unchanged'; readonly updatedAt: string }
  | { readonly kind: 'failed'; readonly issues: readonly Issue[] };

const SCRYFALL = 'https://api.scryfall.com';
/** The longest list of bulk files read, in bytes; it has half a dozen entries. */
const LONGEST_LIST = 1_000_000;
/** The longest pause a server may ask for before the refresh is left to another day, in seconds. */
const LONGEST_PAUSE = 300;

const listForm = z.object({
  data: z.array(
    z.object({
      type: z.string(),
      updated_at: z.string(),
      jsonl_download_uri: z.string().nullish(),
      download_uri: z.string().nullish(),
      compressed_size: z.number().nullish(),
    }),
  ),
});

type BulkFile = z.infer<typeof listForm>['data'][number];

/** A try that failed: whether another may help, and how long the server asked to wait, in seconds. */
class Failure extends Error {
  readonly again: boolean;
  readonly retryAfter: number | undefined;

  constructor(message: string, again: boolean, retryAfter?: number) {
    super(message);
    this.again = again;
    this.retryAfter = retryAfter;
  }
}

/** Fetches the newest card data into the store, unless the store has it. Never throws for what a server does. */
export async function refreshCards(options: RefreshOptions): Promise<Refreshed> {
  const attempts = Math.max(1, options.attempts ?? 3);
  let pause = (options.pause ?? 10_000) / 1000;
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryOnce(options);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const seconds = error.retryAfter ?? pause;
      if (!error.again || attempt >= attempts || seconds > LONGEST_PAUSE || options.signal?.aborted) {
        return { kind: 'failed', issues: [{ path: [], message: error.message }] };
      }
      await wait(seconds * 1000, undefined, options.signal && { signal: options.signal }).catch(() => undefined);
      pause *= 2;
    }
  }
}

async function tryOnce(options: RefreshOptions): Promise<Refreshed> {
  const file = await findFile(options);
  const updatedAt = file.updated_at;
  const present = openStore(options.store);
  if (present.ok) {
    present.value.close();
    if (present.value.note.updatedAt === updatedAt) return { kind: 'unchanged', updatedAt };
  }
  const imported = await withPatience(options, async (signal, alive) => {
    const response = await get(addressOf(file, options), options, signal);
    const length = Number(response.headers.get('content-length') ?? file.compressed_size ?? 0);
    const complete = { expected: response.headers.has('content-encoding') ? 0 : length, alive };
    const result = await importCards({
      from: bodyOf(response, complete),
      to: options.store,
      note: { date: updatedAt.slice(0, 10), updatedAt },
      ...(length > 0 ? { totalBytes: length } : {}),
      ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    });
    if (!result.ok) signal.throwIfAborted();
    return result;
  });
  if (imported.ok) return { kind: 'imported', updatedAt, report: imported.value };
  throw new Failure(imported.issues.map(it => it.message).join(' '), true);
}

async function findFile(options: RefreshOptions): Promise<BulkFile> {
  const text = await withPatience(options, async (signal, alive) => {
    const response = await get(new URL('/bulk-data', options.baseUrl ?? SCRYFALL), options, signal);
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of bodyOf(response, { expected: 0, alive })) {
      bytes += part.length;
      if (bytes > LONGEST_LIST) throw new Failure('The list of card data is far too long.', false);
      parts.push(part);
    }
    return Buffer.concat(parts).toString();
  });
  const list = listForm.safeParse(jsonOf(text));
  if (!list.success) throw new Failure('The list of card data is not in the form Scryfall describes.', true);
  const file = list.data.data.find(it => it.type === 'oracle_cards');
  if (file === undefined) throw new Failure('The list of card data has no entry of the type oracle_cards.', false);
  return file;
}

/** The file's address; it must be as safe as the address it was listed at. */
function addressOf(file: BulkFile, options: RefreshOptions): URL {
  const base = new URL(options.baseUrl ?? SCRYFALL);
  const address = file.jsonl_download_uri ?? file.download_uri;
  if (!address || !URL.canParse(address, base.href))
    throw new Failure('The list of card data gives no address to download.', false);
  const url = new URL(address, base);
  if (url.protocol !== 'https:' && url.protocol !== base.protocol) {
    throw new Failure(`The list of card data gives the address ${url.origin}, which is not https.`, false);
  }
  return url;
}

async function get(url: URL, options: RefreshOptions, signal: AbortSignal): Promise<Response> {
  const headers = { 'User-Agent': options.userAgent, Accept: 'application/json;q=0.9,*/*;q=0.8' };
  const response = await fetch(url.href, { headers, signal });
  if (response.status === 200) return response;
  await response.body?.cancel();
  const again = response.status === 429 || response.status >= 500;
  throw new Failure(`${url.host} answered ${response.status} for the card data.`, again, retryAfter(response));
}

/** How long the server asks to wait, in seconds. A date is not followed: the usual pause serves. */
function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** The body's bytes; fewer than the server said is a failure even where the connection ended in good order. */
async function* bodyOf(
  response: Response,
  complete: { readonly expected: number; readonly alive: () => void },
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> = response.body ?? new Blob([]).stream();
  for await (const part of body) {
    complete.alive();
    bytes += part.length;
    yield part;
  }
  if (bytes < complete.expected) {
    throw new Failure(`the data ends after ${bytes} of ${complete.expected} bytes`, true);
  }
}

/** Runs a request that is given up when nothing has come for as long as the patience lasts. */
async function withPatience<T>(
  options: RefreshOptions,
  request: (signal: AbortSignal, alive: () => void) => Promise<T>,
): Promise<T> {
  const impatience = new AbortController();
  const patience = options.patience ?? 60_000;
  const timer = setTimeout(() => impatience.abort(), patience);
  const signal = options.signal ? AbortSignal.any([options.signal, impatience.signal]) : impatience.signal;
  try {
    return await request(signal, () => timer.refresh());
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (options.signal?.aborted) throw new Failure('The download of the card data was ended.', false);
    if (impatience.signal.aborted) throw new Failure(`Nothing came for ${patience / 1000} seconds.`, true);
    throw new Failure(`The card data could not be fetched: ${reasonOf(error)}.`, true);
  } finally {
    clearTimeout(timer);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What went wrong in a request; undici keeps the telling part in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

// Refresh of the card data from Scryfall: downloaded with retries and streamed into the store.

import * as z from 'zod';
import {
  DownloadError,
  type GetOptions,
  get,
  getBytes,
  type ResponseBody,
  type RetryOptions,
  retry,
} from '../http/index.ts';
import type { Issue } from '../kit/issue.ts';
import { openStore } from './card-store.ts';
import type { ImportProgress, ImportReport } from './import-cards.ts';
import { countBytes, importCards, unzipped } from './import-cards.ts';
import { openRulings, rulingsPath, writeRulings } from './rulings-file.ts';

export interface CardsRefreshOptions extends RetryOptions, Pick<GetOptions, 'idleTimeout' | 'totalTimeout'> {
  /** The store's path. */
  readonly store: string;
  /** The user agent that Scryfall requires: name, version and an address for information. */
  readonly userAgent: string;
  /** The address that lists bulk data; Scryfall's when left out. */
  readonly baseUrl?: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** The most bytes the cards, or the rulings, may have once unzipped; a thousand million and 150 million when left out. */
  readonly maxUnzippedBytes?: number;
}

/** The result of a refresh. Unless it is `imported` the store is as it was. */
export type CardsRefreshResult =
  | { readonly kind: 'imported'; readonly updatedAt: string; readonly report: ImportReport }
  | { readonly kind: 'unchanged'; readonly updatedAt: string }
  | { readonly kind: 'failed'; readonly issues: readonly Issue[] };

const SCRYFALL = 'https://api.scryfall.com';
const ACCEPT = 'application/json;q=0.9,*/*;q=0.8';
/** The most bytes of the list of bulk files, which has half a dozen entries. */
const LIST_BYTES = 1_000_000;
/** The most bytes of the cards as sent: zipped, or unzipped from some servers. */
const FILE_BYTES = 500_000_000;
/** The most bytes of the cards unzipped, some five times their size. */
const UNZIPPED_BYTES = 1_000_000_000;
/** The most bytes of the rulings unzipped, some five times their size; they are in memory while they are sorted. */
const UNZIPPED_RULINGS_BYTES = 150_000_000;

const listSchema = z.object({
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

type BulkFile = z.infer<typeof listSchema>['data'][number];

/**
 * Downloads the newest card data into the store, unless the store has it, and the rulings beside it. A failure of the
 * server is a result, not an error; rulings that cannot be had are left for the next time.
 */
export async function refreshCards(options: CardsRefreshOptions): Promise<CardsRefreshResult> {
  try {
    return await retry(options, () => tryOnce(options));
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    return { kind: 'failed', issues: [{ path: [], message: error.message }] };
  }
}

async function tryOnce(options: CardsRefreshOptions): Promise<CardsRefreshResult> {
  const files = await listFiles(options);
  const done = await refreshStore(fileIn(files), options);
  await refreshRulings(files, options).catch(() => {});
  return done;
}

/** Downloads the rulings, where there are any that are not stored yet. */
async function refreshRulings(files: readonly BulkFile[], options: CardsRefreshOptions): Promise<void> {
  const file = files.find(it => it.type === 'rulings');
  const path = rulingsPath(options.store);
  if (file === undefined || !MOMENT.safeParse(file.updated_at).success) return;
  const updatedAt = file.updated_at;
  if (openRulings(path).updatedAt() === updatedAt) return;
  const maxBytes = options.maxUnzippedBytes ?? UNZIPPED_RULINGS_BYTES;
  await get(addressOf(file, options), getOptions(options, FILE_BYTES), ({ bytes }) =>
    writeRulings(unzipped(countBytes(bytes, () => {})), path, { updatedAt, maxBytes }),
  );
}

async function refreshStore(file: BulkFile, options: CardsRefreshOptions): Promise<CardsRefreshResult> {
  const updatedAt = file.updated_at;
  const present = openStore(options.store);
  if (present.ok) {
    present.value.close();
    if (present.value.header.updatedAt === updatedAt) return { kind: 'unchanged', updatedAt };
  }
  const url = addressOf(file, options);
  const imported = await get(url, getOptions(options, FILE_BYTES), body => importBody(body, file, options));
  if (imported.ok) return { kind: 'imported', updatedAt, report: imported.value };
  throw new DownloadError(imported.issues.map(it => it.message).join(' '), true);
}

async function importBody({ bytes, length }: ResponseBody, file: BulkFile, options: CardsRefreshOptions) {
  const totalBytes = length ?? file.compressed_size ?? 0;
  return importCards({
    from: bytes,
    to: options.store,
    header: { date: file.updated_at.slice(0, 10), updatedAt: file.updated_at },
    maxUnzippedBytes: options.maxUnzippedBytes ?? UNZIPPED_BYTES,
    ...(totalBytes > 0 ? { totalBytes } : {}),
    ...(options.onProgress ? { onProgress: options.onProgress } : {}),
  });
}

function getOptions(options: CardsRefreshOptions, maxBytes: number): GetOptions {
  return { ...options, accept: ACCEPT, maxBytes };
}

async function listFiles(options: CardsRefreshOptions): Promise<readonly BulkFile[]> {
  const url = new URL('/bulk-data', options.baseUrl ?? SCRYFALL);
  const bytes = await getBytes(url, getOptions(options, LIST_BYTES));
  const list = listSchema.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (!list.success) throw new DownloadError('The list of card data is not in the form Scryfall describes.', true);
  return list.data.data;
}

function fileIn(files: readonly BulkFile[]): BulkFile {
  const file = files.find(it => it.type === 'oracle_cards');
  if (file === undefined)
    throw new DownloadError('The list of card data has no entry of the type oracle_cards.', false);
  if (!MOMENT.safeParse(file.updated_at).success) {
    throw new DownloadError(
      `The list of card data gives "${file.updated_at}", which is no date, for its cards.`,
      false,
    );
  }
  return file;
}

/** A date with the time of day, such as 2026-08-07T09:05:00.000+00:00. */
const MOMENT = z.iso.datetime({ offset: true });

/** The file's address; its protocol must be as safe as that of the list. */
function addressOf(file: BulkFile, options: CardsRefreshOptions): URL {
  const base = new URL(options.baseUrl ?? SCRYFALL);
  const address = file.jsonl_download_uri ?? file.download_uri;
  if (!address || !URL.canParse(address, base.href)) {
    throw new DownloadError('The list of card data gives no address to download.', false);
  }
  const url = new URL(address, base);
  if (url.protocol !== 'https:' && url.protocol !== base.protocol) {
    throw new DownloadError(`The list of card data gives the address ${url.origin}, which is not https.`, false);
  }
  return url;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

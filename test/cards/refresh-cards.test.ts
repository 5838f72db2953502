// Refresh of the card data, from a server on this machine that behaves well, badly and worse.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { packCards } from '../../src/cards/index.ts';
import { type CardsRefreshOptions, openStore, refreshCards } from '../../src/cards/node.ts';
import { asArrayFile, asLinesFile } from './as-scryfall.ts';
import { SUITE_CARDS } from './book-suite.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const folder = mkdtempSync(join(tmpdir(), 'threshold-download-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise(done => server.close(done));
  }
});

/** A server that lists a bulk file and serves it; each answer is used once, the last again and again. */
async function serve(answers: { readonly list?: readonly Answer[]; readonly file?: readonly Answer[] }) {
  const requests: IncomingMessage[] = [];
  const counts = { list: 0, file: 0 };
  const server = createServer((request, response) => {
    requests.push(request);
    const which = request.url === '/bulk-data' ? 'list' : 'file';
    const all = answers[which] ?? [which === 'list' ? listing() : bytes(lines)];
    const answer = all[Math.min(counts[which]++, all.length - 1)];
    answer?.(response, request);
  });
  servers.push(server);
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { baseUrl: `http://127.0.0.1:${address.port}`, requests, counts };
}

const lines = gzipSync(asLinesFile(SUITE_CARDS));

const FIRST = '2026-08-07T09:05:00.000+00:00';
const SECOND = '2026-08-14T09:05:00.000+00:00';

/** The list of bulk files as Scryfall gives it. */
function listing(updatedAt: string = FIRST, uri: unknown = '/files/oracle-cards.jsonl.gz'): Answer {
  const data = [
    { object: 'bulk_data', type: 'all_cards', updated_at: updatedAt, jsonl_download_uri: '/files/all-cards.jsonl.gz' },
    { object: 'bulk_data', type: 'oracle_cards', updated_at: updatedAt, jsonl_download_uri: uri, compressed_size: 9 },
  ];
  return json({ object: 'list', has_more: false, data });
}

const json = (value: unknown): Answer => text(JSON.stringify(value), 'application/json');

const text =
  (body: string, type = 'text/html', status = 200): Answer =>
  response =>
    response.writeHead(status, { 'content-type': type }).end(body);

const bytes =
  (body: Buffer, headers: Readonly<Record<string, string | number>> = { 'content-length': body.length }): Answer =>
  response =>
    response.writeHead(200, headers).end(body);

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  response =>
    response.writeHead(code, headers).end();

let stores = 0;

function options(baseUrl: string, more: Partial<CardsRefreshOptions> = {}): CardsRefreshOptions {
  const store = join(folder, `${stores++}`, 'cards.store');
  return { store, baseUrl, userAgent: 'Threshold/0.1 (tests)', pause: 1, ...more };
}

function sizeOf(store: string): number {
  const book = openStore(store);
  if (!book.ok) return 0;
  book.value.close();
  return book.value.size;
}

test('The newest cards come into the store, with the day they are of', async () => {
  const { baseUrl, requests } = await serve({});
  const seen: number[] = [];
  const wish = options(baseUrl, { onProgress: ({ bytes: count }) => seen.push(count) });
  expect(await refreshCards(wish)).toMatchObject({
    kind: 'imported',
    updatedAt: '2026-08-07T09:05:00.000+00:00',
    report: { cards: SUITE_CARDS.length },
  });
  const book = openStore(wish.store);
  expect(book).toMatchObject({ ok: true, value: { date: '2026-08-07', size: SUITE_CARDS.length } });
  expect(seen.at(-1)).toBe(lines.length);
  expect(requests.map(it => it.url)).toEqual(['/bulk-data', '/files/oracle-cards.jsonl.gz']);
});

test('Each request says who asks and what is accepted', async () => {
  const { baseUrl, requests } = await serve({});
  await refreshCards(options(baseUrl));
  for (const { headers } of requests) {
    expect(headers['user-agent']).toBe('Threshold/0.1 (tests)');
    expect(headers.accept).toContain('application/json');
  }
});

test('What has not changed is not downloaded again; what has is', async () => {
  const { baseUrl, counts } = await serve({ list: [listing(FIRST), listing(FIRST), listing(SECOND)] });
  const wish = options(baseUrl);
  expect(await refreshCards(wish)).toMatchObject({ kind: 'imported', updatedAt: FIRST });
  expect(await refreshCards(wish)).toEqual({ kind: 'unchanged', updatedAt: FIRST });
  expect(counts).toEqual({ list: 2, file: 1 });
  expect(await refreshCards(wish)).toMatchObject({ kind: 'imported', updatedAt: SECOND });
});

test.each([
  ['an array, as it used to be', bytes(Buffer.from(asArrayFile(SUITE_CARDS)))],
  ['lines not zipped', bytes(Buffer.from(asLinesFile(SUITE_CARDS)))],
  ['in pieces of no announced length', bytes(lines, {})],
  ['zipped once more on the way', bytes(gzipSync(lines), { 'content-encoding': 'gzip' })],
  ['in sixty pieces', inPieces(lines, 60)],
])('The file may come as %s', async (_, answer) => {
  const { baseUrl } = await serve({ file: [answer] });
  const wish = options(baseUrl);
  expect(await refreshCards(wish)).toMatchObject({ kind: 'imported', report: { cards: SUITE_CARDS.length } });
});

test('A list with the old address only will do', async () => {
  const entry = { type: 'oracle_cards', updated_at: FIRST, download_uri: '/files/oracle-cards.json' };
  const { baseUrl } = await serve({ list: [json({ data: [entry] })] });
  expect(await refreshCards(options(baseUrl))).toMatchObject({ kind: 'imported' });
});

describe('what is worth another try is tried again', () => {
  test.each([
    ['too many requests, with a pause asked for', [status(429, { 'retry-after': '0' })]],
    ['too many requests', [status(429)]],
    ['a server that is down twice', [status(503), status(500)]],
    ['a connection that breaks off', [breakingOff(lines, 300)]],
    ['a page instead of data', [text('<html>Back soon</html>')]],
    ['half the file', [bytes(lines.subarray(0, 400))]],
  ])('%s', async (_, bad: readonly Answer[]) => {
    const { baseUrl, counts } = await serve({ file: [...bad, bytes(lines)] });
    expect(await refreshCards(options(baseUrl))).toMatchObject({ kind: 'imported' });
    expect(counts.file).toBe(bad.length + 1);
  });
});

describe('whatever a server does, the set that was there stays', () => {
  // The last value is the time in milliseconds a server may be silent: short only for those that never continue.
  const files: readonly [string, Answer, string, number?][] = [
    ['breaks off', breakingOff(lines, 300), '/files/oracle-cards.jsonl.gz failed: '],
    ['says there is more than there is', promising(lines, lines.length + 500), '/files/oracle-cards.jsonl.gz failed: '],
    ['says there is less than there is', promising(lines, lines.length - 200), ''],
    ['sends rubbish', bytes(Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251))), ''],
    ['sends a page', text('<!doctype html><title>Sorry</title>'), 'begins with "<!doctype html>'],
    ['sends nothing', bytes(Buffer.alloc(0)), 'is empty'],
    ['sends other JSON', json({ object: 'error', status: 404 }), 'holds no card'],
    ['sends half the cards', bytes(gzipSync(asLinesFile(SUITE_CARDS).slice(0, 1500))), ''],
    ['asks for a pause each time', status(429, { 'retry-after': '0' }), '(status 429, after'],
    ['asks for an hour', status(429, { 'retry-after': '3600' }), '(status 429, after'],
    ['refuses', status(403), 'answered with status 403'],
    ['has it no longer', status(404), 'does not exist'],
    ['fails', status(500), 'answered with status 500'],
    ['falls silent', silent(lines), 'sent nothing for 0.15 seconds', 150],
    ['never answers', () => undefined, 'sent nothing for 0.15 seconds', 150],
  ];

  test.each(files)('when it %s', async (...[, answer, message, idleTimeout]) => {
    const { baseUrl } = await serve({ list: [listing(FIRST), listing(SECOND)], file: [bytes(lines), answer] });
    const wish = options(baseUrl, { attempts: 2 });
    expect(await refreshCards(wish)).toMatchObject({ kind: 'imported' });
    const before = readFileSync(wish.store);
    const refreshed = await refreshCards({ ...wish, idleTimeout });
    expect(refreshed).toMatchObject({ kind: 'failed' });
    if (refreshed.kind === 'failed') expect(refreshed.issues[0]?.message).toContain(message);
    expect(readFileSync(wish.store).equals(before)).toBe(true);
    expect(sizeOf(wish.store)).toBe(SUITE_CARDS.length);
  });

  const lists: readonly (readonly [string, Answer, string])[] = [
    ['a page', text('<html>'), 'not in the form'],
    ['JSON of another form', json({ data: [{ type: 7 }] }), 'not in the form'],
    ['no entry for cards', json({ data: [] }), 'no entry of the type oracle_cards'],
    ['no address', listing(FIRST, null), 'no address'],
    ['an address that is none', listing(FIRST, 'http://['), 'no address'],
    ['a date that is none', listing('tomorrow'), 'gives "tomorrow", which is no date'],
    ['an address on no web', listing(FIRST, 'file:///etc/passwd'), 'not https'],
    ['far too much', text(' '.repeat(1_100_000)), 'longer than 1000000 bytes'],
    ['an error', text('{}', 'application/json', 404), 'does not exist'],
  ];

  test.each(lists)('when its list is %s', async (_, answer, message) => {
    const { baseUrl, counts } = await serve({ list: [answer] });
    const wish = options(baseUrl, { attempts: 2 });
    const refreshed = await refreshCards(wish);
    expect(refreshed).toMatchObject({ kind: 'failed', issues: [{ message: expect.stringContaining(message) }] });
    expect(counts.file).toBe(0);
    expect(sizeOf(wish.store)).toBe(0);
  });

  test('when there is no server', async () => {
    const { baseUrl } = await serve({});
    await new Promise(done => servers.splice(0)[0]?.close(done));
    expect(await refreshCards(options(baseUrl, { attempts: 2 }))).toMatchObject({ kind: 'failed' });
  });
});

test('A refresh can be ended in the middle', async () => {
  const { baseUrl } = await serve({ file: [silent(lines)] });
  const ending = new AbortController();
  const wish = options(baseUrl, { signal: ending.signal, onProgress: () => ending.abort() });
  expect(await refreshCards(wish)).toMatchObject({ kind: 'failed', issues: [{ message: /ended/ }] });
  expect(sizeOf(wish.store)).toBe(0);
});

test('Cards that grow too long as they are unzipped are refused', async () => {
  const { baseUrl } = await serve({
    file: [bytes(gzipSync(Buffer.concat([Buffer.from(asLinesFile(SUITE_CARDS)), Buffer.alloc(9_000_000, ' ')])))],
  });
  const wish = options(baseUrl, { attempts: 1, maxUnzippedBytes: 5_000_000 });
  const message = 'The card data is longer than 5000000 bytes once unzipped.';
  expect(await refreshCards(wish)).toEqual({ kind: 'failed', issues: [{ path: [], message }] });
  expect(readdirSync(dirname(wish.store))).toEqual([]);
});

test('Drafts of imports that were killed are removed; one that is written at the moment is not', async () => {
  const { baseUrl } = await serve({});
  const wish = options(baseUrl);
  mkdirSync(dirname(wish.store), { recursive: true });
  const [left, present] = [`${wish.store}.7.0.new`, `${wish.store}.8.0.new`];
  for (const draft of [left, present]) writeFileSync(draft, 'threshold cards 1');
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  utimesSync(left, yesterday, yesterday);
  expect(await refreshCards(wish)).toMatchObject({ kind: 'imported' });
  expect(readdirSync(dirname(wish.store)).sort()).toEqual([basename(wish.store), basename(present)]);
});

test('A bulk file of the whole pack comes through as well', async () => {
  const { baseUrl } = await serve({ file: [bytes(gzipSync(asLinesFile(packCards())))] });
  const wish = options(baseUrl);
  await refreshCards(wish);
  expect(sizeOf(wish.store)).toBe(packCards().length);
});

/** Sends some bytes and then closes the connection. */
function breakingOff(body: Buffer, after: number): Answer {
  return response => {
    response.writeHead(200, { 'content-length': body.length });
    response.write(body.subarray(0, after), () => response.destroy());
  };
}

/** Announces another length than that of the body. */
function promising(body: Buffer, length: number): Answer {
  return response => {
    response.strictContentLength = false;
    response.writeHead(200, { 'content-length': length });
    response.write(body, () => response.destroy());
  };
}

/** Sends the beginning and then nothing more. */
function silent(body: Buffer): Answer {
  return response => {
    response.writeHead(200, { 'content-length': body.length });
    response.write(body.subarray(0, 300));
  };
}

/** Sends the body in pieces, each when the one before has left. */
function inPieces(body: Buffer, pieces: number): Answer {
  return response => {
    response.writeHead(200, { 'content-length': body.length });
    const size = Math.ceil(body.length / pieces);
    const send = (at: number) => {
      if (at >= body.length) response.end();
      else response.write(body.subarray(at, at + size), () => setImmediate(send, at + size));
    };
    send(0);
  };
}

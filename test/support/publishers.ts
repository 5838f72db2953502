// Stand-ins for the publishers of cards and rules, on loopback: sound, newer, broken off, silent, or down.

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Card, packCards } from '../../src/cards/index.ts';
import type { Sources } from '../../src/kit/sources.ts';
import { asLinesFile } from '../cards/as-scryfall.ts';
import { longMadeUpFile } from '../rules/support/made-up.ts';

type Manner = 'well' | 'down' | 'breaking off' | 'silent';

export interface Publishers {
  readonly sources: Sources & { readonly cards: string; readonly rules: string };
  /** Settings for the environment of a bot. */
  readonly env: { readonly SCRYFALL_API: string; readonly RULES_PAGE: string };
  cards: { manner: Manner; updatedAt: string; published: readonly Card[] };
  rules: { manner: Manner; text: string };
  /** Official rulings, with the moment of the data; none are listed when left out. */
  rulings?: { updatedAt: string; rows: readonly Readonly<Record<string, string>>[] };
  /** Paths of the requests so far, in turn. */
  readonly requests: string[];
  /** User agents of the requests so far. */
  readonly callers: Set<string>;
  close(): Promise<void>;
}

/** A card of our own that no pack has: a 2/2 that enters tapped. */
export const NEWCOMER: Card = {
  ...bear(),
  name: 'Latecomer of Tests',
  faces: [{ ...bear().faces[0], name: 'Latecomer of Tests', oracleText: 'This creature enters tapped.' }],
};

/** Starts them on a free port, with the pack's cards and a newcomer, and made-up rules of 7 August 2026. */
export async function publishers(): Promise<Publishers> {
  const requests: string[] = [];
  const callers = new Set<string>();
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    callers.add(request.headers['user-agent'] ?? '');
    if (request.url === '/rules') response.end('<a href="/MagicCompRules%2020260807.txt">TXT</a>');
    else if (request.url === '/bulk-data') answer(response, made.cards.manner, Buffer.from(listing()));
    else if (request.url === '/cards.jsonl.gz') answer(response, made.cards.manner, bulk());
    else if (request.url === '/rulings.jsonl.gz') answer(response, made.cards.manner, rulings());
    else answer(response, made.rules.manner, Buffer.from(made.rules.text));
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  // What listens on TCP has an address of this shape.
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const listing = () => {
    const entry = { type: 'oracle_cards', updated_at: made.cards.updatedAt, jsonl_download_uri: '/cards.jsonl.gz' };
    const moment = made.rulings?.updatedAt;
    const more = { type: 'rulings', updated_at: moment, jsonl_download_uri: '/rulings.jsonl.gz' };
    return JSON.stringify({ data: moment === undefined ? [entry] : [entry, more] });
  };
  const rulings = () => gzipSync((made.rulings?.rows ?? []).map(it => JSON.stringify(it)).join('\n'));
  const bulk = () => gzipSync(asLinesFile(made.cards.published));
  const made: Publishers = {
    sources: { userAgent: 'Threshold/test', cards: at, rules: `${at}/rules` },
    env: { SCRYFALL_API: at, RULES_PAGE: `${at}/rules` },
    cards: { manner: 'well', updatedAt: '2026-08-07T09:05:00.000+00:00', published: [...packCards(), NEWCOMER] },
    rules: { manner: 'well', text: longMadeUpFile('August 7, 2026') },
    requests,
    callers,
    close: async () => {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
  return made;
}

/** Responds with the body at once, with half of it, with its first bytes only, or with an error. */
function answer(response: ServerResponse, manner: Manner, body: Buffer): void {
  if (manner === 'down') response.writeHead(404).end();
  else if (manner === 'silent') response.writeHead(200, { 'content-length': body.length }).write(body.subarray(0, 100));
  else if (manner === 'breaking off' && body.length > 2_000) {
    response.writeHead(200, { 'content-length': body.length });
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  } else response.writeHead(200, { 'content-length': body.length }).end(body);
}

function bear(): Card {
  const found = packCards().find(it => it.name === 'Grizzly Bears');
  if (!found) throw new Error('The pack has no bear.');
  return found;
}

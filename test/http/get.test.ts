// One request to a server on this machine: bodies received whole, and requests given up.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { DownloadError, type GetOptions, get, getBytes } from '../../src/http/index.ts';
import { ManualClock } from '../support/manual-clock.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise(done => server.close(done));
  }
});

async function serve(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/file`);
}

function options(more: Partial<GetOptions> = {}): GetOptions {
  return { userAgent: 'Threshold/test', accept: 'text/plain', maxBytes: 1_000, ...more };
}

/** The error of a request that must fail. */
async function failureOf(request: Promise<unknown>): Promise<DownloadError> {
  const failed = await request.then(
    () => new Error('The request did not fail.'),
    (error: unknown) => error,
  );
  if (failed instanceof DownloadError) return failed;
  throw failed;
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('a request', () => {
  test('sends its user agent and media types, and resolves to the body', async () => {
    const requests: IncomingMessage[] = [];
    const url = await serve((request, response) => {
      requests.push(request);
      response.writeHead(200, { 'content-length': 5 }).end('hello');
    });
    const progress: (readonly [number, number | undefined])[] = [];
    expect(text(await getBytes(url, options(), (...it) => progress.push(it)))).toBe('hello');
    expect(requests[0]?.headers).toMatchObject({ 'user-agent': 'Threshold/test', accept: 'text/plain' });
    expect(progress.at(-1)).toEqual([5, 5]);
  });

  test('undoes an encoding, and does not confuse its length with that of the body', async () => {
    const body = gzipSync('a'.repeat(900));
    const headers = { 'content-encoding': 'gzip', 'content-length': body.length };
    const url = await serve((_, response) => response.writeHead(200, headers).end(body));
    const { length, bytes } = await get(url, options(), async body => {
      let received = 0;
      for await (const part of body.bytes) received += part.length;
      return { length: body.length, bytes: received };
    });
    expect([length, bytes]).toEqual([undefined, 900]);
  });

  test('rejects with what its reader throws', async () => {
    const url = await serve((_, response) => response.end('hello'));
    const reading = get(url, options(), async () => {
      throw new RangeError('no room');
    });
    await expect(reading).rejects.toThrow(new RangeError('no room'));
  });
});

describe('a request is given up', () => {
  /** The last: whether it is retryable, or the milliseconds that the server asks to wait. */
  type Row = readonly [string, (response: ServerResponse) => unknown, RegExp, boolean | number];
  const rows: readonly Row[] = [
    ['nothing is there', it => it.writeHead(404).end(), /does not exist \(status 404\)/, false],
    ['the server refuses', it => it.writeHead(403).end(), /answered with status 403\./, false],
    ['the server fails', it => it.writeHead(502).end(), /answered with status 502\./, true],
    ['it is too much', it => it.writeHead(429).end(), /come back later \(status 429\)/, true],
    [
      'it is too much for two minutes',
      it => it.writeHead(429, { 'retry-after': '120' }).end(),
      /\(status 429, after 120 seconds\)/,
      120_000,
    ],
    [
      'the server is down until a date',
      it => it.writeHead(503, { 'retry-after': 'Fri, 07 Aug 2026 12:00:30 GMT' }).end(),
      /status 503/,
      30_000,
    ],
    [
      'the date asked for is past',
      it => it.writeHead(503, { 'retry-after': 'Fri, 07 Aug 2026 11:00:00 GMT' }).end(),
      /status 503/,
      0,
    ],
    ['nobody can say when', it => it.writeHead(503, { 'retry-after': 'soon' }).end(), /status 503/, true],
    [
      'the connection is reset',
      it => it.destroy(),
      /^Downloading http:.+\/file failed: (?:other side closed|socket hang up|read ECONNRESET)\.$/,
      true,
    ],
    [
      'the body breaks off',
      it => breakOff(it),
      /^Downloading http:.+\/file failed: (?:other side closed|socket hang up|read ECONNRESET)\.$/,
      true,
    ],
    [
      'too many bytes are announced',
      it => it.writeHead(200, { 'content-length': 1_001 }).flushHeaders(),
      /longer than 1000 bytes/,
      false,
    ],
    ['too many bytes come', it => it.end('a'.repeat(1_001)), /longer than 1000 bytes/, false],
    ['they are too many once decoded', it => bomb(it), /longer than 1000 bytes/, false],
  ];
  test.each(rows)('where %s', async (_, answer, message, worth) => {
    const url = await serve((_request, response) => void answer(response));
    const failed = await failureOf(getBytes(url, options({ clock: new ManualClock() })));
    expect(failed.message).toMatch(message);
    expect(failed.retryAfter ?? failed.retryable).toBe(worth);
  });

  test('where its reader makes something else of the failure', async () => {
    const url = await serve((_, response) => void breakOff(response));
    const failed = await failureOf(
      get(url, options(), async ({ bytes }) => {
        try {
          for await (const _ of bytes);
          return 'read to its end';
        } catch {
          return 'as if all were well';
        }
      }),
    );
    expect(failed.message).toMatch(
      /^Downloading http:.+\/file failed: (?:other side closed|socket hang up|read ECONNRESET)\.$/,
    );
  });

  test('where the server falls silent', async () => {
    const clock = new ManualClock();
    const url = await serve((_, response) => void response.write('begun'));
    const request = getBytes(url, options({ clock, idleTimeout: 60_000 }), () =>
      setImmediate(() => clock.advance(60_000)),
    );
    expect(await failureOf(request)).toMatchObject({
      message: `Downloading ${url} failed: the server sent nothing for 60 seconds.`,
      retryable: true,
    });
  });

  test('where it is never silent for long and never ends', async () => {
    const clock = new ManualClock();
    let drip = () => {};
    const url = await serve((_, response) => {
      drip = () => void response.write('.');
      drip();
    });
    let received = 0;
    const request = getBytes(url, options({ clock, idleTimeout: 60_000, totalTimeout: 300_000 }), bytes => {
      received = bytes;
      clock.advance(59_000);
      drip();
    });
    const message = `Downloading ${url} failed: it took longer than 5 minutes.`;
    expect(await failureOf(request)).toMatchObject({ message, retryable: false });
    expect(received).toBeGreaterThanOrEqual(5);
    expect(received).toBeLessThanOrEqual(7);
  });

  test('where the caller ends it', async () => {
    const ending = new AbortController();
    const url = await serve((_, response) => void response.write('begun'));
    const request = getBytes(url, options({ signal: ending.signal }), () => ending.abort());
    expect(await failureOf(request)).toMatchObject({
      message: `Downloading ${url} failed: it was ended.`,
      retryable: false,
    });
  });

  test('and leaves no timer behind', async () => {
    let running = 0;
    const after = () => {
      running += 1;
      let ended = false;
      return () => {
        if (!ended) running -= 1;
        ended = true;
      };
    };
    const url = await serve((request, response) =>
      request.url === '/file' ? breakOff(response) : response.end('hello'),
    );
    await failureOf(getBytes(url, options({ clock: { now: () => 0, elapsed: () => 0, after } })));
    await getBytes(new URL('/other', url), options({ clock: { now: () => 0, elapsed: () => 0, after } }));
    expect(running).toBe(0);
  });
});

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': 500 });
  response.write('a'.repeat(100), () => response.destroy());
}

/** Responds with a few bytes that become many once their encoding is undone. */
function bomb(response: ServerResponse): void {
  response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a'.repeat(1_000_000)));
}

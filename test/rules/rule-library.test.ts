// Installation of rules files, from disk and from a faulty server: the installed file stays in use until a new one is
// whole.
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newestLink, openRuleLibrary, refreshRules } from '../../src/rules/node.ts';
import { longMadeUpFile, madeUpLines } from './support/made-up.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const APRIL = longMadeUpFile('April 17, 2026');
const AUGUST = longMadeUpFile('August 7, 2026');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rules-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a library', () => {
  test('holds several editions and knows which was in force', async () => {
    const library = await openRuleLibrary(join(folder, 'new', 'rules'));
    expect(library.inForce('current')).toBeUndefined();
    await library.install(bytes(AUGUST));
    await library.install(bytes(APRIL));
    expect(library.books().map(book => book.effectiveDate)).toEqual(['2026-04-17', '2026-08-07']);
    expect(library.inForce('2026-05-01')?.effectiveDate).toBe('2026-04-17');
    expect(library.inForce('2026-04-16')).toBeUndefined();
    expect(library.inForce('current')?.effectiveDate).toBe('2026-08-07');
  });

  test('keeps what is installed for the next start, byte for byte', async () => {
    await (await openRuleLibrary(folder)).install(bytes(AUGUST.replaceAll('\n', '\r\n')));
    expect(await readdir(folder)).toEqual(['comprehensive-rules-2026-08-07.txt']);
    expect(await readFile(join(folder, 'comprehensive-rules-2026-08-07.txt'), 'utf8')).toContain('\r\n');
    const again = await openRuleLibrary(folder);
    expect(again.inForce('current')?.text('100.1')).toBe('A pebble is round or flat.');
  });

  test('says when a file is there already, and takes a corrected one', async () => {
    const library = await openRuleLibrary(folder);
    const changed = async (text: string) => {
      const outcome = await library.install(bytes(text));
      return outcome.ok && outcome.value.changed;
    };
    expect(await changed(AUGUST)).toBe(true);
    expect(await changed(AUGUST)).toBe(false);
    expect(await changed(AUGUST.replace('round or flat', 'flat or round'))).toBe(true);
    expect(library.inForce('current')?.text('100.1')).toBe('A pebble is flat or round.');
  });

  test('installs from a path, and says when there is nothing there', async () => {
    const path = join(folder, 'MagicCompRules 20260807.txt');
    await writeFile(path, AUGUST);
    const library = await openRuleLibrary(join(folder, 'rules'));
    expect((await library.installFile(path)).ok).toBe(true);
    const missing = await library.installFile(join(folder, 'nothing.txt'));
    expect(!missing.ok && missing.issues[0]?.message).toMatch(/no file .*nothing\.txt/);
  });

  test('passes over files that are broken, and says which', async () => {
    await writeFile(join(folder, 'comprehensive-rules-2025-01-01.txt'), '<html>gone</html>');
    await writeFile(join(folder, 'comprehensive-rules-2026-08-07.txt'), AUGUST);
    await mkdir(join(folder, 'comprehensive-rules-2026-08-08.txt'));
    const library = await openRuleLibrary(folder);
    expect(library.books()).toHaveLength(1);
    const names = ['comprehensive-rules-2025-01-01.txt', 'comprehensive-rules-2026-08-08.txt'];
    expect(library.unreadable().map(issue => issue.path)).toEqual(names.map(it => [it]));
  });

  test('removes the drafts of installations that were killed, and no other', async () => {
    const [old, fresh] = ['77', '78'].map(it => join(folder, `comprehensive-rules-2026-09-09.txt.${it}.part`));
    if (!old || !fresh) throw new Error('There are two.');
    for (const draft of [old, fresh]) await writeFile(draft, 'half');
    await utimes(old, 0, 0);
    await openRuleLibrary(folder);
    expect(await readdir(folder)).toEqual(['comprehensive-rules-2026-09-09.txt.78.part']);
  });

  test('opens on a folder that cannot be made, and says so when something is installed', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const library = await openRuleLibrary(join(file, 'rules'));
    expect(library.books()).toEqual([]);
    await expect(library.install(bytes(AUGUST))).rejects.toThrow('ENOTDIR');
  });

  test('sees what another process has installed when it reloads', async () => {
    const one = await openRuleLibrary(folder);
    const other = await openRuleLibrary(folder);
    await one.install(bytes(AUGUST));
    expect(other.inForce('current')).toBeUndefined();
    await other.reload();
    expect(other.inForce('current')?.effectiveDate).toBe('2026-08-07');
  });

  test.each([
    ['empty', '', /empty/],
    ['a web page', '<!doctype html><title>404</title>', /web page/],
    ['cut off', AUGUST.slice(0, AUGUST.length / 2), /cut off/],
    ['too short', madeUpLines('August 8, 2026').join('\n'), /9 rules only|rules only/],
  ])('refuses a file that is %s, and changes nothing', async (_, text, sentence) => {
    const library = await openRuleLibrary(folder);
    await library.install(bytes(APRIL));
    const refused = await library.install(bytes(text));
    expect(!refused.ok && refused.issues.map(issue => issue.message).join(' ')).toMatch(sentence);
    expect(library.inForce('current')?.effectiveDate).toBe('2026-04-17');
    expect(await readdir(folder)).toHaveLength(1);
  });
});

describe('the newest link on a page', () => {
  const page = 'http://rules.example/en/rules';
  const at = (path: string) => `http://rules.example${path}`;
  test.each([
    [
      'one link',
      '<a href="/downloads/MagicCompRules%2020260807.txt">TXT</a>',
      '/downloads/MagicCompRules%2020260807.txt',
    ],
    ['a blank in it', '<a href="/a/MagicCompRules 20260807.txt">', '/a/MagicCompRules%2020260807.txt'],
    ['several', '<a href="/x20260807.txt"></a><a href="/x20260417.txt"></a>', '/x20260807.txt'],
    ['a digit too many', "<a href='/x202109224.txt'></a><a href='/x20200101.txt'>", '/x202109224.txt'],
    ['an escape that is none', '<a href="/x20260807.txt"></a><a href="/%zz20260417.txt">', '/x20260807.txt'],
    ['words before it', 'The rules of today: /x20260807.txt in full', '/x20260807.txt'],
    ['another host', '<a href="https://media.example/x20260807.txt">', undefined],
    ['data of a script', '{"txt":"/y/MagicCompRules20230616.txt","pdf":"/y.pdf"}', '/y/MagicCompRules20230616.txt'],
  ])('with %s', (_, html, path) => {
    expect(newestLink(html, page)).toBe(path === undefined ? 'https://media.example/x20260807.txt' : at(path));
  });
  test('is looked for among the first 500, whatever a page has, and in no more than 300 characters of each', () => {
    const link = (name: string) => `<a href="/${name}.txt">`;
    const many = link('Rules%2020250101').repeat(500);
    expect(newestLink(`${many}${link('Rules%2020260101')}`, page)).toContain('20250101');
    expect(newestLink(link(`${'x'.repeat(400)}20260101`), page)).not.toContain('x'.repeat(300));
  });

  test('is none where there is none', () => {
    expect(newestLink('<a href="/rules.pdf">PDF</a>', page)).toBeUndefined();
    expect(newestLink('<a href="ftp://old.example/rules.txt">TXT</a>', page)).toBeUndefined();
  });
});

describe('fetching from a server', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  const LINK = '<p><a href="/downloads/MagicCompRules%2020260807.txt">TXT</a></p>';
  /** Starts a server whose rules page links to a file answered by `file`; returns the page's address. */
  async function serve(file: RequestListener, page: RequestListener = (_, reply) => void reply.end(LINK)) {
    server = createServer((request, reply) => (request.url === '/rules' ? page : file)(request, reply));
    await new Promise<void>(done => server?.listen(0, '127.0.0.1', done));
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/rules`;
  }

  test('installs the file, tells its progress, and finds nothing new the second time', async () => {
    const page = await serve(
      (_, reply) => void reply.setHeader('content-length', Buffer.byteLength(AUGUST)).end(AUGUST),
    );
    const library = await openRuleLibrary(folder);
    const progress: number[] = [];
    const outcome = await refreshRules(library, { page, onProgress: received => progress.push(received) });
    expect(outcome.ok && outcome.value.changed).toBe(true);
    expect(outcome.ok && outcome.value.url).toMatch(/MagicCompRules%2020260807\.txt$/);
    expect(progress.at(-1)).toBe(Buffer.byteLength(AUGUST));
    expect(library.inForce('current')?.effectiveDate).toBe('2026-08-07');
    const again = await refreshRules(library, { page });
    expect(again.ok && again.value.changed).toBe(false);
  });

  // The last value is the time in milliseconds a server may be silent: short only for the one that never continues.
  const faults: readonly [string, RequestListener, RegExp, number?][] = [
    ['breaks off', (_, reply) => breakOff(reply), /Downloading .+\.txt failed: /],
    ['promises more than it sends', (_, reply) => shorter(reply), /Downloading .+\.txt failed: /],
    ['promises less than it has', (_, reply) => longer(reply), /cut off|Downloading .+\.txt failed/],
    ['answers with a web page', (_, reply) => void reply.end('<html><body>Welcome</body></html>'), /web page/],
    ['has nothing there', (_, reply) => void reply.writeHead(404).end('no'), /does not exist/],
    ['is asked too often', (_, reply) => void reply.writeHead(429, { 'retry-after': '60' }).end(), /after 60 seconds/],
    ['is down', (_, reply) => void reply.writeHead(503).end(), /status 503/],
    ['sends nothing', (_, reply) => void reply.end(), /empty/],
    ['never answers', () => {}, /sent nothing for 0\.4 seconds/, 400],
    ['never ends', (_, reply) => endless(reply), /longer than/],
    [
      'has a file of another millennium',
      (_, reply) => void reply.end(longMadeUpFile('January 1, 2999')),
      /of 1 January 2999, more than a year ahead/,
    ],
    [
      'has an older file',
      (_, reply) => void reply.end(longMadeUpFile('January 16, 2026')),
      /older than the rules of 17 April 2026/,
    ],
    ['sends half a file', (_, reply) => void reply.end(AUGUST.slice(0, AUGUST.length / 2)), /cut off/],
    ['sends bytes of something else', (_, reply) => void reply.end(Buffer.from([80, 75, 3, 4, 0, 0])), /not a text/],
  ];
  test.each(faults)('a server that %s changes nothing', async (...[, file, sentence, idleTimeout]) => {
    const library = await openRuleLibrary(folder);
    await library.install(bytes(APRIL));
    const page = await serve(file);
    const outcome = await refreshRules(library, { page, attempts: 1, idleTimeout, maxBytes: 3_000_000 });
    expect(!outcome.ok && outcome.issues.map(issue => issue.message).join(' ')).toMatch(sentence);
    expect(library.inForce('current')?.effectiveDate).toBe('2026-04-17');
    expect(await readdir(folder)).toEqual(['comprehensive-rules-2026-04-17.txt']);
  });

  test('a page of many megabytes is not read to its end, whatever a file may have', async () => {
    const library = await openRuleLibrary(folder);
    const page = await serve(
      (_, reply) => void reply.end(AUGUST),
      (_, reply) => void reply.end(`"${' '.repeat(2_500_000)}${LINK}`),
    );
    const outcome = await refreshRules(library, { page, attempts: 1, maxBytes: 20_000_000 });
    expect(outcome).toMatchObject({
      ok: false,
      issues: [{ message: expect.stringMatching(/longer than 2000000 bytes/) }],
    });
  });

  test('a page without a link and a server that is not there have messages too', async () => {
    const library = await openRuleLibrary(folder);
    const page = await serve(
      (_, reply) => void reply.end(AUGUST),
      (_, reply) => void reply.end('<p>Soon.</p>'),
    );
    const messageOf = async (address: string) => {
      const outcome = await refreshRules(library, { page: address, attempts: 1 });
      return outcome.ok ? 'fine' : outcome.issues[0]?.message;
    };
    expect(await messageOf(page)).toMatch(/no link to a text file/);
    server?.closeAllConnections();
    await new Promise(done => server?.close(done));
    expect(await messageOf(page)).toMatch(/^Downloading http:.+\/rules failed: .*ECONNREFUSED/);
  });
});

type Reply = Parameters<RequestListener>[1];

function breakOff(reply: Reply): void {
  reply.write(AUGUST.slice(0, 20_000), () => reply.socket?.destroy());
}

function shorter(reply: Reply): void {
  reply.setHeader('content-length', Buffer.byteLength(AUGUST) + 5000);
  reply.write(AUGUST, () => reply.socket?.destroy());
}

function longer(reply: Reply): void {
  const half = Math.trunc(Buffer.byteLength(AUGUST) / 2);
  reply.socket?.end(`HTTP/1.1 200 OK\r\ncontent-length: ${half}\r\nconnection: close\r\n\r\n${AUGUST}`);
}

function endless(reply: Reply): void {
  const more = () => {
    if (reply.destroyed) return;
    reply.write('x'.repeat(100_000), more);
  };
  more();
}

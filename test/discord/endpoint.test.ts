// The endpoint for Discord's requests: signatures, staleness, replays, sizes, and what only the gateway had before.

import { describe, expect, test } from 'vitest';
import { signatureCheck } from '../../src/discord/gateway/signature.ts';
import { signingKey } from '../support/discord/endpoint.ts';
import { fakeBackend, makeExplanation } from '../support/fake-backend.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { bot, discord, late } from '../support/start-test-bot.ts';

describe('a request is refused', () => {
  const clock = new ManualClock();
  const key = signingKey();
  const body = '{"type":1,"id":"1"}';
  const faultOf = (
    headers: Readonly<Record<string, string>>,
    sent = body,
    check = signatureCheck(key.publicKey, clock),
  ) =>
    check({
      signature: headers['x-signature-ed25519'],
      timestamp: headers['x-signature-timestamp'],
      body: Buffer.from(sent),
    });
  const { headers } = key.signed(body, clock.now());

  test('but not where Discord has signed it just now', () => {
    expect(faultOf(headers)).toBeUndefined();
  });

  test.each([
    ['without headers', {}, 'not signed'],
    ['with a signature of other letters', { ...headers, 'x-signature-ed25519': 'x'.repeat(128) }, 'not signed'],
    ['with a short signature', { ...headers, 'x-signature-ed25519': 'ab' }, 'not signed'],
    ['with a time that is none', { ...headers, 'x-signature-timestamp': '1e9' }, 'not signed'],
    ['with the time of another', { ...headers, 'x-signature-timestamp': String(clock.now() / 1_000 + 1) }, 'forged'],
    ['signed by another', signingKey().signed(body, clock.now()).headers, 'forged'],
    ['signed a while ago', key.signed(body, clock.now() - 61_000).headers, 'stale'],
    ['signed in the future', key.signed(body, clock.now() + 62_000).headers, 'stale'],
  ])('%s', (_, given, fault) => {
    expect(faultOf(given)).toBe(fault);
  });

  test('with a body that was changed', () => {
    expect(faultOf(headers, `${body} `)).toBe('forged');
  });

  test('when it comes a second time, also in capital letters, until it is stale', () => {
    const check = signatureCheck(key.publicKey, clock);
    const capitals = { ...headers, 'x-signature-ed25519': String(headers['x-signature-ed25519']).toUpperCase() };
    expect([headers, headers, capitals].map(it => faultOf(it, body, check))).toEqual([
      undefined,
      'replayed',
      'replayed',
    ]);
    clock.advance(61_000);
    expect(faultOf(headers, body, check)).toBe('stale');
  });

  test('by a bot without a key', () => {
    expect(() => signatureCheck('', clock)).toThrow('no key');
  });
});

describe('the endpoint of a bot', () => {
  test('answers nothing but what is signed, in a body of some size, on one path', async () => {
    const world = await discord();
    const running = await bot(world, { entrance: 'endpoint', troubled: true });
    // A request that is too long may be cut off before its answer is read, and the next one needs a new connection.
    const status = (path: string, init: RequestInit) =>
      fetch(running.address().replace('/interactions', path), init).then(
        it => it.status,
        () => 'cut off',
      );
    const forged = signingKey().signed('{"type":1}', world.clock.now());
    expect([
      await status('/interactions', { method: 'POST', ...forged }),
      await status('/interactions', {}),
      await status('/', { method: 'POST', ...forged }),
    ]).toEqual([401, 404, 404]);
    const long = await status('/interactions', { method: 'POST', ...forged, body: 'x'.repeat(300_000) });
    expect([413, 'cut off']).toContain(long);
    expect(running.logged.join('')).toContain('"fault":"forged"');
    expect(running.healthy()).toBe(true);
  });

  test('keeps a connection open for longer than a proxy does, which sends the next request over it', async () => {
    const world = await discord();
    const running = await bot(world, { entrance: 'endpoint', troubled: true });
    const { headers } = await fetch(running.address(), { method: 'POST' });
    expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(120);
  });

  test('defers what takes long, and sends the answer afterwards', async () => {
    const world = await discord();
    let finish = () => {};
    const slow = new Promise<void>(resolve => {
      finish = resolve;
    });
    await bot(world, { entrance: 'endpoint', backend: fakeBackend(() => slow.then(() => makeExplanation())) });
    const exchange = await late(world, () => world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' }));
    expect(await exchange.acknowledged()).toBe(5);
    finish();
    expect((await exchange.answer()).body.embeds?.[0]?.title).toBe('Bear Cub enters tapped.');
  });

  test('has done with a request whose connection is closed before there is an answer', async () => {
    const world = await discord();
    let finish = () => {};
    const asked = new Promise<void>(resolve => {
      finish = resolve;
    });
    const backend = fakeBackend(() => asked.then(() => makeExplanation()));
    const running = await bot(world, { entrance: 'endpoint', backend, troubled: true });
    const begun = world.clock.nextTimer();
    world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' });
    await begun;
    world.hangUp();
    // A request over another connection, which comes after the end of that one.
    await fetch(running.address());
    finish();
    await expect.poll(() => running.logged.join('')).toContain('could not be answered');
    // The clock stands still: what is not done would be waited for.
    await running.stop();
  });

  test('answers where the store cannot say whether it was taken, and says so in the log', async () => {
    const world = await discord();
    const taken = { take: () => Promise.reject(new Error('connect ECONNREFUSED')) };
    const running = await bot(world, { entrance: 'endpoint', taken, troubled: true });
    const shown = await world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' }).answer();
    expect(shown.body.embeds?.[0]?.title).toBe('Bear Cub enters tapped.');
    expect(running.logged.join('')).toContain('ECONNREFUSED');
    // What this process has answered itself it knows without the store.
    expect((await world.replay(running.address())).status).toBe(401);
  });

  test('does not wait for a store that says nothing, and says so in the log', async () => {
    const world = await discord();
    const taken = { take: () => new Promise<boolean>(() => {}) };
    const running = await bot(world, { entrance: 'endpoint', taken, troubled: true });
    const timerSet = world.clock.nextTimer();
    const exchange = world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' });
    await timerSet;
    world.clock.advance(1_000);
    expect((await exchange.answer()).body.embeds?.[0]?.title).toBe('Bear Cub enters tapped.');
    expect(running.logged.join('')).toContain('did not say in time');
  });

  test('is refused with a wrong token, and waits for a Discord that is out', async () => {
    const world = await discord();
    const wrong = bot({ ...world, token: 'MTA.wrong.token' }, { entrance: 'endpoint', troubled: true });
    await expect(wrong).rejects.toThrow(/^Discord refuses the token/);
    world.beAway(true);
    const paused = world.clock.nextTimer();
    const starting = bot(world, { entrance: 'endpoint', troubled: true });
    await paused;
    world.beAway(false);
    world.clock.advance(5_000);
    expect((await starting).healthy()).toBe(true);
  });
});

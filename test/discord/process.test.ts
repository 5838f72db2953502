// The bot as `npm start` runs it: a process of its own.

import { existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runProcess as run, stageProcess as stage } from '../support/main-process.ts';

/** Code that throws what nobody catches, at a signal. */
const THROWS = "process.on('SIGUSR2', () => { setTimeout(() => { throw new Error('from nowhere'); }); });";

test('without a token it says how to get one and how to ask in the terminal, and ends', async () => {
  const { written, ended } = run({});
  expect(await ended).toBe(2);
  expect(written.error).toContain('https://discord.com/developers/applications');
  expect(written.error).toContain('npm run ask');
});

test('with a token it answers, and stops in order on a signal', async () => {
  const { world, env, remove } = await stage();
  const { child, logged, ended, written } = run(env);
  try {
    await logged('"connected"');
    const shown = await world.slash(world.person('asker'), 'etb', { card: 'Grizzly Bears' }).answer();
    expect(shown.body.embeds?.[0]?.title).toContain('Grizzly Bears enters');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(written.error).toBe('');
  } finally {
    child.kill('SIGKILL');
    await remove();
  }
});

test('at a low priority that it may not raise, as a service manager gives it, it answers as well', async () => {
  const { world, env, remove } = await stage();
  const { child, logged, ended, written } = run(env, { niced: true });
  try {
    await logged('"connected"');
    const shown = await world.slash(world.person('asker'), 'etb', { card: 'Grizzly Bears' }).answer();
    expect(shown.body.embeds?.[0]?.title).toContain('Grizzly Bears enters');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(written.error).toBe('');
  } finally {
    child.kill('SIGKILL');
    await remove();
  }
});

test('a token that is reset while it runs ends it with a sentence, as failed', async () => {
  const { world, env, remove } = await stage();
  const { child, logged, ended, written } = run(env);
  try {
    await logged('"connected"');
    world.gateway.end(4004);
    expect(await ended).toBe(1);
    expect(written.error).toBe(
      'The bot could not go on: Discord refuses the token in DISCORD_TOKEN. Copy it again, or make a new one.\n',
    );
  } finally {
    child.kill('SIGKILL');
    await remove();
  }
});

test('an exception that nobody caught ends it in order, as failed', async () => {
  const { env, remove } = await stage();
  const { child, logged, ended } = run(env, { first: THROWS });
  try {
    await logged('"connected"');
    child.kill('SIGUSR2');
    await logged('from nowhere');
    await logged('"leaving"');
    expect(await ended).toBe(1);
  } finally {
    child.kill('SIGKILL');
    await remove();
  }
});

test.each([
  ['a signal', 'SIGTERM', 0],
  ['an exception that nobody caught', 'SIGUSR2', 1],
] as const)('what is never closed does not keep it from ending after %s', async (_, signal, code) => {
  const { env, remove } = await stage();
  const { child, logged, ended } = run(env, { first: `${THROWS}\nsetInterval(() => {}, 1_000);` });
  try {
    await logged('"connected"');
    child.kill(signal);
    expect(await ended).toBe(code);
  } finally {
    child.kill('SIGKILL');
    await remove();
  }
});

test.each([
  ['a signal', 'SIGTERM'],
  ['an exception that nobody caught', 'SIGUSR2'],
] as const)('where it does not come to its end after %s it is cut off as failed', async (_, signal) => {
  const { env, remove } = await stage();
  // A worker that is never gone; and the seconds until the cut pass at once.
  const first = `${THROWS}
    import { Worker } from 'node:worker_threads';
    Worker.prototype.terminate = () => new Promise(() => {});
    setInterval(() => {}, 1_000);
    const wait = setTimeout;
    globalThis.setTimeout = (act, ms, ...more) => wait(act, ms === 7_500 ? 1 : ms, ...more);`;
  const { child, logged, ended } = run(env, { first });
  try {
    await logged('"connected"');
    child.kill(signal);
    expect(await ended).toBe(1);
  } finally {
    child.kill('SIGKILL');
    await remove();
  }
});

test.skipIf(!existsSync('/dev/full'))('a log that cannot be written, as on a full disk, does not end it', async () => {
  const { world, env, remove } = await stage();
  const { child, ended } = run(env, { out: openSync('/dev/full', 'w') });
  try {
    await expect.poll(() => world.commands().length).toBeGreaterThan(0);
    const shown = await world.slash(world.person('asker'), 'etb', { card: 'Grizzly Bears' }).answer();
    expect(shown.body.embeds?.[0]?.title).toContain('Grizzly Bears enters');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    child.kill('SIGKILL');
    await remove();
  }
});

// The bot as `npm start` runs it: a process of its own.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { discord } from '../support/start-test-bot.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function run(env: Readonly<Record<string, string>>) {
  const { DISCORD_TOKEN: _, ...ours } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], { cwd: ROOT, env: { ...ours, ...env } });
  const written = { out: '', error: '' };
  const waiting: (() => void)[] = [];
  child.stdout.on('data', data => {
    written.out += data;
    for (const it of waiting) it();
  });
  child.stderr.on('data', data => {
    written.error += data;
  });
  const ended = new Promise<number | null>(resolve => child.on('close', code => resolve(code)));
  const logged = (what: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => written.out.includes(what) && resolve();
      waiting.push(check);
      check();
      void ended.then(code => reject(new Error(`The bot ended with ${code}: ${written.error}`)));
    });
  return { child, written, ended, logged };
}

test('without a token it says how to get one and how to ask in the terminal, and ends', async () => {
  const { written, ended } = run({});
  expect(await ended).toBe(2);
  expect(written.error).toContain('https://discord.com/developers/applications');
  expect(written.error).toContain('npm run ask');
});

test('with a token it answers, and stops in order on a signal', async () => {
  const world = await discord();
  const data = await mkdtemp(join(tmpdir(), 'threshold-'));
  const { child, logged, ended, written } = run({
    DISCORD_TOKEN: world.token,
    DISCORD_API: world.api,
    DATA_DIR: data,
    UPDATES: 'off',
  });
  try {
    await logged('"connected"');
    const shown = await world.slash(world.person('asker'), 'etb', { card: 'Grizzly Bears' }).answer();
    expect(shown.body.embeds?.[0]?.title).toContain('Grizzly Bears enters');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(written.error).toBe('');
  } finally {
    child.kill('SIGKILL');
    await rm(data, { recursive: true });
  }
});

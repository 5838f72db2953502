// The bot in several processes, as `npm run shards` starts them: each with a shard of its own, over one PostgreSQL.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { startPostgres } from '../store/postgres-server.ts';
import { bot, discord } from '../support/start-test-bot.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function run(env: Readonly<Record<string, string>>) {
  const { DISCORD_TOKEN: _, ...ours } = process.env;
  const child: ChildProcess = spawn(process.execPath, [`${inject('bundles')}/shards.js`], {
    cwd: ROOT,
    env: { ...ours, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', error: '' };
  child.stdout?.on('data', data => {
    written.out += data;
  });
  child.stderr?.on('data', data => {
    written.error += data;
  });
  const ended = new Promise<number | null>(resolve => child.on('close', code => resolve(code)));
  return { child, written, ended };
}

describe('processes of shards', () => {
  test('need a token and a database that all of them keep in', async () => {
    const { written, ended } = run({});
    expect(await ended).toBe(2);
    expect(written.error).toMatch(/^DISCORD_TOKEN is not set.*\nDATABASE_URL is not set/);
  });

  test.skipIf(postgres === undefined)('answer in the servers of all shards, and end together', async () => {
    const world = await discord();
    world.needShards(2);
    const data = await mkdtemp(join(tmpdir(), 'threshold-shards-'));
    const env = {
      DISCORD_TOKEN: world.token,
      DISCORD_API: world.api,
      DATABASE_URL: (await postgres?.database()) ?? '',
      DATA_DIR: data,
      UPDATES: 'off',
    };
    const { child, written, ended } = run(env);
    try {
      const connected = () => written.out.split('"connected"').length - 1;
      await expect.poll(connected).toBe(2);
      const me = world.person('asker');
      for (const where of ['guild', 'bot'] as const) {
        const shown = await world.slash(me, 'etb', { card: 'Grizzly Bears' }, where).answer();
        expect(shown.body.embeds?.[0]?.title).toContain('Grizzly Bears enters');
      }
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(written.error).toBe('');
    } finally {
      child.kill('SIGKILL');
      await rm(data, { recursive: true, force: true });
    }
  });

  test('end with a sentence where Discord asks for more shards than there are', async () => {
    const world = await discord();
    const running = await bot(world, { shards: { ids: [0], count: 1 }, troubled: true });
    world.needShards(2);
    world.gateway.end(4011);
    expect((await running.lost).message).toContain('more shards than SHARD_COUNT');
  });
});

// The bot as a process: settings, health check, questions stored over a restart, exit codes.

import '../../src/service/oracle-compiler.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.ts';
import { packBook } from '../../src/cards/index.ts';
import { type Clock, SYSTEM_CLOCK } from '../../src/clock/index.ts';
import { readSettings } from '../../src/discord/gateway/bot-settings.ts';
import { startHealthCheck } from '../../src/discord/gateway/health.ts';
import { runBot } from '../../src/discord/gateway/run-bot.ts';
import { EXIT_CODES, startBot } from '../../src/discord/index.ts';
import { sourcesIn } from '../../src/kit/sources.ts';
import { makeRuleLookup } from '../../src/rules/index.ts';
import { createService, scenarioLibraryOf } from '../../src/service/index.ts';
import type { LiveService } from '../../src/service/node.ts';
import { fakeBackend } from '../support/fake-backend.ts';
import { liveServiceOn } from '../support/fake-live-service.ts';
import { discord } from '../support/start-test-bot.ts';

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map(it => rm(it, { recursive: true })));
});

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'threshold-'));
  folders.push(made);
  return made;
}

const SOURCES = sourcesIn({});

describe('settings', () => {
  test('have defaults for all but the token', () => {
    expect(readSettings({ DISCORD_TOKEN: ' ' })).toEqual({
      ok: true,
      value: {
        token: undefined,
        dataDir: 'data',
        database: undefined,
        logLevel: 'info',
        health: undefined,
        endpoint: undefined,
        reportChannel: undefined,
        shards: undefined,
        updates: SOURCES,
        links: [],
        api: undefined,
      },
    });
  });

  test('are read as they are given', () => {
    const env = {
      DISCORD_TOKEN: 'Bot abc',
      DATA_DIR: '/data',
      LOG_LEVEL: 'debug',
      HEALTH_PORT: '8080',
      HEALTH_HOST: '0.0.0.0',
      INTERACTIONS_PORT: '8081',
      REPORT_CHANNEL: '123456789012345678',
      SHARDS: '0,2',
      SHARD_COUNT: '4',
      UPDATES: 'off',
      PRIVACY_URL: 'https://example.org/privacy',
    };
    expect(readSettings(env)).toEqual({
      ok: true,
      value: {
        token: 'abc',
        dataDir: '/data',
        database: undefined,
        logLevel: 'debug',
        health: { host: '0.0.0.0', port: 8080 },
        endpoint: { host: '127.0.0.1', port: 8081 },
        reportChannel: '123456789012345678',
        shards: { ids: [0, 2], count: 4 },
        updates: undefined,
        links: [{ label: 'Privacy', url: 'https://example.org/privacy' }],
        api: undefined,
      },
    });
  });

  test('report every problem at once', () => {
    const read = readSettings({
      LOG_LEVEL: 'loud',
      HEALTH_PORT: '70000',
      DISCORD_API: 'there',
      DATABASE_URL: 'mysql://there',
      UPDATES: 'never',
      REPORT_CHANNEL: '#reports',
      TERMS_URL: 'javascript:alert(1)',
      SCRYFALL_API: 'here',
      SHARDS: '4',
      SHARD_COUNT: '4',
    });
    expect(read.ok ? [] : read.issues).toEqual([
      'LOG_LEVEL is "loud"; it can be trace, debug, info, warn, error, fatal, silent.',
      'HEALTH_PORT is "70000"; it must be a number from 0 to 65535.',
      'UPDATES is "never"; it can be on or off.',
      'DATABASE_URL must be the address of a PostgreSQL, such as postgres://user:password@host/database.',
      'REPORT_CHANNEL must be the id of a channel: a number of 17 to 20 digits.',
      "SHARDS and SHARD_COUNT belong together: the numbers of this process's shards, such as 0,1, and how many there are in all.",
      'DISCORD_API is "there"; it must be a URL.',
      'SCRYFALL_API is "here"; it must be a URL.',
      'TERMS_URL is "javascript:alert(1)"; it must be an address that begins with https://.',
    ]);
  });
});

describe('the server for operators', () => {
  const metrics = { contentType: 'text/plain; version=0.0.4', text: async () => 'threshold_failures_total 0\n' };
  const at = { host: '127.0.0.1', metrics };

  test('tells whether the process is alive, connected and ready at the moment, and has metrics', async () => {
    let [connected, ready] = [false, false];
    const health = await startHealthCheck({ ...at, port: 0, connected: () => connected, ready: () => ready });
    const page = (path: string) => fetch(`http://127.0.0.1:${health.port}${path}`);
    const states = async () => Promise.all(['/', '/live', '/ready'].map(async it => (await page(it)).status));
    expect(await states()).toEqual([503, 200, 503]);
    connected = true;
    expect(await states()).toEqual([200, 200, 503]);
    ready = true;
    expect(await states()).toEqual([200, 200, 200]);
    expect(await (await page('/metrics')).text()).toBe('threshold_failures_total 0\n');
    const taken = startHealthCheck({ ...at, port: health.port, connected: () => true, ready: () => true });
    await expect(taken).rejects.toThrow('EADDRINUSE');
    await health.close();
  });
});

describe('the bot', () => {
  test('runs, serves health checks, answers a long question again after a restart, and stops on request', async () => {
    const world = await discord();
    const dataDir = await folder();
    const me = world.person('asker');
    const run = () => {
      let leave = () => {};
      const backend = fakeBackend();
      let port: number | undefined;
      const log = pino(
        {},
        {
          write: line => {
            port = port ?? JSON.parse(line).port;
          },
        },
      );
      const settings = {
        token: world.token,
        api: world.api,
        dataDir,
        database: undefined,
        logLevel: 'info',
        health: { host: '127.0.0.1', port: 0 },
        endpoint: undefined,
        reportChannel: undefined,
        shards: undefined,
        updates: undefined,
        links: [],
      } as const;
      const left = new Promise<void>(resolve => {
        leave = resolve;
      });
      const ended = runBot({
        settings,
        commands: COMMANDS,
        log,
        backend,
        opened: Promise.resolve(),
        leave: left,
        clock: world.clock,
      });
      const status = async () => port && (await fetch(`http://127.0.0.1:${port}/ready`)).status;
      const connected = () => expect.poll(status).toBe(200);
      const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return {
        backend,
        metrics,
        connected,
        end: () => {
          leave();
          return ended;
        },
      };
    };
    const before = run();
    await before.connected();
    const board = Array.from({ length: 60 }, (_, at) => `${at} Bear Cub`).join('; ');
    const shown = await world.slash(me, 'etb', { card: 'Clone', with: board }).answer();
    await before.end();
    const after = run();
    await after.connected();
    await world.press(me, shown, 'Why, step by step').answer();
    expect(after.backend.questions).toEqual(before.backend.questions);
    const metrics = await after.metrics();
    expect(metrics).toContain('threshold_interactions_total{kind="button"} 1');
    expect(metrics).toContain('threshold_questions_total{result="complete"} 1');
    expect(metrics).toContain('threshold_response_seconds_count{how="answered"} 1');
    expect(metrics).toContain('threshold_version_info{name="Rules",version="2026-08-07"} 1');
    await after.end();
  });

  const service = createService({ book: packBook(), rules: makeRuleLookup(), library: scenarioLibraryOf([]) });
  let closed = 0;
  const liveService: LiveService = { ...liveServiceOn(service), close: async () => void closed++ };

  const starting = async (
    env: Readonly<Record<string, string | undefined>>,
    openService: () => Promise<LiveService> = async () => liveService,
    clock?: Clock,
  ) => {
    const printed: string[] = [];
    let logged = '';
    let leave = () => {};
    const left = new Promise<void>(resolve => {
      leave = resolve;
    });
    const code = await startBot({
      env: { DATA_DIR: await folder(), ...env },
      commands: COMMANDS,
      openService,
      say: text => void printed.push(text),
      leave: left,
      clock,
      faults: () => {},
      logTo: {
        write: line => {
          logged += line;
          if (line.includes('"connected"')) leave();
        },
      },
    });
    return { code, printed: printed.join('\n'), logged };
  };

  test('runs where its data folder cannot be made, and says what that costs', async () => {
    const world = await discord();
    const file = join(await folder(), 'file');
    await writeFile(file, '');
    const env = { DISCORD_API: world.api, DISCORD_TOKEN: world.token, DATA_DIR: join(file, 'data') };
    const started = await starting(env);
    expect(started).toMatchObject({ code: EXIT_CODES.left, printed: '' });
    expect(started.logged).toContain('what is kept will be lost when the bot ends');
  });

  test('waits for the database that it is to use, but not for ever, and does not run without it', async () => {
    const world = await discord();
    const env = {
      DISCORD_API: world.api,
      DISCORD_TOKEN: world.token,
      DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none',
    };
    const pauses: number[] = [];
    const impatient: Clock = {
      ...SYSTEM_CLOCK,
      after: (ms, act) => {
        pauses.push(ms);
        return SYSTEM_CLOCK.after(0, act);
      },
    };
    const { code, printed, logged } = await starting(env, async () => liveService, impatient);
    expect(pauses.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
    expect(logged.split('the database cannot be reached')).toHaveLength(6);
    expect([code, printed]).toEqual([
      EXIT_CODES.failed,
      expect.stringMatching(/^The bot could not start: the database in DATABASE_URL cannot be used \(.*ECONNREFUSED/),
    ]);
    expect(printed + logged).not.toContain('secret');
  });

  test('explains how to get a token, and how to do without, where there is none', async () => {
    const { code, printed } = await starting({});
    expect(code).toBe(EXIT_CODES.unset);
    expect(printed).toContain('https://discord.com/developers/applications');
    expect(printed).toContain('npm run ask');
  });

  test('names every setting that is wrong', async () => {
    const { code, printed } = await starting({ DISCORD_TOKEN: 'x', LOG_LEVEL: 'loud', HEALTH_PORT: '-1' });
    expect(code).toBe(EXIT_CODES.unset);
    expect(printed).toMatch(/LOG_LEVEL is "loud"[^\n]*\nHEALTH_PORT is "-1"/);
  });

  test('says that Discord refuses its token and that a port is taken', async () => {
    const world = await discord();
    const api = { DISCORD_API: world.api };
    const refused = await starting({ ...api, DISCORD_TOKEN: 'MTA.no.token' });
    expect(refused).toMatchObject({
      code: EXIT_CODES.failed,
      printed: expect.stringContaining('Discord refuses the token'),
    });
    const server = createServer();
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    // What listens on TCP has an address of this shape.
    const { port } = server.address() as AddressInfo;
    for (const name of ['HEALTH_PORT', 'INTERACTIONS_PORT']) {
      const taken = await starting({ ...api, DISCORD_TOKEN: world.token, [name]: String(port) });
      expect(taken).toMatchObject({ code: EXIT_CODES.failed, printed: expect.stringContaining(`${name} is taken`) });
    }
    server.close();
  });

  test('names the reason why the service could not be opened', async () => {
    const world = await discord();
    const env = { DISCORD_API: world.api, DISCORD_TOKEN: world.token };
    const refused = () => Promise.reject(new Error('the folder cannot be written to.'));
    expect(await starting(env, refused)).toMatchObject({
      code: EXIT_CODES.failed,
      printed: 'The bot could not start: the folder cannot be written to.',
    });
  });

  test('starts, and stops without a fault on request', async () => {
    const world = await discord();
    expect(await starting({ DISCORD_API: world.api, DISCORD_TOKEN: `Bot ${world.token}` })).toMatchObject({
      code: EXIT_CODES.left,
      printed: '',
    });
    expect(world.registrations()).toBe(1);
    expect(closed).toBeGreaterThan(0);
  });
});

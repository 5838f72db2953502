// Updates of cards and rules by the bot, started as its process does, from publishers on loopback.

import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.ts';
import { packCards } from '../../src/cards/index.ts';
import { EXIT_CODES, startBot } from '../../src/discord/index.ts';
import { startService } from '../../src/service/live-service.ts';
import { installCards, storePath } from '../../src/service/node.ts';
import { asLinesFile } from '../cards/as-scryfall.ts';
import type { Shown } from '../support/discord/exchange.ts';
import type { StandIn } from '../support/discord/stand-in.ts';
import { NEWCOMER, type Publishers, publishers } from '../support/publishers.ts';
import { discord } from '../support/start-test-bot.ts';

let data = '';
let world: StandIn;
let published: Publishers;
const endings: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'threshold-updates-'));
  world = await discord();
  published = await publishers();
});
afterEach(async () => {
  await Promise.all(endings.splice(0).map(end => end()));
  await published.close();
  await rm(data, { recursive: true });
});

interface Line {
  readonly msg: string;
  readonly [key: string]: unknown;
}

/** Starts the bot as its process does, and records what it logs and draws. */
function begin(env: Readonly<Record<string, string>> = {}) {
  const { clock } = world;
  const logged: Line[] = [];
  const drawn: string[] = [];
  let leave = () => {};
  const left = new Promise<void>(resolve => {
    leave = resolve;
  });
  const ended = startBot({
    env: { DISCORD_TOKEN: world.token, DISCORD_API: world.api, DATA_DIR: data, ...published.env, ...env },
    commands: COMMANDS,
    openService: ({ dataDir, updates }, report) =>
      startService({
        data: dataDir,
        report,
        clock,
        schedule: () => () => {},
        ...(updates === undefined ? {} : { sources: updates }),
      }),
    say: text => void logged.push({ msg: text }),
    leave: left,
    faults: () => {},
    clock,
    logTo: { write: line => void logged.push(JSON.parse(line)) },
    watched: { bar: { show: line => void drawn.push(line), clear: () => {} }, columns: () => 100 },
  });
  const end = () => {
    leave();
    return ended;
  };
  endings.push(end);
  const saying = (text: string) => expect.poll(() => logged.map(it => it.msg)).toContain(text);
  return { logged, drawn, saying, end };
}

async function answerTo(command: string, options: Readonly<Record<string, string>> = {}): Promise<string> {
  const shown: Shown = await world.slash(world.person('asker'), command, options).answer();
  const embeds = shown.body.embeds ?? [];
  return embeds.flatMap(it => [it.title, it.description, ...(it.fields ?? []).map(field => field.value)]).join('\n');
}

describe('a bot', () => {
  test('fetches cards and rules when it has none, and answers meanwhile and afterwards', async () => {
    published.cards.manner = 'silent';
    const first = begin();
    await first.saying('connected');
    expect(await answerTo('etb', { card: 'Grizzly Bears' })).toMatch(/^Grizzly Bears enters/);
    expect(await answerTo('etb', { card: NEWCOMER.name })).toContain(`There is no card called "${NEWCOMER.name}"`);
    expect(await answerTo('about')).toMatch(/\*\*Cards\*\*: [\d,]+, those that come with me/);
    expect(await first.end()).toBe(EXIT_CODES.left);

    published.cards.manner = 'well';
    const second = begin();
    await second.saying('connected');
    await second.saying('cards are installed');
    expect(second.drawn.some(it => /^Cards {2}█/.test(it))).toBe(true);
    expect(await answerTo('etb', { card: NEWCOMER.name })).toMatch(/^Latecomer of Tests enters tapped/);
    const about = await answerTo('about');
    expect(about).toMatch(/\*\*Cards\*\*: [\d,]+, of 7 August 2026; refreshed \d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d UTC/);
    expect(about).toMatch(/\*\*Rules\*\*: Comprehensive Rules of 7 August 2026; refreshed/);
    const [offered] = await world.type(world.person('asker'), 'etb', 'card', { card: 'lateco' }).choices();
    expect(offered?.value).toBe(NEWCOMER.name);
    expect(await second.end()).toBe(EXIT_CODES.left);
  });

  test('goes on with what it has where the publishers are down, and says so', async () => {
    published.cards.manner = 'down';
    published.rules.manner = 'down';
    const { logged, saying } = begin();
    await saying('cards could not be refreshed; what there is stays in use');
    await saying('rules could not be refreshed; what there is stays in use');
    await saying('connected');
    expect(logged.find(it => it.msg.startsWith('cards could not'))?.why).toEqual([
      expect.stringMatching(/^Downloading http:.+\/bulk-data failed: it does not exist \(status 404\)\.$/),
    ]);
    expect(await answerTo('etb', { card: 'Grizzly Bears' })).toMatch(/^Grizzly Bears enters/);
  });

  test('answers from the pack when its card store is damaged while it runs, and says so once', async () => {
    const bulk = join(data, 'bulk.jsonl');
    await writeFile(bulk, asLinesFile([...packCards(), NEWCOMER]));
    expect(await installCards(storePath(data), bulk, {})).toMatchObject({ kind: 'installed' });
    const { logged, saying } = begin({ UPDATES: 'off' });
    await saying('connected');
    expect(await answerTo('etb', { card: NEWCOMER.name })).toMatch(/^Latecomer of Tests enters tapped/);
    await truncate(storePath(data), 1000);
    for (const card of ['Grizzly Bears', 'Serra Angel']) {
      expect(await answerTo('etb', { card })).toContain(`${card} enters`);
    }
    expect(logged.filter(it => it.msg.startsWith('the card store cannot be read'))).toHaveLength(1);
  });

  test('says which of its files of rules cannot be read, and answers with the others', async () => {
    await mkdir(join(data, 'rules'));
    await writeFile(join(data, 'rules', 'comprehensive-rules-2026-08-07.txt'), '');
    const { logged, saying } = begin({ UPDATES: 'off' });
    await saying('files of rules cannot be read, and are passed over');
    expect(logged.find(it => it.msg.startsWith('files of rules'))?.why).toEqual([
      expect.stringMatching(/^comprehensive-rules-2026-08-07\.txt: /),
    ]);
    await saying('connected');
    expect(await answerTo('rule', { query: '614.12' })).toContain('614.12');
  });

  test('asks nobody when updates are switched off', async () => {
    const { saying, end } = begin({ UPDATES: 'off' });
    await saying('connected');
    expect(await answerTo('etb', { card: 'Grizzly Bears' })).toMatch(/^Grizzly Bears enters/);
    expect(await end()).toBe(EXIT_CODES.left);
    expect(published.requests).toEqual([]);
  });
});

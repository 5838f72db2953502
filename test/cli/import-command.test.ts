// `import`: installation from files and from the network, and its sentences on failures.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { packCards } from '../../src/cards/index.ts';
import { type ImportTargets, runImport } from '../../src/cli/import-command.ts';
import { asLinesFile } from '../cards/as-scryfall.ts';
import { longMadeUpFile } from '../rules/support/made-up.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { NEWCOMER, type Publishers, publishers } from '../support/publishers.ts';
import { openTestService } from '../support/test-service.ts';

/** The moment at which a `ManualClock` stands. */
const NOON = '2026-08-07T12:00:00.000Z';

let folder = '';
let data = '';
let world: Publishers;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'threshold-import-'));
  data = join(folder, 'data');
  world = await publishers();
});
afterEach(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(given: readonly string[], more: Partial<ImportTargets> = {}) {
  const written = { out: '', error: '' };
  const code = await runImport(given, {
    data,
    sources: world.sources,
    clock: new ManualClock(),
    watched: false,
    width: 80,
    out: text => {
      written.out += text;
    },
    error: text => {
      written.error += text;
    },
    ...more,
  });
  return { code, ...written };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const installed = () => openTestService({ data });

describe('from the network', () => {
  test('both are fetched, with a line at each quarter', async () => {
    const { code, out, error } = await run([]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Cards: [\d,]+ cards of 7 August 2026 installed\.\nRules: of 7 August 2026 installed\.\nCards: compiled, .*\n$/,
    );
    expect(error).toMatch(/^(?:(?:Cards|Rules): \d\d %\n)*$/);
    const service = await installed();
    expect(service.card(NEWCOMER.name).ok).toBe(true);
    expect(service.rules.book().official).toBe(true);
    expect(JSON.parse(readFileSync(join(data, 'refreshed.json'), 'utf8'))).toEqual({ cards: NOON, rules: NOON });
  });

  test('a bar is drawn where somebody watches, and taken away at the end', async () => {
    const { out, error } = await run([], { watched: true });
    expect(out).toMatch(/^Cards: /);
    const lines = error.split('\r\u001b[2K');
    expect(lines).toContainEqual(expect.stringMatching(/^Cards {2}█+ 100 % {2}[\d.]+ of [\d.]+ MB · [\d,]+ cards$/));
    expect(lines.at(-1)).toBe('');
  });

  test('what is there already is not fetched again', async () => {
    await run([]);
    world.requests.length = 0;
    const { code, out } = await run([]);
    expect(code).toBe(0);
    expect(out).toBe(
      'Cards: those of 7 August 2026 are installed already.\nRules: those of 7 August 2026 are installed already.\n',
    );
    expect(world.requests).not.toContain('/cards.jsonl.gz');
  });

  test('one that fails is reported, and the other is installed', async () => {
    world.cards.manner = 'breaking off';
    const { code, out, error } = await run([]);
    expect(code).toBe(1);
    expect(out).toBe('Rules: of 7 August 2026 installed.\n');
    expect(error).toMatch(/Cards: Downloading http:.+\/cards\.jsonl\.gz failed: .+\nCards: nothing was changed\.\n/);
    expect((await installed()).book.size).toBe(packCards().length);
  });
});

describe('from files', () => {
  test('cards and several rules files are accepted', async () => {
    const cards = file('cards.jsonl', asLinesFile([...packCards(), NEWCOMER]));
    const [april, august] = ['April 17, 2026', 'August 7, 2026'].map(day => file(`${day}.txt`, longMadeUpFile(day)));
    const { code, out } = await run(['--cards', cards, '--rules', april ?? '', august ?? '']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Cards: [\d,]+ cards of /);
    expect(out).toContain('of 17 April 2026 installed.');
    expect(out).toContain('of 7 August 2026 installed.');
    const service = await installed();
    expect(service.card(NEWCOMER.name).ok).toBe(true);
    expect(service.page('100.1', '2026-05')).toMatchObject({ ok: true, value: { effectiveDate: '2026-04-17' } });
    expect(world.requests).toEqual([]);
  });

  test('what newer rules changed is told by number, and where to read all of it', async () => {
    const [april, august] = ['April 17, 2026', 'August 7, 2026'].map(day => longMadeUpFile(day));
    const newer = (august ?? '')
      .replace('100.1a A round pebble rolls', '100.1a A round pebble always rolls')
      .replace('101.1b. A pebble', '101.1b. To skid is to slide twice.\n\n101.1c. A pebble');
    await run(['--rules', file('april.txt', april ?? '')]);
    const { code, out } = await run(['--rules', file('august.txt', newer)]);
    expect(code).toBe(0);
    expect(out.split('\n').slice(1)).toEqual([
      '  Compared with the rules of 17 April 2026: 1 added, 1 reworded, 1 renumbered.',
      '  Added: 101.1b',
      '  Reworded: 100.1a',
      '  Renumbered: 101.1b to 101.1c',
      "  All of it: npm run ask -- '/rule changes:2026-08-07'",
      '',
    ]);
    expect((await run(['--rules', file('august.txt', newer)])).out).toMatch(/installed already\.\n$/);
    const page = (await installed()).page('changes of 2026-08-07 in 101.1');
    expect(page).toMatchObject({ ok: true, value: { title: 'What the rules of 7 August 2026 changed in 101.1' } });
    expect(page.ok && page.value.text).toBe(
      [
        'Compared with those of 17 April 2026: 1 added, 1 renumbered.',
        'Added (1)\n101.1b: To skid is to slide twice.',
        'Renumbered (1)\n101.1b is 101.1c now',
      ].join('\n\n'),
    );
  });

  test('what is no such file is refused, and what was there stays', async () => {
    await run([]);
    const before = readdirSync(data);
    const rubbish = file('rubbish.json', '<html>');
    const rows: readonly (readonly [readonly string[], RegExp])[] = [
      [['--cards', rubbish], /Cards: The card data begins with "<html>" where a card in JSON was expected\./],
      [['--cards', join(folder, 'none.json')], /Cards: There is no file .*none\.json\./],
      [
        ['--cards', file('few.jsonl', asLinesFile([NEWCOMER]))],
        /less than half of the [\d,]+ there are; those are kept/,
      ],
      [['--rules', rubbish], /Rules in .*rubbish\.json: .*web page/],
      [['--rules', file('half.txt', longMadeUpFile('April 17, 2026').slice(0, 20_000))], /cut off/],
    ];
    for (const [given, message] of rows) {
      const { code, error } = await run(given);
      expect(error).toMatch(message);
      expect(error).toContain('nothing was changed');
      expect(code).toBe(1);
    }
    expect(readdirSync(data)).toEqual(before);
    expect((await installed()).card(NEWCOMER.name).ok).toBe(true);
  });
});

describe('what it does not understand', () => {
  test.each([
    [
      ['--crads', 'x'],
      /There is no option --crads\. Did you mean "--cards"\? The options are --help, --cards, --rules\./,
    ],
    [['--cards'], /--cards needs a value/],
    [['cards.json'], /what "cards\.json" is: write --cards or --rules before it/],
  ])('%j gets a sentence', async (given, message) => {
    const { code, error } = await run(given);
    expect(error).toMatch(message);
    expect(code).toBe(1);
  });

  test('a folder that cannot be made is reported', async () => {
    const { code, error } = await run([], { data: join(file('in-the-way', ''), 'data') });
    expect(error).toMatch(/^The folder .*in-the-way.data cannot be used: /);
    expect(code).toBe(1);
  });

  test('--help explains', async () => {
    const { code, out } = await run(['--help']);
    expect(out).toContain('npm run import');
    expect(code).toBe(0);
  });
});

// Compiled cards of a store: what is read back is what the grammar made, and nothing of another grammar is used.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Card, packCards } from '../../src/cards/index.ts';
import { compileStore, openStore } from '../../src/cards/node.ts';
import { SYSTEM_CLOCK } from '../../src/clock/index.ts';
import { compileCards } from '../../src/service/compile-cards.ts';
import { GRAMMAR } from '../../src/service/grammar.ts';
import { explainQuestion } from '../../src/service/index.ts';
import { startService } from '../../src/service/live-service.ts';
import { installCards, loadGrammar, openService, storePath, type UpdateEvent } from '../../src/service/node.ts';
import { compiledPack, storedCards } from '../../src/service/precompiled-cards.ts';
import { compilationOf, type storedCompilation } from '../../src/service/stored-compilation.ts';
import { compileInBackground } from '../../src/service/workers/compile-in-background.ts';
import type { CompileReport } from '../../src/service/workers/compile-process.ts';
import { asLinesFile } from '../cards/as-scryfall.ts';

const data = mkdtempSync(join(tmpdir(), 'threshold-compiled-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const TWICE: Card = {
  name: 'Twin of Tests',
  layout: 'normal',
  faces: [
    {
      name: 'Twin of Tests',
      manaCost: '{2}{W}',
      typeLine: 'Creature — Human',
      oracleText: 'Other creatures you control get +1/+1.\nOther creatures you control get +1/+1.',
      power: '2',
      toughness: '2',
    },
  ],
};
const CARDS = [...packCards(), TWICE];

async function install(): Promise<string> {
  const bulk = join(data, 'bulk.jsonl');
  writeFileSync(bulk, asLinesFile(CARDS));
  expect(await installCards(storePath(data), bulk, {})).toMatchObject({ kind: 'installed' });
  return storePath(data);
}

function opened(store: string) {
  const book = openStore(store);
  if (!book.ok) throw new Error('The store of this test cannot be opened.');
  return book.value;
}

beforeAll(loadGrammar);

describe('a compiled store', () => {
  test('has of each card what the grammar makes of it', async () => {
    const store = await install();
    expect(await compileCards(store)).toEqual({ ok: true, value: CARDS.length });
    expect(await compileCards(store)).toEqual({ ok: true, value: 0 });
    const book = opened(store);
    const compiled = storedCards(book);
    for (const card of book.cards()) expect(compiled(card), card.name).toEqual(GRAMMAR.get().card(card));
    const [front] = compiled(TWICE)?.printed.faces ?? [];
    // Two equal lines are two abilities, though the store has their text once.
    expect(front?.abilities[0]).toEqual(front?.abilities[1]);
    expect(front?.abilities[0]).not.toBe(front?.abilities[1]);
    expect(readFileSync(store, 'utf8').split(`\n${JSON.stringify(front?.abilities[0])}\n`)).toHaveLength(2);
    book.close();
  });

  test('has nothing of a card of that name that is another', async () => {
    const book = opened(storePath(data));
    const other: Card = { ...TWICE, faces: [{ ...TWICE.faces[0], oracleText: 'Flying' }] };
    expect(storedCards(book)(other)).toBeUndefined();
    book.close();
  });

  test('answers without the grammar', async () => {
    const compile = vi.spyOn(GRAMMAR.get(), 'card');
    const service = await openService({ data });
    if (!service.ok) throw new Error('The service cannot be opened.');
    const answered = explainQuestion(
      { kind: 'etb', options: { card: 'Grizzly Bears', with: 'Crusade' } },
      service.value,
    );
    expect(answered.ok && answered.value.headline).toContain('Grizzly Bears');
    expect(compile).not.toHaveBeenCalled();
    compile.mockRestore();
  });

  test('of another grammar is compiled anew, and not used before', async () => {
    const store = await install();
    const wrong = { own: {}, parts: [] };
    await compileStore(store, { compile: () => wrong, grammar: 'another' });
    const book = opened(store);
    expect(storedCards(book)(TWICE)).toBeUndefined();
    book.close();
    expect(await compileCards(store)).toMatchObject({ ok: true });
    const anew = opened(store);
    expect(storedCards(anew)(TWICE)).toEqual(GRAMMAR.get().card(TWICE));
    anew.close();
  });

  test('stays as it was where another import comes first, or the compilation is ended', async () => {
    const store = await install();
    const replaced = compileStore(store, {
      grammar: 'mine',
      compile: card => ({ own: card.name, parts: [] }),
      onProgress: cards => {
        if (cards === 200) writeFileSync(store, readFileSync(store));
      },
    });
    expect(await replaced).toMatchObject({ ok: false, issues: [{ message: /has become another/ }] });
    const ending = new AbortController();
    const ended = compileStore(store, {
      grammar: 'mine',
      compile: card => ({ own: card.name, parts: [] }),
      onProgress: () => ending.abort(),
      signal: ending.signal,
    });
    await expect(ended).rejects.toThrow();
    const book = opened(store);
    expect([book.size, book.header.grammar]).toEqual([CARDS.length, undefined]);
    book.close();
  });
});

test('a live service compiles its cards in the background, and answers from either store', async () => {
  await install();
  const events: UpdateEvent[] = [];
  const service = await startService({ data, report: event => events.push(event) });
  const ask = () => service.answer({ kind: 'etb', options: { card: TWICE.name, with: 'Crusade' } }, 'a');
  const before = await ask();
  await expect.poll(() => events.map(it => it.kind)).toContain('compiled');
  const after = await ask();
  expect(after.ok && after.value.outcomes).toEqual(before.ok && before.value.outcomes);
  expect(after.ok && after.value.headline).toContain(TWICE.name);
  expect(events.filter(it => it.kind === 'reopened' || it.kind === 'uncompiled')).toEqual([]);
  await service.close();
  const book = opened(storePath(data));
  expect(storedCards(book)(TWICE)).toBeDefined();
  book.close();
});

test('the end of a compilation in the background is waited for, also by a process that has nothing else to do', async () => {
  const store = await install();
  const url = pathToFileURL(`${inject('bundles')}/compile-in-background.js`).href;
  const code = `
    import { compileInBackground } from '${url}';
    await compileInBackground(${JSON.stringify(store)}, () => {}).end();
    console.log('ended');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  let written = '';
  child.stdout.on('data', data => {
    written += data;
  });
  const [exitCode] = await once(child, 'close');
  expect([exitCode, written]).toEqual([0, 'ended\n']);
});

/** A compilation that is ended with its first report; undefined where it was done before it could be told. */
async function endedAtWork(store: string): Promise<readonly string[] | undefined> {
  const impatient = { ...SYSTEM_CLOCK, after: (_: number, act: () => void) => SYSTEM_CLOCK.after(0, act) };
  const reported: string[] = [];
  let begun = () => {};
  const atWork = new Promise<void>(resolve => {
    begun = resolve;
  });
  const report = ({ kind }: CompileReport) => {
    reported.push(kind);
    begun();
  };
  const compiling = compileInBackground(store, report, impatient);
  await atWork;
  await compiling.end();
  return reported.includes('done') ? undefined : reported;
}

test('a compilation that does not end in time is not waited for, and leaves a whole store and no draft', async () => {
  let reported: readonly string[] | undefined;
  let store = '';
  // On a busy machine it may be done before this process hears of its beginning.
  while (reported === undefined) {
    store = await install();
    reported = await endedAtWork(store);
  }
  await expect.poll(() => readdirSync(data).filter(it => it.endsWith('.new'))).toEqual([]);
  const book = opened(store);
  expect(book.size).toBe(CARDS.length);
  book.close();
  expect(new Set(reported)).toEqual(new Set(['progress']));
});

test('a compilation that fails says why', async () => {
  const reported: unknown[] = [];
  compileInBackground(join(data, 'none.store'), it => reported.push(it));
  await expect.poll(() => reported).toEqual([{ kind: 'failed', error: expect.stringContaining('none.store') }]);
});

test('the pack is compiled at build time, each card under its own key', () => {
  const entries: readonly [string, ReturnType<typeof storedCompilation>][] = JSON.parse(compiledPack(GRAMMAR.get()));
  expect(new Set(entries.map(([key]) => key)).size).toBe(packCards().length);
  const [first] = packCards();
  if (first === undefined || entries[0] === undefined) throw new Error('The pack is empty.');
  expect(compilationOf(entries[0][1])).toEqual(GRAMMAR.get().card(first));
});

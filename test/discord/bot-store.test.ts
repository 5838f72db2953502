// The store of the bot where its file cannot be opened: what is said to be erased is.

import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { openBotStore } from '../../src/discord/gateway/bot-store.ts';
import { STORE_FILE } from '../../src/store/node.ts';

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map(it => rm(it, { recursive: true })));
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'threshold-store-'));
  folders.push(folder);
  return folder;
}

function open(dataDir: string) {
  return openBotStore({ database: undefined, dataDir }, { log: pino({ level: 'silent' }), clock: undefined });
}

test('a file that cannot be opened: erasing rejects until it can, and then nothing of the person comes back', async () => {
  const folder = await emptyFolder();
  const away = `${folder}-away`;
  const before = await open(folder);
  await before.study.saveCard('somebody', { rule: '614.12', state: '{}', dueAt: 0 });
  await before.close();
  await rename(folder, away);
  await mkdir(join(folder, STORE_FILE), { recursive: true });
  const store = await open(folder);
  expect(store.kind).toBe('memory');
  await expect(store.forget('somebody')).rejects.toThrow();
  await rm(folder, { recursive: true });
  await rename(away, folder);
  expect(await store.forget('somebody')).toEqual({ questions: 0, study: 1, reports: 0 });
  await store.close();
  const after = await open(folder);
  expect(after.kind).toBe('file');
  expect(await after.study.cardsOf('somebody')).toEqual([]);
  await after.close();
});

test('a folder that cannot be made holds nothing of anybody', async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'data'), 'a file in its place');
  const store = await open(join(folder, 'data'));
  expect(store.kind).toBe('memory');
  expect(await store.forget('somebody')).toEqual({ questions: 0, study: 0, reports: 0 });
  await store.close();
});

test('a file of an earlier version stays where the store is in memory, and is erased from all the same', async () => {
  const folder = await emptyFolder();
  const file = join(folder, 'questions.jsonl');
  await writeFile(file, '["a","A","somebody"]\n["b","B","another"]\n');
  await mkdir(join(folder, STORE_FILE));
  const store = await open(folder);
  expect(store.kind).toBe('memory');
  expect(await store.questions.find('a')).toBeUndefined();
  await expect(store.forget('somebody')).rejects.toThrow();
  expect(await readFile(file, 'utf8')).toContain('somebody');
  await rm(join(folder, STORE_FILE), { recursive: true });
  expect(await store.forget('somebody')).toMatchObject({ questions: 1 });
  await store.close();
  const after = await open(folder);
  expect([await after.questions.find('a'), await after.questions.find('b')]).toEqual([undefined, 'B']);
  await after.close();
});

test('a file of an earlier version that cannot be read at the start is brought before anybody is erased', async () => {
  const folder = await emptyFolder();
  const file = join(folder, 'questions.jsonl');
  // A folder in its place cannot be read as a file.
  await mkdir(file);
  const store = await open(folder);
  expect(store.kind).toBe('file');
  await expect(store.forget('somebody')).rejects.toThrow();
  await rm(file, { recursive: true });
  await writeFile(file, '["a","A","somebody"]\n["b","B","another"]\n');
  expect(await store.forget('somebody')).toMatchObject({ questions: 1 });
  await store.close();
  const after = await open(folder);
  expect([await after.questions.find('a'), await after.questions.find('b')]).toEqual([undefined, 'B']);
  await after.close();
});

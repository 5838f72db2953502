// `npm run questions` on sentences of its own, with the cards that come with the program.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runQuestions } from '../../src/cli/questions-command.ts';
import { ok } from '../../src/kit/result.ts';
import { openTestService } from '../support/test-service.ts';
import { terminal } from './fake-terminal.ts';

const SENTENCES = `
- question: I have Blood Moon and play Steam Vents. do I pay?
  scenario: {given: {you: {battlefield: [Blood Moon]}}, when: {enters: [{card: Steam Vents, from: hand}]}}
- question: I have Blood Moon and play Steam Vents. what is it?
  scenario: {given: {you: {battlefield: [Sol Ring]}}, when: {enters: [{card: Steam Vents, from: hand}]}}
- question: Blood Moon and Doubling Season?
  scenario: {when: {enters: [Blood Moon]}}
- question: what is the weather like?
  scenario: {when: {enters: [Blood Moon]}}
- question: how much is Clone worth?
  scenario: null
- question: I cast Clone with Sol Ring out. what now?
  scenario: null
`;

/** A new folder, removed when its test has ended. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'questions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function run(...given: readonly string[]) {
  const folder = newFolder();
  writeFileSync(join(folder, 'some.yaml'), SENTENCES);
  const service = await openTestService();
  const here = terminal();
  const told = { ...service, rule: () => ok(''), card: () => ok('') };
  const code = await runQuestions([...given, folder], { ...here, open: async () => ok(told) });
  return { code, out: here.written(), error: here.errors() };
}

test('each sentence is as meant, asked back, not read, or otherwise', async () => {
  const { code, out } = await run();
  expect(code).toBe(1);
  expect(out).toContain('otherwise: I have Blood Moon and play Steam Vents. what is it?');
  expect(out).toContain('asked back: Blood Moon and Doubling Season?');
  expect(out).toContain('not read: what is the weather like?');
  expect(out).not.toContain('do I pay?');
  expect(out).not.toContain('worth');
  expect(out.split('\n').slice(-3)).toEqual([
    'as meant 1, asked back 3, not read 1, otherwise 1',
    '3 passed, 3 failed',
    '',
  ]);
});

test('--json gives a line for each', async () => {
  const { out, error } = await run('--json');
  const verdicts = out
    .trim()
    .split('\n')
    .map(it => JSON.parse(it).verdict);
  expect(verdicts).toEqual(['as meant', 'otherwise', 'asked back', 'not read', 'asked back', 'asked back']);
  expect(error).toContain('3 passed, 3 failed');
});

test('a file that is no list says so', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'none.yaml'), 'question: alone');
  const here = terminal();
  expect(await runQuestions([folder], here)).toBe(1);
  expect(here.errors()).toContain('expected a list of {question, scenario}');
});

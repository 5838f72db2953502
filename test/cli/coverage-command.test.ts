// `coverage`: its sentences on arguments it cannot use. Its counts are tested with the corpus.
import { expect, test } from 'vitest';
import { runCoverage } from '../../src/cli/coverage-command.ts';
import { terminal } from './fake-terminal.ts';

test.each([
  [['--top', 'ten', 'cards.json'], '--top takes a whole number, and "ten" is none.\n'],
  [
    ['--group', 'statics', 'cards.json'],
    'There is no group "statics". The groups are entering, static, entersTrigger, keyword, other, triggers, deeds.\n',
  ],
  [['cards.json', 'more.json'], 'One file is read, and "more.json" was given as well.\n'],
])('%j gets a sentence', async (given, message) => {
  const screen = terminal();
  expect(await runCoverage(given, screen)).toBe(1);
  expect(screen.errors()).toBe(message);
  expect(screen.written()).toBe('');
});

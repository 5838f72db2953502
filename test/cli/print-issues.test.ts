// Issues as every command prints them: each in a sentence, and after them the questions that could be asked instead.
import { expect, test } from 'vitest';
import { printIssues } from '../../src/cli/print-issues.ts';
import { terminal } from './fake-terminal.ts';

test('questions to ask instead stand on lines of their own, those that a sentence has said left out', () => {
  const screen = terminal();
  const code = printIssues(
    [
      {
        path: [],
        message: 'Shock needs a target. Is it Clone?',
        instead: ['Shock resolves on Clone; me: Clone', 'Is it Clone?'],
      },
    ],
    screen,
  );
  expect(code).toBe(1);
  expect(screen.errors()).toBe('Shock needs a target. Is it Clone?\n  ask: Shock resolves on Clone; me: Clone\n');
});

// The study command: what it prints, and what it says to options it does not know.
import { describe, expect, test } from 'vitest';
import { runStudy } from '../../src/cli/study-command.ts';
import type { Terminal, TerminalService } from '../../src/cli/terminal.ts';
import { ok } from '../../src/kit/result.ts';
import type { StudyQuestion } from '../../src/study/index.ts';
import { terminal } from './fake-terminal.ts';

const QUESTION: StudyQuestion = {
  seed: 7,
  topic: 'copies',
  difficulty: 'easy',
  question: 'You control Bear Cub. Clone enters under your control. How does Clone enter?',
  scenario: { when: { enters: ['Clone'] } },
  options: [
    {
      text: 'Clone enters.',
      right: false,
      why: 'That would be so if it did not copy.',
      rule: '707.5',
      misconception: 'x',
    },
    { text: 'Clone enters as a copy of Bear Cub.', right: true, why: 'Clone copies Bear Cub.', rule: '707.2' },
  ],
  rule: '707.2',
  trail: [{ rule: '707.2', text: 'Clone copies Bear Cub.', applies: true, notable: true }],
};

async function run(...given: readonly string[]) {
  const fake = terminal();
  const seeds: number[] = [];
  const open: Terminal['open'] = async options => {
    const opened = await fake.open(options);
    const study: TerminalService['study'] = request => {
      seeds.push(request.seed);
      return ok({ ...QUESTION, seed: request.seed });
    };
    return opened.ok ? ok({ ...opened.value, study }) : opened;
  };
  const code = await runStudy(given, { ...fake, open });
  return { code, seeds, out: fake.written(), errors: fake.errors() };
}

describe('npm run study', () => {
  test('prints the question, its options, the answer with its reasons, and the steps', async () => {
    const { code, out } = await run('--seed', '7');
    expect(code).toBe(0);
    expect(out).toContain('copies · easy · seed 7\nYou control Bear Cub.');
    expect(out).toContain('A Clone enters.');
    expect(out).toContain('The answer is B.');
    expect(out).toContain('Right. Clone copies Bear Cub. (707.2)');
  });
  test('prints JSON, a line each, of as many seeds as are wanted', async () => {
    const { seeds, out } = await run('--seed', '3', '--count', '2', '--json');
    expect(seeds).toEqual([3, 4]);
    const lines = out.trim().split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ options: QUESTION.options });
  });
  test.each([
    [['--topic', 'copie'], 'There is no topic "copie". Did you mean "copies"?'],
    [['--difficulty', 'brutal'], 'There is no difficulty "brutal".'],
    [['--seed', 'x'], '--seed is a whole number up to 4294967295, and "x" was given.'],
    [['--count', '0'], '--count is a whole number up to 500, and "0" was given.'],
    [['copies'], 'Nothing is expected after the options, and "copies" was given.'],
  ])('answers %j with a sentence', async (given, sentence) => {
    const { code, errors } = await run(...given);
    expect(code).toBe(1);
    expect(errors).toContain(sentence);
  });
  test('explains itself', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    expect(out).toContain('--topic TOPIC');
  });
});

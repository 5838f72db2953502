// Questions of study in the service: about rules to be asked again, as far as there is time, and kept once they are made.

import { describe, expect, test } from 'vitest';
import type { Issue } from '../../src/kit/issue.ts';
import type { Result } from '../../src/kit/result.ts';
import { studyQuestion } from '../../src/service/index.ts';
import { keepStudy } from '../../src/service/kept-study.ts';
import type { SeedQuestions, StudyQuestion, StudyRequest } from '../../src/study/index.ts';
import { makeStudy } from '../support/fake-backend.ts';

/** Makes easy questions about the rule of each seed; none of seeds without one. Records the seeds. */
function maker(rules: Readonly<Record<number, string>>) {
  const seeds: number[] = [];
  const make = ({ seed, topic = 'layers', difficulty }: StudyRequest): SeedQuestions => {
    seeds.push(seed);
    const rule = rules[seed];
    if (rule === undefined) return {};
    const question = makeStudy(seed, topic, 'easy');
    const first = { ...question, rule, options: question.options.map(it => ({ ...it, rule })) };
    return difficulty === undefined || difficulty === 'easy' ? { wanted: first, first } : { first };
  };
  return { make, seeds };
}

function seedOf(made: Result<StudyQuestion, Issue>): number | undefined {
  return made.ok ? made.value.seed : undefined;
}

describe('a question of study', () => {
  test('is about a rule to be asked again where a seed near by makes one, else about any', () => {
    const { make } = maker({ 1: '613.8', 2: '613.7', 3: '614.12' });
    expect(seedOf(studyQuestion({ seed: 1, rules: ['614.12'] }, make))).toBe(3);
    expect(seedOf(studyQuestion({ seed: 1, rules: ['707.2'] }, make))).toBe(1);
    expect(seedOf(studyQuestion({ seed: 1 }, make))).toBe(1);
  });

  test('is of a later seed where one makes none, and refused where none does', () => {
    const { make, seeds } = maker({ 7: '613.8' });
    expect(seedOf(studyQuestion({ seed: 5 }, make))).toBe(7);
    seeds.splice(0);
    expect(studyQuestion({ seed: 20 }, make)).toMatchObject({ ok: false, issues: [{ message: expect.any(String) }] });
    expect(seeds.length).toBeLessThan(60);
  });

  test('is the first that was made once it is too late to look further', () => {
    const { make, seeds } = maker({ 2: '613.8', 3: '614.12' });
    expect(seedOf(studyQuestion({ seed: 2, rules: ['614.12'] }, make, () => true))).toBe(2);
    expect(seeds).toEqual([2]);
  });

  test('is looked for until there is one, however late it is, in as few boards of each seed as in good time', () => {
    const { make, seeds } = maker({ 23: '613.8' });
    const boards = new Set<number | undefined>();
    const counted = (request: StudyRequest) => {
      boards.add(request.boards);
      return make(request);
    };
    expect(seedOf(studyQuestion({ seed: 20 }, counted, () => true))).toBe(23);
    expect(seeds).toEqual([20, 21, 22, 23]);
    expect(seedOf(studyQuestion({ seed: 4, difficulty: 'hard' }, counted, () => true))).toBe(23);
    expect([...boards]).toEqual([60]);
  });

  test('is of another difficulty where none of the one wanted is made, and made again by what it has', async () => {
    const { make, seeds } = maker({ 4: '613.8' });
    const kept = keepStudy(async request => studyQuestion(request, make));
    const made = await kept({ seed: 4, difficulty: 'hard' }, 'me');
    expect(made).toMatchObject({ ok: true, value: { seed: 4, difficulty: 'easy' } });
    expect(seeds).toHaveLength(8);
    seeds.splice(0);
    expect(await kept({ seed: 4 }, 'me')).toEqual(made);
    expect(seeds).toEqual([]);
    expect(studyQuestion({ seed: 4 }, make)).toEqual(made);
  });

  test('is kept under the seed that makes it again, for the press; other requests are made', async () => {
    const { make, seeds } = maker({ 1: '613.8', 2: '614.12' });
    const kept = keepStudy(async request => studyQuestion(request, make));
    const made = await kept({ seed: 1, topic: 'layers', rules: ['614.12'] }, 'me');
    expect([seedOf(made), seeds.splice(0)]).toEqual([2, [1, 2]]);
    expect(await kept({ seed: 2, topic: 'layers' }, 'me')).toEqual(made);
    expect(seeds).toEqual([]);
    await kept({ seed: 2 }, 'me');
    await kept({ seed: 1, topic: 'layers', rules: ['614.12'] }, 'me');
    expect(seeds).toEqual([2, 1, 2]);
  });
});

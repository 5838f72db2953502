// Answer history: the differences between answers under the rules of other days, with the changes that cause them.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../src/kit/result.ts';
import { readScenarios } from '../../src/scenario/index.ts';
import { answerHistory, otherDates, RULE_CHANGE_DAYS } from '../../src/service/answer-history.ts';
import type { RulingService } from '../../src/service/index.ts';
import { whatChanged } from '../../src/service/what-changed.ts';
import { openTestService } from '../support/test-service.ts';

describe('the answers under the rules of other days', () => {
  let service: RulingService;
  beforeAll(async () => {
    service = await openTestService();
  });

  function historyOf(id: string): readonly string[] {
    const read = readScenarios(readFileSync(`scenarios/${id}.yaml`, 'utf8'));
    const [scenario] = read.ok ? read.value : [];
    if (scenario === undefined) throw new Error(`${id} contains no scenario.`);
    return otherDates(
      answerHistory(scenario, it => service.ask(it)),
      scenario.rules,
    );
  }

  test('a choice that another day never asks for is left open there', () => {
    expect(historyOf('enters/steam-vents-under-blood-moon-2017')[0]).toMatch(
      /^Since 29 September 2017: Steam Vents enters untapped\./u,
    );
  });

  test.each([
    'dated/saga-under-doubling-season-after',
    'dated/growth-before-a-set-size-after',
    'dated/bolt-at-a-planeswalker-before',
    'enters/sol-ring-march-of-the-machines-sovereign',
  ])('%s: days that change only what was not read are rightly left out', id => {
    const read = readScenarios(readFileSync(`scenarios/${id}.yaml`, 'utf8'));
    const [scenario] = read.ok ? read.value : [];
    if (scenario === undefined) throw new Error(`${id} contains no scenario.`);
    const counts = { all: 0, some: 0 };
    const plain = (question: typeof scenario, how: keyof typeof counts) => {
      counts[how] += 1;
      const answer = service.ask(question);
      if (!answer.ok) return answer;
      const { flagsRead, answer: data } = answer.value;
      return ok({
        answer: data,
        explain: () => undefined,
        ...(how === 'some' && flagsRead !== undefined && { flagsRead }),
      });
    };
    const since = (how: keyof typeof counts) => answerHistory(scenario, it => plain(it, how)).map(it => it.since);
    expect(since('some')).toEqual(since('all'));
    expect(counts.all).toBe(RULE_CHANGE_DAYS.length + 1);
    expect(counts.some).toBeLessThan(counts.all / 2);
  });

  test.each([
    [
      'what became of a Saga without chapters',
      'dated/saga-without-chapters-after',
      "Before 6 June 2025: Blood Moon enters, and Urza's Saga is put into your graveyard. (704.5s: ",
    ],
    [
      'what becomes of it since, asked in old days',
      'dated/saga-without-chapters-before',
      "Since 6 June 2025: Blood Moon enters, and Urza's Saga becomes a Mountain. (704.5s: ",
    ],
    [
      'that no ability saw a commander die',
      'dated/commander-dies-after',
      'Before 3 July 2020: Elesh Norn, Grand Cenobite goes to the command zone. (903.9a: ',
    ],
    [
      'how many shield counters were left',
      'dated/two-shield-counters-after',
      'Before 16 January 2026: Hill Giant has no counters. (122.1c: ',
    ],
    [
      'who protected a battle',
      'dated/battle-protected-by-an-opponent-after',
      'Before 7 August 2026: Skirmish is protected by your opponent. (704.5y: ',
    ],
  ])('show %s', (_claim, id, start) => {
    const lines = historyOf(id);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.startsWith(start), lines[0]).toBe(true);
  });

  test('name the change that one answer cites and the other does not', () => {
    expect(historyOf('dated/two-planeswalkers-of-a-type-after')).toEqual([
      expect.stringMatching(/^From 13 July 2013 until 29 September 2017: .*\(306\.4: [^;]*\)$/),
      expect.stringMatching(/^Before 13 July 2013: .*\(704\.5j: [^;]*\)$/),
    ]);
  });

  test.each([
    ['enters/sol-ring-march-of-the-machines-sovereign', ['Sol Ring: untapped until 29 September 2017, tapped since.']],
    ['dated/no-life-left-after', ['Your opponent: in the game until 23 April 1999, out of the game since.']],
    ['dated/growth-before-a-set-size-after', ['Grizzly Bears: 0/2 until 11 July 2009, 3/5 since.']],
    [
      'enters/humility-and-spike-feeder',
      [
        'Spike Feeder: two +1/+1 counters until 29 September 2017, no counters since.',
        'Spike Feeder: 1/1 until 7 October 2005, 3/3 from then until 29 September 2017.',
      ],
    ],
    ['tokens/dying-token', []],
  ])('%s: what changed is one plain sentence', (id, sentences) => {
    const read = readScenarios(readFileSync(`scenarios/${id}.yaml`, 'utf8'));
    const [scenario] = read.ok ? read.value : [];
    if (scenario === undefined) throw new Error(`${id} contains no scenario.`);
    expect(whatChanged(answerHistory(scenario, it => service.ask(it)))).toEqual(sentences);
  });

  test('are silent where the rules make no difference', () => {
    expect(historyOf('tokens/dying-token')).toEqual([]);
  });

  test('leave out changes of a token name, unless the question asks for it', () => {
    const changedOn = (then: string) => {
      const read = readScenarios(`id: a\ntitle: A Treasure\nwhen: {creates: {token: Treasure, as: it}}\n${then}`);
      const [scenario] = read.ok ? read.value : [];
      return scenario === undefined ? ['not read'] : answerHistory(scenario, it => service.ask(it)).map(it => it.since);
    };
    expect(changedOn('')).toEqual([undefined]);
    expect(changedOn('then: {always: {it: {name: Treasure Token}}}')).toEqual([undefined, '2021-11-19']);
  });
});

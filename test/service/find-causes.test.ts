// Causes of a result: what the same question would answer without each entry of its board.
import { beforeAll, describe, expect, test } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import type { Explanation } from '../../src/explain/index.ts';
import { createAnswerer, explainQuestion, type RulingService, rulingOn } from '../../src/service/index.ts';
import { openTestService } from '../support/test-service.ts';

describe('what changes the result', () => {
  let service: RulingService;
  beforeAll(async () => {
    service = await openTestService();
  });

  function answerTo(text: string, whatIf?: string): Explanation {
    const answered = explainQuestion({ kind: 'ruling', text, ...(whatIf === undefined ? {} : { whatIf }) }, service);
    if (!answered.ok) throw new Error(answered.issues.map(it => it.message).join(' '));
    return answered.value;
  }

  const causesOf = (text: string) => (answerTo(text).causes ?? []).map(it => [it.names[0], it.without]);

  test('is named, and what there would be without it', () => {
    expect(causesOf('Grizzly Bears enters; me: Soul Warden; opp: Imposing Sovereign')).toEqual([
      ['Imposing Sovereign', 'Grizzly Bears would be untapped'],
    ]);
  });

  test('is told in words that say something', () => {
    expect(causesOf('Clone enters; me: Grizzly Bears; opp: Imposing Sovereign; copy: Grizzly Bears')).toEqual([
      ['Imposing Sovereign', 'Clone would be untapped'],
    ]);
    expect(causesOf('Zhur-Taa Goblin enters; me: Hardened Scales')).toEqual([
      ['Hardened Scales', 'Zhur-Taa Goblin would have a +1/+1 counter'],
    ]);
    expect(causesOf('Isamaru, Hound of Konda enters; me: Isamaru, Hound of Konda; Mirror Gallery')).toContainEqual([
      'Mirror Gallery',
      'there would be a choice',
    ]);
  });

  test('is told by what leaves the battlefield before what is of another size', () => {
    expect(causesOf('Dress Down enters; me: Grizzly Bears; Spike Feeder (0 +1/+1); Glorious Anthem')).toEqual([
      ['Glorious Anthem', 'Spike Feeder would be in the graveyard'],
    ]);
  });

  test('is what entries of one name do together', () => {
    const [cause, ...others] = answerTo('Zhur-Taa Goblin enters; me: Hardened Scales, Hardened Scales').causes ?? [];
    expect(cause).toMatchObject({ times: 2, without: 'Zhur-Taa Goblin would have a +1/+1 counter' });
    expect(others).toEqual([]);
  });

  test('is one of them where the event needs the other', () => {
    const causes = causesOf('put 2 +1/+1 counters on Conclave Mentor#1; me: Conclave Mentor, Conclave Mentor');
    expect(causes.map(([name]) => name)).toContain('Conclave Mentor');
  });

  test('is none of the things that give a type to choose', () => {
    expect(causesOf('Adaptive Automaton enters; me: Llanowar Elves')).toEqual([]);
    expect(causesOf("Painter's Servant enters; me: Grizzly Bears")).toEqual([]);
  });

  test('is none of the things that only stand by, or could be picked', () => {
    expect(causesOf('Sol Ring enters; me: Grizzly Bears; opp: Serra Angel')).toEqual([]);
    expect(causesOf('Clone enters; me: Grizzly Bears; opp: Serra Angel')).toEqual([]);
  });

  test('is added to a first reply that would have to wait for it', () => {
    let now = 0;
    const clock = () => {
      now += 10;
      return now;
    };
    const slow = createAnswerer({
      book: packBook(),
      excerpts: () => [],
      scenarioTitled: () => undefined,
      timeBudget: { clock, most: 10_000 },
    });
    const text = 'Grizzly Bears enters; me: Soul Warden; opp: Imposing Sovereign';
    const ruling = rulingOn({ kind: 'ruling', text }, slow);
    if (!ruling.ok) throw new Error('It has an answer.');
    expect(ruling.value.explanation.causes).toBeUndefined();
    expect(ruling.value.hasMore()).toBe(true);
    expect(ruling.value.explain()?.causes?.map(it => it.names[0])).toEqual(['Imposing Sovereign']);
  });

  test('what if: one thing less, under the other player, and both after one another', () => {
    const question = 'Grizzly Bears enters; opp: Imposing Sovereign';
    const labels = answerTo(question).alterations?.map(it => it.label);
    expect(labels?.slice(0, 2)).toEqual(['without Imposing Sovereign', 'under your opponent']);
    const without = answerTo(question, 'w0');
    expect(without.headline).not.toContain('tapped');
    expect(without.instead).toBe('Without Imposing Sovereign: Grizzly Bears tapped → untapped.');
    expect(answerTo(question, 'u').question).toBe(
      "Grizzly Bears under opponent's control · opponent: Imposing Sovereign",
    );
    expect(answerTo(question, 'w0,u').instead).toMatch(/^Under your opponent: /);
  });

  test('what if: a day before the rules changed', () => {
    const question = 'Sol Ring enters; me: March of the Machines; opp: Imposing Sovereign';
    const old = answerTo(question).alterations?.find(it => it.label === 'before 29 September 2017');
    expect(old?.code).toBe('d2017-09-28');
    expect(answerTo(question, old?.code).instead).toBe('Before 29 September 2017: Sol Ring tapped → untapped.');
  });

  test('what if: a change that no longer fits gets a sentence', () => {
    const refused = explainQuestion({ kind: 'ruling', text: 'Sol Ring enters', whatIf: 'w7' }, service);
    expect(refused.ok ? [] : refused.issues.map(it => it.message)).toEqual([
      'That change no longer fits the question. Please ask again.',
    ]);
  });
});

// Answers that are kept: what is asked of the workers, and how often.
import { beforeEach, describe, expect, test } from 'vitest';
import { err, ok } from '../../src/kit/result.ts';
import type { ServiceQuestion } from '../../src/service/index.ts';
import { type KeptAnswers, keepAnswers } from '../../src/service/kept-answers.ts';
import { makeExplanation } from '../support/fake-backend.ts';

const QUESTION: ServiceQuestion = { kind: 'etb', options: { card: 'Clone' } };
const TODAY = makeExplanation({ headline: 'Today.' });
const WHOLE = { ...TODAY, otherDates: ['Before 2004: otherwise.'] };

let asked: string[];
let revision: string;
let hasMore: boolean;
let answers: KeptAnswers;
beforeEach(() => {
  asked = [];
  revision = 'cards of today';
  hasMore = true;
  answers = keepAnswers(
    {
      answer: async (_, person, under) => {
        asked.push(`${person}: ${under}`);
        return person === 'busy'
          ? err([{ path: [], message: 'Please ask again.' }])
          : ok({ explanation: TODAY, hasMore });
      },
      otherDates: async () => {
        asked.push('other dates');
        return ok(WHOLE);
      },
    },
    () => revision,
  );
});

describe('an answer', () => {
  test('is worked out once for everybody, also where two ask at once', async () => {
    const both = await Promise.all([answers.answer(QUESTION, 'a'), answers.answer({ ...QUESTION }, 'b')]);
    await answers.answer(QUESTION, 'c');
    expect(both).toEqual([ok(TODAY), ok(TODAY)]);
    expect(asked).toEqual(['a: cards of today']);
  });

  test('is worked out anew with other cards or rules', async () => {
    await answers.answer(QUESTION, 'a');
    revision = 'cards of tomorrow';
    await answers.answer(QUESTION, 'a');
    expect(asked).toEqual(['a: cards of today', 'a: cards of tomorrow']);
  });

  test('has the records of cited rules that others have', async () => {
    // Threads give each answer copies of its own.
    const explanation = { ...TODAY, rules: TODAY.rules.map(it => ({ ...it })) };
    const another = { ...TODAY, rules: TODAY.rules.map(it => ({ ...it, text: `${it.text} Otherwise.` })) };
    const given = [explanation, structuredClone(explanation), another];
    const kept = keepAnswers(
      {
        answer: async () => ok({ explanation: given.shift() ?? TODAY, hasMore: false }),
        otherDates: async () => ok(WHOLE),
      },
      () => '',
    );
    const rules = async (card: string) => {
      const answer = await kept.answer({ kind: 'etb', options: { card } }, 'a');
      return answer.ok ? answer.value.rules : [];
    };
    const [first, second, third] = [await rules('Clone'), await rules('Bear Cub'), await rules('Bear Umbra')];
    expect(first.length).toBeGreaterThan(1);
    expect(second.every((it, at) => it === first[at])).toBe(true);
    expect(third).toEqual(another.rules);
  });

  test('that was refused is asked again', async () => {
    await answers.answer(QUESTION, 'busy');
    expect(await answers.answer(QUESTION, 'a')).toEqual(ok(TODAY));
  });
});

describe('the rules of other days', () => {
  test('are asked for once, and are in the answer from then on', async () => {
    await answers.answer(QUESTION, 'a');
    const [first, second] = await Promise.all([answers.otherDates(QUESTION), answers.otherDates(QUESTION)]);
    expect([first, second]).toEqual([WHOLE, undefined]);
    expect(await answers.answer(QUESTION, 'b')).toEqual(ok(WHOLE));
    expect(asked).toEqual(['a: cards of today', 'other dates']);
  });

  test('are not asked for where they make no difference', async () => {
    hasMore = false;
    await answers.answer(QUESTION, 'a');
    expect(await answers.otherDates(QUESTION)).toBeUndefined();
    expect(asked).toEqual(['a: cards of today']);
  });
});

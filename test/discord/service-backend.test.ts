// The service behind the commands: questions of every form, and the versions behind the answers.

import '../../src/service/oracle-compiler.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import { serviceBackend } from '../../src/discord/gateway/answer-reply.ts';
import type { Explanation } from '../../src/explain/index.ts';
import { ok } from '../../src/kit/result.ts';
import { VERSION } from '../../src/kit/version.ts';
import { makeRuleLookup } from '../../src/rules/index.ts';
import { type Answer, readScenarios, type Scenario } from '../../src/scenario/index.ts';
import { createService, type RulingService, type ServiceQuestion, scenarioLibraryOf } from '../../src/service/index.ts';
import { answerOf } from '../support/answer-builders.ts';
import { makeExplanation } from '../support/fake-backend.ts';
import { liveServiceOn } from '../support/fake-live-service.ts';

const LIBRARY = `
id: clone-of-a-bear
title: What does Clone copy?
when: {enters: [Clone]}
---
id: does-a-bear-enter-tapped
title: Does a bear enter tapped, and when?
when: {enters: [Grizzly Bears]}
`;

const ANSWER = answerOf();

const rulingOf = (answer: Answer, explanation: Explanation | undefined) => {
  const explain = () => explanation;
  return { answer, explain, today: explain, hasMore: () => false };
};

/** A backend on a service without the engine, which records the scenarios it is asked. */
function opened(ask?: RulingService['ask']) {
  const library = readScenarios(LIBRARY);
  if (!library.ok) throw new Error('The library of this test cannot be read.');
  const scenarios: Scenario[] = [];
  const record: RulingService['ask'] = scenario => {
    scenarios.push(scenario);
    return ok(rulingOf(ANSWER, makeExplanation()));
  };
  const service = createService({
    book: packBook(),
    rules: makeRuleLookup(),
    library: scenarioLibraryOf(library.value),
  });
  return { backend: serviceBackend(liveServiceOn({ ...service, ask: ask ?? record })), scenarios };
}

describe('a question', () => {
  test.each<[string, ServiceQuestion, Partial<Scenario>]>([
    [
      'in the options of /etb',
      { kind: 'etb', options: { card: 'clone', against: 'Imposing Sovereign', rules: '2014-02-01' } },
      { title: 'Clone enters', rules: '2014-02-01' },
    ],
    ['by its title', { kind: 'ruling', text: 'what does clone copy?' }, { id: 'clone-of-a-bear', rules: 'current' }],
    ['by its id', { kind: 'ruling', text: 'clone-of-a-bear' }, { id: 'clone-of-a-bear' }],
    ['in shorthand', { kind: 'ruling', text: 'Clone enters; me: Grizzly Bears' }, { id: 'question', rules: 'current' }],
    ['as of a day', { kind: 'ruling', text: 'Clone enters', rules: '2014-02-01' }, { rules: '2014-02-01' }],
    ['written out', { kind: 'ruling', text: 'title: Mine\nwhen: {enters: [Clone]}' }, { title: 'Mine' }],
  ])('is understood %s', async (_, question, scenario) => {
    const { backend, scenarios } = opened();
    expect((await backend.answer(question, 'asker')).ok).toBe(true);
    expect(scenarios).toMatchObject([scenario]);
  });

  test('with a key nobody knows is refused', async () => {
    const { backend, scenarios } = opened();
    const answered = await backend.answer({ kind: 'ruling', text: 'when: {enters: [Clone]}\nwenn: 1' }, 'asker');
    expect(!answered.ok ? answered.issues.map(it => it.message).join(' ') : '').toContain('wenn');
    expect(scenarios).toEqual([]);
  });

  test('that the rules refuse gets their reason, with its rule', async () => {
    const reason = 'An instant cannot enter the battlefield.';
    const refusal: Answer = { ...ANSWER, status: 'illegal', reason, rule: '304.4' };
    const { backend } = opened(() => ok(rulingOf(refusal, undefined)));
    expect(await backend.answer({ kind: 'ruling', text: 'Clone enters' }, 'asker')).toEqual({
      ok: false,
      issues: [{ path: ['question'], message: 'An instant cannot enter the battlefield (rule 304.4).' }],
    });
  });
});

test('is the library offered by its titles, each sent back as its id?', async () => {
  const { backend } = opened();
  expect(await backend.suggestQuestions('tapped bear', 25)).toEqual([
    { id: 'does-a-bear-enter-tapped', title: 'Does a bear enter tapped, and when?' },
  ]);
});

test('is a card shown as it is read?', async () => {
  const { backend } = opened();
  const found = await backend.card('imposing sovereign');
  expect(found).toMatchObject({ ok: true, value: { name: 'Imposing Sovereign' } });
  expect(await backend.card('Imposing Sovereing Nobody')).toMatchObject({
    ok: false,
    issues: [{ path: ['name'] }],
  });
});

test('are versions behind the answers shown, with that of the package?', async () => {
  const { backend } = opened();
  const about = await backend.about();
  expect(about.map(it => it.name)).toEqual(['Threshold', 'Rules', 'Cards', 'Questions in the library']);
  expect(about[1]?.version).toContain('our summary of the rules of 7 August 2026');
  const file: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(file).toMatchObject({ version: VERSION });
});

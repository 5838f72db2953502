// Limits of Discord: nothing the bot renders exceeds them, however long the answer.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANSWER_VIEWS } from '../../src/discord/input/component-action.ts';
import { renderModal } from '../../src/discord/render/modal.ts';
import { renderAbout } from '../../src/discord/render/render-about.ts';
import { renderAnswer } from '../../src/discord/render/render-answer.ts';
import { renderCard } from '../../src/discord/render/render-card.ts';
import { renderIssues } from '../../src/discord/render/render-issues.ts';
import { renderPage } from '../../src/discord/render/render-page.ts';
import { renderRule } from '../../src/discord/render/render-rule.ts';
import type { Message } from '../../src/discord/render/reply.ts';
import { type Explanation, LINE_READINGS } from '../../src/explain/index.ts';
import { formBreaches, messageBreaches } from '../support/discord/enforced.ts';
import { makeExplanation, makeOutcome, makeStep, manyOutcomes } from '../support/fake-backend.ts';

const word = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('bear', 'enters', 'tapped.', '**', '@everyone', '{2}{W}', '2', '_x_', '🂡') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.nat(6_000).map(it => '*'.repeat(it + 1)) },
);
const words = fc.array(word, { minLength: 1, maxLength: 60 }).map(it => it.join(' '));
const many = <T>(of: fc.Arbitrary<T>) => fc.oneof(fc.array(of, { maxLength: 3 }), fc.array(of, { maxLength: 40 }));
const aStep = fc
  .record({ text: words, applies: fc.boolean(), notable: fc.boolean() })
  .map(it => makeStep('614.12', it.text, it));
const anOutcome = fc
  .record({
    sentence: words,
    choices: many(words),
    objects: many(fc.record({ title: words, lines: many(words), asked: fc.boolean() })),
    triggers: many(words),
    steps: many(aStep),
  })
  .map(it => makeOutcome(it.sentence, it));
const anExplanation = fc
  .record({
    headline: words,
    certainty: fc.constantFrom('complete' as const, 'several' as const, 'unread' as const, 'unfinished' as const),
    outcomes: fc.array(anOutcome, { minLength: 1, maxLength: 12 }),
    decidedBy: many(words),
    unread: many(words),
    rules: many(fc.record({ rule: fc.constant('614.1d'), text: words, official: fc.boolean() })),
    otherDates: many(words),
    foot: fc.array(words, { maxLength: 4 }),
  })
  .map(it => makeExplanation(it));
const ref = `~${'A'.repeat(80)}`;

function breaches(message: Message) {
  return messageBreaches({ embeds: message.embeds, components: message.components });
}

describe('whatever there is to say', () => {
  test('an answer and each of its pages are within the limits', () => {
    fc.assert(
      fc.property(anExplanation, fc.nat(15), fc.nat(15), (explanation, at, page) => {
        for (const visibility of ['public', 'private'] as const) {
          expect(breaches(renderAnswer(explanation, ref, visibility))).toEqual([]);
        }
        for (const view of ANSWER_VIEWS)
          expect(breaches(renderPage(explanation, { view, outcome: at, page }, ref))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('a card, a rule, problems and versions are within the limits', () => {
    const line = fc.record({ text: words, reading: fc.constantFrom(...LINE_READINGS), note: words });
    const face = fc.record({ name: words, cost: words, type: words, size: words, lines: many(line) });
    const rule = fc.record({
      title: words,
      text: words,
      official: fc.boolean(),
      examples: many(words),
      neighbors: many(fc.record({ rule: words, text: words })),
      also: many(fc.record({ rule: words, text: words })),
      foot: many(words),
    });
    const issue = fc.record({ path: many(fc.oneof(words, fc.nat())), message: words, suggestions: many(words) });
    fc.assert(
      fc.property(
        fc.record({ name: words, faces: many(face), foot: many(words) }),
        rule,
        fc.array(issue, { minLength: 1 }),
        (card, one, issues) => {
          expect(breaches(renderCard(card))).toEqual([]);
          expect(breaches(renderRule(one, { query: 'a rule', on: '', page: 0 }))).toEqual([]);
          const reply = renderIssues(issues);
          expect(reply.kind === 'message' ? breaches(reply.message) : ['not a message']).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
    fc.assert(
      fc.property(many(fc.record({ name: words, version: words })), behind => {
        expect(breaches(renderAbout(behind))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('a form takes the longest question', () => {
    const list = 'Bear Cub; '.repeat(300);
    const question = {
      kind: 'etb',
      options: { card: list, with: list, against: list, copy: list, rules: list },
    } as const;
    expect(formBreaches(renderModal('edit', question, ref))).toEqual([]);
    expect(formBreaches(renderModal('date', { kind: 'ruling', text: list.repeat(3) }, ref))).toEqual([]);
    expect(formBreaches(renderModal('edit', { kind: 'ruling', text: list.repeat(3) }, ref))).toEqual([]);
  });
});

describe('where an answer is cut', () => {
  const linesOf = (explanation: Explanation) =>
    (renderAnswer(explanation, ref, 'public').embeds[0]?.description ?? '').split('\n');

  test('a long trail has at most three of its steps on the first screen, and all on its pages', () => {
    const steps = Array.from({ length: 90 }, (_, at) =>
      makeStep('614.12', `This is what happens at step ${at + 1} of the trail, said at length.`),
    );
    const explanation = makeExplanation({ outcomes: [makeOutcome('It enters.', { steps })] });
    const [reason, ...lines] = linesOf(explanation);
    expect(reason).toBe('This is what happens at step 1 of the trail, said at length. (614.12)');
    const numbered = lines.filter(it => /^\*\*\d+\.\*\*/.test(it));
    expect(numbered).toHaveLength(3);
    for (const line of numbered) expect(line).toMatch(/^\*\*\d\.\*\* .* said at length\. \(614\.12\)$/);
    const pages = Array.from({ length: 5 }, (_, page) =>
      renderPage(explanation, { view: 'trail', outcome: 0, page }, ref),
    );
    const all = new Set(pages.flatMap(it => it.embeds[0]?.description?.match(/at step \d+/g) ?? []));
    expect(all.size).toBe(90);
  });

  test('thirty outcomes leave a note, and are in the menu as far as it reaches', () => {
    expect(linesOf(manyOutcomes(30))).toContainEqual(expect.stringMatching(/^…and \d+ more in the menu\.$/));
    const [, menu] = renderAnswer(manyOutcomes(30), ref, 'public').components;
    expect(menu?.components[0]).toMatchObject({ placeholder: 'Show an outcome…', options: { length: 25 } });
  });

  test('a long rule is quoted by its deciding sentence, cut at a clause', () => {
    const text = `${'A clause of a rule that goes on, '.repeat(12)}and ends.`;
    const rules = [{ rule: '616.1', text, official: true }];
    const quote = linesOf(makeExplanation({ rules })).find(it => it.startsWith('> ')) ?? '';
    expect(quote).toMatch(/^> \*\*616\.1\*\* (A clause of a rule that goes on,? ?)+ …$/);
    expect(quote.length).toBeLessThan(230);
  });

  test('a headline longer than a title is repeated whole below it', () => {
    const headline = `${'Bear Cub enters tapped and '.repeat(12)}stays so.`;
    const [embed] = renderAnswer(makeExplanation({ headline }), ref, 'public').embeds;
    expect(embed?.title).toMatch(/^Bear Cub enters .*…$/);
    expect(embed?.description?.startsWith(headline)).toBe(true);
  });
});

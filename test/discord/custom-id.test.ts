// Custom ids: each is read back as it was written, and never longer than Discord accepts.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packBook, packCards } from '../../src/cards/index.ts';
import { nameCodesOf } from '../../src/cards/name-codes.ts';
import {
  ANSWER_VIEWS,
  type ComponentAction,
  LOOKUP_KINDS,
  MODAL_KINDS,
} from '../../src/discord/input/component-action.ts';
import { REF_LIMIT, readCustomId, writeCustomId } from '../../src/discord/input/custom-id.ts';
import { lookupForm } from '../../src/discord/render/correction-buttons.ts';
import { bytesOf, charactersOf, codedBytes, textOfBytes } from '../../src/discord/store/coded-text.ts';
import { packQuestion, unpackQuestion } from '../../src/discord/store/question-code.ts';
import { createRef, memoryQuestionStore, resolveRef } from '../../src/discord/store/question-store.ts';
import type { ServiceQuestion } from '../../src/service/index.ts';

const ref = fc.stringMatching(new RegExp(`^[A-Za-z0-9_#.~-]{1,${REF_LIMIT}}$`));
const wanted = {
  topic: fc.constantFrom(undefined, 'layers' as const, 'changes' as const),
  difficulty: fc.constantFrom(undefined, 'easy' as const, 'hard' as const),
};
const pressed: fc.Arbitrary<ComponentAction> = fc.oneof(
  fc.record({
    kind: fc.constant('view' as const),
    view: fc.constantFrom(...ANSWER_VIEWS),
    place: fc.constantFrom('new' as const, 'same' as const),
    outcome: fc.nat(9_999),
    page: fc.nat(9_999),
    ref,
  }),
  fc.record({
    kind: fc.constantFrom(
      'vary' as const,
      'share' as const,
      'openReport' as const,
      'submitReport' as const,
      'submitDescription' as const,
    ),
    ref,
  }),
  fc.record({ kind: fc.constant('openDescription' as const), ref, name: fc.constantFrom('', 'Ix: Äx') }),
  fc.record({ kind: fc.constant('mended' as const), report: fc.stringMatching(/^[a-z0-9]{8}$/) }),
  fc.record({ kind: fc.constant('study' as const), ...wanted }),
  fc.record({
    kind: fc.constant('studied' as const),
    seed: fc.nat(),
    mark: fc.stringMatching(/^[\w-]{6}$/),
    option: fc.nat(9),
    topicAsked: fc.boolean(),
    ...wanted,
  }),
  fc.record({ kind: fc.constant('daily' as const), day: fc.constant('2026-08-07'), option: fc.nat(9) }),
  fc.record({ kind: fc.constant('join' as const), joins: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('progress' as const, 'scores' as const) }),
  fc.record({ kind: fc.constant('choose' as const), place: fc.constantFrom('new' as const, 'same' as const), ref }),
  fc.record({
    kind: fc.constantFrom('openModal' as const, 'submitModal' as const),
    form: fc.constantFrom(...MODAL_KINDS),
    ref,
  }),
  fc.record({
    kind: fc.constantFrom('rule' as const, 'shareRule' as const),
    page: fc.nat(9_999),
    on: fc.constantFrom('', '2014-02-01'),
    query: fc.constantFrom('614.12', 'look ahead: enters', 'state-based actions'),
  }),
  fc.record({
    kind: fc.constantFrom('ask' as const, 'fill' as const),
    seen: fc.constantFrom('public' as const, 'private' as const),
    ref,
  }),
  fc.record({
    kind: fc.constant('card' as const),
    place: fc.constantFrom('new' as const, 'same' as const),
    name: fc.constantFrom('', 'Clone', 'Erebos, God of the Dead: 50%'),
  }),
  fc.record({
    kind: fc.constant('openLookup' as const),
    what: fc.constantFrom(...LOOKUP_KINDS),
    on: fc.constantFrom('', '2014-02-01'),
    text: fc.constantFrom('', '614.12', 'state-based actions: who?'),
  }),
  fc.record({
    kind: fc.constant('submitLookup' as const),
    what: fc.constantFrom(...LOOKUP_KINDS),
    on: fc.constantFrom('', '2014-02-01'),
  }),
  fc.constant({ kind: 'erase' as const }),
);

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }).filter(it => !it.includes('\u001f'));
const optional: { requiredKeys: [] } = { requiredKeys: [] };
const question: fc.Arbitrary<ServiceQuestion> = fc.oneof(
  fc
    .tuple(words, fc.record({ rules: words }, optional))
    .map(([text, rest]) => ({ kind: 'ruling' as const, text, ...rest })),
  fc
    .tuple(
      words,
      fc.record(
        { with: words, against: words, from: words, x: fc.nat(), kicked: words, copy: words, rules: words },
        optional,
      ),
    )
    .map(([card, rest]) => ({ kind: 'etb' as const, options: { card, ...rest } })),
);

test('every code is read back as it was written, in at most 100 characters', () => {
  fc.assert(
    fc.property(pressed, action => {
      const code = writeCustomId(action);
      expect(code.length).toBeLessThanOrEqual(100);
      expect(readCustomId(code)).toEqual(action);
    }),
  );
});

test.each([
  '',
  'v',
  'v:on:0:0',
  'v:on:x:0:.abc',
  'v:qn:0:0:.abc',
  's',
  's:',
  'o:q:.abc',
  'e:1',
  'hello',
  'v:on:0:0:a:b',
  '__proto__:x',
  'n:../etc',
  'k:layers',
  'k:weather:',
  'q:::1:abcdef:0',
  'q:::-1:abcdef:0:y',
  'q:::1:abcdef:10:y',
  'i:2026-8-7:0',
  'j:maybe',
  'h:1',
])('what is not a code of ours is not read: "%s"', code => expect(readCustomId(code)).toBeUndefined());

test('every question comes back from its code, and from the store where it is too long for a button', async () => {
  await fc.assert(
    fc.asyncProperty(question, async question => {
      const code = packQuestion(question);
      expect(code).not.toContain(':');
      expect(unpackQuestion(code)).toEqual(question);
      const store = memoryQuestionStore();
      const reference = await createRef(question, 'me', store);
      expect(reference.length).toBeLessThanOrEqual(REF_LIMIT);
      expect(await resolveRef(reference, store)).toEqual(question);
    }),
    { numRuns: 60 },
  );
});

test('a question of the usual size fits its button whole, so that no store is needed', async () => {
  const usual: ServiceQuestion = {
    kind: 'etb',
    options: {
      card: 'Erebos, God of the Dead',
      with: '2 Agent of the Fates',
      against: 'Imposing Sovereign; Blood Moon',
    },
  };
  const empty = memoryQuestionStore();
  expect(await resolveRef(await createRef(usual, 'me', memoryQuestionStore()), empty)).toEqual(usual);
});

const CODES = nameCodesOf(packBook().names());
const names = async () => CODES;
const PERMANENTS = packCards()
  .filter(it => it.layout === 'normal' && CODES.codeOf(it.name) !== undefined)
  .map(it => it.name);

test('a question about a card and twenty other permanents fits its button, so that no store is needed', async () => {
  const [card = '', ...others] = PERMANENTS.filter((_, at) => at % 7 === 0).slice(0, 21);
  expect(others).toHaveLength(20);
  const options = { card, with: others.slice(0, 10).join('; '), against: others.slice(10).join('; ') };
  const ref = await createRef({ kind: 'etb', options }, 'me', memoryQuestionStore(1, names));
  expect(ref[0]).toBe('!');
  expect(
    writeCustomId({ kind: 'view', view: 'trail', place: 'new', outcome: 9_999, page: 9_999, ref }).length,
  ).toBeLessThanOrEqual(100);
  expect(await resolveRef(ref, memoryQuestionStore(1, names))).toEqual({ kind: 'etb', options });
  // A name that is gone from the card data, or that another one shares now, makes the question unknown, not another.
  const fewer = nameCodesOf(PERMANENTS.filter(it => it !== others[3]));
  expect(
    await resolveRef(
      ref,
      memoryQuestionStore(1, async () => fewer),
    ),
  ).toBeUndefined();
});

test('a line of shorthand comes back from its code as it was, whatever is beside its names', async () => {
  const piece = fc.oneof(
    fc.constantFrom(...PERMANENTS),
    fc.constantFrom(
      '; ',
      ' enters',
      '; me: ',
      '; opp: ',
      ' (tapped)',
      ' 2 ',
      ';',
      ',',
      '//',
      ' (copying ',
      '"',
      'x',
      '\u001f',
    ),
    fc.string({ maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), pieces => {
      const text = pieces.join('');
      const bytes = codedBytes(text, CODES);
      if (bytes === undefined) return;
      const characters = charactersOf(bytes);
      expect(characters).not.toContain(':');
      expect(textOfBytes(bytesOf(characters) ?? new Uint8Array(), CODES)).toBe(text);
    }),
    { numRuns: 300 },
  );
});

test('codes nobody made are no question', () => {
  for (const code of ['', '~', '~AAAA', '.', '~~~~', 'x', '.eA']) expect(unpackQuestion(code)).toBeUndefined();
  for (const code of ['!', '!~', `!${'~'.repeat(84)}`, '!é', '!!!!!'])
    expect(unpackQuestion(code, CODES)).toBeUndefined();
});

test('the store forgets the oldest beyond its size, and questions that one person alone asked', async () => {
  const store = memoryQuestionStore(2);
  await store.save('a', 'A', 'me');
  await store.save('b', 'B', 'me');
  await store.save('b', 'B', 'you');
  expect(await store.find('a')).toBe('A');
  await store.save('c', 'C', 'you');
  expect(await Promise.all(['a', 'b', 'c'].map(it => store.find(it)))).toEqual(['A', undefined, 'C']);
  expect(await store.forget('me')).toBe(1);
  expect(await Promise.all(['a', 'c'].map(it => store.find(it)))).toEqual([undefined, 'C']);
});

test('the form for another look-up has as much of its text as fits, and looks at no more of it', () => {
  const form = (text: string) => lookupForm('card', '', text);
  // What took a step for each letter of the whole text would not come to its end.
  for (const letter of ['a', ',', '\u00e9', '\u{1f43b}']) {
    const filled = form(letter.repeat(1_000_000));
    expect(filled).toEqual(form(letter.repeat(200)));
    expect(filled).toMatchObject({ kind: 'openLookup', text: expect.stringMatching(`^(?:${letter}){5,}$`) });
    expect(writeCustomId(filled).length).toBeLessThanOrEqual(100);
  }
  expect(form('Clone')).toEqual({ kind: 'openLookup', what: 'card', on: '', text: 'Clone' });
});

// Values of X given to cards that have none (107.3).
import { expect, test } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import { answerScenario, readScenario, xWithoutX } from '../../src/scenario/index.ts';
import { ANSWER_WORDING } from '../../src/service/answer-wording.ts';
import { CACHING_COMPILER } from '../support/caching-compiler.ts';

const HYDRA = { name: 'Hydra', manaCost: '{X}{G}', type: 'Creature — Hydra', power: 1, toughness: 1, text: '' };
const KICKED = { ...HYDRA, name: 'Kicked', manaCost: '{G}', text: 'Kicker {X}' };
const ESCAPED = { ...HYDRA, name: 'Numbered', manaCost: '{G}', text: 'When this creature enters, draw X cards.' };

test.each([
  { card: 'Hydra', x: 3, said: [] },
  { card: 'Kicked', x: 3, said: [] },
  { card: 'Numbered', x: 3, said: [] },
  { card: 'Grizzly Bears', x: 3, said: ['Grizzly Bears'] },
  { card: 'Grizzly Bears', x: 0, said: [] },
])('an X of $x for $card is said to be none: $said', ({ card, x, said }) => {
  const read = readScenario({
    id: 'x',
    title: 'x',
    cards: [HYDRA, KICKED, ESCAPED],
    when: { enters: [{ card, cast: { x } }] },
  });
  if (!read.ok) throw new Error(read.issues[0]?.message);
  const answered = answerScenario(read.value, {
    book: packBook(),
    compiler: CACHING_COMPILER,
    wording: ANSWER_WORDING,
  });
  if (!answered.ok) throw new Error(answered.issues[0]?.message);
  expect(xWithoutX(answered.value.staged)).toEqual(said);
});

// Texts of options: each says as much as the others do.
import { describe, expect, test } from 'vitest';
import type { Inquiry } from '../../src/scenario/index.ts';
import { BELIEFS, type Belief } from '../../src/study/beliefs.ts';
import { optionTexts } from '../../src/study/option-texts.ts';

const [belief] = BELIEFS as readonly [Belief, ...Belief[]];

function texts(right: string, wrong: readonly string[], inquiry?: Inquiry): readonly string[] {
  const said = optionTexts({ inquiry, right, wrong: wrong.map(text => ({ text, belief })) });
  return [said.right, ...said.wrong];
}

/** The right answer and the wrong ones, and what is shown of each. */
const ROWS: readonly (readonly [answers: readonly string[], shown: readonly string[]])[] = [
  [
    ['Purphoros triggers twice and Essence Warden triggers.', 'Purphoros triggers twice.'],
    ['Purphoros triggers twice and Essence Warden triggers.', 'Purphoros triggers twice, and nothing else triggers.'],
  ],
  [
    ['Blood Artist and Bog Imp trigger twice each.', 'Blood Artist and Bog Imp trigger.'],
    ['Blood Artist and Bog Imp trigger twice each.', 'Blood Artist and Bog Imp trigger once each.'],
  ],
  [
    ['Erebos enters untapped.', 'Erebos enters untapped. It is not a creature.', 'Erebos enters tapped.'],
    [
      'Erebos enters untapped. It is a creature.',
      'Erebos enters untapped. It is not a creature.',
      'Erebos enters tapped.',
    ],
  ],
  [
    [
      'Clone enters as a copy of Fathom Mage.',
      'Clone enters as a copy of Fathom Mage with two +1/+1 counters and triggers twice.',
      'Clone enters as a copy of Fathom Mage, and both it and Fathom Mage trigger.',
    ],
    [
      'Clone enters as a copy of Fathom Mage with no +1/+1 counters, and nothing triggers.',
      'Clone enters as a copy of Fathom Mage with two +1/+1 counters and triggers twice.',
      'Clone enters as a copy of Fathom Mage, and both it and Fathom Mage trigger.',
    ],
  ],
  [
    [
      "Urza's Saga enters with a lore counter.",
      "Urza's Saga enters with a lore counter, and chapter I triggers.",
      "Urza's Saga enters with a lore counter and is put into your graveyard.",
    ],
    [
      "Urza's Saga enters with a lore counter and stays on the battlefield, and nothing triggers.",
      "Urza's Saga enters with a lore counter, and chapter I triggers.",
      "Urza's Saga enters with a lore counter and is put into your graveyard.",
    ],
  ],
  [
    ['Magus enters. It is also an artifact.', 'Magus enters.', 'Magus enters, and Karn dies.'],
    ['Magus enters. It is also an artifact.', 'Magus enters. It is not an artifact.', 'Magus enters, and Karn dies.'],
  ],
  [
    ['Clone enters as a copy of Xorn.', 'Clone enters as a copy of Xorn and dies, and Xorn dies.'],
    ['Clone enters as a copy of Xorn, and nothing dies.', 'Clone enters as a copy of Xorn and dies, and Xorn dies.'],
  ],
  [
    [
      'Peaks enters untapped and does not trigger: it is not its time.',
      'Peaks enters tapped and triggers: you gain 1 life.',
    ],
    ['Peaks enters untapped and does not trigger.', 'Peaks enters tapped and triggers: you gain 1 life.'],
  ],
  [
    ['Worker enters with two +1/+1 counters.', 'Worker enters.'],
    ['Worker enters with two +1/+1 counters.', 'Worker enters with no +1/+1 counters.'],
  ],
];

describe('the options', () => {
  test.each(ROWS)('%j say as much as one another', ([right = '', ...wrong], shown) => {
    expect(texts(right, wrong)).toEqual(shown);
  });

  test('to a question how often say once', () => {
    const inquiry: Inquiry = { kind: 'triggers', objects: ['Soul Warden'], asks: 'which' };
    expect(texts('Soul Warden triggers twice.', ['Soul Warden triggers.'], inquiry)).toEqual([
      'Soul Warden triggers twice.',
      'Soul Warden triggers once.',
    ]);
  });
});

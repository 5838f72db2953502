// Events kept as text: what the compiler says that they are about, which is all the engine looks at.
import { describe, expect, test } from 'vitest';
import type { Ability, TriggerEvent } from '../../src/engine/index.ts';
import { readLine } from '../../src/oracle/compiler.ts';

type Kept = Extract<TriggerEvent, { readonly kind: 'text' }>;

function keptIn(line: string): Kept | undefined {
  const { abilities } = readLine(line, { spell: false });
  const events = abilities.flatMap((it: Ability) => (it.kind === 'triggered' ? it.events : []));
  return events.find((it): it is Kept => it.kind === 'text');
}

describe('an event kept as text', () => {
  test.each([
    ['whenever you draw your third card in a month, you lose 1 life.', [{ kind: 'drew' }]],
    ['whenever ~ blocks a creature that has damage on it, draw a card.', []],
    ['whenever a wooden permanent is put into exile, draw a card.', [{ kind: 'moved', to: 'exile' }]],
    ['whenever you draw a card as you cast a spell with a moon, scry 1.', [{ kind: 'wasCast' }]],
    [
      'whenever a wooden creature deals combat damage to a chair, draw a card.',
      [{ kind: 'damaged', onlyCombat: true }],
    ],
    ['at the beginning of the fourth end step, draw a card.', [{ kind: 'began', what: 'end' }]],
    ['whenever a wooden permanent becomes renowned, draw a card.', [{ kind: 'designated', designation: 'renowned' }]],
    [
      'when the chair put onto the battlefield with ~ dies, draw a card.',
      [{ kind: 'moved', from: 'battlefield', to: 'graveyard' }],
    ],
    ['when you do, draw a card.', [{ kind: 'moved', to: 'exile' }]],
  ])('%s', (line, about) => {
    expect(keptIn(line)?.about).toEqual(about);
  });

  test('is of the object itself where only that is its subject', () => {
    expect(keptIn('whenever ~ deals damage to a chair, draw a card.')?.ofItself).toBe(true);
    expect(keptIn('whenever ~ or another chair deals damage, draw a card.')?.ofItself).toBe(false);
    expect(keptIn('whenever a chair deals damage to ~, draw a card.')?.ofItself).toBe(false);
  });

  test('is reflexive only as "when you do"', () => {
    expect(keptIn('when you do, draw a card.')?.reflexive).toBe(true);
    expect(keptIn('whenever ~ deals damage to a chair, draw a card.')?.reflexive).toBe(false);
  });
});

// Descriptions of cards of one's own: what is written is read back, and what is no card is refused.
import { describe, expect, test } from 'vitest';
import { describeCard } from '../../src/discord/input/own-card.ts';
import { readOwnCards } from '../../src/scenario/index.ts';

describe('a card that is described before a question', () => {
  test.each([
    [
      '[Storm Bear {1}{G} | Creature — Bear | 2/2 | Trample] x',
      { name: 'Storm Bear', manaCost: '{1}{G}', type: 'Creature — Bear', power: '2', toughness: '2', text: 'Trample' },
    ],
    ['[Rock | Artifact] x', { name: 'Rock', type: 'Artifact' }],
    [
      '[Ann | Legendary Planeswalker - Ann | loyalty 3 | Flying | Haste] x',
      { name: 'Ann', type: 'Legendary Planeswalker — Ann', loyalty: '3', text: 'Flying\nHaste' },
    ],
    [
      '[Wild | Creature — Elf | */1+* | Reach] x',
      { name: 'Wild', type: 'Creature — Elf', power: '*', toughness: '1+*', text: 'Reach' },
    ],
  ])('%s', (text, card) => {
    expect(readOwnCards(text)).toEqual({
      ok: true,
      value: { cards: [card], described: text.slice(0, -2), question: 'x' },
    });
  });

  test('may be one of several', () => {
    const read = readOwnCards('[A | Artifact] [B | Land] A enters; me: B');
    expect(read?.ok && [read.value.cards.map(it => it.name), read.value.question]).toEqual([
      ['A', 'B'],
      'A enters; me: B',
    ]);
  });

  test.each(['Clone enters; me: Grizzly Bears', '[[Clone]] enters', 'Clone [mine] enters', '', '[x] | y'])(
    'is none in "%s"',
    text => {
      expect(readOwnCards(text)).toBeUndefined();
    },
  );

  test.each([
    ['[Storm Bear | Bear | 2/2] x', 'In your card "Storm Bear": Expected a type line'],
    ['[ | Creature] x', 'In the card you described: '],
    ['[A | Land] '.repeat(6), 'There are 6 cards described, and at most 5 are read.'],
  ])('is refused: %s', (text, says) => {
    const read = readOwnCards(text);
    expect(read?.ok === false && read.issues[0]?.message).toContain(says);
  });

  test('is read back as a form gave it, whatever signs its texts have', () => {
    const texts = {
      name: 'Bear [x]',
      manaCost: '{G}',
      type: 'Creature — Bear',
      size: '2/2',
      text: 'Trample | reach]\nHaste',
    };
    const read = readOwnCards(`${describeCard(texts)} Bear enters`);
    expect(read?.ok && read.value.cards).toEqual([
      {
        name: 'Bear  x',
        manaCost: '{G}',
        type: 'Creature — Bear',
        power: '2',
        toughness: '2',
        text: 'Trample   reach\nHaste',
      },
    ]);
  });
});

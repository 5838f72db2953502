// The embedded pack: it can be read, and agrees with the corpus where that is present.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Card, cardFromScryfall, cardSchema, nameKey, packBook, packCards } from '../../src/cards/index.ts';
import { readPack } from '../../src/cards/pack/read-pack.ts';

const CORPUS = '../shared/data/oracle-cards.json';

test('A card is written as name and cost, types and numbers, text', () => {
  const { cards, issues } = readPack(`
Trained Bear {1}{G/W}
Creature — Bear 2/1+*
Trample
When this creature enters, draw a card.

Quiet Grove
Land

Talker {3}
Legendary Planeswalker — Talker loyalty X
+1: Draw a card.
`);
  expect(issues).toEqual([]);
  expect(cards).toEqual([
    {
      name: 'Trained Bear',
      layout: 'normal',
      faces: [
        {
          name: 'Trained Bear',
          manaCost: '{1}{G/W}',
          typeLine: 'Creature — Bear',
          power: '2',
          toughness: '1+*',
          oracleText: 'Trample\nWhen this creature enters, draw a card.',
        },
      ],
    },
    {
      name: 'Quiet Grove',
      layout: 'normal',
      faces: [{ name: 'Quiet Grove', manaCost: '', typeLine: 'Land', oracleText: '' }],
    },
    {
      name: 'Talker',
      layout: 'normal',
      faces: [
        {
          name: 'Talker',
          manaCost: '{3}',
          typeLine: 'Legendary Planeswalker — Talker',
          loyalty: 'X',
          oracleText: '+1: Draw a card.',
        },
      ],
    },
  ]);
});

test('Faces are set apart by a line that names the layout', () => {
  const { cards } = readPack('Siege {1}\nBattle — Siege defense 4\n// transform\nBeast\n(WG) Creature — Beast 4/4');
  expect(cards).toMatchObject([
    {
      name: 'Siege // Beast',
      layout: 'transform',
      faces: [
        { defense: '4' },
        { name: 'Beast', colorIndicator: ['W', 'G'], power: '4', typeLine: 'Creature — Beast' },
      ],
    },
  ]);
});

test.each([
  ['saga', 'Tale {1}\nEnchantment — Saga\nI — Draw a card.'],
  ['class', 'Trade {1}\nEnchantment — Class\n{1}: Level 2'],
  ['case', 'Riddle {1}\nEnchantment — Case'],
  ['leveler', 'Pupil {1}\nCreature — Bear 1/1\nLevel up {1}'],
  ['prototype', 'Engine {7}\nArtifact Creature — Bear 6/6\nPrototype {2}{R} — 3/2'],
  ['planar', 'Far Place\nPlane — Alara'],
  ['meld', 'Half {1}\nCreature — Bear 1/1\n= meld\nFlying'],
  ['normal', 'First-Class Boat {1}\nArtifact — Vehicle 1/1'],
])('a card tells that its layout is %s', (layout, text) => {
  expect(readPack(text)).toMatchObject({ issues: [], cards: [{ layout }] });
});

test.each([
  ['no types', 'Bear {1}', 'lacks a line of types'],
  ['types that are text', 'Bear {1}\nflying bear', 'lacks a line of types'],
  ['a layout that is none', 'A {1}\nLand\n// sideways\nB\nLand', 'no layout "sideways"'],
])('a card with %s is reported with its line', (_, text, message) => {
  expect(readPack(`\n\n${text}`).issues).toMatchObject([{ line: 3, message: expect.stringContaining(message) }]);
});

describe('the embedded pack', () => {
  const cards = packCards();

  test('is well formed, each name once, in the order of the alphabet', () => {
    for (const card of cards) expect(cardSchema.safeParse(card)).toMatchObject({ success: true });
    const names = cards.map(it => nameKey(it.name));
    expect(names).toEqual([...new Set(names)].sort());
  });

  test('opens as a book that finds each card and face by name, made once', () => {
    const book = packBook();
    expect(packBook()).toBe(book);
    expect(book.size).toBe(cards.length);
    for (const card of cards) {
      expect(book.byName(card.name)).toMatchObject({ kind: 'found', card });
      for (const face of card.faces) expect(book.byName(face.name)).toMatchObject({ kind: 'found', card });
    }
  });

  test('has every symbol in a cost closed, every quotation too', () => {
    for (const { name, oracleText } of cards.flatMap(it => it.faces)) {
      expect({ name, odd: (oracleText.match(/"/g)?.length ?? 0) % 2 }).toEqual({ name, odd: 0 });
      expect({ name, left: oracleText.replace(/\{[^{}\s]+\}/g, '').match(/[{}]/) }).toEqual({ name, left: null });
    }
  });

  test('carries no reminder text and nothing of the old template', () => {
    const old = /\(|enters? the battlefield (?:tapped|with|as|under)|^When .* enters the battlefield/m;
    expect(cards.filter(card => card.faces.some(it => old.test(it.oracleText))).map(it => it.name)).toEqual([]);
  });
});

describe.skipIf(!existsSync(CORPUS))('beside the corpus', () => {
  const official = new Map<string, Card>();
  for (const raw of existsSync(CORPUS) ? (JSON.parse(readFileSync(CORPUS, 'utf8')) as unknown[]) : []) {
    const card = cardFromScryfall(raw);
    if (card.ok) official.set(card.value.name, card.value);
  }
  /** The types with their newer names, for a corpus with those from before 2024. */
  const renamed = (types: string) => types.replace('Tribal', 'Kindred').replace('Viashino', 'Lizard');

  test.each(packCards().map(it => [it.name, it] as const))('%s has the facts printed on it', (name, card) => {
    const facts = (card: Card) => ({
      layout: card.layout,
      faces: card.faces.map(({ oracleText: _, colors: __, ...face }) => ({
        ...face,
        typeLine: renamed(face.typeLine),
      })),
    });
    const printed = official.get(name);
    expect(printed && facts(printed)).toEqual(facts(card));
  });

  test('where the template leaves words free they are our own: most longer lines are not the official ones', () => {
    const longLines = (card: Card) =>
      card.faces.flatMap(it => it.oracleText.split('\n')).filter(it => it.split(' ').length > 8);
    const alike = packCards().flatMap(card => {
      const theirs = new Set(official.get(card.name)?.faces.flatMap(it => it.oracleText.split('\n')));
      return longLines(card).filter(it => theirs.has(it));
    });
    expect(alike.length).toBeLessThan(packCards().flatMap(longLines).length / 2);
  });
});

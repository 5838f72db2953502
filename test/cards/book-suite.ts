// The suite for every kind of card book, run on a book of a dozen cards.

import { describe, expect, test } from 'vitest';
import type { Card, CardBook } from '../../src/cards/index.ts';
import { printedFace as face, printedCard as plain } from '../support/cards.ts';

/** The cards of the suite's book. */
export const SUITE_CARDS: readonly Card[] = [
  plain('Bear Cub'),
  plain('Clone'),
  plain('Erebos, God of the Dead'),
  plain('Erebos, Bleak-Hearted'),
  plain("Erebos's Titan"),
  plain('Lim-Dûl the Necromancer'),
  plain("Nylea's Disciple"),
  plain('Nylea, God of the Hunt'),
  plain('Sheoldred, Whispering One', { rank: 900 }),
  plain('Sheoldred, the Apocalypse', { rank: 30 }),
  plain('Sheoldred, the Unranked'),
  plain('Sol Ring', {
    faces: [face('Sol Ring', { typeLine: 'Artifact', manaCost: '{1}', oracleText: '{T}: Add {C}{C}.' })],
  }),
  plain('Solemnity'),
  plain('Will-o’-the-Wisp'),
  plain('Æther Vial'),
  plain('Minsc & Boo'),
  plain('Burn Down'),
  plain('Purphoros, Smith of Laughs', { funny: true }),
  plain('Purphoros, Bronze-Blooded'),
  plain('Thirst for Knowledge', { alsoNamed: ['A Thirsty Scholar'] }),
  plain('Delver of Secrets // Insectile Aberration', {
    layout: 'transform',
    faces: [
      face('Delver of Secrets'),
      face('Insectile Aberration', { typeLine: 'Creature — Insect', manaCost: '', colorIndicator: ['U'] }),
    ],
  }),
  plain('Fire // Ice', {
    layout: 'split',
    faces: [face('Fire', { typeLine: 'Instant' }), face('Ice', { typeLine: 'Instant' })],
  }),
  plain('Arsonist // Burn Down', {
    layout: 'adventure',
    faces: [face('Arsonist'), face('Burn Down', { typeLine: 'Sorcery — Adventure' })],
  }),
];

/** Runs the suite on one kind of book; `make` makes one of exactly these cards. */
export function cardBookSuite(kind: string, make: (cards: readonly Card[]) => CardBook | Promise<CardBook>): void {
  describe(`a ${kind}`, () => {
    const found = async (name: string) => {
      const found = (await make(SUITE_CARDS)).byName(name);
      return found.kind === 'found' ? { name: found.card.name, as: found.as, face: found.face } : found;
    };

    test('counts its cards and gives them all back as they were', async () => {
      const book = await make(SUITE_CARDS);
      expect(book.size).toBe(SUITE_CARDS.length);
      const byName = (cards: Iterable<Card>) => [...cards].sort((a, b) => (a.name < b.name ? -1 : 1));
      expect(byName(book.cards())).toEqual(byName(SUITE_CARDS));
    });

    test.each([
      ['as printed', 'Erebos, God of the Dead', 'Erebos, God of the Dead'],
      ['in capitals', 'SOL RING', 'Sol Ring'],
      ['without its comma', 'nylea god of the hunt', 'Nylea, God of the Hunt'],
      ['without its apostrophe', 'nyleas disciple', "Nylea's Disciple"],
      ['with a curly apostrophe', 'Nylea’s Disciple', "Nylea's Disciple"],
      ['without its accent', 'lim-dul the necromancer', 'Lim-Dûl the Necromancer'],
      ['without its ligature', 'aether vial', 'Æther Vial'],
      ['without its hyphens', 'will o the wisp', 'Will-o’-the-Wisp'],
      ['written together', 'willothewisp', 'Will-o’-the-Wisp'],
      ['with "and" for its sign', 'Minsc and Boo', 'Minsc & Boo'],
      ['with spaces around', '  Clone ', 'Clone'],
      ['with both faces', 'Delver of Secrets // Insectile Aberration', 'Delver of Secrets // Insectile Aberration'],
      ['with one stroke', 'Fire/Ice', 'Fire // Ice'],
      ['by another printed name', 'A Thirsty Scholar', 'Thirst for Knowledge'],
    ])('finds a name %s', async (_, typed, name) => {
      expect(await found(typed)).toEqual({ name, as: 'name', face: undefined });
    });

    test.each([
      ['Insectile Aberration', 'Delver of Secrets // Insectile Aberration', 1],
      ['delver of secrets', 'Delver of Secrets // Insectile Aberration', 0],
      ['Ice', 'Fire // Ice', 1],
    ])('finds the face %s and says which it is', async (typed, name, index) => {
      expect(await found(typed)).toEqual({ name, as: 'face', face: index });
    });

    test("a card's whole name goes before a face of that name", async () => {
      expect(await found('Burn Down')).toEqual({ name: 'Burn Down', as: 'name', face: undefined });
    });

    test.each([
      ['Nylea', 'Nylea, God of the Hunt', 'short name'],
      ['Purphoros', 'Purphoros, Bronze-Blooded', 'short name'],
      ['Lim-Dûl', 'Lim-Dûl the Necromancer', 'part'],
      ['god of the dead', 'Erebos, God of the Dead', 'part'],
      ['hunt nylea', 'Nylea, God of the Hunt', 'part'],
      ['bear cu', 'Bear Cub', 'part'],
      ['clnoe', 'Clone', 'misspelling'],
      ['Sol Rign', 'Sol Ring', 'misspelling'],
      ["Nylea's Disciples", "Nylea's Disciple", 'misspelling'],
      ['Nylaa', 'Nylea, God of the Hunt', 'misspelling'],
    ])('finds %s as %s by its %s', async (typed, name, as) => {
      expect(await found(typed)).toEqual({ name, as, face: undefined });
    });

    test('asks back which Erebos is meant', async () => {
      expect(await found('Erebos')).toEqual({
        kind: 'ambiguous',
        names: ['Erebos, Bleak-Hearted', 'Erebos, God of the Dead'],
        count: 2,
      });
    });

    test('asks back what begins so when there are two', async () => {
      expect(await found('So')).toMatchObject({ kind: 'ambiguous', names: ['Sol Ring', 'Solemnity'] });
    });

    test('a name that several cards share lists those played most first', async () => {
      const names = ['Sheoldred, the Apocalypse', 'Sheoldred, Whispering One', 'Sheoldred, the Unranked'];
      expect(await found('Sheoldred')).toMatchObject({ kind: 'ambiguous', names });
      const { spans } = (await make(SUITE_CARDS)).namesIn('my sheoldred dies');
      expect(spans).toMatchObject([{ names, as: 'short name', ranked: true }]);
    });

    test.each(['xyzzy', 'Zzz', '', '   ', '!!!', '//', 'q'.repeat(5000)])('knows no card named %j', async typed => {
      expect(await found(typed)).toMatchObject({ kind: 'unknown' });
    });

    test.each([
      ['ere', ['Erebos, Bleak-Hearted', 'Erebos, God of the Dead', "Erebos's Titan"]],
      ['clone', ['Clone']],
      ['dead', ['Erebos, God of the Dead']],
      ['insect', ['Insectile Aberration']],
      ['god hun', ['Nylea, God of the Hunt']],
      ['ice', ['Fire // Ice']],
      ['slo rin', ['Sol Ring']],
      ['purph', ['Purphoros, Bronze-Blooded', 'Purphoros, Smith of Laughs']],
      ['', []],
    ])('suggests for %j', async (typed, names) => {
      expect((await make(SUITE_CARDS)).suggest(typed, 25)).toEqual(names);
    });

    test('suggests no more than asked for, each leading to a card', async () => {
      const book = await make(SUITE_CARDS);
      for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
        const names = book.suggest(letter, 3);
        expect(names.length).toBeLessThanOrEqual(3);
        for (const name of names) expect(book.byName(name)).toMatchObject({ kind: 'found' });
      }
    });
  });
}

// Cards in words: each line as it is read, types, sizes, and issues.
import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/engine/index.ts';
import { explainCardLines, explainIssues, faceSize, faceType } from '../../src/explain/index.ts';
import { entersRewrite } from '../support/event-builders.ts';
import { builtFace, EREBOS } from './support/hand-built.ts';

describe('a card as Threshold reads it', () => {
  const tapped: Ability = entersRewrite({ kind: 'tapped', tapped: true });

  test('every line says how it is read and what it does', () => {
    const flying: Ability = { kind: 'keyword', keyword: 'flying' };
    const lines = explainCardLines([
      { text: 'Flying', abilities: [flying] },
      { text: 'Comes in sideways.', abilities: [tapped] },
      { text: 'Sing a song.', abilities: [{ kind: 'unread', text: 'Sing a song.' }], furthest: 5 },
      { text: '{T}: Add {G}.', abilities: [{ kind: 'activated', text: '{T}: Add {G}.', sort: 'mana' }] },
      {
        text: 'Costs less.',
        abilities: [{ kind: 'cant', what: { kind: 'text', text: 'cost', about: [] }, condition: undefined }],
      },
    ]);
    expect(lines).toEqual([
      { text: 'Flying', reading: 'keyword' },
      { text: 'Comes in sideways.', reading: 'replacement', note: 'Changes how it enters: it enters tapped.' },
      { text: 'Sing a song.', reading: 'unread', note: 'I could not read on from "a song".' },
      { text: '{T}: Add {G}.', reading: 'activated' },
      { text: 'Costs less.', reading: 'irrelevant' },
    ]);
  });

  test('what could not be read is quoted from the beginning of a word', () => {
    const abilities: readonly Ability[] = [{ kind: 'unread', text: 'x' }];
    const noteAt = (furthest: number) =>
      explainCardLines([{ text: "Sing unless you've cast one.", abilities, furthest }])[0]?.note;
    const from = 'I could not read on from "unless you\'ve cast one".';
    expect([5, 8].map(noteAt)).toEqual([from, from]);
    expect(noteAt(17)).toBe('I could not read on from "you\'ve cast one".');
  });

  test('a line that is part read counts as unread', () => {
    expect(explainCardLines([{ text: 'Both.', abilities: [tapped, { kind: 'unread', text: 'x' }] }])[0]?.reading).toBe(
      'unread',
    );
  });

  test('its types and size as printed', () => {
    expect(faceType(EREBOS)).toBe('Legendary Enchantment Creature — God');
    expect(faceSize(EREBOS)).toBe('5/7');
    expect(
      faceSize(builtFace('Wild Thing', { power: { kind: 'star', plus: 0 }, toughness: { kind: 'star', plus: 1 } })),
    ).toBe('*/1+*');
  });
});

test('issues are explained with their place and with values that work, none twice', () => {
  const issue = {
    path: ['given', 'you', 'battlefield', 0],
    message: 'Unknown card "Bear Cup"',
    suggestions: ['Bear Cub'],
    line: 4,
  };
  expect(explainIssues([issue, issue, { path: [], message: 'Nothing enters.' }])).toEqual([
    'In given, you, battlefield, the first item (line 4): Unknown card "Bear Cup". Did you mean "Bear Cub"?',
    'Nothing enters.',
  ]);
});

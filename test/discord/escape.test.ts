// Text of people made harmless: characters that hide or reorder others are gone, all others stay.

import { describe, expect, test } from 'vitest';
import { plain, plainLine } from '../../src/discord/input/escape.ts';

describe('plain text', () => {
  test.each([
    ['the Arabic letter mark', '\u061c'],
    ['the soft hyphen', '\u00ad'],
    ['the Mongolian vowel separator', '\u180e'],
    ['a separator of lines', '\u2028'],
    ['a separator of paragraphs', '\u2029'],
    ['a Hangul filler', '\u3164'],
    ['an interlinear annotation', '\ufff9'],
    ['a tag', '\u{e0041}'],
    ['a zero-width space', '\u200b'],
    ['an override of direction', '\u202e'],
    ['half a surrogate pair', '\ud83d'],
    ['a joiner between letters', '\u200d'],
    ['a control character', '\u0007'],
  ])('does not have %s', (_, hidden) => {
    expect(plain(`Bear${hidden}Cub`)).toBe('BearCub');
  });

  test.each([
    ['a family', '👨‍👩‍👧'],
    ['a flag joined of two', '🏳️‍🌈'],
    ['a person of a color of skin at work', '👩🏽‍🚀'],
    ['accents and other scripts', 'Lim-Dûl 稲妻 Шок'],
    ['lines', 'one\ntwo'],
  ])('keeps %s', (_, shown) => {
    expect(plain(shown)).toBe(shown);
  });

  test('of one line has no other break either', () => {
    expect(plainLine('one\u2028two\r\nthree\tfour')).toBe('onetwo three four');
  });
});

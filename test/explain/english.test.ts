// English: plurals, lists, possessives, and numbers in words.

import { describe, expect, test } from 'vitest';
import {
  asSentence,
  countedGroups,
  countedNoun,
  counterWords,
  listInWords,
  pluralName,
  pluralNoun,
  possessive,
  shortList,
  spelledOut,
  thirdPerson,
} from '../../src/explain/english.ts';
import { numberWord, ordinalNumber } from '../../src/explain/english-numbers.ts';
import { withIndefiniteArticleWord } from '../../src/kit/articles.ts';

describe('words', () => {
  test.each([
    ['Bear', 'a Bear'],
    ['Eldrazi', 'an Eldrazi'],
    ['Unicorn', 'a Unicorn'],
    ['8/8 Octopus', 'an 8/8 Octopus'],
    ['11/11 creature', 'an 11/11 creature'],
    ['1/1 Soldier', 'a 1/1 Soldier'],
    ['untapped land', 'an untapped land'],
    ['hour counter', 'an hour counter'],
    ['+1/+1 counter', 'a +1/+1 counter'],
    ['uninstalled thing', 'an uninstalled thing'],
  ])('the article of %s', (noun, expected) => expect(withIndefiniteArticleWord(noun)).toBe(expected));

  test.each([
    ['Elf', 'Elves'],
    ['Wolf', 'Wolves'],
    ['creature card', 'creature cards'],
    ['ability', 'abilities'],
    ['Plains', 'Plains'],
    ['Fungus', 'Fungi'],
    ['copy', 'copies'],
    ['Mouse', 'Mice'],
  ])('the plural of %s', (noun, expected) => expect(pluralNoun(noun)).toBe(expected));

  test('the plural of a name', () => {
    expect(['Agent of the Fates', 'Grizzly Bears', 'Goblin Token'].map(pluralName)).toEqual([
      'Agents of the Fates',
      'Grizzly Bears',
      'Goblin Tokens',
    ]);
  });

  test('numbers stand in words up to twenty', () => {
    expect([0, 1, 6, 20, 21, -2].map(numberWord)).toEqual(['zero', 'one', 'six', 'twenty', '21', '-2']);
    expect([1, 2, 3, 11, 21, 112].map(ordinalNumber)).toEqual(['first', 'second', 'third', '11th', '21st', '112th']);
    expect(countedNoun(1, 'card')).toBe('one card');
    expect(countedNoun(6, 'ability')).toBe('six abilities');
  });

  test('counters', () => {
    expect(counterWords(1, 'age')).toBe('an age counter');
    expect(counterWords(2, '+1/+1')).toBe('two +1/+1 counters');
    expect(counterWords(0, 'loyalty')).toBe('no loyalty counters');
  });

  test('lists', () => {
    expect(listInWords([])).toBe('');
    expect(listInWords(['a', 'b'], 'or')).toBe('a or b');
    expect(listInWords(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(shortList(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'or')).toBe('a, b, c, d, e, or 3 others');
    expect(countedGroups(['Goblin', 'Goblin', 'Elf'])).toEqual(['two Goblins', 'Elf']);
    expect(countedGroups(['the token', 'the token'])).toEqual(['two of the tokens']);
  });

  test('possessives, verbs and sentences', () => {
    expect(['you', 'Erebos', 'it'].map(possessive)).toEqual(['your', "Erebos's", 'its']);
    expect(['have two', 'do', 'copy', 'put', 'choose', 'pass'].map(thirdPerson)).toEqual([
      'has two',
      'does',
      'copies',
      'puts',
      'chooses',
      'passes',
    ]);
    expect(asSentence('it enters')).toBe('It enters.');
    expect(asSentence('It says "no."')).toBe('It says "no."');
    expect(spelledOut('entersTapped')).toBe('enters tapped');
  });
});

// Cards named in what people write to each other.

import { describe, expect, test } from 'vitest';
import { cardsNamedIn, memoryBook, packCards, withoutNameMarks } from '../../src/cards/index.ts';

const book = memoryBook(packCards());
const named = (text: string) => cardsNamedIn(text, book).map(it => it.names.join(' or ') || `no ${it.typed}`);

describe('names are found', () => {
  test.each([
    [
      'in double brackets, with the marks of card bots',
      '[[clone]] [[Humility|TPR]] [[!Blood Moon]]',
      ['Clone', 'Humility', 'Blood Moon'],
    ],
    ['after an exclamation mark, in small letters too', '!clone and !sol ring!', ['Clone', 'Sol Ring']],
    ['of several words, however they are written', 'i have blood moon and Steam vents', ['Blood Moon', 'Steam Vents']],
    ['of one word, where it is written as a name', 'my Humility, your clone. Clone again', ['Humility', 'Clone']],
    ['in the plural', 'two Soul Wardens', ['Soul Warden']],
    ['once each, in their order', 'Blood Moon, [[Clone]], blood moon', ['Blood Moon', 'Clone']],
    ['that are none, only where they are marked', '[[Qwertzu]] and !qwertzu and Qwertzu', ['no Qwertzu']],
  ])('%s', (_, text, cards) => {
    expect(named(text)).toEqual(cards);
  });

  test('and looked up at most 25 times', () => {
    expect(cardsNamedIn(Array.from({ length: 40 }, (_, n) => `[[Nobody ${n}]]`).join(' '), book)).toHaveLength(25);
  });
});

describe('no name is found', () => {
  test.each(['', 'no!clone', 'clone', '[[]]', '[[clone', '!!!', 'Fog? Opt. Shock'])('in %j', text => {
    expect(named(text)).toEqual([]);
  });
});

test('are marks taken off names for a reader that does not know them?', () => {
  expect(withoutNameMarks('Does [[Clone|M14]] copy !Humility! Or not!')).toBe('Does Clone copy Humility! Or not!');
});

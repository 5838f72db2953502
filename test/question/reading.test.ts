// The meaning of plain questions, with the cards that come with the program.
import '../../src/service/oracle-compiler.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import type { QuestionReading } from '../../src/question/index.ts';
import { printShorthand } from '../../src/scenario/index.ts';
import { createAnswerer } from '../../src/service/index.ts';

const answerer = createAnswerer({ book: packBook(), excerpts: () => [], scenarioTitled: () => undefined });

function read(question: string): Extract<QuestionReading, { kind: 'read' }> {
  const reading = answerer.understand(question);
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
  return reading;
}
const line = (question: string) => printShorthand(read(question).scenario, answerer.nameOf);

describe('a sentence as a line of shorthand', () => {
  const rows: readonly [string, string][] = [
    [
      'If I have Blood Moon and play Steam Vents, do I have to pay life?',
      'Steam Vents enters from hand; me: Blood Moon',
    ],
    ['my opponent has Imposing Sovereign. i cast serra angel, tapped?', 'Serra Angel enters; opp: Imposing Sovereign'],
    ['I Clone their Serra Angel, how big is it?', 'Clone enters as a copy of Serra Angel; opp: Serra Angel'],
    ['two bears and a Clone are out, my Clone dies. what happens?', 'Clone dies; me: 2 Grizzly Bears; Clone'],
    ["I'm at 1 life and play Steam Vents. can i pay?", 'Steam Vents enters from hand; my life: 1'],
    [
      'In 2014, I cast Serra Angel while they have Imposing Sovereign. tapped?',
      'Serra Angel enters; opp: Imposing Sovereign; rules: 2014-12-31',
    ],
    [
      "on my opponent's turn I gain 3 life with Sol Ring out. how much?",
      'you gain 3 life; me: Sol Ring; turn: opponent',
    ],
    ['i draw two cards with clone out, how many', 'you draw 2 cards; me: Clone'],
    [
      'create a Treasure token and two Clue tokens with Doubling Season out, how many tokens?',
      'you create Treasure token; 2 Clue tokens; me: Doubling Season',
    ],
    ['I make 2 Treasures with Doubling Season in play. How many?', 'you create 2 Treasure tokens; me: Doubling Season'],
  ];

  test.each(rows)('%s', (question, expected) => {
    expect(line(question)).toBe(expected);
  });
});

describe('names', () => {
  test.each([
    ['lower case, no apostrophe', 'does blood moon stop steam vents?'],
    ['a slip', 'Does Blood Mooon stop Steam Vents?'],
    ['two slips in a long name', 'Does Blood Moon stop Staem Ventts?'],
  ])('are read with %s', (_, question) => {
    expect(line(question)).toBe('Steam Vents enters from hand; me: Blood Moon');
  });

  test('a short name is said to have been taken', () => {
    const { taken } = read('I have Blood Moon and cast erebos. what happens?');
    expect(taken).toMatchObject([{ typed: 'erebos', card: 'Erebos, God of the Dead' }]);
  });

  test('a kind of object stands in for any of it, and is said to', () => {
    expect(read('I have Doubling Season and cast a bear. what happens?').standIns).toEqual([
      { said: 'bear', name: 'Grizzly Bears' },
    ]);
  });
});

describe('what is not answered', () => {
  test.each([
    'should I cut Clone from my deck?',
    'how much is Clone worth?',
    'can I respond to Clone?',
    'is Clone any good in combat when it attacks?',
  ])('declines: %s', question => {
    expect(answerer.understand(question).kind).toBe('declined');
  });

  test('a word that may matter and is not understood is said', () => {
    const reading = answerer.understand('I frobnicate Clone and Blood Moon. What happens?');
    expect(reading.kind === 'asked back' && reading.question).toContain('frobnicate');
  });

  test('two names and nothing else ask back with what may happen', () => {
    const reading = answerer.understand('Blood Moon and Doubling Season?');
    expect(reading.kind).toBe('asked back');
    expect(reading.kind === 'asked back' && reading.offers.map(it => it.label)).toEqual([
      'Blood Moon enters',
      'Doubling Season enters',
    ]);
  });

  test('what decides what two permanents are is asked for', () => {
    const reading = answerer.understand('Humility and Opalescence, what are they?');
    expect(reading.kind === 'asked back' && reading.question).toBe(
      'That depends on which of them entered last. Which did?',
    );
    expect(reading.kind === 'asked back' && reading.offers.map(it => it.label)).toEqual([
      'Humility enters',
      'Opalescence enters',
    ]);
  });

  test('two boards are one press each', () => {
    const reading = answerer.understand(
      'my opponent has Blood Moon, I play Steam Vents. Do I pay life? And with Imposing Sovereign instead?',
    );
    expect(reading.kind === 'asked back' && reading.offers).toEqual([
      { label: 'As first told', question: 'my opponent has Blood Moon, I play Steam Vents. Do I pay life?' },
      {
        label: 'Imposing Sovereign in place of Blood Moon',
        question: 'my opponent has Imposing Sovereign, I play Steam Vents. Do I pay life?',
      },
    ]);
  });

  test('something that copies asks what, when nothing is there', () => {
    const reading = answerer.understand('Does Blood Moon stop Clone?');
    expect(reading.kind === 'asked back' && reading.question).toBe('What does Clone copy?');
  });
});

test('a sentence that ends in "tokens" is no name of a token', () => {
  const asked = answerer.read({ kind: 'ruling', text: 'does soul warden see tokens' });
  expect(asked.ok && ['creates', 'enters'].includes(asked.value.when.kind)).toBe(true);
});

/** A reading with the owners that were taken, which are worked out at the first call. */
function toldOf(reading: QuestionReading): unknown {
  return reading.kind === 'read' ? { ...reading, ownersTaken: reading.ownersTaken() } : reading;
}

describe('on generated sentences', () => {
  const words = fc.constantFrom(
    ...'I my opponent have cast play Clone Blood Moon Steam Vents with two out dies enters a bear token does it trigger how many if and then , . ? on under tapped counters from graveyard copy of Sol Ring Erebos draws 3 life at 1 not or'.split(
      ' ',
    ),
  );
  const sentence = fc.array(words, { minLength: 1, maxLength: 25 }).map(it => it.join(' '));

  test('reading throws nothing, and says the same twice', () => {
    fc.assert(
      fc.property(sentence, text => {
        expect(toldOf(answerer.understand(text))).toEqual(toldOf(answerer.understand(text)));
      }),
      { numRuns: 300, seed: 3, endOnFailure: true },
    );
  });

  test('every answer has a line above it', () => {
    fc.assert(
      fc.property(sentence, text => {
        const reading = answerer.understand(text);
        if (reading.kind !== 'read') return;
        const asked = answerer.ask(reading.scenario);
        expect(asked.ok).toBe(true);
      }),
      { numRuns: 300, seed: 4, endOnFailure: true },
    );
  });
});

test('what is too long is refused by what was typed, though courtesies and spaces are not read', () => {
  const reading = answerer.understand(`Mulldrifter enters ${' '.repeat(4_000)} thanks in advance`);
  expect(reading.kind === 'not read' && reading.sentence).toBe(
    'The question has 4037 characters, and at most 4000 are read.',
  );
});

test('four thousand characters of nonsense are no question', () => {
  expect(answerer.understand('blorp fnord '.repeat(330)).kind).toBe('not read');
  expect(answerer.understand('x'.repeat(4_001)).kind).toBe('not read');
});

test.each([
  ['of more words than anybody types', 'if i with '.repeat(400), '1200 words and signs'],
  ['that names cards over and over', 'Clone and '.repeat(300), 'too many cards'],
])('a text %s is refused by its size', (_, text, said) => {
  const reading = answerer.understand(text);
  expect(reading.kind === 'not read' && reading.sentence).toContain(said);
});

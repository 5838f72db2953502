// The headline of an answer: what its question asks.
import '../../src/service/oracle-compiler.ts';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { packBook } from '../../src/cards/index.ts';
import { createAnswerer } from '../../src/service/index.ts';
import { allCards, hasAllCards } from '../support/all-cards.ts';

const common = { excerpts: () => [], scenarioTitled: () => undefined };

type Asking = ReturnType<typeof createAnswerer>;

function headlineOf(question: string, answerer: Asking): string | undefined {
  const read = answerer.read({ kind: 'ruling', text: question });
  if (!read.ok) return read.issues[0]?.message;
  const asked = answerer.ask(read.value);
  return asked.ok ? asked.value.headline?.() : asked.issues[0]?.message;
}

describe('with the cards of the pack', () => {
  const answerer = createAnswerer({ book: packBook(), ...common });

  test.each([
    [
      'I have Blood Moon and play Steam Vents, do I have to pay life?',
      'No: Steam Vents enters untapped, and nobody is asked to pay.',
    ],
    [
      'I play Steam Vents, is it tapped?',
      "It depends: no if you pay 2 life for Steam Vents; yes if you don't pay 2 life for Steam Vents.",
    ],
    ["I'm at 1 life and play Steam Vents. can i pay?", "No: you can't pay, and Steam Vents enters tapped."],
    ['my opponent has Imposing Sovereign. i cast serra angel, tapped?', 'Yes: Serra Angel enters tapped.'],
    ['my opponent has Imposing Sovereign. i cast serra angel, untapped?', 'No: Serra Angel enters tapped.'],
    ['my opponent has Imposing Sovereign. i cast serra angel. tapped or untapped?', 'Serra Angel enters tapped.'],
    ["I Clone their Serra Angel, doesn't it enter tapped? they have Imposing Sovereign", 'Yes: Clone enters tapped.'],
    ['I Clone their Serra Angel, how big is it?', 'Clone is 4/4.'],
    ['I Clone their Serra Angel, is it a 2/2?', 'No: Clone is 4/4.'],
    ['I cast serra angel with Doubling Season out, does it get counters?', 'No: Serra Angel enters with no counters.'],
    ['I make 2 Treasures with Doubling Season in play. How many?', 'Four: you create four Treasure tokens.'],
    ['opponent has Blood Moon, I play Steam Vents. is it a Mountain?', 'Yes: Steam Vents is a Mountain land.'],
    ['opponent has Blood Moon, I play Steam Vents. is it an island?', 'No: Steam Vents is a Mountain land.'],
  ])('%s', (question, headline) => {
    expect(headlineOf(question, answerer)).toBe(headline);
  });

  test.each([
    ['I have Humility, Opalescence and Vigor, and cast Honor of the Pure. How big is Vigor?', 'Vigor', 'Humility'],
    ['I have Blood Moon and Steam Vents and cast Serra Angel. Is Steam Vents an Island?', 'Steam Vents', 'Blood Moon'],
  ])('tells why what is asked about is so, though nothing happens to it: %s', (question, object, cause) => {
    const read = answerer.read({ kind: 'ruling', text: question });
    const asked = read.ok ? answerer.ask(read.value) : read;
    const steps = (asked.ok ? asked.value.explain()?.outcomes[0]?.steps : undefined) ?? [];
    const [answering, ...more] = steps.filter(it => it.answers === true);
    expect(more).toEqual([]);
    expect(answering?.text).toContain(object);
    expect(answering?.text).toContain(cause);
  });

  test.each([
    'I cast Serra Angel. why does it enter tapped?',
    'I cast Serra Angel. does it enter tapped again?',
    'I have Blood Moon, I play Steam Vents. is it a problem?',
    'I play Steam Vents. does it frobnicate?',
  ])('leaves the headline as it is where it did not understand: %s', question => {
    expect(headlineOf(question, answerer)).not.toMatch(/^(?:Yes|No)\b/);
  });
});

const rows: readonly { readonly question: string; readonly headline: string }[] = parse(
  readFileSync('test/question/asked-headlines.yaml', 'utf8'),
);

describe.skipIf(!hasAllCards)('with all cards', () => {
  let answerer: Asking;

  beforeAll(() => {
    answerer = createAnswerer({ book: allCards(), ...common });
  });

  test.each(rows)('$question', ({ question, headline }) => {
    expect(headlineOf(question, answerer)).toBe(headline);
  });
});

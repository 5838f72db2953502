// Kept sentences typed otherwise: what changes nothing of their meaning changes next to nothing of how they are read.
import '../../src/service/oracle-compiler.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAnswerer } from '../../src/service/index.ts';
import { allCards, hasAllCards } from '../support/all-cards.ts';
import { ASKED_BACK, isAsMeant, keptSentences } from '../support/kept-sentences.ts';

/** One of so many sentences is tried in each way. */
const ONE_OF = 20;

const WAYS: readonly (readonly [way: string, typed: (question: string) => string])[] = [
  ['without the mark at its end', text => text.replace(/\?+\s*$/u, '')],
  ['in small letters', text => text.toLowerCase()],
  ['in capitals', text => text.toUpperCase()],
  ['without spaces after signs', text => text.replace(/(?<=\p{Ll}{2})([.,]) (?=\p{L}{2})/gu, '$1')],
  ['with thanks', text => `${text} thanks in advance!`],
  ['as a quick question', text => `ok so quick question, ${text}`],
  [
    'of a buddy',
    text => text.replace(/(?<!\b(?:each|another) )\b(?:my |the |an )?opponent\b(?!s| A| B| one| two)/giu, 'my buddy'),
  ],
  [
    'with slips',
    text =>
      text
        .replace(/\bwith\b/gu, 'wiht')
        .replace(/\bthe\b/gu, 'teh')
        .replace(/\bcast\b/gu, 'csat'),
  ],
  ['with what gets killed', text => text.replace(/\bdies\b/gu, 'gets killed')],
];

const meant = keptSentences().filter(
  ({ question, scenario }) => typeof scenario === 'object' && scenario !== null && !ASKED_BACK.includes(question),
);
// which ones does not change with those that are added
const tried = meant.filter(({ question }) => checksum(question) % ONE_OF === 0);

/** A number of a text, the same for the same text. */
function checksum(text: string): number {
  return [...text].reduce((sum, it) => (sum * 31 + (it.codePointAt(0) ?? 0)) >>> 0, 0);
}

describe.skipIf(!hasAllCards)('a sentence that is typed', () => {
  let answerer: ReturnType<typeof createAnswerer>;

  beforeAll(() => {
    answerer = createAnswerer({ book: allCards(), excerpts: () => [], scenarioTitled: () => undefined });
  });

  test.each(WAYS)('%s is read as before', (_, typed) => {
    const asked = tried.filter(it => typed(it.question) !== it.question);
    const otherwise: string[] = [];
    const back: string[] = [];
    for (const { question, scenario } of asked) {
      const text = typed(question);
      const reading = answerer.understand(text);
      if (reading.kind !== 'read') back.push(text);
      else if (!isAsMeant(reading, scenario ?? {}, answerer)) otherwise.push(text);
    }
    expect(asked.length).toBeGreaterThan(5);
    expect({ otherwise, few: otherwise.length <= asked.length / 100 }).toMatchObject({ few: true });
    expect({ back, few: back.length <= asked.length / 25 + 1 }).toMatchObject({ few: true });
  });
});

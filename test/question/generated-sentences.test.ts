// Sentences put together at random: none throws, and none is answered without a line that says what was read.
// A few hundred in `npm test`; 10,000 with `npx vitest run test/question --mode nightly`.
import '../../src/service/oracle-compiler.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import { printShorthand } from '../../src/scenario/index.ts';
import { createAnswerer, explainQuestion } from '../../src/service/index.ts';

const NIGHTLY = process.env.MODE === 'nightly';
const RUNS = NIGHTLY ? 10_000 : 300;

/** The seed of ordinary runs, which are to give the same result on every machine; a nightly run draws its own. */
const SEED = 110;

const answerer = createAnswerer({ book: packBook(), excerpts: () => [], scenarioTitled: () => undefined });
const names = [...packBook().cards()].map(it => it.name);

const card = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom(...names).map(it => it.toLowerCase().replace(/[',]/gu, '')),
  fc.constantFrom('a bear', 'my land', 'two goblins', 'a Treasure token', 'goyf', 'a fetch', '1/1 green Elf token'),
);
const who = fc.constantFrom(
  'I',
  'opp',
  'my opponent',
  'they',
  'we both',
  'each player',
  'two opponents',
  'my buddy',
  '',
);
const has = fc.constantFrom(
  'have',
  'has',
  'control',
  'with',
  'under',
  'vs',
  'there is',
  "don't have",
  'in my graveyard',
);
const deed = fc.constantFrom(
  ...['cast', 'plays', 'enters', 'etbs', 'dies', 'gets bolted', 'bolt', 'crack', 'reanimate', 'clone', 'blinks', 'sac'],
  ...[
    'discard',
    'mill 3',
    'draw two cards',
    'gain 4',
    'create',
    'wrath the board',
    'flips',
    'put',
    'kick',
    'evoke',
    'it',
  ],
);
const joint = fc.constantFrom(
  ', ',
  ' and ',
  '. ',
  ' then ',
  ' while ',
  ' + ',
  ': ',
  '; ',
  ' if ',
  '? ',
  ' or ',
  ' - ',
  ' ',
);
const end = fc.constantFrom(
  '?',
  '',
  ' tapped or not',
  '. how many?',
  ' what happens',
  ' does it die',
  '!!',
  ' for X=2',
  ')',
);
const word = fc.oneof(
  card,
  who,
  has,
  deed,
  fc.constantFrom('the', 'not', '3', 'x=', '+1/+1 counters', 'night', 'on my turn'),
);
const clause = fc.oneof(
  fc.tuple(who, has, card).map(it => it.join(' ')),
  fc.tuple(who, deed, card).map(it => it.join(' ')),
  fc.tuple(card, deed).map(it => it.join(' ')),
  fc.array(word, { minLength: 1, maxLength: 6 }).map(it => it.join(' ')),
);
const sentence = fc
  .tuple(fc.array(fc.tuple(clause, joint), { minLength: 1, maxLength: 4 }), end)
  .map(
    ([parts, last]) =>
      `${parts.flatMap(([it, sign], n) => (n === parts.length - 1 ? [it] : [it, sign])).join('')}${last}`,
  );

test('no generated sentence throws, and each that is answered says what was read', () => {
  fc.assert(
    fc.property(sentence, text => {
      const reading = answerer.understand(text);
      if (reading.kind === 'read') expect(printShorthand(reading.scenario, answerer.nameOf), text).toBeDefined();
      const answer = explainQuestion({ kind: 'ruling', text }, answerer);
      if (answer.ok && reading.kind === 'read' && answer.value.understood !== undefined)
        expect(answer.value.understood[0], text).toMatch(/^I read: .*(?:enters|;| )/u);
    }),
    { numRuns: RUNS, ...(NIGHTLY ? {} : { seed: SEED }) },
  );
});

// Explanations of failing scenarios.
import { expect, test } from 'vitest';
import { explainFailure } from '../../src/explain/explain-failure.ts';
import type { CheckFailure } from '../../src/scenario/check/check-failure.ts';

const rows: readonly [string, CheckFailure, string][] = [
  [
    'a property, with the step that decided',
    {
      kind: 'property',
      mode: 'always',
      subject: 'Nylea, God of the Hunt',
      property: 'counters',
      expected: { '+1/+1': 10 },
      found: [{ value: { '+1/+1': 5 }, outcomes: 1 }],
      outcomes: 1,
      step: { number: 4, rule: '702.82a', text: 'devour 5 from Jund, one creature sacrificed' },
    },
    `always · Nylea, God of the Hunt · counters
  expected {+1/+1: 10}, found {+1/+1: 5} in 1 of 1 outcome
  decided at step 4 (702.82a): devour 5 from Jund, one creature sacrificed`,
  ],
  [
    'a property found in several ways',
    {
      kind: 'property',
      mode: 'always',
      subject: 'Clone',
      property: 'types',
      expected: ['Artifact', 'Creature'],
      found: [
        { value: ['Creature'], outcomes: 2 },
        { value: 'an object that does not exist', outcomes: 1 },
      ],
      outcomes: 4,
    },
    `always · Clone · types
  expected [Artifact, Creature], found [Creature] in 2 of 4 outcomes, an object that does not exist in 1 of 4 outcomes`,
  ],
  [
    'keywords it should not have',
    {
      kind: 'property',
      mode: 'always',
      subject: 'Clone',
      property: 'lacks',
      expected: ['flying'],
      found: [{ value: ['flying'], outcomes: 1 }],
      outcomes: 1,
    },
    'always · Clone · lacks\n  expected none of [flying], found [flying] in 1 of 1 outcome',
  ],
  [
    'a number of objects',
    {
      kind: 'number',
      mode: 'always',
      name: 'Squirrel Token',
      expected: 2,
      expect: { tapped: false },
      found: [{ value: 1, outcomes: 1 }],
      outcomes: 1,
    },
    'always · 2 Squirrel Token\n  expected 2 with {tapped: no}, found 1 in 1 of 1 outcome',
  ],
  [
    'a name nobody knows',
    { kind: 'unknown', mode: 'never', subject: 'Clnoe', near: ['Clone'] },
    'never · Clnoe\n  no outcome has anything called "Clnoe". Did you mean "Clone"?',
  ],
  [
    'something that never happens',
    {
      kind: 'sometimes',
      outcomes: 2,
      nearest: [
        {
          kind: 'property',
          mode: 'sometimes',
          subject: 'Clone',
          property: 'tapped',
          expected: true,
          found: [{ value: undefined, outcomes: 1 }],
          outcomes: 1,
        },
      ],
    },
    `sometimes
  none of 2 outcomes has all of it; in the nearest:
    sometimes · Clone · tapped
      expected yes, found nothing in 1 of 1 outcome`,
  ],
  [
    'something that should never happen',
    {
      kind: 'never',
      assertions: [{ kind: 'object', subject: 'Clone', expect: { tapped: true } }],
      found: 1,
      outcomes: 3,
    },
    'never\n  1 of 3 outcomes has Clone: {tapped: yes}',
  ],
  [
    'an outcome that is missing',
    {
      kind: 'missing outcome',
      item: 2,
      expected: {
        assertions: [{ kind: 'player', subject: 'you', expect: { life: 18 } }],
        triggers: [{ source: 'Clone', times: 2 }],
      },
      outcomes: 1,
    },
    'outcomes\n  expected outcome 2, you: {life: 18} with triggers Clone 2 times, is none of 1 outcome',
  ],
  [
    'an outcome that is not in the list',
    { kind: 'unexpected outcome', number: 3, values: [{ subject: 'Clone', property: 'zone', value: 'exile' }] },
    'outcomes\n  outcome 3 is not in the list: Clone zone exile',
  ],
  [
    'other triggers',
    {
      kind: 'triggers',
      missing: [{ source: 'Soul Warden', controller: 'you', times: 1 }],
      unexpected: [{ source: 'Clone', times: 2 }],
      outcome: 2,
      outcomes: 2,
    },
    'triggers\n  expected also Soul Warden (you) in outcome 2 of 2\n  not expected: Clone 2 times in outcome 2 of 2',
  ],
  [
    'a rule that is not cited',
    { kind: 'cites', rule: '614.12', cited: ['614.1c', '704.5f'] },
    'cites\n  expected rule 614.12 in the trail, found 614.1c, 704.5f',
  ],
  [
    'a refusal that did not come',
    { kind: 'not refused', expected: 'Forest' },
    'illegal\n  expected a refusal that says "Forest", found an answer',
  ],
  [
    'a refusal nobody expected',
    { kind: 'refused', reason: 'Shock cannot enter.', rule: '304.4' },
    'refused (304.4): Shock cannot enter.',
  ],
  [
    'what is not supported',
    { kind: 'unsupported', reason: 'merging permanents (730.2)' },
    'not supported yet: merging permanents (730.2)',
  ],
  [
    'too many outcomes',
    { kind: 'incomplete', outcomes: 500 },
    'only 500 outcomes could be explored, so that nothing is known of all of them',
  ],
  [
    'an unread line',
    { kind: 'unread', unread: { card: 'Clone', line: 'Gibberish.', matters: true } },
    'could not read this line of Clone: Gibberish.',
  ],
];

test.each(rows)('%s', (_, failure, text) => expect(explainFailure(failure).join('\n')).toBe(text));

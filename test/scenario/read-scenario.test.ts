// Scenarios from text: YAML's pitfalls, JSON, several documents, and problems with their lines.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameTable } from '../../src/scenario/object-names.ts';
import { readEach, readScenarios } from '../../src/scenario/read-scenario.ts';
import { unknownReferences } from '../../src/scenario/references.ts';
import { SCENARIO_LIMITS } from '../../src/scenario/scenario-limits.ts';
import type { Scenario } from '../../src/scenario/schema/scenario-schema.ts';

function one(text: string): Scenario {
  const read = readScenarios(text);
  if (!read.ok || read.value[0] === undefined) throw new Error(JSON.stringify(read));
  return read.value[0];
}
function issues(text: string) {
  const read = readScenarios(text);
  return read.ok ? [] : read.issues;
}
const SHORT = 'when: {enters: [Clone]}';

describe('YAML', () => {
  test('keeps what looks like a number, a date or a boolean a text where a text is meant', () => {
    const scenario = one(`
title: 2014
rules: 2014-02-01
note: yes
source: 614.10
when: {enters: [No, "True", {card: 1e3, as: 12}]}
then: {cites: [616.10, 614.1], illegal: 4}`);
    expect(scenario.title).toBe('2014');
    expect(scenario.rules).toBe('2014-02-01');
    expect(scenario.note).toBe('yes');
    expect(scenario.source).toBe('614.10');
    expect(scenario.then).toMatchObject({ cites: ['616.10', '614.1'], illegal: '4' });
    expect(scenario.when).toMatchObject({ objects: [{ card: 'No' }, { card: 'True' }, { card: '1e3', as: '12' }] });
  });

  test('reads yes, no, true and false the same', () => {
    const given =
      'given: {you: {battlefield: [{card: A, tapped: yes}, {card: B, tapped: TRUE}, {card: C, tapped: no}, {card: D, tapped: "yes"}]}}';
    expect(one(`${given}\n${SHORT}`).given.players.you?.battlefield.map(it => it.tapped)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  test('reads counters, commas in quoted names and plain multi-word keys', () => {
    const scenario = one(
      `
given:
  you:
    battlefield:
      - {card: "Nylea, God of the Hunt", counters: {+1/+1: 2, -1/-1: "1", charge: 3}}
      - Nylea, God of the Hunt
when: {enters: [Clone]}
then: {always: {Nylea, God of the Hunt#2: {zone: battlefield}}}`.replace(
        '{Nylea, God of the Hunt#2',
        '{"Nylea, God of the Hunt#2"',
      ),
    );
    expect(scenario.given.players.you?.battlefield.map(it => [it.card, it.counters])).toEqual([
      ['Nylea, God of the Hunt', { '+1/+1': 2, '-1/-1': 1, charge: 3 }],
      ['Nylea, God of the Hunt', undefined],
    ]);
  });

  test('takes an empty value for one that is left out, but keeps an empty text', () => {
    const scenario = one('note:\nchoose: ~\ngiven:\nwhen: {enters: [{card: Clone, cast: {manaSpent: ""}}]}');
    expect(scenario.note).toBeUndefined();
    expect(scenario.choose).toEqual([]);
    expect(scenario.when).toMatchObject({ objects: [{ cast: { manaSpent: '' } }] });
  });

  test('may have several documents, with comments and empty ones between', () => {
    const read = readScenarios(
      `# all of them\n---\nid: a\n${SHORT}\n---\n# nothing\n---\n\n---\nid: b\n${SHORT}\n...\n`,
    );
    expect(read.ok && read.value.map(it => it.id)).toEqual(['a', 'b']);
  });

  test('does not take a name for what every object has', () => {
    const scenario = one(
      'given: {you: {battlefield: [constructor, __proto__], counters: {__proto__: 2}}}\nwhen: {enters: [toString]}',
    );
    expect(scenario.given.players.you?.battlefield.map(it => it.card)).toEqual(['constructor', '__proto__']);
    expect(issues('when: {constructor: [Clone]}')[0]?.message).toMatch(/^Unknown key "constructor"/);
    expect(issues(`choose: [{toString: Clone}]\n${SHORT}`)[0]?.message).toMatch(/^Unknown key "toString"/);
  });
});

describe('JSON', () => {
  test('is read as it is, one scenario or a list of them', () => {
    const scenario = {
      id: 'a',
      when: { enters: [{ card: 'Clone', tapped: true, counters: { '+1/+1': 2 } }] },
      choose: [{ pay: false }],
    };
    expect(one(JSON.stringify(scenario, null, '\t'))).toMatchObject({
      when: { objects: [{ tapped: true, counters: { '+1/+1': 2 } }] },
      choose: [{ kind: 'pay', pay: false }],
    });
    const read = readScenarios(JSON.stringify([scenario, { ...scenario, id: 'b', note: null }]));
    expect(read.ok && read.value.map(it => [it.id, it.note])).toEqual([
      ['a', undefined],
      ['b', undefined],
    ]);
  });
});

describe('a problem', () => {
  test('stands on its line, and several are reported at once', () => {
    const found = issues(`# a comment
---
id: Not Kebab
given:
  you:
    life: ten
    battlefield:
      - {card: Clone, tappd: yes}
when:
  entres: [Clone]
then:
  always:
    you: {tapped: yes}
`);
    expect(found.map(it => [it.path.join('.'), it.line])).toEqual([
      ['id', 3],
      ['given.you.life', 6],
      ['given.you.battlefield.0.tappd', 8],
      ['when.entres', 10],
    ]);
  });

  test('names the nearest key, or all of them when none is near', () => {
    expect(issues('when: {enters: [{crad: Clone}]}')[0]).toMatchObject({
      message: 'Unknown key "crad".',
      suggestions: ['card'],
    });
    expect(issues(`wherefore: 1\n${SHORT}`)[0]?.message).toMatch(
      /^Unknown key "wherefore"\. Expected one of id, title, source, /,
    );
  });

  const rows: readonly [string, RegExp][] = [
    ['id: a', /^Expected one event, such as \{enters: \[Clone\]\}, met nothing\.$/],
    ['when: Clone', /^Expected one event, .* met "Clone"\.$/],
    ['when: {enters: [A], draws: you}', /^Expected exactly one event, met 2\.$/],
    ['when: {enters: []}', /^Expected what enters, met nothing\.$/],
    ['when: {destroys: {by: Murder}}', /^Expected the objects, or a player and a count, met neither\.$/],
    ['when: {dealsDamage: {source: A, to: B}}', /^Expected an amount of damage, a whole number, met nothing\.$/],
    ['when: {dealsDamage: {source: A, to: B, amount: 2.5}}', /met "2\.5"\.$/],
    ['when: {draws: {player: nobody}}', /^Unknown player "nobody"\. The players are you, opponent\.$/],
    ['when: {begins: {player: you}}', /^Expected one of step, phase, turn, met 0\.$/],
    ['when: {enters: [{card: A, token: Treasure}]}', /^An object is a card or a token, not both\.$/],
    ['when: {enters: [{tapped: yes}]}', /^Expected "card", "token" or "copyOf" to say what it is, met none of them\.$/],
    [
      'when: {enters: [{card: A, from: exile, cast: {from: hand}}]}',
      /^It cannot be cast from hand and come from exile\.$/,
    ],
    [`rules: 2014-13-01\n${SHORT}`, /^Expected a day such as 2014-02-01, a year, or current, met "2014-13-01"\.$/],
    [`rules: 2014-02-30\n${SHORT}`, /^Expected a day such as/],
    [`rules: 1992\n${SHORT}`, /^Expected a day since 1993-08-05/],
    [`players: [you]\n${SHORT}`, /^Expected 2 to 8 players, met 1\.$/],
    [`players: [you, you]\n${SHORT}`, /^Two players are called "you"\.$/],
    [`players: [you, command]\n${SHORT}`, /^A player cannot be called "command"/],
    [`given: {yuo: {life: 3}}\n${SHORT}`, /^Unknown key "yuo" under "given"\./],
    [
      `given: {you: {battlefield: [{card: A, counters: [2]}]}}\n${SHORT}`,
      /^Expected counters by kind, such as .* met a list of one\.$/,
    ],
    [`choose: [{copy: A, pay: no}]\n${SHORT}`, /^Expected one kind of choice, met a list of 2\.$/],
    [`choose: [{flip: edge}]\n${SHORT}`, /^Expected heads or tails, met "edge"\.$/],
    [`choose: [{pay: maybe}]\n${SHORT}`, /^Expected yes, no or a number, met "maybe"\.$/],
    [`then: {cites: [old]}\n${SHORT}`, /^Expected the number of a rule, such as 614\.12, met "old"\.$/],
    [`then: {always: {Clone: {life: 3}}}\n${SHORT}`, /^"Clone" is an object, which has no "life"\./],
    [`then: {always: {Clone: {zone: battle}}}\n${SHORT}`, /^Expected a zone \(battlefield, .* met "battle"\.$/],
    [
      `given: {you: {battlefield: [500 Forest]}}\n${SHORT}`,
      /^The board has 500 permanents, and a question may have at most 400\.$/,
    ],
    ['when: {enters: [101 Forest]}', /^101 objects would enter at once, and a question may have at most 100\.$/],
    [`title: ${'x'.repeat(5_000)}\n${SHORT}`, /^Expected a title of at most 4000 characters, met 5000\.$/],
    [`id: a\n${SHORT}\n---\nid: a\n${SHORT}`, /^The id "a" is used twice, first in the scenario on line 1\.$/],
    ['when: {enters: [Nylea, God of the Hunt: x, y}', /^This is not YAML: /],
    ['a: &x [b]\nwhen: {enters: *x}', /^"\*x" repeats another part, which is not read here\./],
    ['# only a comment', /^There is no scenario in this text\.$/],
    ['', /^There is no scenario in this text\.$/],
    ['just words', /^Expected a scenario: a map with "when" and what else it needs, met "just words"\.$/],
    ['[1, 2]', /^Expected a scenario: /],
  ];
  test.each(rows)('%s', (text, message) => expect(issues(text)[0]?.message).toMatch(message));

  test('in one scenario does not hide the others', () => {
    const each = readEach(
      `id: a\n${SHORT}\n---\nid: b\nwhen: {entres: [A]}\n---\nid: c\nwhen: [\n---\nid: d\n${SHORT}`,
    );
    expect(each.map(it => [it.id, it.line, it.result.ok])).toEqual([
      ['a', 1, true],
      ['b', 4, false],
      ['c', 7, false],
      ['d', 10, true],
    ]);
  });

  test('in a text that is too long, too deep or grows without end is a sentence at once', () => {
    expect(issues('x'.repeat(SCENARIO_LIMITS.file + 1))[0]?.message).toMatch(/^The text has 2000001 characters/);
    const read = readScenarios('x'.repeat(4_001), { longest: SCENARIO_LIMITS.question });
    expect(read.ok || read.issues[0]?.message).toBe('The text has 4001 characters, and at most 4000 can be read.');
    expect(issues('['.repeat(100_000))[0]?.message).toBe('The text is nested too deeply to be read.');
    expect(issues(`when: ${'['.repeat(500)}${']'.repeat(500)}`).length).toBeGreaterThan(0);
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x]',
      ...Array.from({ length: 8 }, (_, i) => `k${i}: &${'bcdefghi'[i]} [${`*${'abcdefgh'[i]},`.repeat(8)}]`),
    ].join('\n');
    expect(issues(bomb).length).toBeGreaterThan(0);
  });

  test('is the same list, however many there are', () => {
    const many = issues(`given: {you: {battlefield: [${'{card: A, tapped: perhaps}, '.repeat(40)}]}}\n${SHORT}`);
    expect(many).toHaveLength(SCENARIO_LIMITS.issues + 1);
    expect(many.at(-1)?.message).toBe('There are 20 more problems like these.');
  });
});

test('nothing anybody writes makes the reader throw', () => {
  const word = fc.constantFrom(
    'when',
    'enters',
    'given',
    'you',
    'battlefield',
    'then',
    'always',
    'choose',
    'copy',
    '- ',
    ': ',
    '{',
    '}',
    '[',
    ']',
    '#',
    '\n',
    '---\n',
    'Clone',
    '2',
    '"',
    '&a',
    '*a',
    '!!x',
    '? ',
    ' ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word, { maxLength: 30 }).map(it => it.join('')),
      ),
      text => {
        readEach(text);
      },
    ),
    { numRuns: 500 },
  );
});

const SHARED = new URL('../../../shared/scenarios/', import.meta.url);
describe.skipIf(!existsSync(SHARED))('the shared scenarios', () => {
  const files = existsSync(SHARED)
    ? readdirSync(SHARED, { recursive: true, encoding: 'utf8' }).filter(it => it.endsWith('.yaml'))
    : [];
  test.each(files)('%s reads whole, and every name in it means something', file => {
    const read = readScenarios(readFileSync(new URL(file, SHARED), 'utf8'));
    expect(read.ok ? [] : read.issues).toEqual([]);
    for (const scenario of read.ok ? read.value : []) {
      const names = nameTable(scenario);
      expect([scenario.id, names.issues, unknownReferences(scenario, names)]).toEqual([scenario.id, [], []]);
    }
  });
});

// Checks of a scenario's expectations against answers made by hand.
import { describe, expect, test } from 'vitest';
import type { Answer, ObjectAnswer, OutcomeAnswer, PlayerAnswer, TriggerAnswer } from '../../src/scenario/answer.ts';
import { checkAnswer } from '../../src/scenario/check-answer.ts';
import { readScenarios } from '../../src/scenario/read-scenario.ts';
import { reportScenario } from '../../src/scenario/scenario-report.ts';
import { anObjectAnswer, anOutcomeAnswer, answerOf, playerAnswer } from '../support/answer-builders.ts';

const BEAR = anObjectAnswer('Grizzly Bears', { subtypes: ['Bear'], colors: ['green'], power: 2, toughness: 2 });
const PLAYER = playerAnswer();

function outcome(
  objects: Readonly<Record<string, Partial<ObjectAnswer>>>,
  rest: Partial<Omit<OutcomeAnswer, 'objects'>> = {},
): OutcomeAnswer {
  const full = Object.entries(objects).map(([key, it]): [string, ObjectAnswer] => [key, { ...BEAR, ...it }]);
  return anOutcomeAnswer({
    objects: Object.fromEntries(full),
    players: { you: PLAYER, opponent: PLAYER },
    ...rest,
  });
}

function answer(...outcomes: readonly OutcomeAnswer[]): Answer {
  return answerOf({ outcomes, rules: '2026-08-07' });
}

/** The failures of an answer to a scenario with this `then` (and the rest). */
function failures(then: string, got: Answer, rest = 'when: {enters: [Grizzly Bears]}') {
  const read = readScenarios(`${rest}\nthen: ${then}`);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  const [scenario] = read.value;
  if (scenario === undefined) throw new Error('no scenario');
  return checkAnswer(scenario, got);
}

const kinds = (list: readonly { readonly kind: string }[]) => list.map(it => it.kind);

describe('a property of an object', () => {
  const rows: readonly [string, Partial<ObjectAnswer>, Partial<ObjectAnswer>][] = [
    ['zone: graveyard', { zone: 'graveyard' }, { zone: 'exile' }],
    ['exists: true', {}, { exists: false }],
    ['exists: no', { exists: false }, {}],
    ['controller: opponent', { controller: 'opponent' }, { controller: 'you' }],
    ['owner: you', {}, { owner: 'opponent' }],
    ['name: grizzly bears', {}, { name: 'Runeclaw Bear' }],
    ['manaValue: 0', { manaValue: 0 }, {}],
    ['types: [Creature, Artifact]', { types: ['Artifact', 'Creature'] }, {}],
    ['types: []', { types: [] }, {}],
    ['subtypes: [every creature type]', { subtypes: ['every creature type'] }, {}],
    ['subtypes: Bear', {}, { subtypes: ['Bear', 'Warrior'] }],
    ['supertypes: [Legendary]', { supertypes: ['Legendary'] }, {}],
    ['colors: [red, green]', { colors: ['red', 'green'] }, { colors: ['red'] }],
    ['colors: colorless', { colors: [] }, {}],
    ['power: -1', { power: -1 }, {}],
    ['toughness: 2', {}, { toughness: undefined as never }],
    ['loyalty: 3', { loyalty: 3 }, {}],
    ['defense: 3', { defense: 3 }, { defense: 2 }],
    ['counters: {+1/+1: 2}', { counters: { '+1/+1': 2, lore: 0 } }, { counters: { '+1/+1': 2, lore: 1 } }],
    ['counters: {}', {}, { counters: { charge: 1 } }],
    ['tapped: yes', { tapped: true }, {}],
    ['faceDown: no', {}, { faceDown: true }],
    ['face: front', {}, { face: 'back' }],
    ['face: back', { face: 'back' }, {}],
    ['face: Werewolf', { face: 'back', name: 'Werewolf' }, {}],
    ['phasedOut: false', {}, { phasedOut: true }],
    ['keywords: [flying]', { keywords: ['trample', 'flying'] }, { keywords: ['trample'] }],
    ['keywords: [protection]', { keywords: ['protection from red'] }, { keywords: [] }],
    ['keywords: [protection from red]', { keywords: ['protection from red'] }, { keywords: ['protection from blue'] }],
    ['keywords: ["ward {2}"]', { keywords: ['ward {2}'] }, { keywords: ['ward {3}'] }],
    ['keywords: [ward]', { keywords: ['ward—pay 2 life'.replace('—', '-')] }, { keywords: ['warden'] }],
    ['lacks: [flying]', { keywords: ['reach'] }, { keywords: ['flying'] }],
    ['lacks: [abilities]', {}, { abilities: ['When this creature enters, draw a card.'] }],
    ['copyOf: none', {}, { copyOf: 'Clone' }],
    ['copyOf: Clone', { copyOf: 'Clone' }, {}],
    ['attachedTo: none', {}, { attachedTo: 'opponent' }],
    ['attachedTo: opponent', { attachedTo: 'opponent' }, { attachedTo: 'you' }],
    ['chosen: {color: red}', { chosen: { color: 'red', number: 2 } }, { chosen: { color: 'blue' } }],
    ['chosen: {number: 3}', { chosen: { number: 3 } }, {}],
    ['token: true', { token: true }, {}],
    ['protector: opponent', { protector: 'opponent' }, {}],
    ['damage: 2', { damage: 2 }, {}],
    ['attacking: opponent', { attacking: 'opponent' }, {}],
    ['attacking: yes', { attacking: 'you' }, {}],
    ['attacking: none', {}, { attacking: 'you' }],
    ['level: 2', { level: 2 }, { level: 1 }],
    ['designations: [renowned]', { designations: ['monstrous', 'renowned'] }, { designations: ['monstrous'] }],
  ];
  test.each(rows)('%s', (property, holding, other) => {
    const then = `{always: {Grizzly Bears: {${property}}}}`;
    expect(failures(then, answer(outcome({ 'Grizzly Bears': holding })))).toEqual([]);
    const found = failures(then, answer(outcome({ 'Grizzly Bears': other })));
    expect(found).toMatchObject([{ kind: 'property', property: property.split(':')[0], outcomes: 1 }]);
  });

  test('of an object that has ceased to exist is never as expected', () => {
    const gone = answer(outcome({ 'Grizzly Bears': { exists: false } }));
    expect(kinds(failures('{always: {Grizzly Bears: {tapped: no, lacks: [flying]}}}', gone))).toEqual([
      'property',
      'property',
    ]);
  });
});

describe('a property of a player', () => {
  const rows: readonly [string, Partial<PlayerAnswer>, Partial<PlayerAnswer>][] = [
    ['life: 20', {}, { life: 19 }],
    ['handSize: 1', { handSize: 1 }, {}],
    ['librarySize: 1', { librarySize: 1 }, {}],
    ['graveyard: [Forest, Forest]', { graveyard: ['Forest#1', 'Bear', 'Forest#2'] }, { graveyard: ['Forest'] }],
    ['exile: [Forest]', { exile: ['Forest'] }, {}],
    ['hand: []', {}, undefined as never],
    ['hand: [Bear]', { hand: ['Bear'] }, { hand: ['Bear Cub'] }],
    ['counters: {poison: 2}', { counters: { poison: 2 } }, { counters: { poison: 1 } }],
    ['mana: GW', { mana: 'WG' }, { mana: 'GG' }],
    ['mana: ""', {}, { mana: 'C' }],
    ['skipped: [upkeep]', { skipped: ['draw step', 'upkeep step'] }, { skipped: ['draw'] }],
    ['lost: yes', { lost: true }, {}],
    ['designations: [monarch]', { designations: ['monarch'] }, {}],
  ];
  test.each(rows)('%s', (property, holding, other) => {
    const then = `{always: {you: {${property}}}}`;
    const with_ = (player: Partial<PlayerAnswer>) =>
      answer(outcome({}, { players: { you: { ...PLAYER, ...player } } }));
    expect(failures(then, with_(holding))).toEqual([]);
    if (other !== undefined) expect(kinds(failures(then, with_(other)))).toEqual(['property']);
  });
});

describe('always, sometimes and never', () => {
  const tapped = outcome({ 'Grizzly Bears': { tapped: true } });
  const untapped = outcome({ 'Grizzly Bears': { tapped: false, counters: { '+1/+1': 1 } } });

  test('always means every outcome, and says in how many it was otherwise', () => {
    expect(failures('{always: {Grizzly Bears: {tapped: yes}}}', answer(tapped, untapped, untapped))).toEqual([
      {
        kind: 'property',
        mode: 'always',
        subject: 'Grizzly Bears',
        property: 'tapped',
        expected: true,
        found: [{ value: false, outcomes: 2 }],
        outcomes: 3,
      },
    ]);
  });

  test('sometimes means one outcome that has all of it', () => {
    const then = '{sometimes: {Grizzly Bears: {tapped: yes, counters: {+1/+1: 1}}}}';
    expect(failures(then, answer(tapped, untapped))).toMatchObject([
      { kind: 'sometimes', outcomes: 2, nearest: [{ kind: 'property', mode: 'sometimes' }] },
    ]);
    expect(failures('{sometimes: {Grizzly Bears: {tapped: yes}}}', answer(tapped, untapped))).toEqual([]);
  });

  test('never means no outcome that has all of it', () => {
    const then = '{never: {Grizzly Bears: {tapped: no, counters: {+1/+1: 1}}}}';
    expect(failures(then, answer(tapped, untapped))).toMatchObject([{ kind: 'never', found: 1, outcomes: 2 }]);
    expect(failures(then, answer(tapped))).toEqual([]);
  });

  test('nothing can be said of all outcomes when some were not explored', () => {
    const unfinished = { ...answer(tapped), complete: false };
    expect(kinds(failures('{always: {Grizzly Bears: {tapped: yes}}}', unfinished))).toEqual(['incomplete']);
    expect(failures('{sometimes: {Grizzly Bears: {tapped: yes}}}', unfinished)).toEqual([]);
  });
});

describe('outcomes', () => {
  const list = '{outcomes: [{Grizzly Bears: {tapped: yes}}, {Grizzly Bears: {tapped: no}, triggers: [Grizzly Bears]}]}';
  const trigger: TriggerAnswer = { source: 'Grizzly Bears', controller: 'you', times: 1 };
  const tapped = outcome({ 'Grizzly Bears': { tapped: true } }, { triggers: [trigger] });
  const untapped = outcome({ 'Grizzly Bears': { tapped: false } }, { triggers: [trigger] });

  test('are exactly those of the list, looking only at what it mentions', () => {
    const alsoTapped = outcome({ 'Grizzly Bears': { tapped: true, power: 9 } });
    expect(failures(list, answer(tapped, untapped, alsoTapped))).toEqual([]);
  });

  test('that are missing are distinguished from those that are not in the list', () => {
    const dead = outcome({ 'Grizzly Bears': { tapped: false } });
    expect(failures(list, answer(tapped, dead))).toMatchObject([
      { kind: 'missing outcome', item: 2 },
      { kind: 'unexpected outcome', number: 2 },
    ]);
    expect(failures(list, answer(untapped))).toMatchObject([{ kind: 'missing outcome', item: 1 }]);
  });
});

describe('triggers', () => {
  const board = 'given: {you: {battlefield: [2 Soul Warden, Clone]}}\nwhen: {enters: [Grizzly Bears]}';
  const with_ = (...triggers: readonly TriggerAnswer[]) => answer(outcome({ 'Grizzly Bears': {} }, { triggers }));
  const warden = (number: number, times = 1): TriggerAnswer => ({
    source: `Soul Warden#${number}`,
    controller: 'you',
    times,
  });
  const rows: readonly [string, readonly TriggerAnswer[], boolean][] = [
    ['[]', [], true],
    ['[]', [warden(1)], false],
    ['[{source: Soul Warden#1}, {source: Soul Warden#2}]', [warden(1), warden(2)], true],
    ['[{source: Soul Warden, times: 2}]', [warden(1), warden(2)], true],
    ['[{source: Soul Warden}, {source: Soul Warden}]', [warden(1), warden(2)], true],
    ['[{source: Soul Warden}]', [warden(1), warden(2)], false],
    ['[{source: Soul Warden}, {source: Soul Warden#2, times: 2}]', [warden(1), warden(2, 2)], true],
    ['[{source: Soul Warden#2}]', [warden(1)], false],
    ['[{source: Soul Warden#1, controller: opponent}]', [warden(1)], false],
    ['[{source: Soul Warden#1, times: 2}]', [warden(1)], false],
    ['[{source: Treasure Token}]', [{ source: 'Treasure Token', controller: 'you', times: 1 }], true],
    ['[{source: Words of Worship}]', [{ source: 'Words of Worship', controller: 'you', times: 1 }], true],
  ];
  test.each(rows)('%s', (expected, triggers, holds) => {
    expect(kinds(failures(`{triggers: ${expected}}`, with_(...triggers), board))).toEqual(holds ? [] : ['triggers']);
  });

  test('are the same in every outcome', () => {
    const two = answer(outcome({}), outcome({}, { triggers: [warden(1)] }));
    expect(failures('{triggers: []}', two, board)).toEqual([
      {
        kind: 'triggers',
        missing: [],
        unexpected: [{ source: 'Soul Warden#1', controller: 'you', times: 1 }],
        outcome: 2,
        outcomes: 2,
      },
    ]);
  });
});

describe('a number in front of a name', () => {
  const like = outcome({
    'Grizzly Bears#1': {},
    'Grizzly Bears#2': { zone: 'graveyard' },
    'Grizzly Bears Token': { token: true, written: 'Grizzly Bears' },
    Clone: { written: 'Clone' },
  });
  const board = 'given: {you: {battlefield: [2 Grizzly Bears]}}\nwhen: {enters: [Clone]}';
  test('counts the objects of that name that match, tokens of that name among them', () => {
    expect(failures('{always: {2 Grizzly Bears: {zone: battlefield}}}', answer(like), board)).toEqual([]);
    expect(failures('{always: {1 Grizzly Bears: {zone: graveyard}}}', answer(like), board)).toEqual([]);
    expect(failures('{always: {3 Grizzly Bears: {zone: battlefield}}}', answer(like), board)).toMatchObject([
      { kind: 'number', expected: 3, found: [{ value: 2, outcomes: 1 }] },
    ]);
  });

  test('counts tokens made in the event by the name they have', () => {
    const made = outcome({
      'Squirrel Token#1': { token: true, written: 'Squirrel Token', name: 'Squirrel Token' },
      'Squirrel Token#2': { token: true, written: 'Squirrel Token', name: 'Squirrel Token' },
    });
    expect(
      failures('{always: {2 Squirrel Token: {token: yes}, Squirrel Token: {power: 2}}}', answer(made), board),
    ).toEqual([]);
    expect(failures('{always: {0 Treasure Token: {zone: battlefield}}}', answer(made), board)).toEqual([]);
    expect(kinds(failures('{always: {1 Treasure Token: {zone: battlefield}}}', answer(made), board))).toEqual([
      'unknown',
    ]);
  });
});

describe('cites', () => {
  const trail = ['614.12a', '603.6', '614.1c'].map(rule => ({
    rule,
    also: ['122.6a'],
    text: '',
    applies: true,
    notable: true,
  }));
  const rows: readonly [string, boolean][] = [
    ['122.6a', true],
    ['614.12', true],
    ['614.12a', true],
    ['603.6', true],
    ['603.6a', false],
    ['614.1', true],
    ['614.2', false],
    ['614', true],
  ];
  test.each(rows)('%s', (rule, holds) => {
    const found = failures(`{cites: ["${rule}"]}`, answer(outcome({}, { trail }), outcome({})));
    expect(kinds(found)).toEqual(holds ? [] : ['cites']);
  });
});

describe('illegal', () => {
  const refused: Answer = {
    ...answer(),
    status: 'illegal',
    reason: 'Clone cannot copy Woodfall Primus.',
    rule: '614.12a',
  };
  test('holds when the reason contains the text', () => {
    expect(failures('{illegal: Woodfall Primus}', refused)).toEqual([]);
    expect(failures('{illegal: yes}', refused)).toEqual([]);
    expect(kinds(failures('{illegal: Forest}', refused))).toEqual(['not refused']);
    expect(kinds(failures('{illegal: Forest}', answer(outcome({}))))).toEqual(['not refused']);
  });
  test('is a failure where no refusal was expected', () => {
    expect(failures('{always: {Grizzly Bears: {tapped: no}}}', refused)).toEqual([
      { kind: 'refused', reason: 'Clone cannot copy Woodfall Primus.', rule: '614.12a' },
    ]);
  });
});

describe('a subject nobody knows', () => {
  test('is named with the nearest names', () => {
    expect(failures('{always: {Grizly Bears: {tapped: no}}}', answer(outcome({ 'Grizzly Bears': {} })))).toEqual([
      { kind: 'unknown', mode: 'always', subject: 'Grizly Bears', near: ['Grizzly Bears'] },
    ]);
  });
  test('may be a token that was not made, when just that is expected', () => {
    const got = answer(outcome({ 'Grizzly Bears': {} }));
    expect(failures('{always: {Treasure Token: {exists: no}}}', got)).toEqual([]);
    expect(kinds(failures('{always: {Treasure: {exists: no}}}', got))).toEqual(['unknown']);
  });
});

describe('a report', () => {
  function reported(text: string, got: Answer) {
    const read = readScenarios(text);
    if (!read.ok || read.value[0] === undefined) throw new Error('no scenario');
    return reportScenario(read.value[0], { ok: true, value: got });
  }
  const wrong = answer(outcome({ 'Grizzly Bears': { tapped: true } }));
  const text = 'id: bears\nwhen: {enters: [Grizzly Bears]}\nthen: {always: {Grizzly Bears: {tapped: no}}}';

  test('says whether a failure is in doubt', () => {
    expect(reported(text, wrong)).toMatchObject({ status: 'failed', doubtful: false });
    expect(reported(`confidence: low\n${text}`, wrong)).toMatchObject({ status: 'failed', doubtful: true });
  });

  test('names the lines that were not read when something fails', () => {
    const unread = { ...wrong, unread: [{ card: 'Bears', line: 'Gibberish.', matters: true }] };
    const got = reported(text, unread);
    expect(got.status).toBe('unsupported');
    expect(kinds(got.failures)).toEqual(['property', 'unread']);
  });

  test('of a question that cannot be asked says why, unless that was expected', () => {
    const read = readScenarios(
      'when: {enters: [Shock]}\nthen: {illegal: Shock}\n---\nwhen: {enters: [Shock]}\nthen: {triggers: []}',
    );
    if (!read.ok) throw new Error('unread');
    const issues = [{ path: [], message: 'Shock cannot enter.' }];
    expect(read.value.map(it => reportScenario(it, { ok: false, issues }).status)).toEqual(['passed', 'unsupported']);
  });
});

describe('asks', () => {
  const copy = {
    kind: 'copy',
    who: 'you',
    for: 'Clone',
    picks: ['Grizzly Bears'],
    options: ['Grizzly Bears', 'none'],
    scripted: false,
  } as const;
  test.each([
    ['{copy: any}', true],
    ['{who: you, for: Clone, copy: [none, grizzly bears]}', true],
    ['{copy: [Grizzly Bears]}', false],
    ['{who: opponent, copy: any}', false],
    ['{for: Grizzly Bears, copy: any}', false],
    ['{color: any}', false],
  ])('%s: %s', (asked, holds) => {
    const found = failures(`{asks: [${asked}]}`, answer(outcome({}), outcome({}, { choices: [copy] })));
    expect(kinds(found)).toEqual(holds ? [] : ['asks']);
  });
  test('[] says that nobody is asked', () => {
    expect(kinds(failures('{asks: []}', answer(outcome({}))))).toEqual([]);
    expect(kinds(failures('{asks: []}', answer(outcome({}, { choices: [copy] }))))).toEqual(['asks']);
  });
});

// Words of spells and abilities about what they put onto the battlefield, or create there.
import { describe, expect, test } from 'vitest';
import { compilePlacements } from '../../src/oracle/compiler.ts';
import type { Placement } from '../../src/oracle/index.ts';

function only(text: string): Placement {
  const [placement, ...more] = compilePlacements(text);
  expect(more).toEqual([]);
  if (placement === undefined) throw new Error(`nothing is put anywhere by: ${text}`);
  return placement;
}

const put = (how: string) => `Put target creature card from your graveyard onto the battlefield${how}.`;
const create = (what: string) => `Create ${what}.`;

describe('the manner of what is put onto the battlefield', () => {
  test.each<[string, Placement['manner']]>([
    [put(' tapped'), { tapped: true }],
    [put(' tapped under your control'), { tapped: true }],
    [put(" under its owner's control at the beginning of the next end step"), {}],
    [put(' tapped and attacking'), { tapped: true, attacking: true }],
    [put(' transformed under your control'), { transformed: true }],
    [
      put(' with a flying counter and two +1/+1 counters on it'),
      { counters: [counters('flying', 1), counters('+1/+1', 2)] },
    ],
    [put(' attached to you'), { attachedTo: 'you' }],
    [put(' tapped, then shuffle'), { tapped: true }],
    [create('two tapped Treasure tokens'), { tapped: true }],
    [create("a 1/1 white Soldier creature token that's tapped and attacking"), { tapped: true, attacking: true }],
    [create('a Role token attached to target tapped creature'), { attachedTo: 'target tapped creature' }],
    [
      `${put('')} It enters tapped with an additional +1/+1 counter on it.`,
      { tapped: true, counters: [counters('+1/+1', 1)] },
    ],
  ])('%s', (text, manner) => {
    expect(only(text)).toMatchObject({ manner, unread: [] });
  });
  test('is of each half of a sentence on its own', () => {
    const both = compilePlacements(
      'Put a land card onto the battlefield tapped and a creature card onto the battlefield.',
    );
    expect(both.map(it => it.manner)).toEqual([{ tapped: true }, {}]);
    const tokens = compilePlacements('Create a Food token and two tapped Treasure tokens.');
    expect(tokens.map(it => it.manner)).toEqual([{}, { tapped: true }]);
  });
  test('is not in words about something else', () => {
    expect(
      only('{T}, Tap an untapped Elf you control: Put a land card from your hand onto the battlefield.').manner,
    ).toEqual({});
    expect(only('Create a Treasure token for each tapped creature you control.').manner).toEqual({});
  });
  test('is unread where a condition or unknown words bear on it', () => {
    expect(only(put(' tapped unless you pay {1}')).unread).toHaveLength(1);
    expect(only(put(' upside down')).unread).toHaveLength(1);
    expect(only(`${put('')} If it was a Monday, it enters with a charge counter on it.`).unread).toHaveLength(1);
  });
});

describe('what is said of the thing put there', () => {
  const haste = { kind: 'gains', abilities: [{ keyword: 'haste' }] };
  test.each([
    `${put('')} It gains haste.`,
    `${put('')} That creature gains haste until end of turn.`,
    put(' tapped and it gains haste'),
    'Return all creature cards from your graveyard to the battlefield. They gain haste.',
    'Create a 1/1 red Goblin creature token. The token gains haste.',
  ])('%s (611.2e: once it is there)', text => {
    expect(only(text)).toMatchObject({
      changes: [],
      afterwards: [{ kind: 'continuous', changes: [haste] }],
      unread: [],
    });
  });
  test.each([
    `${put('')} It has haste.`,
    'Return all creature cards from your graveyard to the battlefield. They have haste.',
  ])('%s (611.2e: as it enters)', text => {
    expect(only(text)).toMatchObject({ changes: [haste], afterwards: [], unread: [] });
  });
  test.each([
    [`${put('')} Put two +1/+1 counters on it.`, ['putCounters']],
    [put(' and put a +1/+1 counter on it'), ['putCounters']],
    [
      'Create a 0/0 green Ooze creature token, then put a +1/+1 counter on it and attach ~ to it.',
      ['putCounters', 'attach'],
    ],
    ['Put a land card onto the battlefield tapped. Then if you control four or more lands, untap that land.', ['if']],
  ])('%s (608.2c: done to it afterwards)', (text, kinds) => {
    expect(only(text).afterwards.map(it => it.kind)).toEqual(kinds);
  });
  test('is the exceptions of a copy', () => {
    const copy = only(
      "Create a token that's a copy of target creature, except it has haste. Sacrifice it at the beginning of the next end step.",
    );
    expect(copy).toMatchObject({ kind: 'copy', exceptions: [{ kind: 'gains' }], unread: [] });
  });
});

function counters(counter: string, amount: number) {
  return { counter, amount };
}

describe('what is sought', () => {
  test.each<[string, string]>([
    [
      'Search your library for a basic land card, put that card onto the battlefield tapped, then shuffle.',
      'a basic land card',
    ],
    [
      'Search your library for up to two Forest cards, put them onto the battlefield, then shuffle.',
      'up to two Forest cards',
    ],
    [
      'Search your library for an artifact card with mana cost {0} or {1}, put it onto the battlefield, then shuffle.',
      'an artifact card with mana cost {0} or {1}',
    ],
    [
      'That player may search their library for a land card with a basic land type, put it onto the battlefield, then shuffle.',
      'a land card with a basic land type',
    ],
    [
      'Search your library for a Forest card and a Plains card, put them onto the battlefield, then shuffle.',
      'a Forest card and a Plains card',
    ],
    [put(' tapped'), 'target creature card'],
    [
      'Put a creature card named Newt or Cauldron from your hand onto the battlefield.',
      'a creature card named Newt or Cauldron',
    ],
    ['Return all land cards from your graveyard to the battlefield tapped.', 'all land cards'],
  ])('%s', (text, words) => {
    expect(only(text).sought).toMatchObject({ words });
  });
  test('is left open where a pronoun is of no search, and where the words are not read', () => {
    expect(only('Exile target creature, then return it to the battlefield.').sought).toBeUndefined();
    expect(only('Search your library for a thing of wonder, put it onto the battlefield.').sought).toBeUndefined();
  });
});

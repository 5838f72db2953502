// Phrases of abilities: filters, conditions, rewrites and trigger events.
import { describe, expect, test } from 'vitest';
import type { Ability, Clause, Condition, Filter, Rewrite, TriggerEvent } from '../../src/engine/index.ts';
import { CARD_VOICE, makePhraser } from '../../src/explain/phrase/make-phraser.ts';
import { staticAbilityOf, triggeredAbilityOn } from '../support/board.ts';
import { entersRewrite, replacementAbility } from '../support/event-builders.ts';

const phraser = makePhraser(CARD_VOICE);
const of = (...clauses: readonly Clause[]): Filter => ({ clauses });
const creature: Clause = { kind: 'type', type: 'Creature' };
const yours: Clause = { kind: 'controlledBy', who: { kind: 'you' } };

describe('which objects', () => {
  test.each<[Filter, string, string]>([
    [of({ kind: 'other' }, creature, yours), 'another creature you control', 'other creatures you control'],
    [
      of({ kind: 'not', of: creature }, { kind: 'type', type: 'Artifact' }),
      'a noncreature artifact',
      'noncreature artifacts',
    ],
    [of({ kind: 'supertype', supertype: 'Basic' }, { kind: 'type', type: 'Land' }), 'a basic land', 'basic lands'],
    [of({ kind: 'subtype', subtype: 'Elf' }, creature), 'an Elf creature', 'Elf creatures'],
    [of({ kind: 'is', ref: { kind: 'self' } }), 'it', 'it'],
    [
      of({
        kind: 'any',
        of: [
          { kind: 'type', type: 'Artifact' },
          { kind: 'type', type: 'Enchantment' },
        ],
      }),
      'an artifact or enchantment',
      'artifacts or enchantments',
    ],
    [
      of(creature, { kind: 'measure', measure: 'power', is: '>=', amount: 3 }),
      'a creature with power three or more',
      'creatures with power three or more',
    ],
    [
      of(creature, { kind: 'counters', counter: '+1/+1', is: '>=', amount: 1 }),
      'a creature with a +1/+1 counter on it',
      'creatures with a +1/+1 counter on it',
    ],
    [
      of({ kind: 'card' }, { kind: 'inZone', zone: 'graveyard', whose: { kind: 'opponent' } }),
      "a card in an opponent's graveyard",
      "cards in an opponent's graveyard",
    ],
    [of(), 'a permanent', 'permanents'],
  ])('%j', (filter, one, many) => {
    expect(phraser.filter(filter, 'one')).toBe(one);
    expect(phraser.filter(filter, 'many')).toBe(many);
  });
});

describe('whether', () => {
  test.each<[Condition, string]>([
    [
      { kind: 'count', of: of({ kind: 'type', type: 'Artifact' }, yours), is: '>=', amount: 3 },
      'you control three or more artifacts',
    ],
    [{ kind: 'count', of: of(creature, yours), is: '>=', amount: 1 }, 'you control a creature'],
    [{ kind: 'count', of: of(creature), is: '=', amount: 0 }, 'there are no creatures'],
    [
      { kind: 'compare', left: { kind: 'devotion', colors: ['red', 'green'] }, is: '<', right: 7 },
      'your devotion to red and green is less than seven',
    ],
    [{ kind: 'kicked', times: 2 }, 'it was kicked twice'],
    [{ kind: 'turn', who: { kind: 'you' } }, 'it is your turn'],
  ])('%j', (condition, words) => expect(phraser.condition(condition)).toBe(words));
});

describe('how something enters', () => {
  test.each<[Rewrite, string]>([
    [{ kind: 'tapped', tapped: true }, 'enters tapped'],
    [
      { kind: 'withCounters', counter: '+1/+1', amount: { kind: 'x' }, additional: false },
      'enters with X +1/+1 counters',
    ],
    [
      { kind: 'withCounters', counter: 'charge', amount: 1, additional: true },
      'enters with an additional charge counter',
    ],
    [
      {
        kind: 'asCopy',
        of: of(creature),
        exceptions: [{ kind: 'addTypes', supertypes: [], types: ['Artifact'], subtypes: [] }],
      },
      'enters as a copy of a creature, except it is an artifact in addition to its other types',
    ],
    [{ kind: 'choose', what: 'color', who: { kind: 'you' }, among: undefined }, 'has you choose a color'],
    [{ kind: 'zone', to: 'exile' }, 'is exiled instead'],
    [{ kind: 'zone', to: 'library', position: 'bottom' }, "goes to the bottom of its owner's library instead"],
    [
      { kind: 'if', condition: { kind: 'kicked' }, then: [{ kind: 'tapped', tapped: true }], otherwise: [] },
      'enters tapped if it was kicked',
    ],
    [{ kind: 'scale', times: 2 }, 'is doubled'],
  ])('%j', (rewrite, words) => expect(phraser.rewrite(rewrite)).toBe(words));
});

describe('abilities', () => {
  const entersTapped: Ability = entersRewrite({ kind: 'tapped', tapped: true });
  const trigger: TriggerEvent = { kind: 'enters', what: of({ kind: 'other' }, creature), oneOrMore: false };
  test.each<[Ability, string]>([
    [entersTapped, 'it enters tapped'],
    [{ kind: 'keyword', keyword: 'devour', amount: 2 }, 'devour 2'],
    [
      { kind: 'keyword', keyword: 'protection', of: of({ kind: 'color', color: 'red' }), words: 'red' },
      'protection from red',
    ],
    [{ kind: 'keyword', keyword: 'ward', cost: '{2}' }, 'ward {2}'],
    [triggeredAbilityOn(trigger, { effect: 'you gain 1 life.' }), 'whenever another creature enters, you gain 1 life'],
    [
      staticAbilityOf(of(creature, yours), { kind: 'modifyPowerToughness', power: 1, toughness: 1 }),
      'creatures you control get +1/+1',
    ],
    [
      { kind: 'cant', what: { kind: 'enters', what: of(creature), from: ['graveyard'] }, condition: undefined },
      "a creature can't enter from a graveyard",
    ],
    [
      replacementAbility(
        { kind: 'putCounters', counter: '+1/+1', on: of(creature, yours), by: undefined, byEffect: true },
        [{ kind: 'add', amount: 1 }],
      ),
      'if +1/+1 counters would be put on a creature you control, that grows by one',
    ],
  ])('%j', (ability, words) => expect(phraser.ability(ability)).toBe(words));
});

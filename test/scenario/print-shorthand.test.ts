// Shorthand prints as well as it reads: whatever a line can say is read back from its own line.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../src/kit/fold.ts';
import { readScenario } from '../../src/scenario/read-scenario.ts';
import type { Scenario } from '../../src/scenario/schema/scenario-schema.ts';
import { printShorthand } from '../../src/scenario/shorthand/print-shorthand.ts';
import { readShorthand } from '../../src/scenario/shorthand/shorthand-line.ts';

const CARDS = [
  'Agent of the Fates',
  'Clone',
  'Circle of Protection: Red',
  'Erebos',
  'Erebos, God of the Dead',
  'Fire and Ice',
  'Forest',
  'Grizzly Bears',
  'Nylea, God of the Hunt',
  'Pacifism',
  'Return from the Grave',
  'Sol Ring',
  "Hero's Resolve",
];
const nameOf = (typed: string) => CARDS.find(card => fold(card) === fold(typed));

const card = fc.constantFrom(...CARDS);
const count = fc.integer({ min: 1, max: 9 });
const side = fc.constantFrom('you', 'opponent');
const token = fc.oneof(
  fc.constantFrom('Treasure', 'Clue', 'Food').map(name => ({ token: name })),
  fc.record({
    token: fc.record(
      {
        types: fc.constantFrom(['Creature'], ['Artifact', 'Creature']),
        subtypes: fc.constantFrom(['Goblin'], ['Soldier'], ['Elf', 'Warrior']),
        colors: fc.constantFrom([], ['red'], ['green', 'white']),
        power: count,
        toughness: count,
        text: fc.constantFrom('Flying', 'Flying, vigilance; it is first'),
      },
      { requiredKeys: ['types', 'subtypes', 'colors', 'power', 'toughness'] },
    ),
  }),
);
const what = fc.oneof(
  card.map(name => ({ card: name })),
  token,
);
const cast = fc.oneof(
  fc.record({ x: count }),
  fc.record({ kicked: fc.constantFrom('yes', 2) }),
  fc.record({ costs: fc.constantFrom(['impending'], ['evoke'], ['bestow']), targets: fc.constantFrom([], ['Forest']) }),
  fc.record({ from: fc.constantFrom('graveyard', 'command'), costs: fc.constantFrom([], ['escape']) }),
);
const chosen = fc.oneof(
  fc.constantFrom('red', 'white').map(color => ({ color })),
  fc.constantFrom('Elf', 'Time Lord').map(creatureType => ({ creatureType })),
  fc.constantFrom('Island').map(basicLandType => ({ basicLandType })),
  card.map(cardName => ({ cardName })),
  count.map(number => ({ number })),
  side.map(player => ({ player })),
);
const states = fc.record(
  {
    count,
    tapped: fc.constant('yes'),
    faceDown: fc.constantFrom('manifested', 'morph', 'cloaked'),
    counters: fc.constantFrom({}, { '+1/+1': 2 }, { loyalty: 4, charge: 1 }),
    damage: count,
    attachedTo: fc.constantFrom('Forest', 'you', 'opponent'),
    copyOf: card,
    designations: fc.constantFrom(['monstrous'], ['renowned', 'suspected']),
    chosen,
    cast,
    level: count,
    owner: side,
    face: fc.constant('back'),
  },
  { requiredKeys: [] },
);
const object = fc.tuple(what, states).map(([it, more]) => ({ ...it, ...more }));
const list = fc.array(object, { maxLength: 2 });
const zone = fc.constantFrom('hand', 'library', 'graveyard', 'exile', 'command');
const facts = fc.record(
  {
    speed: fc.integer({ min: 0, max: 4 }),
    counters: fc.constantFrom({ poison: 3 }, { poison: 1, energy: 2 }),
    designations: fc.constantFrom(['monarch'], ['monarch', 'cityBlessing']),
    commanderDamage: fc.constantFrom({ 'Erebos, God of the Dead': 17 }, { Clone: 2, 'Sol Ring': 1 }),
    thisTurn: fc.record(
      {
        creaturesDied: count,
        spellsCast: count,
        attacked: fc.constantFrom('yes', 'no'),
        instantsAndSorceriesCast: count,
      },
      { requiredKeys: [] },
    ),
    library: fc.constant([]),
    effects: fc.constantFrom([{ from: 'Clone' }], [{ from: 'Sol Ring', targets: ['Forest', 'you'] }]),
  },
  { requiredKeys: [] },
);
const player = fc
  .tuple(fc.constantFrom(20, 3, 1), list, zone, fc.array(object, { minLength: 1, maxLength: 1 }), facts)
  .map(([life, battlefield, other, objects, more]) => ({ life, battlefield, [other]: objects, ...more }));
const ref = fc.oneof(
  card,
  card.map(name => `${name}#2`),
);
const how = fc.record(
  { from: fc.constantFrom('hand', 'graveyard', 'library', 'exile'), by: card, under: side },
  { requiredKeys: [] },
);
const entering = fc.record(
  { counters: fc.constant({ charge: 2 }), tapped: fc.constant('yes'), count, transformed: fc.constant('yes') },
  { requiredKeys: [] },
);
const apart = fc
  .array(fc.tuple(what, how), { minLength: 2, maxLength: 3 })
  .map(items => ({ enters: items.map(([it, more]) => ({ ...it, ...more })) }));
const enters = fc
  .tuple(fc.array(fc.tuple(what, entering), { minLength: 1, maxLength: 3 }), how)
  .map(([items, shared]) => ({ enters: items.map(([it, more]) => ({ ...it, ...more, ...shared })) }));
const moved = fc
  .tuple(
    fc.constantFrom('destroys', 'dies', 'sacrifices', 'exiles', 'discards', 'mills'),
    fc.record({ objects: fc.array(ref, { minLength: 1, maxLength: 3 }), by: card }, { requiredKeys: ['objects'] }),
  )
  .map(([kind, value]) => ({ [kind]: value }));
const amounts = fc.oneof(
  fc.record({ gainsLife: fc.record({ player: side, amount: count }) }),
  fc.record({ losesLife: fc.record({ player: side, amount: count }) }),
  fc.record({ paysLife: fc.record({ player: side, amount: count }) }),
  fc.record({ draws: fc.record({ player: side, count }) }),
  fc.record({ mills: fc.record({ player: side, count }) }),
  fc.record({ discards: fc.record({ player: side, count }) }),
  fc.record({
    does: fc.record({
      player: side,
      action: fc.constantFrom('proliferate', 'amass Zombies', 'scry', 'explore Clone', 'time travel', 'manifest dread'),
      count,
    }),
  }),
);
const others = fc.oneof(
  fc.record({ untaps: fc.array(ref, { minLength: 1, maxLength: 2 }) }),
  fc.record({ transforms: fc.array(ref, { minLength: 1, maxLength: 2 }) }),
  fc.record({ phasesIn: fc.array(ref, { minLength: 1, maxLength: 2 }) }),
  fc.record({ attacks: fc.array(fc.record({ object: ref }), { minLength: 1, maxLength: 2 }) }),
  fc.record({ attacks: fc.tuple(fc.record({ object: ref, attacking: side })) }),
  fc.record({ casts: fc.record({ card: ref, under: side }) }),
  fc.record({
    casts: fc.record({
      card: ref,
      under: side,
      cast: fc.record({ targets: fc.array(ref, { minLength: 1, maxLength: 2 }) }),
    }),
  }),
  fc.record({ putsCounters: fc.record({ on: ref, kind: fc.constantFrom('+1/+1', 'charge'), count }) }),
  fc.record({
    putsCounters: fc.record({ on: ref, kind: fc.constant('poison'), count, player: side, by: fc.constant('Sol Ring') }),
  }),
  fc.record({ removesCounters: fc.record({ on: ref, kind: fc.constantFrom('-1/-1', 'oil'), count }) }),
  fc.record({
    dealsDamage: fc.array(fc.record({ source: ref, to: fc.oneof(ref, side), amount: count, combat: fc.boolean() }), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
  fc.record({ movesCounters: fc.record({ from: ref, to: ref, kind: fc.constantFrom('+1/+1', 'charge'), count }) }),
  fc.record({ movesCounters: fc.record({ from: ref, to: ref }) }),
  fc.record({ addsMana: fc.record({ source: ref, player: side, mana: fc.constantFrom('GG', 'C') }) }),
  fc.record({
    begins: fc.oneof(
      fc.record({ player: side, step: fc.constantFrom('upkeep', 'draw') }),
      fc.record({ player: side, turn: fc.constant('yes') }),
    ),
  }),
  fc.record({
    becomesCopy: fc.record(
      {
        object: card,
        of: card,
        except: fc.constantFrom(['it has this ability'], ["it's 1/1, white and legendary", 'it has haste']),
      },
      { requiredKeys: ['object', 'of'] },
    ),
  }),
  fc.record({
    creates: fc.record(
      { under: side, copyOf: card, count, except: fc.constant(['it has haste']), by: fc.constant('Pacifism') },
      { requiredKeys: ['under', 'copyOf'] },
    ),
  }),
  fc.record({
    activates: fc.record(
      { object: ref, ability: fc.constantFrom('-3', '2', '{T}'), targets: fc.array(ref, { maxLength: 2 }), x: count },
      { requiredKeys: ['object'] },
    ),
  }),
  fc.record({ resolves: fc.record({ spell: card, player: side, x: count }, { requiredKeys: ['spell', 'player'] }) }),
  fc.record({
    creates: fc
      .tuple(
        fc.array(fc.tuple(token, count), { minLength: 1, maxLength: 2 }),
        fc.record({ under: side, tapped: fc.boolean() }),
      )
      .map(([items, more]) => items.map(([it, number]) => ({ ...it, count: number, ...more }))),
  }),
);
const scenario = fc.record(
  {
    given: fc.record(
      { you: player, opponent: player, dayNight: fc.constantFrom('day', 'night') },
      { requiredKeys: [] },
    ),
    when: fc.oneof(enters, apart, moved, amounts, others),
    active: side,
    rules: fc.constantFrom('current', '2014-02-01'),
  },
  { requiredKeys: ['when'] },
);

/** The same game with more players, one of whom has something. */
const seated = fc.tuple(scenario, fc.constantFrom(2, 2, 3, 5), player).map(([data, seats, third]) => {
  if (seats === 2) return data;
  const players = ['you', 'opponent', 'second', 'third', 'fourth'].slice(0, seats);
  return { ...data, players, given: { ...data.given, second: third } };
});

test('a scenario is read back from its line', () => {
  fc.assert(
    fc.property(seated, data => {
      const written = readScenario(data);
      if (!written.ok) throw new Error(JSON.stringify(written.issues));
      const line = printShorthand(written.value, nameOf);
      expect(line, JSON.stringify(data)).toBeDefined();
      const read = readShorthand(line ?? '', nameOf);
      expect(read.ok && plain(read.value)).toEqual(plain(written.value));
    }),
    { numRuns: 300, seed: 10, endOnFailure: true },
  );
});

test('what no line can say is not printed', () => {
  const unsaid = readScenario({ players: ['a', 'b', 'c'], when: { begins: { player: 'a', step: 'upkeep' } } });
  expect(unsaid.ok && printShorthand(unsaid.value, nameOf)).toBeUndefined();
});

test('the line is what somebody would type', () => {
  const read = readScenario({
    given: { you: { battlefield: ['Pacifism', '2 Grizzly Bears'], life: 3 }, opponent: { graveyard: ['Sol Ring'] } },
    when: { enters: [{ card: 'Clone', from: 'hand' }] },
  });
  expect(read.ok && printShorthand(read.value, nameOf)).toBe(
    'Clone enters from hand; me: Pacifism; 2 Grizzly Bears; opp graveyard: Sol Ring; my life: 3',
  );
});

function plain({ rules, players, active, given, when, choose }: Scenario): unknown {
  return { rules, players, active, given, when, choose };
}

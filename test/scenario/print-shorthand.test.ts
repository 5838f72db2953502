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
    token: fc.record({
      types: fc.constantFrom(['Creature'], ['Artifact', 'Creature']),
      subtypes: fc.constantFrom(['Goblin'], ['Soldier'], ['Elf', 'Warrior']),
      colors: fc.constantFrom([], ['red'], ['green', 'white']),
      power: count,
      toughness: count,
    }),
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
const zone = fc.constantFrom('hand', 'graveyard', 'exile');
const player = fc
  .tuple(fc.constantFrom(20, 3, 1), list, zone, fc.array(object, { minLength: 1, maxLength: 1 }))
  .map(([life, battlefield, other, objects]) => ({ life, battlefield, [other]: objects }));
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
  fc.record({ does: fc.record({ player: side, action: fc.constantFrom('proliferate', 'amass Zombies'), count }) }),
);
const others = fc.oneof(
  fc.record({ untaps: fc.array(ref, { minLength: 1, maxLength: 2 }) }),
  fc.record({ transforms: fc.array(ref, { minLength: 1, maxLength: 2 }) }),
  fc.record({ phasesIn: fc.array(ref, { minLength: 1, maxLength: 2 }) }),
  fc.record({ putsCounters: fc.record({ on: ref, kind: fc.constantFrom('+1/+1', 'charge'), count }) }),
  fc.record({ removesCounters: fc.record({ on: ref, kind: fc.constantFrom('-1/-1', 'oil'), count }) }),
  fc.record({
    dealsDamage: fc.array(fc.record({ source: ref, to: fc.oneof(ref, side), amount: count, combat: fc.boolean() }), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
  fc.record({
    creates: fc
      .tuple(token, fc.record({ under: side, count, tapped: fc.boolean() }))
      .map(([it, more]) => ({ ...it, ...more })),
  }),
);
const scenario = fc.record(
  {
    given: fc.record(
      { you: player, opponent: player, dayNight: fc.constantFrom('day', 'night') },
      { requiredKeys: [] },
    ),
    when: fc.oneof(enters, moved, amounts, others),
    active: side,
    rules: fc.constantFrom('current', '2014-02-01'),
  },
  { requiredKeys: ['when'] },
);

test('a scenario is read back from its line', () => {
  fc.assert(
    fc.property(scenario, data => {
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

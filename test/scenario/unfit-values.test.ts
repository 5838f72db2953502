// Values that an object, a player or a card cannot have: each is refused in a sentence that quotes it.
import { expect, test } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import { readScenario, stage } from '../../src/scenario/index.ts';
import { ORACLE_COMPILER } from '../../src/service/oracle-compiler.ts';

const BOOK = packBook();

const MINION = {
  name: 'Waste Servant',
  type: 'Creature — Minion',
  power: '*',
  toughness: '*',
  text: "As ~ enters, pay any amount of life.\n~'s power and toughness are each equal to the life paid as it entered.",
};

const SHAPES = {
  name: 'Shape of Choice',
  type: 'Creature — Shapeshifter',
  power: '0',
  toughness: '0',
  text: 'As ~ enters, it becomes your choice of a 3/3 creature with flying or a 0/12 creature with defender.',
};

const TWICE_KICKED = {
  name: 'Two Kicks',
  type: 'Creature — Wizard',
  power: '2',
  toughness: '2',
  text: 'Kicker {G} and/or {U}',
};

const ONE_OF_TWO = { name: 'Two Ways', type: 'Enchantment', text: 'As ~ enters, choose Ash or Bone.' };

/** Problems with a board of one object of mine, and a card that enters. */
function problems(object: unknown, more: object = {}): string {
  const { given, ...rest } = { given: {}, ...more };
  const scenario = {
    id: 'unfit',
    title: 'unfit',
    cards: [MINION, ONE_OF_TWO, SHAPES, TWICE_KICKED],
    given: { you: { battlefield: [object], ...given } },
    when: { enters: ['Grizzly Bears'] },
    ...rest,
  };
  const read = readScenario(scenario);
  if (!read.ok) return read.issues.map(it => it.message).join(' ');
  const staged = stage(read.value, BOOK, ORACLE_COMPILER);
  return staged.ok ? '' : staged.issues.map(it => it.message).join(' ');
}

test.each([
  ['a face it lacks', { card: 'Serra Angel', face: 'back' }, '"back"'],
  ['a face of another name', { card: 'Serra Angel', face: 'Nobody' }, '"Nobody"'],
  ['a level', { card: 'Serra Angel', level: 2 }, 'level 2'],
  ['a protector', { card: 'Serra Angel', protector: 'opponent' }, '"opponent"'],
  ['a designation of nothing', { card: 'Serra Angel', designations: ['sleepy'] }, '"sleepy"'],
  ['a designation without a way to it', { card: 'Serra Angel', designations: ['monstrous'] }, 'no monstrosity'],
  ['a door of what is no Room', { card: 'Serra Angel', designations: ['unlocked: left'] }, 'no Room'],
  ['a designation of players', { card: 'Serra Angel', designations: ['monarch'] }, '"monarch"'],
  ['a player nobody is', { card: 'Serra Angel', chosen: { player: 'Bob' } }, '"Bob"'],
  ['a card name of nothing', { card: 'Serra Angel', chosen: { cardName: 'Nonsense' } }, '"Nonsense"'],
  ['a color of nothing', { card: 'Serra Angel', chosen: { color: 'mauve' } }, '"mauve"'],
  ['a creature type of nothing', { card: 'Serra Angel', chosen: { creatureType: 'Sofa' } }, '"Sofa"'],
  ['a mode that is not offered', { card: 'Two Ways', chosen: { mode: 'Clay' } }, 'Ash, Bone'],
  ['a size that only the question can tell', 'Waste Servant', 'How much life was paid as Waste Servant entered?'],
  ['a size chosen that nobody has said', 'Shape of Choice', 'What did Shape of Choice become as it entered?'],
  ['a token of no type', { token: { types: ['Sofa'], power: 1, toughness: 1 } }, '"Sofa"'],
  ['a token of no size', { token: { types: ['Creature'], power: 'big', toughness: 1 } }, '"big"'],
  ['a cost of nothing', { card: 'Serra Angel', cast: { costs: ['bribery'] } }, '"bribery"'],
  ['a subtype of nothing', { token: { types: ['Creature'], subtypes: ['Sofa'], power: 1, toughness: 1 } }, '"Sofa"'],
  ['a supertype of nothing', { token: { types: ['Artifact'], supertypes: ['Grand'] } }, '"Grand"'],
  ['a kicker it lacks', { card: 'Two Kicks', cast: { kicked: ['{R}'] } }, '"{R}" is no kicker'],
  ['more kicks than kickers', { card: 'Two Kicks', cast: { kicked: 7 } }, 'kicked 7 times'],
  ['a map in place of a name', { card: { sofa: 1 } }, '"sofa"'],
  ['generic mana', { card: 'Serra Angel', cast: { manaSpent: '7' } }, '"7"'],
  ['an attack by what is no creature', { card: 'Sol Ring', attacking: 'opponent' }, 'no creature on the battlefield'],
  ['mana of no color', { card: 'Serra Angel', cast: { manaSpent: 'QQ' } }, '"QQ"'],
])('%s is refused', (_what, object, quoted) => {
  expect(problems(object)).toContain(quoted);
});

test.each([
  ['a designation of the player', { given: { designations: ['mayor'] } }, '"mayor"'],
  ['mana', { when: { addsMana: { player: 'you', mana: 'sausages' } } }, '"sausages"'],
  ['what an event is by', { when: { putsCounters: { on: 'Serra Angel', kind: '+1/+1', by: 'Nothing' } } }, '"Nothing"'],
  ['one kicker of two', { when: { enters: [{ card: 'Two Kicks', cast: { kicked: 'yes' } }] } }, '{G} and {U}'],
  ['a mana cost', { cards: [{ ...MINION, manaCost: 'seven' }] }, '"seven"'],
  ['a type line', { cards: [{ ...MINION, type: 'Sofa' }] }, '"Sofa"'],
  ['a layout', { cards: [{ ...MINION, layout: 'round' }] }, '"round"'],
  ['a keyword it should lack', { then: { always: { 'Serra Angel': { lacks: ['swooping'] } } } }, '"swooping"'],
])('%s is refused where it is nothing', (_what, more, quoted) => {
  expect(problems('Serra Angel', more)).toContain(quoted);
});

test.each([
  ['the life paid', { card: 'Waste Servant', lifePaid: 3 }],
  ['a copy without it', { card: 'Clone', copyOf: 'Waste Servant' }],
  ['a mode that is offered', { card: 'Two Ways', chosen: { mode: 'bone' } }],
  ['a size in short', { card: 'Shape of Choice', chosen: { mode: '3/3 with flying' } }],
  ['designations in any case', { card: 'Stormbreath Dragon', designations: ['Monstrous', 'SUSPECTED'] }],
  ['costs as keywords and symbols', { card: 'Serra Angel', cast: { costs: ['Escape', '{G}', 'gift'] } }],
])('%s is taken', (_what, object) => {
  expect(problems(object)).toBe('');
});

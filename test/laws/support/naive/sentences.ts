// The sentences that cards of the naive solver are made of.
import type { NaiveLayer, Now, Part, Sentence, Table, Which } from './model.ts';

const isType =
  (type: string): Which =>
  it =>
    it.types.includes(type);
const isKind =
  (subtype: string): Which =>
  it =>
    it.subtypes.includes(subtype);
const isColor =
  (color: string): Which =>
  it =>
    it.colors.includes(color);
const yours: Which = (it, source) => it.controller === source.controller;
const other: Which = (it, source) => it.id !== source.id;
const itself: Which = (it, source) => it.id === source.id;
const enchanted: Which = (it, source) => it.id === source.attachedTo;
const both =
  (...all: readonly Which[]): Which =>
  (it, source) =>
    all.every(one => one(it, source));
const not =
  (one: Which): Which =>
  (it, source) =>
    !one(it, source);
const creature = isType('Creature');

const adds = <T>(list: readonly T[], more: T): readonly T[] => (list.includes(more) ? list : [...list, more]);
const part = (layer: NaiveLayer, does: Part['does']): Part => ({ layer, does });
const addType = (type: string) => part('4', it => ({ types: adds(it.types, type) }));
const addKind = (subtype: string) => part('4', it => ({ subtypes: adds(it.subtypes, subtype) }));
const setColor = (color: string) => part('5', () => ({ colors: [color] }));
const addColor = (color: string) => part('5', it => ({ colors: adds(it.colors, color) }));
const give = (text: string) =>
  part('6', it => ({ abilities: [...it.abilities, { key: `given ${text}`, sentence: { kind: 'keyword', text } }] }));
const take = (text: string) =>
  part('6', it => ({
    abilities: it.abilities.filter(({ sentence }) => !(sentence.kind === 'keyword' && sentence.text === text)),
  }));
const silence = part('6', () => ({ abilities: [] }));
const base = (power: number, toughness: number) => part('7b', () => ({ power, toughness }));
const byManaValue = part('7b', it => ({ power: it.manaValue, toughness: it.manaValue }));
const grow = (by: number, much = by) =>
  part('7c', it => ({ power: (it.power ?? 0) + by, toughness: (it.toughness ?? 0) + much }));
const BASIC_KINDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
/** 305.7: the land types it had and the abilities of its text are gone. */
const becomeMountain = part('4', it => ({
  subtypes: [...it.subtypes.filter(kind => !BASIC_KINDS.includes(kind)), 'Mountain'],
  abilities: [],
}));

const CREATURE_KINDS = ['Goblin', 'Zombie', 'Bear'];
/** 205.1a: the creature types it had are gone. */
const becomeKind = (subtype: string) =>
  part('4', it => ({ subtypes: [...it.subtypes.filter(kind => !CREATURE_KINDS.includes(kind)), subtype] }));
/** 205.1a, 305.7. */
const becomeForest = part('4', () => ({ types: ['Land'], subtypes: ['Forest'], abilities: [] }));
const noColor = part('5', () => ({ colors: [] }));
const has =
  (keyword: string): Which =>
  it =>
    it.abilities.some(({ sentence }) => sentence.kind === 'keyword' && sentence.text === keyword);
const withFlying = has('Flying');
const withVigilance = has('Vigilance');

function stated(text: string, which: Which, ...parts: readonly Part[]): Sentence {
  return { kind: 'static', text, which, parts };
}

/** An ability given that changes others itself. */
function giveLeader(): Part {
  const sentence = stated('Other creatures get +1/+1.', both(creature, other), grow(1));
  return part('6', (it, source) => ({
    abilities: [...it.abilities, { key: `given by ${source.id} to ${it.id}`, sentence }],
  }));
}

/** Those on the battlefield that a number counts. */
function count({ all, ahead }: Table, which: (it: Now) => boolean): number {
  return all.filter(it => it.id !== ahead && which(it)).length;
}

/** Sentences that any permanent may have. */
export const STATED: readonly Sentence[] = [
  stated('All lands are 1/1 creatures that are still lands.', isType('Land'), addType('Creature'), base(1, 1)),
  stated('All Forests are 1/1 creatures that are still lands.', isKind('Forest'), addType('Creature'), base(1, 1)),
  stated('All creatures are Zombies in addition to their other types.', creature, addKind('Zombie')),
  stated('All creatures are artifacts in addition to their other types.', creature, addType('Artifact')),
  stated('All artifacts are creatures in addition to their other types.', isType('Artifact'), addType('Creature')),
  stated('Nonbasic lands are Mountains.', isType('Land'), becomeMountain),
  stated('Each land is a Swamp in addition to its other land types.', isType('Land'), addKind('Swamp')),
  stated('Each land is a Forest in addition to its other land types.', isType('Land'), addKind('Forest')),
  stated(
    'Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.',
    both(other, isType('Enchantment'), not(isKind('Aura'))),
    addType('Creature'),
    byManaValue,
  ),
  stated(
    'Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.',
    both(isType('Artifact'), not(creature)),
    addType('Creature'),
    byManaValue,
  ),
  stated('All creatures are black.', creature, setColor('black')),
  stated('Creatures you control are green.', both(creature, yours), setColor('green')),
  stated('All artifacts are blue.', isType('Artifact'), setColor('blue')),
  stated('All creatures are white in addition to their other colors.', creature, addColor('white')),
  stated('All creatures have flying.', creature, give('Flying')),
  stated('Creatures you control have trample.', both(creature, yours), give('Trample')),
  stated('Other creatures you control have vigilance.', both(creature, yours, other), give('Vigilance')),
  stated('Black creatures have menace.', both(creature, isColor('black')), give('Menace')),
  stated('Artifact creatures have flying.', both(creature, isType('Artifact')), give('Flying')),
  stated('All creatures lose flying.', creature, take('Flying')),
  stated('All creatures lose all abilities.', creature, silence),
  stated('All creatures have base power and toughness 2/2.', creature, base(2, 2)),
  stated('Creatures you control have base power and toughness 3/3.', both(creature, yours), base(3, 3)),
  stated('All creatures lose all abilities and have base power and toughness 1/1.', creature, silence, base(1, 1)),
  stated('Creatures you control get +1/+1.', both(creature, yours), grow(1)),
  stated('Other creatures get +1/+1.', both(creature, other), grow(1)),
  stated('All creatures get -1/-1.', creature, grow(-1)),
  stated('Green creatures get +1/+0.', both(creature, isColor('green')), grow(1, 0)),
  stated('Creatures with flying get +1/+1.', both(creature, withFlying), grow(1)),
  stated('Creatures with flying have vigilance.', both(creature, withFlying), give('Vigilance')),
  stated('Creatures with vigilance have flying.', both(creature, withVigilance), give('Flying')),
  stated('Creatures with vigilance lose flying.', both(creature, withVigilance), take('Flying')),
  stated('Creatures with flying lose all abilities.', both(creature, withFlying), silence),
  stated('Creatures with flying are white.', both(creature, withFlying), setColor('white')),
  stated('White creatures have flying.', both(creature, isColor('white')), give('Flying')),
  stated('All black creatures are green.', both(creature, isColor('black')), setColor('green')),
  stated('All green creatures are black.', both(creature, isColor('green')), setColor('black')),
  stated('All creatures are colorless.', creature, noColor),
  stated('All Zombies are artifacts in addition to their other types.', isKind('Zombie'), addType('Artifact')),
  stated(
    'All artifact creatures are Zombies in addition to their other types.',
    both(creature, isType('Artifact')),
    addKind('Zombie'),
  ),
  stated('All Goblins are Zombies.', isKind('Goblin'), becomeKind('Zombie')),
  stated('All creatures are Bears.', creature, becomeKind('Bear')),
  stated('All Zombies are Goblins in addition to their other types.', isKind('Zombie'), addKind('Goblin')),
  stated('All Swamps are 1/1 creatures that are still lands.', isKind('Swamp'), addType('Creature'), base(1, 1)),
  stated('All lands are artifacts in addition to their other types.', isType('Land'), addType('Artifact')),
  stated(
    'All artifacts are enchantments in addition to their other types.',
    isType('Artifact'),
    addType('Enchantment'),
  ),
  stated('All artifacts lose all abilities.', isType('Artifact'), silence),
  stated('All lands lose all abilities.', isType('Land'), silence),
  stated('Creatures with flying have base power and toughness 2/2.', both(creature, withFlying), base(2, 2)),
  stated('Black creatures have base power and toughness 1/1.', both(creature, isColor('black')), base(1, 1)),
  stated('All creatures have "Other creatures get +1/+1."', creature, giveLeader()),
  stated('Artifact creatures you control get +0/+1.', both(creature, isType('Artifact'), yours), grow(0, 1)),
  stated(
    'Creatures you control get +1/+1 for each Swamp you control.',
    both(creature, yours),
    part('7c', (it, source, table) => {
      const swamps = count(table, land => land.subtypes.includes('Swamp') && land.controller === source.controller);
      return { power: (it.power ?? 0) + swamps, toughness: (it.toughness ?? 0) + swamps };
    }),
  ),
];

/** Sentences about what enters, which any permanent may have. */
export const GATES: readonly Sentence[] = [
  gate('Creatures enter tapped.', creature, 'tapped'),
  gate('Artifacts enter tapped.', isType('Artifact'), 'tapped'),
  gate('Zombies enter tapped.', isKind('Zombie'), 'tapped'),
  gate('Creatures you control enter untapped.', both(creature, yours), 'untapped'),
  gate('Lands enter tapped.', isType('Land'), 'tapped'),
  gate('Black creatures enter tapped.', both(creature, isColor('black')), 'tapped'),
  gate('Creatures your opponents control enter tapped.', both(creature, not(yours)), 'tapped'),
  gate('Creatures you control enter with an additional +1/+1 counter on them.', both(creature, yours), 1),
  gate(
    'Each other creature you control enters with an additional +1/+1 counter on it.',
    both(creature, yours, other),
    1,
  ),
  gate(
    'Artifact creatures you control enter with two additional +1/+1 counters on them.',
    both(creature, isType('Artifact'), yours),
    2,
  ),
  {
    kind: 'more',
    text: 'If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead.',
    which: both(creature, yours),
    of: amount => amount * 2,
  },
  {
    kind: 'more',
    text: 'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
    which: both(creature, yours),
    of: amount => amount + 1,
  },
  {
    kind: 'takes',
    text: "If a creature would enter under an opponent's control, it enters under your control instead.",
    which: both(creature, not(yours)),
  },
];

function gate(text: string, which: Which, enters: 'tapped' | 'untapped' | number): Sentence {
  return { kind: 'gate', text, which, enters };
}

/** Sentences of creatures about themselves. */
export const OWN: readonly Sentence[] = [
  { kind: 'keyword', text: 'Flying' },
  { kind: 'keyword', text: 'Trample' },
  gate('This creature enters tapped.', itself, 'tapped'),
  gate('This creature enters with two +1/+1 counters on it.', itself, 2),
  {
    kind: 'copies',
    text: 'You may have this creature enter as a copy of any creature on the battlefield.',
    which: creature,
  },
  {
    kind: 'copies',
    text: 'You may have this creature enter as a copy of any artifact on the battlefield.',
    which: isType('Artifact'),
  },
  {
    kind: 'copies',
    text: 'You may have this creature enter as a copy of any creature on the battlefield, except it has flying.',
    which: creature,
    except: card => ({ ...card, sentences: [...card.sentences, { kind: 'keyword', text: 'Flying' }] }),
  },
  {
    kind: 'copies',
    text: "You may have this creature enter as a copy of any creature on the battlefield, except it's an artifact in addition to its other types.",
    which: creature,
    except: card => ({ ...card, types: adds(card.types, 'Artifact') }),
  },
];

/** Sentences that define the size of their creature (604.3). */
export const DEFINING: readonly Sentence[] = [
  defining(
    "This creature's power and toughness are each equal to the number of creatures you control.",
    both(creature, yours),
  ),
  defining(
    "This creature's power and toughness are each equal to the number of artifacts on the battlefield.",
    isType('Artifact'),
  ),
  defining(
    "This creature's power and toughness are each equal to the number of Zombies on the battlefield.",
    isKind('Zombie'),
  ),
];

function defining(text: string, which: Which): Sentence {
  const sized = part('7a', (_it, source, table) => {
    const number = count(table, one => which(one, source));
    return { power: number, toughness: number };
  });
  return { kind: 'static', text, which: itself, parts: [sized], defines: true };
}

/** The two sentences of each Aura. */
export const AURAS: readonly (readonly Sentence[])[] = [
  [
    { kind: 'enchant', text: 'Enchant permanent', which: () => true },
    stated(
      'You control enchanted permanent.',
      enchanted,
      part('2', (_, source) => ({ controller: source.controller })),
    ),
  ],
  [
    { kind: 'enchant', text: 'Enchant creature', which: creature },
    stated('Enchanted creature loses all abilities.', enchanted, silence),
  ],
  [
    { kind: 'enchant', text: 'Enchant creature', which: creature },
    stated('Enchanted creature gets +2/+2.', enchanted, grow(2)),
  ],
  [
    { kind: 'enchant', text: 'Enchant creature', which: creature },
    stated('Enchanted creature has base power and toughness 0/4.', enchanted, base(0, 4)),
  ],
  [
    { kind: 'enchant', text: 'Enchant permanent', which: () => true },
    stated('Enchanted permanent is a colorless Forest land.', enchanted, becomeForest, noColor),
  ],
  [
    { kind: 'enchant', text: 'Enchant artifact', which: isType('Artifact') },
    stated(
      'Enchanted artifact is a creature with base power and toughness 5/5 in addition to its other types.',
      enchanted,
      addType('Creature'),
      base(5, 5),
    ),
  ],
  [
    { kind: 'enchant', text: 'Enchant creature', which: creature },
    stated('Enchanted creature is an artifact in addition to its other types.', enchanted, addType('Artifact')),
  ],
];

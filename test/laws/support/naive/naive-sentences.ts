// The sentences that cards of the naive solver are made of.
import type { Lasting, NaiveLayer, NaivePart, Now, Sentence, Table, Which } from './model.ts';

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
const part = (layer: NaiveLayer, does: NaivePart['does']): NaivePart => ({ layer, does });
const addType = (type: string) => part('4', it => ({ types: adds(it.types, type) }));
const addKind = (subtype: string) => part('4', it => ({ subtypes: adds(it.subtypes, subtype) }));
const setColor = (color: string) => part('5', () => ({ colors: [color] }));
const addColor = (color: string) => part('5', it => ({ colors: adds(it.colors, color) }));
const give = (text: string) =>
  part('6', it => ({ abilities: [...it.abilities, { key: `given ${text}`, sentence: { kind: 'keyword', text } }] }));
const take = (text: string) =>
  part('6', object => ({
    abilities: object.abilities.filter(({ sentence }) => !(sentence.kind === 'keyword' && sentence.text === text)),
  }));
const silence = part('6', () => ({ abilities: [] }));
const base = (power: number, toughness: number) => part('7b', () => ({ power, toughness }));
const byManaValue = part('7b', it => ({ power: it.manaValue, toughness: it.manaValue }));
const grow = (by: number, much = by) =>
  part('7c', it => ({ power: (it.power ?? 0) + by, toughness: (it.toughness ?? 0) + much }));
const BASIC_KINDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
/** 305.7: the land types it had and the abilities of its text are gone. */
const becomeLand = (kind: string) =>
  part('4', it => ({ subtypes: [...it.subtypes.filter(one => !BASIC_KINDS.includes(one)), kind], abilities: [] }));

const CREATURE_KINDS = ['Goblin', 'Zombie', 'Bear'];
/** 205.1a: the creature types it had are gone. */
const becomeKind = (subtype: string) =>
  part('4', it => ({ subtypes: [...it.subtypes.filter(kind => !CREATURE_KINDS.includes(kind)), subtype] }));
/** A land of one basic land type alone (205.1a, 305.7). */
const becomeOnly = (kind: string) => part('4', () => ({ types: ['Land'], subtypes: [kind], abilities: [] }));
const noColor = part('5', () => ({ colors: [] }));
const has =
  (keyword: string): Which =>
  it =>
    it.abilities.some(({ sentence }) => sentence.kind === 'keyword' && sentence.text === keyword);
const withFlying = has('Flying');
const withVigilance = has('Vigilance');

function stated(text: string, which: Which, ...parts: readonly NaivePart[]): Sentence {
  return { kind: 'static', text, which, parts };
}

/** A sentence with words of which each may be replaced by another (612.2). */
function worded(words: readonly string[], say: (...words: readonly string[]) => Sentence): Sentence {
  const replaced = (from: string, to: string) =>
    worded(
      words.map(it => (it === from ? to : it)),
      say,
    );
  return { ...say(...words), reworded: replaced };
}

const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;

/** An ability given that changes others itself. */
function giveLeader(): NaivePart {
  const sentence = stated('Other creatures get +1/+1.', both(creature, other), grow(1));
  return part('6', (object, source) => ({
    abilities: [...object.abilities, { key: `given by ${source.id} to ${object.id}`, sentence }],
  }));
}

/** Objects on the battlefield that a number counts. */
function count({ all, ahead }: Table, which: (it: Now) => boolean): number {
  return all.filter(it => it.id !== ahead && which(it)).length;
}

/** Sentences that any permanent may have. */
export const STATED: readonly Sentence[] = [
  stated('All lands are 1/1 creatures that are still lands.', isType('Land'), addType('Creature'), base(1, 1)),
  worded(['Forest'], a =>
    stated(`All ${a}s are 1/1 creatures that are still lands.`, isKind(a), addType('Creature'), base(1, 1)),
  ),
  worded(['Zombie'], a => stated(`All creatures are ${a}s in addition to their other types.`, creature, addKind(a))),
  stated('All creatures are artifacts in addition to their other types.', creature, addType('Artifact')),
  stated('All artifacts are creatures in addition to their other types.', isType('Artifact'), addType('Creature')),
  worded(['Mountain'], a => stated(`Nonbasic lands are ${a}s.`, isType('Land'), becomeLand(a))),
  worded(['Swamp'], a =>
    stated(`Each land is a ${a} in addition to its other land types.`, isType('Land'), addKind(a)),
  ),
  worded(['Forest'], a =>
    stated(`Each land is a ${a} in addition to its other land types.`, isType('Land'), addKind(a)),
  ),
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
  worded(['black'], a => stated(`All creatures are ${a}.`, creature, setColor(a))),
  worded(['green'], a => stated(`Creatures you control are ${a}.`, both(creature, yours), setColor(a))),
  worded(['blue'], a => stated(`All artifacts are ${a}.`, isType('Artifact'), setColor(a))),
  worded(['white'], a => stated(`All creatures are ${a} in addition to their other colors.`, creature, addColor(a))),
  stated('All creatures have flying.', creature, give('Flying')),
  stated('Creatures you control have trample.', both(creature, yours), give('Trample')),
  stated('Other creatures you control have vigilance.', both(creature, yours, other), give('Vigilance')),
  worded(['black'], a => stated(`${capital(a)} creatures have menace.`, both(creature, isColor(a)), give('Menace'))),
  stated('Artifact creatures have flying.', both(creature, isType('Artifact')), give('Flying')),
  stated('All creatures lose flying.', creature, take('Flying')),
  stated('All creatures lose all abilities.', creature, silence),
  stated('All creatures have base power and toughness 2/2.', creature, base(2, 2)),
  stated('Creatures you control have base power and toughness 3/3.', both(creature, yours), base(3, 3)),
  stated('All creatures lose all abilities and have base power and toughness 1/1.', creature, silence, base(1, 1)),
  stated('Creatures you control get +1/+1.', both(creature, yours), grow(1)),
  stated('Other creatures get +1/+1.', both(creature, other), grow(1)),
  stated('All creatures get -1/-1.', creature, grow(-1)),
  worded(['green'], a => stated(`${capital(a)} creatures get +1/+0.`, both(creature, isColor(a)), grow(1, 0))),
  stated('Creatures with flying get +1/+1.', both(creature, withFlying), grow(1)),
  stated('Creatures with flying have vigilance.', both(creature, withFlying), give('Vigilance')),
  stated('Creatures with vigilance have flying.', both(creature, withVigilance), give('Flying')),
  stated('Creatures with vigilance lose flying.', both(creature, withVigilance), take('Flying')),
  stated('Creatures with flying lose all abilities.', both(creature, withFlying), silence),
  worded(['white'], a => stated(`Creatures with flying are ${a}.`, both(creature, withFlying), setColor(a))),
  worded(['white'], a => stated(`${capital(a)} creatures have flying.`, both(creature, isColor(a)), give('Flying'))),
  worded(['black', 'green'], (a, b) => stated(`All ${a} creatures are ${b}.`, both(creature, isColor(a)), setColor(b))),
  worded(['green', 'black'], (a, b) => stated(`All ${a} creatures are ${b}.`, both(creature, isColor(a)), setColor(b))),
  stated('All creatures are colorless.', creature, noColor),
  worded(['Zombie'], a =>
    stated(`All ${a}s are artifacts in addition to their other types.`, isKind(a), addType('Artifact')),
  ),
  worded(['Zombie'], a =>
    stated(
      `All artifact creatures are ${a}s in addition to their other types.`,
      both(creature, isType('Artifact')),
      addKind(a),
    ),
  ),
  worded(['Goblin', 'Zombie'], (a, b) => stated(`All ${a}s are ${b}s.`, isKind(a), becomeKind(b))),
  worded(['Bear'], a => stated(`All creatures are ${a}s.`, creature, becomeKind(a))),
  worded(['Zombie', 'Goblin'], (a, b) =>
    stated(`All ${a}s are ${b}s in addition to their other types.`, isKind(a), addKind(b)),
  ),
  worded(['Swamp'], a =>
    stated(`All ${a}s are 1/1 creatures that are still lands.`, isKind(a), addType('Creature'), base(1, 1)),
  ),
  stated('All lands are artifacts in addition to their other types.', isType('Land'), addType('Artifact')),
  stated(
    'All artifacts are enchantments in addition to their other types.',
    isType('Artifact'),
    addType('Enchantment'),
  ),
  stated('All artifacts lose all abilities.', isType('Artifact'), silence),
  stated('All lands lose all abilities.', isType('Land'), silence),
  stated('Creatures with flying have base power and toughness 2/2.', both(creature, withFlying), base(2, 2)),
  worded(['black'], a =>
    stated(`${capital(a)} creatures have base power and toughness 1/1.`, both(creature, isColor(a)), base(1, 1)),
  ),
  stated('All creatures have "Other creatures get +1/+1."', creature, giveLeader()),
  stated('Artifact creatures you control get +0/+1.', both(creature, isType('Artifact'), yours), grow(0, 1)),
  worded(['Swamp'], a =>
    stated(
      `Creatures you control get +1/+1 for each ${a} you control.`,
      both(creature, yours),
      part('7c', (object, source, table) => {
        const swamps = count(table, land => land.subtypes.includes(a) && land.controller === source.controller);
        return { power: (object.power ?? 0) + swamps, toughness: (object.toughness ?? 0) + swamps };
      }),
    ),
  ),
];

/** Sentences about what enters, which any permanent may have. */
export const GATES: readonly Sentence[] = [
  gate('Creatures enter tapped.', creature, 'tapped'),
  gate('Artifacts enter tapped.', isType('Artifact'), 'tapped'),
  worded(['Zombie'], a => gate(`${a}s enter tapped.`, isKind(a), 'tapped')),
  gate('Creatures you control enter untapped.', both(creature, yours), 'untapped'),
  gate('Lands enter tapped.', isType('Land'), 'tapped'),
  worded(['black'], a => gate(`${capital(a)} creatures enter tapped.`, both(creature, isColor(a)), 'tapped')),
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
  worded(['Zombie'], a =>
    defining(
      `This creature's power and toughness are each equal to the number of ${a}s on the battlefield.`,
      isKind(a),
    ),
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
    worded(['Forest'], a => stated(`Enchanted permanent is a colorless ${a} land.`, enchanted, becomeOnly(a), noColor)),
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

/** Changes of text: a word of the rules text and of the type line (612.1). */
export const TEXT_CHANGES: readonly Lasting[] = (
  [
    ['creature type', CREATURE_KINDS],
    ['basic land type', ['Forest', 'Swamp', 'Mountain']],
    ['color word', ['white', 'blue', 'black', 'red', 'green']],
  ] as const
).flatMap(([of, list]) => list.flatMap(from => list.filter(to => to !== from).map(to => textChange(of, from, to))));

function textChange(of: string, from: string, to: string): Lasting {
  return {
    text: `Change the text of target permanent by replacing all instances of one ${of} with another.`,
    words: [from, to],
    part: part('3', object => ({
      subtypes: [...new Set(object.subtypes.map(kind => (kind === from ? to : kind)))],
      abilities: object.abilities.map(ability => ({
        ...ability,
        sentence: ability.sentence.reworded?.(from, to) ?? ability.sentence,
      })),
    })),
  };
}

/** A switch of power and toughness (613.4d). */
export const SWITCH: Lasting = {
  text: "Switch target creature's power and toughness until end of turn.",
  words: undefined,
  part: part('7d', it => ({ power: it.toughness, toughness: it.power })),
};

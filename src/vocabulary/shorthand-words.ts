// Words of shorthand that are read and offered alike: states of an object in brackets, and tokens by common name.

/** States of an object that one word or two in brackets say in full: `Clone (tapped)`. */
export const OBJECT_STATES = [
  'tapped',
  'untapped',
  'flipped',
  'face down',
  'phased out',
  'transformed',
  'attacking',
  'manifested',
  'cloaked',
  'morph',
  'disguise',
  'kicked',
  'solved',
  'suspected',
  'prepared',
  'renowned',
  'monstrous',
  'saddled',
  'crewed',
  'harnessed',
  'commander',
  'prototype',
  'attacked this turn',
  'entered this turn',
  'no counters',
] as const;
export type ObjectState = (typeof OBJECT_STATES)[number];

/** Kinds of counters that a number and the word alone put on an object in brackets: `Mirari's Wake (3 charge)`. */
export const COUNTER_WORDS = [
  ...['age', 'aim', 'blaze', 'blood', 'bounty', 'brick', 'burden', 'charge', 'coin', 'corpse', 'deathtouch'],
  ...['defense', 'delay', 'depletion', 'devotion', 'divinity', 'doom', 'dread', 'dream', 'echo', 'egg', 'eon'],
  ...['fade', 'fate', 'feather', 'finality', 'flood', 'flying', 'fuse', 'gold', 'growth', 'hatchling', 'healing'],
  ...['hexproof', 'hit', 'hone', 'hour', 'ice', 'incarnation', 'indestructible', 'infection', 'ki', 'level'],
  ...['lifelink', 'lore', 'loyalty', 'luck', 'memory', 'menace', 'mire', 'music', 'net', 'oil', 'omen', 'page'],
  ...['petal', 'phylactery', 'plague', 'plan', 'pressure', 'quest', 'rad', 'reach', 'rust', 'scream', 'shield'],
  ...['slime', 'soot', 'soul', 'spore', 'stash', 'storage', 'study', 'stun', 'tide', 'time', 'tower', 'trample'],
  ...['velocity', 'verse', 'vigilance', 'vitality', 'void', 'volatile', 'vortex', 'wage', 'wind', 'wish'],
] as const;

/** Words in brackets that a name of a card follows: `Clone (copying Bear Cub)`. */
export const NAME_MODIFIERS = ['copying', 'attached to', 'enchanting', 'equipping', 'naming', 'targeting'] as const;

/** Words in brackets that a color, a type, a number or a player follows: `Voice of All (color: red)`. */
export const VALUE_MODIFIERS = [
  'color',
  'creature type',
  'land type',
  'mode',
  'number',
  'chose',
  'level',
  'owned by',
  'protected by',
  'cast from',
  'mana spent',
] as const;

/** The names of the predefined tokens, in the order of 111.10. */
export const PREDEFINED_TOKENS = [
  'Treasure',
  'Food',
  'Gold',
  'Walker',
  'Shard',
  'Clue',
  'Blood',
  'Powerstone',
  'Incubator',
  'Cursed',
  'Monster',
  'Royal',
  'Sorcerer',
  'Virtuous',
  'Wicked',
  'Young Hero',
  'Map',
  'Junk',
  'Lander',
  'Mutagen',
  'Vibranium',
] as const;
export type PredefinedToken = (typeof PREDEFINED_TOKENS)[number];

/** Creature tokens without abilities that many cards create, as shorthand reads them. */
export const COMMON_TOKENS = [
  '1/1 white Soldier token',
  '1/1 white Human token',
  '1/1 red Goblin token',
  '1/1 green Saproling token',
  '2/2 black Zombie token',
  '1/1 green Elf Warrior token',
  '3/3 green Beast token',
  '2/2 green Wolf token',
  '2/2 green Bear token',
  '1/1 green Squirrel token',
  '1/1 white Warrior token',
  '2/2 white Cat token',
  '1/1 black Rat token',
  '1/1 green Insect token',
  '1/1 green Snake token',
  '3/3 green Elephant token',
  '3/3 green Centaur token',
  '3/3 green Dinosaur token',
  '1/1 blue Merfolk token',
  '5/5 green Wurm token',
  '8/8 blue Octopus token',
  '0/0 black Phyrexian Germ token',
  '1/1 green and white Citizen token',
  '1/1 colorless Servo artifact token',
  '1/1 colorless Myr artifact token',
  '3/3 colorless Golem artifact token',
  '0/0 colorless Construct artifact token',
] as const;

// Objects named by their kind: "a bear", "six lands", "a 1/1 Goblin token", "Treasures". Each has a card that stands in for any of its kind.

import { capitalized } from '../../kit/strings.ts';
import { COMMON_TOKEN_WORDS, type CommonToken } from '../../scenario/index.ts';
import { COLORS } from '../../vocabulary/index.ts';
import { creatureType } from '../tokens/chosen.ts';
import type { Noun } from '../tokens/question-token.ts';
import { VANILLA_CREATURES } from './vanilla-creatures.ts';

/** Kinds of cards, the singular forms and the plural ones, and a card without anything else to it. */
const KINDS: readonly (readonly [singular: string, plural: string, card: string])[] = [
  ['bear|grizzly bear|grizzly', 'bears|grizzlies', 'Grizzly Bears'],
  [
    'creature|guy|dude|vanilla creature|creature of mine|body|random creature|normal creature|nontoken creature|beater',
    'creatures|guys|dudes|small creatures|random creatures',
    'Grizzly Bears',
  ],
  ['any commander', 'any commanders', 'Isamaru, Hound of Konda'],
  ['land|basic land|basic|random land', 'lands|basic lands|basics|other lands|random lands', 'Forest'],
  ['nonbasic|nonbasic land|non basic|non basic land', 'nonbasics|nonbasic lands|non basics', 'Mana Confluence'],
  ['shock land|shockland|shock', 'shock lands|shocklands|shocks', 'Blood Crypt'],
  ['fetch|fetch land|fetchland', 'fetches|fetch lands|fetchlands', 'Polluted Delta'],
  ['dual land|dual|original dual|abu dual', 'dual lands|duals|original duals', 'Tundra'],
  ['triome', 'triomes', 'Raugrin Triome'],
  ['tap land|tapland|tapped dual', 'tap lands|taplands', 'Coastal Tower'],
  ['fast land|fastland', 'fast lands|fastlands', 'Seachrome Coast'],
  ['slow land|slowland', 'slow lands|slowlands', 'Deserted Beach'],
  ['check land|checkland', 'check lands|checklands', 'Glacial Fortress'],
  ['pain land|painland', 'pain lands|painlands', 'Adarkar Wastes'],
  ['scry land|scryland', 'scry lands|scrylands', 'Temple of Enlightenment'],
  ['surveil land', 'surveil lands', 'Meticulous Archive'],
  ['manland|man land|creature land|creatureland', 'manlands|man lands|creature lands|creaturelands', 'Mutavault'],
  ['bounce land|bounceland|karoo', 'bounce lands|bouncelands', 'Simic Growth Chamber'],
  ['goblin|goblin creature', 'goblins', 'Raging Goblin'],
  ['elf', 'elves', 'Llanowar Elves'],
  ['dork|mana dork|mana creature|mana elf', 'dorks|mana dorks|mana creatures|mana elves', 'Llanowar Elves'],
  ['white creature', 'white creatures', 'Elite Vanguard'],
  ['blue creature', 'blue creatures', 'Coral Merfolk'],
  ['black creature', 'black creatures', 'Walking Corpse'],
  ['red creature', 'red creatures', 'Hill Giant'],
  ['green creature', 'green creatures', 'Grizzly Bears'],
  ['madness card|madness creature', 'madness cards|madness creatures', 'Basking Rootwalla'],
  ['lifelinker|lifelink creature', 'lifelinkers|lifelink creatures', 'Child of Night'],
  ['deathtoucher|deathtouch creature', 'deathtouchers|deathtouch creatures', 'Typhoid Rats'],
  ['flyer|flier|flying creature', 'flyers|fliers|flying creatures', 'Wind Drake'],
  ['1 drop|one drop', '1 drops|one drops', 'Elite Vanguard'],
  ['2 drop|two drop', '2 drops|two drops', 'Grizzly Bears'],
  ['3 drop|three drop', '3 drops|three drops', 'Trained Armodon'],
  ['4 drop|four drop', '4 drops|four drops', 'Hill Giant'],
  ['human', 'humans', 'Elite Vanguard'],
  ['zombie', 'zombies', 'Walking Corpse'],
  ['vampire', 'vampires', 'Vampire Interloper'],
  ['angel', 'angels', 'Serra Angel'],
  ['dragon', 'dragons', 'Shivan Dragon'],
  ['artifact', 'artifacts', 'Sol Ring'],
  ['mana rock', 'mana rocks', 'Sol Ring'],
  ['enchantment permanent', 'enchantments|enchantment permanents', 'Manabond'],
  ['artifact creature', 'artifact creatures', 'Ornithopter'],
  ['instant|instant card', 'instants|instant cards', 'Shock'],
  ['sorcery|sorcery card', 'sorceries|sorcery cards', 'Divination'],
  ['pinger|ping', 'pingers', 'Goblin Fireslinger'],
  ['etb creature|creature with an etb', 'etb creatures', 'Elvish Visionary'],
  ['death trigger creature|creature with a death trigger', 'death trigger creatures', 'Doomed Traveler'],
  ['attack trigger creature', 'attack trigger creatures', 'Brazen Wolves'],
  ['upkeep trigger permanent', 'upkeep trigger permanents', 'Phyrexian Arena'],
  ['any equipment', 'any equipments', 'Bonesplitter'],
  ['modular creature', 'modular creatures', 'Arcbound Worker'],
  ['riot creature', 'riot creatures', 'Zhur-Taa Goblin'],
  ['undying creature', 'undying creatures', 'Young Wolf'],
  ['persist creature', 'persist creatures', 'Safehold Elite'],
  ['fabricate creature', 'fabricate creatures', 'Weaponcraft Enthusiast'],
  ['exploit creature', 'exploit creatures', 'Vulturous Aven'],
  ['graft creature', 'graft creatures', 'Simic Initiate'],
  ['bloodthirst creature', 'bloodthirst creatures', 'Gorehorn Minotaurs'],
  ['unleash creature', 'unleash creatures', 'Gore-House Chainwalker'],
  ['vanishing creature', 'vanishing creatures', 'Keldon Marauders'],
  ['afterlife creature', 'afterlife creatures', 'Ministrant of Obligation'],
  ['evolve creature', 'evolve creatures', 'Experiment One'],
  ['indestructible creature', 'indestructible creatures', 'Darksteel Myr'],
  ['hexproof creature', 'hexproof creatures', 'Slippery Bogle'],
  [
    'any planeswalker|a planeswalker|my planeswalker|walker|a walker|my walker',
    'planeswalkers|my planeswalkers|walkers|my walkers',
    'Jace Beleren',
  ],
  ['a saga|my saga|any saga', 'sagas|my sagas', 'History of Benalia'],
  ['landfall creature|landfall card', 'landfall creatures|landfall cards', 'Lotus Cobra'],
];

/** Kinds that a question about the outcome speaks of: "is it a creature", "how many lands". */
const GENERIC = [
  'creature',
  'land',
  'nonbasic',
  'artifact',
  'instant',
  'sorcery',
  'goblin',
  'elf',
  'human',
  'zombie',
  'vampire',
  'angel',
  'dragon',
  '2/2',
];

const TOKEN_KINDS = [
  'treasure',
  'clue',
  'food',
  'blood',
  'powerstone',
  'map',
  'gold',
  'junk',
  'lander',
  'shard',
  'incubator',
];

/** Kinds of tokens, and a creature of no kind. */
const CREATURE_TOKENS: readonly CommonToken[] = [
  ...COMMON_TOKEN_WORDS,
  ['creature', 'creatures', 'Soldier', 'white', 1],
];

const ARTICLES = ['', 'own ', 'other ', 'basic ', 'small ', 'little ', 'random '];

const table = new Map<string, Noun>();

function add(words: string, noun: Noun): void {
  for (const lead of ARTICLES) if (!table.has(lead + words)) table.set(lead + words, noun);
}

for (const [singular, plural, card] of KINDS) {
  const generic = GENERIC.some(it => singular.startsWith(it)) ? ({ generic: true } as const) : {};
  for (const said of singular.split('|')) add(said, { card, said, plural: false, ...generic });
  for (const said of plural.split('|')) add(said, { card, said, plural: true, ...generic });
}
for (const [size, card] of VANILLA_CREATURES) {
  const generic = GENERIC.includes(size) ? ({ generic: true } as const) : {};
  for (const said of [size, `vanilla ${size}`]) add(said, { card, said, plural: false, ...generic });
  add(`${size}s`, { card, said: `${size}s`, plural: true, ...generic });
}
for (const kind of TOKEN_KINDS) {
  const token = capitalized(kind);
  for (const said of [kind, `${kind} token`]) add(said, { token, said, plural: false });
  for (const said of [`${kind}s`, `${kind} tokens`]) add(said, { token, said, plural: true });
}
for (const [singular, plural, subtype, color, size] of CREATURE_TOKENS) {
  const token = { types: ['Creature'], subtypes: [subtype], colors: [color], power: size, toughness: size };
  add(`${singular} token|`.slice(0, -1), { token, said: `${singular} token`, plural: false });
  add(`${singular} creature token`, { token, said: `${singular} token`, plural: false });
  for (const said of [`${singular} tokens`, `${plural} tokens`, `${singular} creature tokens`])
    add(said, { token, said, plural: true });
  if (!KINDS.some(([known]) => known.split('|').includes(singular))) {
    add(singular, { token, said: `${singular} token`, plural: false });
    add(plural, { token, said: `${singular} tokens`, plural: true });
  }
}

/** Tokens of further kinds, only where they are called tokens: as they are mostly made. */
const FURTHER_TOKENS: readonly (readonly [kinds: string, color: string, size: number, artifact?: true])[] = [
  ['Spirit|Bird|Pegasus|Kor|Ally|Monk|Warrior|Cleric|Dog', 'white', 1],
  ['Thopter|Servo|Myr|Gnome|Construct', 'colorless', 1, true],
  ['Merfolk|Fish|Homunculus|Pirate|Wizard', 'blue', 1],
  ['Bat|Thrull|Nightmare|Harpy|Rogue|Pest', 'black', 1],
  ['Vampire', 'white', 1],
  ['Devil|Kobold|Elemental|Gremlin', 'red', 1],
  ['Insect|Snake|Plant|Frog|Rabbit|Ooze|Spider', 'green', 1],
  ['Eldrazi Scion|Scion', 'colorless', 1],
  ['Dinosaur|Wurm', 'green', 3],
  ['Angel', 'white', 4],
  ['Dragon', 'red', 4],
  ['Demon', 'black', 5],
];

for (const [kinds, color, size, artifact] of FURTHER_TOKENS) {
  for (const kind of kinds.split('|')) {
    const token = {
      types: artifact === true ? ['Artifact', 'Creature'] : ['Creature'],
      subtypes: kind === 'Scion' ? ['Eldrazi', 'Scion'] : kind.split(' '),
      colors: color === 'colorless' ? [] : [color],
      power: size,
      toughness: size,
    };
    const said = kind.toLowerCase();
    add(`${said} token`, { token, said: `${said} token`, plural: false });
    add(`${said} tokens`, { token, said: `${said} tokens`, plural: true });
  }
}

/** The most words of a noun. */
export const LONGEST_NOUN = 4;

/** The object a common noun means; undefined for other words, which are folded. */
export function nounNamed(words: string): Noun | undefined {
  return table.get(words);
}

const COLOR_WORDS: readonly string[] = [...COLORS, 'colorless'];
const TYPES = ['artifact', 'creature', 'enchantment'];

/** A kind of creature tokens with its size: "1/1 soldiers", "1/1 red Elemental". */
function sizedKind(power: number, toughness: number, words: readonly string[]): ReturnType<typeof tokenDescribed> {
  const plain = words.findIndex(it => !COLOR_WORDS.includes(it) && it !== 'and');
  const colors = words.slice(0, Math.max(0, plain)).filter(it => it !== 'and');
  const word = words[Math.max(0, plain)] ?? '';
  // "3 1/1 goblins": several of a size are mostly tokens
  const several = table.get(word)?.plural === true ? table.get(`${word} tokens`) : undefined;
  const noun = [table.get(word), several].find(it => it?.token !== undefined);
  if (typeof noun?.token === 'object') {
    const color = colors.length === 0 ? {} : { colors: colors.filter(it => it !== 'colorless') };
    return { noun: { ...noun, token: { ...noun.token, ...color, power, toughness } }, words: plain + 1 };
  }
  const end = words.findIndex((it, n) => n >= plain && creatureType(it) === undefined);
  const kinds = words.slice(Math.max(0, plain), end < 0 ? words.length : end);
  if (colors.length === 0 || kinds.length === 0) return undefined;
  const subtypes = kinds.flatMap(it => creatureType(it) ?? []);
  const token = { types: ['Creature'], subtypes, colors: colors.filter(it => it !== 'colorless'), power, toughness };
  const last = kinds.at(-1) ?? '';
  const said = `${power}/${toughness} ${[...colors, ...kinds].join(' ')}`;
  return { noun: { token, said, plural: creatureType(last)?.toLowerCase() !== last }, words: plain + kinds.length };
}

/** Kinds of creatures that are mostly of one color, as tokens. */
const USUAL_COLORS: Readonly<Record<string, string>> = {
  Angel: 'white',
  Spirit: 'white',
  Bird: 'white',
  Dragon: 'red',
  Demon: 'black',
  Vampire: 'black',
  Faerie: 'black',
  Drake: 'blue',
  Wurm: 'green',
  Plant: 'green',
  Insect: 'green',
  Snake: 'green',
};

/** The color that a token of a kind usually has, where none was said. */
function usualColors(subtype: string): readonly string[] {
  const common = USUAL_COLORS[subtype] ?? COMMON_TOKEN_WORDS.find(([, , type]) => type === subtype)?.[3];
  return common === undefined ? [] : [common];
}

/** The types of a kind of tokens that are artifacts as they are mostly made, "1/1 servo token"; undefined for others. */
function artifactToken(subtype: string): readonly string[] | undefined {
  const token = nounNamed(`${subtype.toLowerCase()} token`)?.token;
  const types = typeof token === 'object' && Array.isArray(token.types) ? token.types : [];
  return types.includes('Artifact') ? types : undefined;
}

/** A token described by its size before it: "1/1 red goblin token"; undefined where the words describe none. */
export function tokenDescribed(
  power: number,
  toughness: number,
  words: readonly string[],
): { readonly noun: Noun; readonly words: number } | undefined {
  const end = words.findIndex(it => it === 'token' || it === 'tokens');
  const creature = nounNamed('creature token');
  if (end === 0 && typeof creature?.token === 'object') {
    const said = `${power}/${toughness} ${words[0]}`;
    return { noun: { token: { ...creature.token, power, toughness }, said, plural: words[0] === 'tokens' }, words: 1 };
  }
  if (end < 1 || end > 6) return sizedKind(power, toughness, words);
  const before = words.slice(0, end).filter(it => it !== 'and');
  const colors = before.filter(it => COLOR_WORDS.includes(it) && it !== 'colorless');
  const types = before.filter(it => TYPES.includes(it));
  const subtypes = before.filter(it => !COLOR_WORDS.includes(it) && !TYPES.includes(it)).map(it => capitalized(it));
  const usual =
    colors.length > 0 || before.includes('colorless') || types.includes('artifact') ? undefined : subtypes[0];
  const artifact = usual === undefined ? undefined : artifactToken(usual);
  const token = {
    types: artifact ?? [...new Set([...types.map(it => capitalized(it)), 'Creature'])],
    subtypes,
    colors: usual === undefined || artifact !== undefined ? colors : usualColors(usual),
    power,
    toughness,
  };
  return {
    noun: {
      token,
      said: `${power}/${toughness} ${words.slice(0, end + 1).join(' ')}`,
      plural: words[end] === 'tokens',
    },
    words: end + 1,
  };
}

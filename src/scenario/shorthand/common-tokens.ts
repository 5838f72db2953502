// Tokens everybody knows by their kind, with their usual size and color.

/** A creature token by its kind: singular, plural, creature type, color, power and toughness. */
export type CommonToken = readonly [singular: string, plural: string, subtype: string, color: string, size: number];

export const COMMON_TOKEN_WORDS: readonly CommonToken[] = [
  ['goblin', 'goblins', 'Goblin', 'red', 1],
  ['soldier', 'soldiers', 'Soldier', 'white', 1],
  ['saproling', 'saprolings', 'Saproling', 'green', 1],
  ['human', 'humans', 'Human', 'white', 1],
  ['squirrel', 'squirrels', 'Squirrel', 'green', 1],
  ['cat', 'cats', 'Cat', 'white', 1],
  ['rat', 'rats', 'Rat', 'black', 1],
  ['elf', 'elves', 'Elf', 'green', 1],
  ['zombie', 'zombies', 'Zombie', 'black', 2],
  ['wolf', 'wolves', 'Wolf', 'green', 2],
  ['bear', 'bears', 'Bear', 'green', 2],
  ['knight', 'knights', 'Knight', 'white', 2],
  ['beast', 'beasts', 'Beast', 'green', 3],
  ['elephant', 'elephants', 'Elephant', 'green', 3],
];

/** The token a kind means, in the long form of a scenario; undefined for other words. */
export function commonToken(words: string): Readonly<Record<string, unknown>> | undefined {
  const word = words.trim().toLowerCase();
  const found = COMMON_TOKEN_WORDS.find(([singular, plural]) => word === singular || word === plural);
  if (found === undefined) return undefined;
  const [, , subtype, color, size] = found;
  return { types: ['creature'], subtypes: [subtype], colors: [color], power: size, toughness: size };
}

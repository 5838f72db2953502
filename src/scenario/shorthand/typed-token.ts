// Tokens as people type them: `Treasure token`, `1/1 green Squirrel creature token`.
import { COLORS } from '../../engine/index.ts';
import { COMMON_TOKEN_WORDS, commonToken } from './common-tokens.ts';

/**
 * A token as the format writes it: the name of a predefined one, or a map. Undefined when the text describes no token.
 */
export function readToken(text: string): string | Readonly<Record<string, unknown>> | undefined {
  const [, kind, rules] = /^(.+? tokens?) with "([^"]+)"$/iu.exec(text.trim()) ?? [];
  if (kind !== undefined && rules !== undefined) {
    const token = readToken(kind);
    return typeof token === 'object' ? { ...token, text: rules } : undefined;
  }
  const bare = /^(.+?)(?:\s+creature)?\s+tokens?$/iu.exec(text.trim())?.[1];
  if (bare === undefined) return commonPlural(text) ?? predefinedAlone(text);
  const [size, ...sized] = /^(\d+)\/(\d+)$/u.exec(bare) ?? [];
  // of a size and nothing else, it has no other name to go by
  if (size !== undefined)
    return { name: `${size} creature`, types: ['creature'], power: sized[0], toughness: sized[1] };
  const [, power, toughness, rest] = /^(\d+)\/(\d+)\s+(.+)$/u.exec(bare) ?? [];
  if (rest === undefined) return commonToken(bare) ?? bare;
  const words = rest.split(/\s+(?:and\s+)?/u);
  const colors = words.filter(word => COLORS.some(color => color === word.toLowerCase()));
  const types = words.filter(word => TYPES.includes(word.toLowerCase()));
  const plain = (word: string) =>
    !colors.includes(word) && !types.includes(word) && !EMPTY.includes(word.toLowerCase());
  return {
    types: [...new Set([...types.map(it => it.toLowerCase()), 'creature'])],
    subtypes: words.filter(plain),
    colors: colors.map(it => it.toLowerCase()),
    power,
    toughness,
  };
}

/** `5 Saprolings`: the plural of a kind of token is no card. */
function commonPlural(text: string): Readonly<Record<string, unknown>> | undefined {
  return COMMON_TOKEN_WORDS.some(([, plural]) => plural === text.trim().toLowerCase()) ? commonToken(text) : undefined;
}

/** `a Treasure`, `2 Clues`: a predefined token without the word. */
function predefinedAlone(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  return PREDEFINED.find(it => word === it.toLowerCase() || word === `${it.toLowerCase()}s`);
}

const PREDEFINED: readonly string[] = ['Treasure', 'Clue', 'Food', 'Gold', 'Powerstone', 'Map', 'Junk', 'Lander'];

const TYPES: readonly string[] = ['artifact', 'creature', 'enchantment', 'land'];
const EMPTY: readonly string[] = ['colorless', 'and'];

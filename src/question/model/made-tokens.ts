// Tokens as the texts of cards describe them.
import { capitalized } from '../../kit/strings.ts';
import { COLORS } from '../../vocabulary/index.ts';
import type { Patch } from './mention.ts';

/** A token as Oracle texts describe one: "1/1 white Soldier creature". */
export function tokenOf(words: string, text: string | undefined): Patch | string | undefined {
  const [, power, toughness, rest] = /^(\d+)\/(\d+) (.+)$/u.exec(words) ?? [];
  if (rest === undefined) return /^[A-Z]\w+$/u.test(words) ? words : undefined;
  const parts = rest.split(/\s+(?:and\s+)?/u);
  const colors = parts.filter(it => COLORS.some(color => color === it));
  const types = parts
    .filter(it => ['artifact', 'creature', 'enchantment', 'land'].includes(it))
    .map(it => capitalized(it));
  return {
    types,
    subtypes: parts.filter(it => /^[A-Z]/u.test(it)),
    colors,
    power: Number(power),
    toughness: Number(toughness),
    ...(text === undefined ? {} : { text: capitalized(text) }),
  };
}

// Schemas of words that the game itself gives a list of, or a form: costs, designations, mana, sizes, types, keywords.
import type * as z from 'zod';
import {
  CREATURE_TYPES,
  DUNGEON_TYPES,
  isKeyword,
  KEYWORD_NAMES,
  OBJECT_SUBTYPES,
  PLANE_TYPES,
} from '../../engine/index.ts';
import { nearest } from '../../kit/nearest.ts';
import {
  BASIC_LAND_TYPES,
  CARD_TYPES,
  COLORS,
  OBJECT_DESIGNATIONS,
  type ObjectDesignation,
  OTHER_COSTS,
  PLAYER_DESIGNATIONS,
  type PlayerDesignation,
  SUPERTYPES,
} from '../../vocabulary/index.ts';
import { type Complaint, describeValue, valueSchema } from './schema-parts.ts';

/** A text that must be of a form; `what` says which, with an example. */
function formSchema(what: string, form: RegExp): z.ZodType<string> {
  return valueSchema(value => {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && form.test(text.trim())) return { value: text.trim() };
    return { complaint: `Expected ${what}, met ${describeValue(value)}.` };
  });
}

/** A printed power, toughness, loyalty or defense: `2`, `*`, `1+*`, `-1`, `X`. */
export function printedNumberSchema(what: string): z.ZodType<string> {
  return formSchema(`${what}, such as 2 or *`, /^(?:[+-]?\d+(?:\.5)?|[*X?∞]|\d+[+-]\*|\*[+-]\d+|\*²)$/u);
}

/** A mana cost: symbols in braces, or none. */
export function manaCostSchema(): z.ZodType<string> {
  return formSchema('a mana cost such as {2}{W}', new RegExp(`^(?:${SYMBOL})*(?: // (?:${SYMBOL})+)*$`, 'iu'));
}

const SYMBOL = '\\{(?:\\d+|[WUBRGCSXYZP]|H[WUBRG]|[WUBRGC2](?:/[WUBRGP]){1,2})\\}';

/** Mana as letters or symbols: `WWU`, `{W}{W}{U}`; empty for none. */
export function manaSchema(what: string): z.ZodType<string> {
  return formSchema(`${what}, such as WWU`, /^(?:[WUBRGCS\s]|\{[WUBRGCS]\})*$/iu);
}

/** 107.4f: a Phyrexian symbol, with its braces or without. */
export const phyrexianSchema: z.ZodType<string> = formSchema(
  'a Phyrexian mana symbol such as G/P',
  /^\{?[WUBRG](?:\/[WUBRG])?\/P\}?$/iu,
);

/** A type line with at least one card type. */
export function typeLineSchema(): z.ZodType<string> {
  const known = CARD_TYPES.join('|');
  return formSchema(
    'a type line such as Creature — Bear',
    new RegExp(`(?:^|\\s)(?:${known}|Card|Token)(?:\\s|$)`, 'u'),
  );
}

/** One of the words, in any case, or else a complaint that offers those that come near. */
function knownWord<T extends string>(
  what: string,
  words: readonly T[],
  value: unknown,
): { readonly value: T } | Complaint {
  const sought = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const word = words.find(it => it.toLowerCase() === sought);
  if (word !== undefined) return { value: word };
  const suggestions = typeof value === 'string' ? nearest(value, words) : [];
  const met = { suggestions, ...(typeof value === 'string' ? { typed: value } : {}) };
  return { complaint: `Expected ${what}, met ${describeValue(value)}.`, ...met };
}

/** 205.3m: a creature type. */
export const creatureTypeSchema: z.ZodType<string> = valueSchema(value =>
  knownWord('a creature type such as Elf', CREATURE_TYPES, value),
);

/** 205.4a: a supertype. */
export const supertypeSchema: z.ZodType<string> = valueSchema(value =>
  knownWord('a supertype such as Legendary', SUPERTYPES, value),
);

/** 205.3: a subtype of any card type, or "every creature type"; any other single word may be one of a card of the scenario's own. */
export const subtypeSchema: z.ZodType<string> = valueSchema(value => {
  const known = knownWord(A_SUBTYPE, SUBTYPES, value);
  return 'complaint' in known && typeof value === 'string' && OWN_SUBTYPE.test(value) ? { value } : known;
});

/** The complaint about a subtype that is neither one of the game nor one of these. */
export function unknownSubtype(subtype: string, own: readonly string[]): Complaint | undefined {
  const known = knownWord(A_SUBTYPE, [...SUBTYPES, ...own], subtype);
  return 'complaint' in known ? known : undefined;
}

const A_SUBTYPE = 'a subtype such as Elf';
const SUBTYPES: readonly string[] = [...OBJECT_SUBTYPES, ...DUNGEON_TYPES, ...PLANE_TYPES, 'every creature type'];
const OWN_SUBTYPE = /^\p{Lu}[\p{L}'’-]*$/u;

/** 612.2: a word that an effect changes in a text: of a color, a basic land type or a creature type. */
export const changedWordSchema: z.ZodType<string> = valueSchema(value =>
  knownWord(
    'a color, a basic land type or a creature type',
    [...COLORS, ...BASIC_LAND_TYPES, ...CREATURE_TYPES],
    value,
  ),
);

/** A cost that was paid: a keyword ("escape"), another name of a cost ("gift"), or symbols ("{g}"). In small letters. */
export const costSchema: z.ZodType<string> = valueSchema(value => {
  if (typeof value === 'string' && COST_SYMBOLS.test(value.trim())) return { value: value.trim().toLowerCase() };
  return knownWord('a cost, such as escape or {g}', [...KEYWORD_NAMES, ...OTHER_COSTS], value);
});

const COST_SYMBOLS = new RegExp(`^(?:${SYMBOL})+$`, 'iu');

/** The designations of an object, of a player, and of either. */
export interface Designation {
  readonly object: ObjectDesignation;
  readonly player: PlayerDesignation;
  readonly anything: ObjectDesignation | PlayerDesignation;
}

/** Whose designation is meant. */
export type DesignationOf = keyof Designation;

const WORDS_OF: { readonly [K in DesignationOf]: readonly Designation[K][] } = {
  object: OBJECT_DESIGNATIONS,
  player: PLAYER_DESIGNATIONS,
  anything: [...OBJECT_DESIGNATIONS, ...PLAYER_DESIGNATIONS],
};

/** Other spellings of designations. */
const ALSO: ReadonlyMap<string, Designation['anything']> = new Map<string, Designation['anything']>([
  ['ringbearer', 'ring-bearer'],
  ["city's blessing", 'cityBlessing'],
  ['enduring story', 'enduringStory'],
  ['an enduring story', 'enduringStory'],
  ['completed a dungeon', 'completedDungeon'],
]);

/** A designation of an object, or of a player; a half of a Room as "unlocked: left". */
export function designationSchema<K extends DesignationOf>(of: K): z.ZodType<Designation[K]> {
  const words: readonly Designation[K][] = WORDS_OF[of];
  const what = `a designation${of === 'anything' ? '' : ` of ${of === 'player' ? 'a player' : 'an object'}`}`;
  return valueSchema(value => {
    const plain =
      typeof value === 'string' ? value.trim().toLowerCase().replaceAll('’', "'").replace(/^the /u, '') : '';
    return knownWord(`${what}, such as ${words[0]}`, words, ALSO.get(plain) ?? value);
  });
}

/** A keyword of 702, with its parameter or without: "ward {2}", "protection from red"; or "abilities" for all of them. */
export const keywordSchema: z.ZodType<string> = valueSchema(value => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const isOne = KEYWORD_NAMES.some(name => word === name || word.startsWith(`${name} `) || word.startsWith(`${name}—`));
  if (word === 'abilities' || isKeyword(word) || isOne) return { value: word };
  return knownWord('a keyword such as flying, or abilities', KEYWORD_NAMES, value);
});

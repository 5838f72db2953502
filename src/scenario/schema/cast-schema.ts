// Schema of casting details.

import * as z from 'zod';
import { isRecord } from '../../kit/structure.ts';
import { CAST_ORIGINS, type CastOrigin } from '../../vocabulary/index.ts';
import { listSchema, recordSchema } from './collection-schemas.ts';
import { costSchema, manaSchema, phyrexianSchema } from './game-words.ts';
import {
  describeValue,
  flagSchema,
  parsePart,
  readerSchema,
  textSchema,
  toFlag,
  toWholeNumber,
  valueSchema,
  wholeNumberSchema,
  wordSchema,
} from './schema-parts.ts';

export interface CastTarget {
  /** An object or a player of the scenario. */
  readonly name: string;
  /** False when it is no longer a legal target as the spell resolves (608.2b). */
  readonly legal: boolean;
}

export interface CastDetails {
  readonly from: CastOrigin;
  readonly x?: number;
  /** The number of times it was kicked (0: not), or the kicker costs paid. */
  readonly kicked: number | readonly string[];
  /** Alternative and additional costs paid, by the keyword's name in lower case: "escape", "bestow", "dash". */
  readonly costs: readonly string[];
  /** The mana spent, one letter each; "" when it was free; left out when unknown. */
  readonly manaSpent?: string;
  /** Phyrexian symbols paid with life. */
  readonly lifePaidFor: readonly string[];
  /** The amount of the mana spent that came from Treasures. */
  readonly treasureMana: number;
  /** The amounts that came from artifacts and from creatures. */
  readonly artifactMana?: number;
  readonly creatureMana?: number;
  /** The mana that came from snow sources, one letter each (107.4h). */
  readonly snowMana?: string;
  /** The mana paid as an additional cost of any amount. */
  readonly additionalMana?: number;
  readonly targets: readonly CastTarget[];
  /** The player who cast it, when that is not the player it enters under. */
  readonly by?: string;
  readonly countered: boolean;
}

/** The details that the instructions of an instant or sorcery look at as it resolves. */
export type ResolvingCast = Pick<
  CastDetails,
  'from' | 'kicked' | 'manaSpent' | 'treasureMana' | 'artifactMana' | 'creatureMana' | 'snowMana'
>;

/** The details of a spell cast from hand without special costs: `from: stack` without `cast`. */
export const PLAIN_CAST: CastDetails = {
  from: 'hand',
  kicked: 0,
  costs: [],
  lifePaidFor: [],
  treasureMana: 0,
  targets: [],
  countered: false,
};

const targetName = textSchema('a target: an object or a player');

const targetSchema: z.ZodType<CastTarget> = readerSchema((value, report): CastTarget => {
  const illegal = isRecord(value) && Object.keys(value).length === 1 && 'illegal' in value;
  const name = parsePart(targetName, illegal ? value.illegal : value, report, illegal ? ['illegal'] : []);
  return name === undefined ? z.NEVER : { name, legal: !illegal };
});

const kickedSchema = valueSchema<number | readonly string[]>(value => {
  const number = toWholeNumber(value);
  if (number !== undefined && number >= 0) return { value: number };
  const yes = toFlag(value);
  if (yes !== undefined) return { value: yes ? 1 : 0 };
  if (typeof value === 'string' && value.trim() !== '') return { value: [value.trim()] };
  if (Array.isArray(value) && value.every(it => typeof it === 'string' && it.length < 200)) return { value };
  const odd = Array.isArray(value) ? value.find(it => typeof it !== 'string' || it.length >= 200) : value;
  return { complaint: `Expected yes, no, how often it was kicked, or the costs paid, met ${describeValue(odd)}.` };
});

const RESOLVING = {
  from: wordSchema('where it was cast from', CAST_ORIGINS).default('hand'),
  kicked: kickedSchema.default(0),
  manaSpent: manaSchema('the mana spent').exactOptional(),
  treasureMana: wholeNumberSchema('an amount of mana').default(0),
  artifactMana: wholeNumberSchema('an amount of mana').exactOptional(),
  creatureMana: wholeNumberSchema('an amount of mana').exactOptional(),
  snowMana: manaSchema('the mana from snow sources').exactOptional(),
};

/** Schema of the casting of an instant or sorcery that resolves. */
export const resolvingCastSchema: z.ZodType<ResolvingCast> = recordSchema(
  'how it was cast, a map such as {kicked: yes}',
  RESOLVING,
);

export const castSchema: z.ZodType<CastDetails> = recordSchema(
  'how it was cast, a map such as {x: 3}',
  {
    ...RESOLVING,
    x: wholeNumberSchema('a value of X').exactOptional(),
    additionalMana: wholeNumberSchema('an amount of mana').exactOptional(),
    costs: listSchema(costSchema).default([]),
    lifePaidFor: listSchema(phyrexianSchema).default([]),
    targets: listSchema(targetSchema).default([]),
    by: textSchema('a player').exactOptional(),
    countered: flagSchema().default(false),
  },
  value => {
    if (toFlag(value) === true) return {};
    return typeof value === 'string' ? { from: value } : value;
  },
);

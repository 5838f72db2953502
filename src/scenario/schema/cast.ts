// How a spell was cast.
import * as z from 'zod';
import { CAST_ORIGINS, type CastOrigin } from '../../vocabulary/index.ts';
import { anyText, asFlag, asWhole, flag, form, isMap, leaf, listOf, met, oneOf, part, text, whole } from './form.ts';

export interface CastTarget {
  /** An object or a player of the scenario. */
  readonly name: string;
  /** False when it is no longer a legal target as the spell resolves (608.2b). */
  readonly legal: boolean;
}

export interface Cast {
  readonly from: CastOrigin;
  readonly x?: number;
  /** How many times it was kicked (0: not), or the kicker costs paid. */
  readonly kicked: number | readonly string[];
  /** Alternative and additional costs paid, by the keyword's name in lower case: "escape", "bestow", "dash". */
  readonly costs: readonly string[];
  /** The mana spent, one letter each; "" when it was free; left out when nothing is said. */
  readonly manaSpent?: string;
  /** Phyrexian symbols paid with life. */
  readonly lifePaidFor: readonly string[];
  readonly targets: readonly CastTarget[];
  /** The player who cast it, when that is not the player it enters under. */
  readonly by?: string;
  readonly countered: boolean;
}

/** Cast from hand with nothing special: what `from: stack` without `cast` means. */
export const PLAIN_CAST: Cast = { from: 'hand', kicked: 0, costs: [], lifePaidFor: [], targets: [], countered: false };

const targetName = text('a target: an object or a player');

const targetSchema: z.ZodType<CastTarget> = z.unknown().transform((value, context): CastTarget => {
  const illegal = isMap(value) && Object.keys(value).length === 1 && 'illegal' in value;
  const name = part(targetName, illegal ? value.illegal : value, context, illegal ? ['illegal'] : []);
  return name === undefined ? z.NEVER : { name, legal: !illegal };
});

const costName = text('a cost').transform(cost => cost.toLowerCase());

const kickedSchema = leaf<number | readonly string[]>(value => {
  const number = asWhole(value);
  if (number !== undefined && number >= 0) return { value: number };
  const yes = asFlag(value);
  if (yes !== undefined) return { value: yes ? 1 : 0 };
  if (typeof value === 'string' && value.trim() !== '') return { value: [value.trim()] };
  if (Array.isArray(value) && value.every(it => typeof it === 'string' && it.length < 200)) return { value };
  return { complaint: `Expected yes, no, how often it was kicked, or the costs paid, met ${met(value)}.` };
});

export const castSchema: z.ZodType<Cast> = form(
  'how it was cast, a map such as {x: 3}',
  {
    from: oneOf('where it was cast from', CAST_ORIGINS).default('hand'),
    x: whole('a value of X').exactOptional(),
    kicked: kickedSchema.default(0),
    costs: listOf(costName).default([]),
    manaSpent: anyText('the mana spent, such as WWU').exactOptional(),
    lifePaidFor: listOf(text('a mana symbol')).default([]),
    targets: listOf(targetSchema).default([]),
    by: text('a player').exactOptional(),
    countered: flag().default(false),
  },
  value => {
    if (asFlag(value) === true) return {};
    return typeof value === 'string' ? { from: value } : value;
  },
);

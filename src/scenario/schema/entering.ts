// The objects of an `enters` or `creates` event.
import * as z from 'zod';
import type { FaceDownKind } from '../../engine/index.ts';
import { ORIGINS, type Origin } from '../../vocabulary/index.ts';
import { LIMITS } from '../limits.ts';
import { type Cast, castSchema } from './cast.ts';
import { flag, form, isMap, listOf, oneOf, part, report, text, whole } from './form.ts';
import type { CounterMap } from './given.ts';
import { counterMap, expandCounted, faceDownSchema, wordings } from './lists.ts';
import { type TokenSpec, tokenSchema } from './token.ts';

/** One entering object, or `count` like ones. One of `card`, `token` and `copyOf` says what it is. */
export interface Entering {
  readonly card?: string;
  readonly token?: TokenSpec;
  readonly count: number;
  readonly as?: string;
  readonly under: string;
  readonly owner: string;
  /** `stack` for a resolving spell. */
  readonly from: Origin;
  /** Whether the scenario itself says where it comes from; a land with nothing said is played from hand. */
  readonly fromWritten: boolean;
  /** Only with `from: stack`, and only when something was said of it; otherwise `PLAIN_CAST`. */
  readonly cast?: Cast;
  /** The spell or ability that puts it there: a card name or an object of the scenario. */
  readonly by?: string;
  /** With neither card nor token: a token that is a copy of this object or card. */
  readonly copyOf?: string;
  readonly except: readonly string[];
  readonly tapped: boolean;
  readonly counters: CounterMap;
  readonly transformed: boolean;
  /** "front", "back", or the name of the face. */
  readonly face?: string;
  readonly faceDown?: FaceDownKind;
  /** The player or permanent it enters attacking. */
  readonly attacking?: string;
  readonly attachedTo?: string;
}

/** Tokens an effect would create. */
export interface Creating {
  readonly under: string;
  readonly token?: TokenSpec;
  readonly copyOf?: string;
  readonly except: readonly string[];
  readonly count: number;
  readonly tapped: boolean;
  readonly counters: CounterMap;
  readonly attachedTo?: string;
  /** The player or permanent they enter attacking. */
  readonly attacking?: string;
  readonly as?: string;
  readonly by?: string;
}

/** An entering object as written: the players may still be left out. */
export type EnteringWritten = Omit<Entering, 'under' | 'owner'> & Partial<Pick<Entering, 'under' | 'owner'>>;
export type CreatingWritten = Omit<Creating, 'under'> & Partial<Pick<Creating, 'under'>>;

const written = form(
  'what enters: a card name, or a map such as {card: Clone, from: hand}',
  {
    card: text('a card name').exactOptional(),
    token: tokenSchema.exactOptional(),
    count: whole('a number of objects', 1, LIMITS.count).default(1),
    as: text('a handle').exactOptional(),
    under: text('a player').exactOptional(),
    owner: text('a player').exactOptional(),
    from: oneOf('where it comes from', ORIGINS).exactOptional(),
    cast: castSchema.exactOptional(),
    by: text('a spell or an ability').exactOptional(),
    copyOf: text('an object or a card').exactOptional(),
    except: wordings('what the copy effect excepts').default([]),
    tapped: flag().default(false),
    counters: counterMap().default({}),
    transformed: flag().default(false),
    face: text('the face that is up').exactOptional(),
    faceDown: faceDownSchema.exactOptional(),
    attacking: text('a player or a permanent').exactOptional(),
    attachedTo: text('an object or a player').exactOptional(),
  },
  expandCounted,
);

export const enteringSchema: z.ZodType<EnteringWritten> = z.unknown().transform((value, context): EnteringWritten => {
  const read = part(written, value, context, []);
  if (read === undefined) return z.NEVER;
  reportWhat(read, context);
  const { from, cast, faceDown, ...rest } = read;
  const origin = from ?? (read.card === undefined ? 'nowhere' : 'stack');
  const castWritten = isMap(value) && isMap(value.cast) && value.cast.from !== undefined;
  if (cast !== undefined && castWritten && origin !== 'stack' && origin !== cast.from) {
    report(context, ['from'], { complaint: `It cannot be cast from ${cast.from} and come from ${origin}.` });
  }
  return {
    ...rest,
    ...originOf(origin, cast, castWritten),
    fromWritten: from !== undefined || castWritten,
    ...(faceDown === undefined ? {} : { faceDown }),
  };
});

const writtenCreating = form('a map such as {token: Treasure, count: 2}', {
  under: text('a player').exactOptional(),
  token: tokenSchema.exactOptional(),
  copyOf: text('an object or a card').exactOptional(),
  except: wordings('what the copy effect excepts').default([]),
  count: whole('a number of tokens', 0, LIMITS.count).default(1),
  tapped: flag().default(false),
  counters: counterMap().default({}),
  attachedTo: text('an object or a player').exactOptional(),
  attacking: text('a player or a permanent').exactOptional(),
  as: text('a handle').exactOptional(),
  by: text('a spell or an ability').exactOptional(),
});

const creatingSchema: z.ZodType<CreatingWritten> = z.unknown().transform((value, context): CreatingWritten => {
  const long = typeof value === 'string' ? expandToken(value) : value;
  const read = part(writtenCreating, long, context, []);
  if (read === undefined) return z.NEVER;
  reportWhat(read, context);
  return read;
});

/** What is created or enters in each list, as they are written under `when`. */
export const enteringList = listOf(enteringSchema, LIMITS.entering);
export const creatingList = listOf(creatingSchema, LIMITS.entering);

interface WhatItIs {
  readonly card?: string;
  readonly token?: TokenSpec;
  readonly copyOf?: string;
}

function reportWhat(read: WhatItIs, context: z.RefinementCtx): void {
  if (read.card !== undefined && read.token !== undefined) {
    report(context, ['token'], { complaint: 'An object is a card or a token, not both.' });
  }
  if (read.card === undefined && read.token === undefined && read.copyOf === undefined) {
    report(context, [], { complaint: 'Expected "card", "token" or "copyOf" to say what it is, met none of them.' });
  }
}

/** A spell that is cast comes from the stack, wherever it was cast from. */
function originOf(
  origin: Origin,
  cast: Cast | undefined,
  castWritten: boolean,
): { readonly from: Origin; readonly cast?: Cast } {
  if (cast === undefined) return { from: origin };
  if (castWritten || origin === 'stack') return { from: 'stack', cast };
  return { from: 'stack', cast: { ...cast, from: origin } };
}

function expandToken(written: string): unknown {
  const { card, count } = expandCounted(written) as { card: string; count: number }; // a text always expands to both
  return { token: card, count };
}

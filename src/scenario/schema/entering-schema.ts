// Schemas of the objects of an `enters` or `creates` event.

import * as z from 'zod';
import type { FaceDownKind } from '../../engine/index.ts';
import { isRecord } from '../../kit/structure.ts';
import { ORIGINS, type Origin } from '../../vocabulary/index.ts';
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import { type CastDetails, castSchema } from './cast-schema.ts';
import { listSchema, recordSchema } from './collection-schemas.ts';
import type { CounterMap } from './given-object-schema.ts';
import { counterMapSchema, expandCount, faceDownSchema, wordingsSchema } from './list-schemas.ts';
import {
  addComplaint,
  flagSchema,
  type IssueReport,
  parsePart,
  readerSchema,
  textSchema,
  wholeNumberSchema,
  wordSchema,
} from './schema-parts.ts';
import { type ScenarioToken, tokenSchema } from './token-schema.ts';

/** One entering object, or `count` like ones, defined by one of `card`, `token` and `copyOf`. */
export interface EnteringItem {
  readonly card?: string;
  readonly token?: ScenarioToken;
  readonly count: number;
  readonly as?: string;
  readonly under: string;
  /** Whether the scenario itself names the player beside `by`. */
  readonly underWritten?: true;
  readonly owner: string;
  /** The zone it enters from; `stack` for a resolving spell. */
  readonly from: Origin;
  /** Whether the scenario itself states the zone; a land without one is played from hand. */
  readonly fromWritten: boolean;
  /** Casting details, only with `from: stack`; `PLAIN_CAST` where none are written. */
  readonly cast?: CastDetails;
  /** The spell or ability that puts it there: a card name or an object of the scenario. */
  readonly by?: string;
  /** Without card and token: the object or card that the token is a copy of. */
  readonly copyOf?: string;
  readonly except: readonly string[];
  /** Its status as it enters; where left out, as `by` says. */
  readonly tapped?: boolean;
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
export interface CreatingItem {
  readonly under: string;
  /** Whether the scenario itself names the player beside `by`. */
  readonly underWritten?: true;
  readonly token?: ScenarioToken;
  readonly copyOf?: string;
  readonly except: readonly string[];
  readonly count: number;
  readonly tapped?: boolean;
  readonly counters: CounterMap;
  readonly attachedTo?: string;
  /** The player or permanent they enter attacking. */
  readonly attacking?: string;
  readonly as?: string;
  readonly by?: string;
}

/** An entering object as written: the players may still be left out. */
export type EnteringInput = Omit<EnteringItem, 'under' | 'owner'> & Partial<Pick<EnteringItem, 'under' | 'owner'>>;
export type CreatingInput = Omit<CreatingItem, 'under'> & Partial<Pick<CreatingItem, 'under'>>;

const written = recordSchema(
  'what enters: a card name, or a map such as {card: Clone, from: hand}',
  {
    card: textSchema('a card name').exactOptional(),
    token: tokenSchema.exactOptional(),
    count: wholeNumberSchema('a number of objects', 1, SCENARIO_LIMITS.count).default(1),
    as: textSchema('a handle').exactOptional(),
    under: textSchema('a player').exactOptional(),
    owner: textSchema('a player').exactOptional(),
    from: wordSchema('where it comes from', ORIGINS).exactOptional(),
    cast: castSchema.exactOptional(),
    by: textSchema('a spell or an ability').exactOptional(),
    copyOf: textSchema('an object or a card').exactOptional(),
    except: wordingsSchema('what the copy effect excepts').default([]),
    tapped: flagSchema().exactOptional(),
    counters: counterMapSchema().default({}),
    transformed: flagSchema().default(false),
    face: textSchema('the face that is up').exactOptional(),
    faceDown: faceDownSchema.exactOptional(),
    attacking: textSchema('a player or a permanent').exactOptional(),
    attachedTo: textSchema('an object or a player').exactOptional(),
  },
  expandCount,
);

export const enteringSchema: z.ZodType<EnteringInput> = readerSchema((value, report): EnteringInput => {
  const read = parsePart(written, value, report, []);
  if (read === undefined) return z.NEVER;
  reportWhat(read, report);
  const { from, cast, faceDown, ...rest } = unlessPlain(read);
  const origin = from ?? (read.card === undefined ? 'nowhere' : 'stack');
  const castWritten = isRecord(value) && isRecord(value.cast) && value.cast.from !== undefined;
  if (cast !== undefined && castWritten && origin !== 'stack' && origin !== cast.from) {
    addComplaint(report, ['from'], { complaint: `It cannot be cast from ${cast.from} and come from ${origin}.` });
  }
  return {
    ...rest,
    ...originOf(origin, cast, castWritten),
    fromWritten: from !== undefined || castWritten,
    ...(faceDown === undefined ? {} : { faceDown }),
  };
});

const writtenCreating = recordSchema('a map such as {token: Treasure, count: 2}', {
  under: textSchema('a player').exactOptional(),
  token: tokenSchema.exactOptional(),
  copyOf: textSchema('an object or a card').exactOptional(),
  except: wordingsSchema('what the copy effect excepts').default([]),
  count: wholeNumberSchema('a number of tokens', 0, SCENARIO_LIMITS.count).default(1),
  tapped: flagSchema().exactOptional(),
  counters: counterMapSchema().default({}),
  attachedTo: textSchema('an object or a player').exactOptional(),
  attacking: textSchema('a player or a permanent').exactOptional(),
  as: textSchema('a handle').exactOptional(),
  by: textSchema('a spell or an ability').exactOptional(),
});

const creatingSchema: z.ZodType<CreatingInput> = readerSchema((value, report): CreatingInput => {
  const long = typeof value === 'string' ? expandToken(value) : value;
  const read = parsePart(writtenCreating, long, report, []);
  if (read === undefined) return z.NEVER;
  reportWhat(read, report);
  return unlessPlain(read);
});

/** Entering untapped is a statement only against what `by` says. */
function unlessPlain<T extends { readonly tapped?: boolean; readonly by?: string }>(read: T): T {
  if (read.tapped !== false || read.by !== undefined) return read;
  const { tapped: _, ...plain } = read;
  return plain as T; // a T without an optional field
}

/** The entries under `when: enters` and `when: creates`, as written. */
export const enteringList = listSchema(enteringSchema, SCENARIO_LIMITS.entering);
export const creatingList = listSchema(creatingSchema, SCENARIO_LIMITS.entering);

interface WhatItIs {
  readonly card?: string;
  readonly token?: ScenarioToken;
  readonly copyOf?: string;
}

function reportWhat(read: WhatItIs, report: IssueReport): void {
  if (read.card !== undefined && read.token !== undefined) {
    addComplaint(report, ['token'], { complaint: 'An object is a card or a token, not both.' });
  }
  if (read.card === undefined && read.token === undefined && read.copyOf === undefined) {
    addComplaint(report, [], {
      complaint: 'Expected "card", "token" or "copyOf" to say what it is, met none of them.',
    });
  }
}

/** The zone of origin; that of a spell that is cast is the stack, wherever it was cast from. */
function originOf(
  origin: Origin,
  cast: CastDetails | undefined,
  castWritten: boolean,
): { readonly from: Origin; readonly cast?: CastDetails } {
  if (cast === undefined) return { from: origin };
  if (castWritten || origin === 'stack') return { from: 'stack', cast };
  return { from: 'stack', cast: { ...cast, from: origin } };
}

function expandToken(written: string): unknown {
  const { card, count } = expandCount(written) as { card: string; count: number }; // a text always expands to both
  return { token: card, count };
}

// Objects and effects of a board as a scenario writes them.

import * as z from 'zod';
import type { FaceDownKind } from '../../engine/index.ts';
import type { ObjectDesignation } from '../../vocabulary/index.ts';
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import { type CastDetails, castSchema } from './cast-schema.ts';
import { type ChosenWords, chosenSchema } from './chosen-schema.ts';
import { recordSchema } from './collection-schemas.ts';
import {
  counterMapSchema,
  designationsSchema,
  expandCount,
  faceDownSchema,
  namesSchema,
  wordingsSchema,
} from './list-schemas.ts';
import { addComplaint, flagSchema, parsePart, readerSchema, textSchema, wholeNumberSchema } from './schema-parts.ts';
import { type ScenarioToken, tokenSchema } from './token-schema.ts';

/** Counters by kind. */
export type CounterMap = Readonly<Record<string, number>>;

/** An object listed in a zone, with either `card` or `token`, or with `copyOf` alone for a token that is a copy. */
export interface GivenObject {
  readonly card?: string;
  readonly token?: ScenarioToken;
  readonly count: number;
  readonly as?: string;
  /** Its owner; the player it is listed under where none is written. */
  readonly owner?: string;
  /** Left out: untapped, but for a creature that attacks (508.1f). */
  readonly tapped?: boolean;
  readonly flipped: boolean;
  readonly faceDown?: FaceDownKind;
  readonly phasedOut: boolean;
  /** "front", "back", or the name of the face that is up. */
  readonly face?: string;
  /** Counters by kind; left out: as printed, `{}`: none. */
  readonly counters?: CounterMap;
  /** An object of the scenario or a card. */
  readonly copyOf?: string;
  /** The exceptions of the copy effect, in Oracle wording. */
  readonly except: readonly string[];
  readonly cast?: CastDetails;
  /** Designations: "solved", "suspected", "unlocked: left" … */
  readonly designations: readonly ObjectDesignation[];
  readonly level?: number;
  /** Cards a merged or melded permanent is made of, top first. */
  readonly components: readonly string[];
  /** An object or a player. */
  readonly attachedTo?: string;
  readonly chosen?: ChosenWords;
  /** 607.2g: the life paid as it entered, by its own ability. */
  readonly lifePaid?: number;
  /** 607.2a: of a card in exile, the permanent whose ability exiled it. */
  readonly exiledWith?: string;
  /** 702.95b: the creature it is paired with. */
  readonly pairedWith?: string;
  readonly damage: number;
  readonly protector?: string;
  /** The player, planeswalker or battle it attacks; it is its controller's turn then. */
  readonly attacking?: string;
  readonly timestamp?: number;
}

/** A continuous or replacement effect that lasts, with at least one of `from` and `text`. */
export interface GivenEffect {
  /** The card whose text makes it. */
  readonly from?: string;
  /** The effect in Oracle wording. */
  readonly text?: string;
  /** The objects it affects; left out: all that match. */
  readonly targets?: readonly string[];
  readonly chosen?: ChosenWords;
  readonly timestamp?: number;
}

const writtenObject = recordSchema(
  'an object: a card name, or a map such as {card: Clone, tapped: true}',
  {
    card: textSchema('a card name').exactOptional(),
    token: tokenSchema.exactOptional(),
    count: wholeNumberSchema('a number of objects', 1, SCENARIO_LIMITS.count).default(1),
    as: textSchema('a handle').exactOptional(),
    owner: textSchema('a player').exactOptional(),
    tapped: flagSchema().exactOptional(),
    flipped: flagSchema().default(false),
    faceDown: faceDownSchema.exactOptional(),
    phasedOut: flagSchema().default(false),
    face: textSchema('the face that is up').exactOptional(),
    counters: counterMapSchema().exactOptional(),
    copyOf: textSchema('an object or a card').exactOptional(),
    except: wordingsSchema('what the copy effect excepts').default([]),
    cast: castSchema.exactOptional(),
    designations: designationsSchema('object').default([]),
    level: wholeNumberSchema('a level').exactOptional(),
    components: namesSchema('a card name').default([]),
    attachedTo: textSchema('an object or a player').exactOptional(),
    chosen: chosenSchema.exactOptional(),
    exiledWith: textSchema('an object').exactOptional(),
    pairedWith: textSchema('an object').exactOptional(),
    lifePaid: wholeNumberSchema('an amount of life').exactOptional(),
    damage: wholeNumberSchema('an amount of damage').default(0),
    protector: textSchema('a player').exactOptional(),
    attacking: textSchema('a player, planeswalker or battle').exactOptional(),
    timestamp: wholeNumberSchema('a timestamp').exactOptional(),
  },
  expandCount,
);

/** An object of a board: a name, or a map of its details. */
export const givenObjectSchema: z.ZodType<GivenObject> = readerSchema((value, report): GivenObject => {
  const read = parsePart(writtenObject, value, report, []);
  if (read === undefined) return z.NEVER;
  if (read.card !== undefined && read.token !== undefined) {
    addComplaint(report, ['token'], { complaint: 'An object is a card or a token, not both.' });
  }
  if (read.card === undefined && read.token === undefined && read.copyOf === undefined) {
    addComplaint(report, [], { complaint: 'Expected a card name or a token under "card" or "token", met neither.' });
  }
  const { faceDown, ...rest } = read;
  return faceDown === undefined ? rest : { ...rest, faceDown };
});

const writtenEffect = recordSchema(
  'an effect: the card that makes it, or a map with "from" or "text"',
  {
    from: textSchema('a card name').exactOptional(),
    text: textSchema('an effect in Oracle wording', SCENARIO_LIMITS.text).exactOptional(),
    targets: namesSchema('an object or a player').exactOptional(),
    chosen: chosenSchema.exactOptional(),
    timestamp: wholeNumberSchema('a timestamp').exactOptional(),
  },
  value => (typeof value === 'string' ? { from: value } : value),
);

/** A lasting effect of a board: its text, or a map of its details. */
export const effectSchema: z.ZodType<GivenEffect> = readerSchema((value, report): GivenEffect => {
  const read = parsePart(writtenEffect, value, report, []);
  if (read === undefined) return z.NEVER;
  if (read.from === undefined && read.text === undefined) {
    addComplaint(report, [], {
      complaint: 'Expected the card an effect is from under "from", or its wording under "text".',
    });
  }
  return read;
});

/** The values of an object of which the entry says nothing but what it is. */
export const PLAIN_OBJECT = {
  count: 1,
  flipped: false,
  phasedOut: false,
  except: [],
  designations: [],
  components: [],
  damage: 0,
} as const satisfies Partial<GivenObject>;

// Schema of `given`: the game just before the event.
import * as z from 'zod';
import type { FaceDownKind } from '../../engine/index.ts';
import { DAY_NIGHT, type DayNight, THIS_TURN, type ThisTurnFact } from '../../vocabulary/index.ts';
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import { type CastDetails, castSchema } from './cast-schema.ts';
import { type ChosenWords, chosenSchema } from './chosen-schema.ts';
import { manaSchema } from './game-words.ts';
import {
  counterMapSchema,
  designationsSchema,
  expandCount,
  faceDownSchema,
  namesSchema,
  wordingsSchema,
} from './list-schemas.ts';
import {
  addComplaint,
  describeValue,
  flagSchema,
  isRecord,
  listSchema,
  mapSchema,
  parsePart,
  recordSchema,
  textSchema,
  toFlag,
  toWholeNumber,
  valueSchema,
  wholeNumberSchema,
  wordSchema,
} from './schema-parts.ts';
import { type ScenarioToken, tokenSchema } from './token-schema.ts';

/** Keys under `given` that are not players. */
export const SHARED_KEYS = ['command', 'dayNight', 'step', 'turn'] as const;

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
  readonly tapped: boolean;
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
  readonly designations: readonly string[];
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
  readonly damage: number;
  readonly protector?: string;
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

export interface GivenPlayer {
  readonly life: number;
  readonly battlefield: readonly GivenObject[];
  readonly hand: readonly GivenObject[];
  /** The library, top first; left out when unknown, which is not the same as empty. */
  readonly library?: readonly GivenObject[];
  /** The graveyard, top first. */
  readonly graveyard: readonly GivenObject[];
  readonly exile: readonly GivenObject[];
  readonly command: readonly GivenObject[];
  readonly stack: readonly GivenObject[];
  readonly effects: readonly GivenEffect[];
  readonly designations: readonly string[];
  readonly counters: CounterMap;
  readonly speed?: number;
  /** Combat damage that each commander, by its name, has dealt to the player so far this game. */
  readonly commanderDamage: Readonly<Record<string, number>>;
  /** The number of times the player has cast a commander from the command zone this game. */
  readonly commanderCasts?: number;
  /** The mana in the pool, one letter each (106.4). */
  readonly mana?: string;
  readonly thisTurn: Readonly<Partial<Record<ThisTurnFact, number | boolean>>>;
}

export interface Given {
  /** Every player of the scenario, those without an entry included. */
  readonly players: Readonly<Record<string, GivenPlayer>>;
  /** Planes, phenomena and emblems that belong to nobody. */
  readonly command: readonly GivenObject[];
  readonly dayNight?: DayNight;
  /** The number of the active player's turn of the game, from 1. */
  readonly turn?: number;
  /** The current step or phase; the active player's main phase when left out. */
  readonly step?: string;
}

const writtenObject = recordSchema(
  'an object: a card name, or a map such as {card: Clone, tapped: true}',
  {
    card: textSchema('a card name').exactOptional(),
    token: tokenSchema.exactOptional(),
    count: wholeNumberSchema('a number of objects', 1, SCENARIO_LIMITS.count).default(1),
    as: textSchema('a handle').exactOptional(),
    owner: textSchema('a player').exactOptional(),
    tapped: flagSchema().default(false),
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
    lifePaid: wholeNumberSchema('an amount of life').exactOptional(),
    damage: wholeNumberSchema('an amount of damage').default(0),
    protector: textSchema('a player').exactOptional(),
    timestamp: wholeNumberSchema('a timestamp').exactOptional(),
  },
  expandCount,
);

const givenObjectSchema: z.ZodType<GivenObject> = z.unknown().transform((value, context): GivenObject => {
  const read = parsePart(writtenObject, value, context, []);
  if (read === undefined) return z.NEVER;
  if (read.card !== undefined && read.token !== undefined) {
    addComplaint(context, ['token'], { complaint: 'An object is a card or a token, not both.' });
  }
  if (read.card === undefined && read.token === undefined && read.copyOf === undefined) {
    addComplaint(context, [], { complaint: 'Expected a card name or a token under "card" or "token", met neither.' });
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

const effectSchema: z.ZodType<GivenEffect> = z.unknown().transform((value, context): GivenEffect => {
  const read = parsePart(writtenEffect, value, context, []);
  if (read === undefined) return z.NEVER;
  if (read.from === undefined && read.text === undefined) {
    addComplaint(context, [], {
      complaint: 'Expected the card an effect is from under "from", or its wording under "text".',
    });
  }
  return read;
});

const turnFact = valueSchema<number | boolean>(value => {
  const read = toWholeNumber(value) ?? toFlag(value);
  return read === undefined
    ? { complaint: `Expected a number, yes or no, met ${describeValue(value)}.` }
    : { value: read };
});

const thisTurnSchema = z.unknown().transform((value, context): GivenPlayer['thisTurn'] => {
  const read = parsePart(mapSchema('what has happened this turn', turnFact), value, context, []);
  const key = wordSchema('what has happened this turn', THIS_TURN);
  for (const fact of Object.keys(read ?? {})) parsePart(key, fact, context, [fact]);
  return read ?? z.NEVER;
});

const zone = listSchema(givenObjectSchema);

const givenPlayerSchema: z.ZodType<GivenPlayer> = recordSchema('a map such as {life: 20, battlefield: [...]}', {
  life: wholeNumberSchema('a life total', -SCENARIO_LIMITS.number).default(20),
  battlefield: zone.default([]),
  hand: zone.default([]),
  library: zone.exactOptional(),
  graveyard: zone.default([]),
  exile: zone.default([]),
  command: zone.default([]),
  stack: zone.default([]),
  effects: listSchema(effectSchema).default([]),
  designations: designationsSchema('player').default([]),
  counters: counterMapSchema().default({}),
  speed: wholeNumberSchema('a speed', 0, 4).exactOptional(),
  commanderDamage: mapSchema('commanders to damage', wholeNumberSchema('an amount of damage')).default({}),
  commanderCasts: wholeNumberSchema('a number of times').exactOptional(),
  mana: manaSchema('the mana in the pool').exactOptional(),
  thisTurn: thisTurnSchema.default({}),
});

const sharedSchema = recordSchema('what belongs to nobody', {
  command: zone.default([]),
  dayNight: wordSchema('day or night', DAY_NIGHT).exactOptional(),
  step: textSchema('a step or a phase').exactOptional(),
  turn: wholeNumberSchema('the number of a turn', 1).exactOptional(),
});

/** The schema of `given` as written: only the players with an entry. */
export const givenSchema: z.ZodType<Given> = z.unknown().transform((value, context): Given => {
  if (!isRecord(value)) {
    addComplaint(context, [], {
      complaint: `Expected a map of players to what they have, met ${describeValue(value)}.`,
    });
    return z.NEVER;
  }
  const isShared = (key: string) => SHARED_KEYS.some(it => it === key);
  const entries = Object.entries(value).slice(0, SCENARIO_LIMITS.keys);
  const shared = parsePart(sharedSchema, Object.fromEntries(entries.filter(([key]) => isShared(key))), context, []);
  const players = entries
    .filter(([key]) => !isShared(key))
    .flatMap(([key, entry]): [string, GivenPlayer][] => {
      const player = parsePart(givenPlayerSchema, entry, context, [key]);
      return player === undefined ? [] : [[key, player]];
    });
  return shared === undefined ? z.NEVER : { ...shared, players: Object.fromEntries(players) };
});

/** The values of an object of which the entry says nothing but what it is. */
export const PLAIN_OBJECT = {
  count: 1,
  tapped: false,
  flipped: false,
  phasedOut: false,
  except: [],
  designations: [],
  components: [],
  damage: 0,
} as const satisfies Partial<GivenObject>;

/** A player without an entry. */
export function plainPlayer(): GivenPlayer {
  return givenPlayerSchema.parse({});
}

// Schema of `given`: the game just before the event.

import * as z from 'zod';
import { isRecord } from '../../kit/structure.ts';
import {
  DAY_NIGHT,
  type DayNight,
  type PartOfTurn,
  type PlayerDesignation,
  THIS_TURN,
  type ThisTurnFact,
} from '../../vocabulary/index.ts';
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import { listSchema, mapSchema, recordSchema } from './collection-schemas.ts';
import { manaSchema } from './game-words.ts';
import {
  type CounterMap,
  effectSchema,
  type GivenEffect,
  type GivenObject,
  givenObjectSchema,
} from './given-object-schema.ts';
import { counterMapSchema, designationsSchema } from './list-schemas.ts';
import { partOfTurnSchema } from './part-of-turn-schema.ts';
import {
  addComplaint,
  describeValue,
  parsePart,
  readerSchema,
  toFlag,
  toWholeNumber,
  valueSchema,
  wholeNumberSchema,
  wordSchema,
} from './schema-parts.ts';

/** Keys under `given` that are not players. */
export const SHARED_KEYS = ['command', 'dayNight', 'step', 'turn'] as const;

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
  readonly designations: readonly PlayerDesignation[];
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
  readonly step?: PartOfTurn;
}

const turnFact = valueSchema<number | boolean>(value => {
  const read = toWholeNumber(value) ?? toFlag(value);
  return read === undefined
    ? { complaint: `Expected a number, yes or no, met ${describeValue(value)}.` }
    : { value: read };
});

const thisTurnSchema = readerSchema((value, report): GivenPlayer['thisTurn'] => {
  const read = parsePart(mapSchema('what has happened this turn', turnFact), value, report, []);
  const key = wordSchema('what has happened this turn', THIS_TURN);
  for (const fact of Object.keys(read ?? {})) parsePart(key, fact, report, [fact]);
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
  step: partOfTurnSchema('a step or a phase').exactOptional(),
  turn: wholeNumberSchema('the number of a turn', 1).exactOptional(),
});

/** The schema of `given` as written: only the players with an entry. */
export const givenSchema: z.ZodType<Given> = readerSchema((value, report): Given => {
  if (!isRecord(value)) {
    addComplaint(report, [], {
      complaint: `Expected a map of players to what they have, met ${describeValue(value)}.`,
    });
    return z.NEVER;
  }
  const isShared = (key: string) => SHARED_KEYS.some(it => it === key);
  const entries = Object.entries(value).slice(0, SCENARIO_LIMITS.keys);
  const shared = parsePart(sharedSchema, Object.fromEntries(entries.filter(([key]) => isShared(key))), report, []);
  const players = entries
    .filter(([key]) => !isShared(key))
    .flatMap(([key, entry]): [string, GivenPlayer][] => {
      const player = parsePart(givenPlayerSchema, entry, report, [key]);
      return player === undefined ? [] : [[key, player]];
    });
  return shared === undefined ? z.NEVER : { ...shared, players: Object.fromEntries(players) };
});

/** A player without an entry. */
export function plainPlayer(): GivenPlayer {
  return givenPlayerSchema.parse({});
}

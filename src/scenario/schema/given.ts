// `given`: the game just before the event.
import * as z from 'zod';
import type { FaceDownKind } from '../../engine/index.ts';
import { DAY_NIGHT, type DayNight, THIS_TURN, type ThisTurnFact } from '../../vocabulary/index.ts';
import { LIMITS } from '../limits.ts';
import { type Cast, castSchema } from './cast.ts';
import { type Chosen, chosenSchema } from './chosen.ts';
import {
  asFlag,
  asWhole,
  flag,
  form,
  isMap,
  leaf,
  listOf,
  mapOf,
  met,
  oneOf,
  part,
  report,
  text,
  whole,
} from './form.ts';
import { counterMap, designations, expandCounted, faceDownSchema, names, wordings } from './lists.ts';
import { type TokenSpec, tokenSchema } from './token.ts';

/** Keys under `given` that are not players. */
export const SHARED_KEYS = ['command', 'dayNight', 'step'] as const;

/** Counters by kind. */
export type CounterMap = Readonly<Record<string, number>>;

/** An object listed in a zone. Exactly one of `card` and `token` stands, or `copyOf` alone for a token that is a copy. */
export interface GivenObject {
  readonly card?: string;
  readonly token?: TokenSpec;
  readonly count: number;
  readonly as?: string;
  /** The player it is listed under when nothing else was said. */
  readonly owner?: string;
  readonly tapped: boolean;
  readonly flipped: boolean;
  readonly faceDown?: FaceDownKind;
  readonly phasedOut: boolean;
  /** "front", "back", or the name of the face that is up. */
  readonly face?: string;
  /** Left out: as printed. `{}`: none. */
  readonly counters?: CounterMap;
  /** An object of the scenario or a card. */
  readonly copyOf?: string;
  /** What the copy effect excepts, in Oracle wording. */
  readonly except: readonly string[];
  readonly cast?: Cast;
  /** "solved", "suspected", "unlocked: left" … */
  readonly designations: readonly string[];
  readonly level?: number;
  /** Cards a merged or melded permanent is made of, top first. */
  readonly components: readonly string[];
  /** An object or a player. */
  readonly attachedTo?: string;
  readonly chosen?: Chosen;
  readonly damage: number;
  readonly protector?: string;
  readonly timestamp?: number;
}

/** A continuous or replacement effect that lasts. At least one of `from` and `text` stands. */
export interface GivenEffect {
  /** The card whose text makes it. */
  readonly from?: string;
  /** The effect in Oracle wording. */
  readonly text?: string;
  /** Left out: whatever matches. */
  readonly targets?: readonly string[];
  readonly chosen?: Chosen;
  readonly timestamp?: number;
}

export interface GivenPlayer {
  readonly life: number;
  readonly battlefield: readonly GivenObject[];
  readonly hand: readonly GivenObject[];
  /** Top first. Left out when the scenario says nothing of it, which is not the same as empty. */
  readonly library?: readonly GivenObject[];
  /** Top first. */
  readonly graveyard: readonly GivenObject[];
  readonly exile: readonly GivenObject[];
  readonly command: readonly GivenObject[];
  readonly stack: readonly GivenObject[];
  readonly effects: readonly GivenEffect[];
  readonly designations: readonly string[];
  readonly counters: CounterMap;
  readonly speed?: number;
  readonly thisTurn: Readonly<Partial<Record<ThisTurnFact, number | boolean>>>;
}

export interface Given {
  /** Every player of the scenario, whether anything was written for them or not. */
  readonly players: Readonly<Record<string, GivenPlayer>>;
  /** Planes, phenomena and emblems that belong to nobody. */
  readonly command: readonly GivenObject[];
  readonly dayNight?: DayNight;
  /** The step or phase it is; the active player's main phase when left out. */
  readonly step?: string;
}

const writtenObject = form(
  'an object: a card name, or a map such as {card: Clone, tapped: true}',
  {
    card: text('a card name').exactOptional(),
    token: tokenSchema.exactOptional(),
    count: whole('a number of objects', 1, LIMITS.count).default(1),
    as: text('a handle').exactOptional(),
    owner: text('a player').exactOptional(),
    tapped: flag().default(false),
    flipped: flag().default(false),
    faceDown: faceDownSchema.exactOptional(),
    phasedOut: flag().default(false),
    face: text('the face that is up').exactOptional(),
    counters: counterMap().exactOptional(),
    copyOf: text('an object or a card').exactOptional(),
    except: wordings('what the copy effect excepts').default([]),
    cast: castSchema.exactOptional(),
    designations: designations().default([]),
    level: whole('a level').exactOptional(),
    components: names('a card name').default([]),
    attachedTo: text('an object or a player').exactOptional(),
    chosen: chosenSchema.exactOptional(),
    damage: whole('an amount of damage').default(0),
    protector: text('a player').exactOptional(),
    timestamp: whole('a timestamp').exactOptional(),
  },
  expandCounted,
);

const givenObjectSchema: z.ZodType<GivenObject> = z.unknown().transform((value, context): GivenObject => {
  const read = part(writtenObject, value, context, []);
  if (read === undefined) return z.NEVER;
  if (read.card !== undefined && read.token !== undefined) {
    report(context, ['token'], { complaint: 'An object is a card or a token, not both.' });
  }
  if (read.card === undefined && read.token === undefined && read.copyOf === undefined) {
    report(context, [], { complaint: 'Expected a card name or a token under "card" or "token", met neither.' });
  }
  const { faceDown, ...rest } = read;
  return faceDown === undefined ? rest : { ...rest, faceDown };
});

const writtenEffect = form(
  'an effect: the card that makes it, or a map with "from" or "text"',
  {
    from: text('a card name').exactOptional(),
    text: text('an effect in Oracle wording', LIMITS.text).exactOptional(),
    targets: names('an object or a player').exactOptional(),
    chosen: chosenSchema.exactOptional(),
    timestamp: whole('a timestamp').exactOptional(),
  },
  value => (typeof value === 'string' ? { from: value } : value),
);

const effectSchema: z.ZodType<GivenEffect> = z.unknown().transform((value, context): GivenEffect => {
  const read = part(writtenEffect, value, context, []);
  if (read === undefined) return z.NEVER;
  if (read.from === undefined && read.text === undefined) {
    report(context, [], {
      complaint: 'Expected the card an effect is from under "from", or its wording under "text".',
    });
  }
  return read;
});

const turnFact = leaf<number | boolean>(value => {
  const read = asWhole(value) ?? asFlag(value);
  return read === undefined ? { complaint: `Expected a number, yes or no, met ${met(value)}.` } : { value: read };
});

const thisTurnSchema = z.unknown().transform((value, context): GivenPlayer['thisTurn'] => {
  const read = part(mapOf('what has happened this turn', turnFact), value, context, []);
  const key = oneOf('what has happened this turn', THIS_TURN);
  for (const fact of Object.keys(read ?? {})) part(key, fact, context, [fact]);
  return read ?? z.NEVER;
});

const zone = listOf(givenObjectSchema);

const givenPlayerSchema: z.ZodType<GivenPlayer> = form('a map such as {life: 20, battlefield: [...]}', {
  life: whole('a life total', -LIMITS.number).default(20),
  battlefield: zone.default([]),
  hand: zone.default([]),
  library: zone.exactOptional(),
  graveyard: zone.default([]),
  exile: zone.default([]),
  command: zone.default([]),
  stack: zone.default([]),
  effects: listOf(effectSchema).default([]),
  designations: designations().default([]),
  counters: counterMap().default({}),
  speed: whole('a speed', 0, 4).exactOptional(),
  thisTurn: thisTurnSchema.default({}),
});

const sharedSchema = form('what belongs to nobody', {
  command: zone.default([]),
  dayNight: oneOf('day or night', DAY_NIGHT).exactOptional(),
  step: text('a step or a phase').exactOptional(),
});

/** `given` as written: only the players something was written for. */
export const givenSchema: z.ZodType<Given> = z.unknown().transform((value, context): Given => {
  if (!isMap(value)) {
    report(context, [], { complaint: `Expected a map of players to what they have, met ${met(value)}.` });
    return z.NEVER;
  }
  const isShared = (key: string) => SHARED_KEYS.some(it => it === key);
  const entries = Object.entries(value).slice(0, LIMITS.keys);
  const shared = part(sharedSchema, Object.fromEntries(entries.filter(([key]) => isShared(key))), context, []);
  const players = entries
    .filter(([key]) => !isShared(key))
    .flatMap(([key, entry]): [string, GivenPlayer][] => {
      const player = part(givenPlayerSchema, entry, context, [key]);
      return player === undefined ? [] : [[key, player]];
    });
  return shared === undefined ? z.NEVER : { ...shared, players: Object.fromEntries(players) };
});

/** A player nothing was written for. */
export function plainPlayer(): GivenPlayer {
  return givenPlayerSchema.parse({});
}

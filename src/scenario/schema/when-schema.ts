// Schema of `when`: the one event of a scenario.
import * as z from 'zod';
import type { CreatingInput, CreatingItem, EnteringInput, EnteringItem } from './entering-schema.ts';
import { creatingList, enteringList, enteringSchema } from './entering-schema.ts';
import { manaSchema } from './game-words.ts';
import { namesSchema, wordingsSchema } from './list-schemas.ts';
import {
  addComplaint,
  describeValue,
  flagSchema,
  isRecord,
  listSchema,
  parsePart,
  recordSchema,
  textSchema,
  toFlag,
  unknownKeyComplaint,
  wholeNumberSchema,
} from './schema-parts.ts';

export interface DamageDealt {
  readonly source: string;
  /** An object or a player. */
  readonly to: string;
  readonly amount: number;
  readonly combat: boolean;
}

/** A creature declared as an attacker. */
export interface DeclaredAttacker {
  readonly object: string;
  /** The player, planeswalker or battle it attacks; left out where its controller is still to choose. */
  readonly attacking?: string;
}

/** Events whose form is a bare list of objects. */
const OBJECT_EVENTS = ['transforms', 'untaps', 'taps', 'phasesIn'] as const;
/** Events that move objects, named or counted. */
const MOVE_EVENTS = ['destroys', 'dies', 'discards', 'mills', 'exiles', 'sacrifices'] as const;
/** Events that change a player's life. */
const LIFE_EVENTS = ['gainsLife', 'losesLife', 'paysLife'] as const;
/** Events that put counters on or remove them. */
const COUNTER_EVENTS = ['putsCounters', 'removesCounters'] as const;
/** Parts of a turn, and turns, that can begin. */
const BEGINNINGS = ['step', 'phase', 'turn'] as const;

export type When =
  | { readonly kind: 'enters'; readonly objects: readonly EnteringItem[] }
  | { readonly kind: 'creates'; readonly tokens: readonly CreatingItem[] }
  | { readonly kind: 'becomesCopy'; readonly object: string; readonly of: string; readonly except: readonly string[] }
  | { readonly kind: (typeof OBJECT_EVENTS)[number]; readonly objects: readonly string[] }
  | { readonly kind: 'does'; readonly player: string; readonly action: string; readonly count: number }
  | {
      readonly kind: 'resolves';
      /** The instant or sorcery. */
      readonly spell: string;
      /** Its controller. */
      readonly player: string;
      /** Objects and players, in the order of its text. */
      readonly targets: readonly string[];
      /** The modes chosen, by number or words (700.2). */
      readonly modes: readonly string[];
      readonly x?: number;
      /** Costs that were paid for it: `overload` (702.96). */
      readonly costs?: readonly string[];
    }
  | {
      readonly kind: 'activates';
      /** The permanent whose activated ability it is (602). */
      readonly object: string;
      /** The one that is meant: its number in the order of the text, or words of it; left out where there is one. */
      readonly ability?: string;
      /** Objects and players, in the order of its text. */
      readonly targets: readonly string[];
      readonly x?: number;
    }
  | {
      readonly kind: 'merges';
      readonly spell: EnteringItem;
      readonly with: string;
      /** The one of the two that is on top; left out when that is still to be chosen. */
      readonly top?: 'spell' | 'permanent';
    }
  | { readonly kind: 'attacks'; readonly attackers: readonly DeclaredAttacker[] }
  | { readonly kind: 'casts'; readonly spell: EnteringItem }
  | { readonly kind: 'turnsFaceUp'; readonly objects: readonly string[]; readonly by?: string; readonly x?: number }
  | { readonly kind: 'turnsFaceDown'; readonly objects: readonly string[]; readonly by?: string }
  | {
      readonly kind: (typeof COUNTER_EVENTS)[number];
      /** An object or a player. */
      readonly on: string;
      /** The kind of counter; written `kind` in the file. */
      readonly counter: string;
      readonly count: number;
      readonly by?: string;
      readonly player?: string;
    }
  | {
      readonly kind: 'movesCounters';
      readonly from: string;
      readonly to: string;
      /** The kind of counter; left out for all of them. */
      readonly counter?: string;
      readonly count?: number;
    }
  | { readonly kind: 'dealsDamage'; readonly damage: readonly DamageDealt[] }
  | { readonly kind: 'draws'; readonly player: string; readonly count: number }
  | { readonly kind: (typeof LIFE_EVENTS)[number]; readonly player: string; readonly amount: number }
  | {
      readonly kind: (typeof MOVE_EVENTS)[number];
      /** The objects named; empty when there is a player and a count instead. */
      readonly objects: readonly string[];
      readonly player?: string;
      readonly count: number;
      readonly by?: string;
    }
  | {
      readonly kind: 'begins';
      readonly player: string;
      readonly what: (typeof BEGINNINGS)[number];
      /** The step or phase, as in `upkeep`; left out for a turn. */
      readonly name?: string;
    }
  | { readonly kind: 'addsMana'; readonly source?: string; readonly player: string; readonly mana: string };

export type WhenKind = When['kind'];

/** Every event of the format. */
export const WHEN_KINDS = [
  'enters',
  'creates',
  'becomesCopy',
  ...OBJECT_EVENTS,
  'does',
  'resolves',
  'activates',
  'merges',
  'attacks',
  'casts',
  'turnsFaceUp',
  'turnsFaceDown',
  ...COUNTER_EVENTS,
  'movesCounters',
  'dealsDamage',
  'draws',
  ...LIFE_EVENTS,
  ...MOVE_EVENTS,
  'begins',
  'addsMana',
] as const satisfies readonly WhenKind[];

/** An event as written: players that have a default may still be left out. */
export type WhenInput =
  | Exclude<When, { kind: 'enters' | 'creates' | 'merges' | 'casts' } | { readonly player: string }>
  | { readonly kind: 'enters'; readonly objects: readonly EnteringInput[] }
  | { readonly kind: 'creates'; readonly tokens: readonly CreatingInput[] }
  | { readonly kind: 'merges'; readonly spell: EnteringInput; readonly with: string; readonly top?: string }
  | { readonly kind: 'casts'; readonly spell: EnteringInput }
  | PlayerLeftOut<Extract<When, { readonly player: string }>>;

type PlayerLeftOut<E> = E extends { readonly player: string }
  ? Omit<E, 'player'> & { readonly player?: string }
  : never;

const object = textSchema('the name of an object');
const player = textSchema('a player').exactOptional();
const by = textSchema('a spell or an ability').exactOptional();
const amount = wholeNumberSchema('an amount');

const toObjects = (value: unknown) => (isRecord(value) ? value : { objects: value });
const toPlayer = (value: unknown) => (typeof value === 'string' ? { player: value } : value);

const becomesCopy = recordSchema('a map such as {object: Mirage Mirror, of: Clone}', {
  object,
  of: textSchema('an object or a card'),
  except: wordingsSchema('what the copy effect excepts').default([]),
});
const does = recordSchema(
  'a keyword action, or a map such as {player: you, action: populate}',
  {
    player,
    action: textSchema('a keyword action such as populate'),
    count: wholeNumberSchema('a number of times', 0).default(1),
  },
  value => (typeof value === 'string' ? { action: value } : value),
);
const resolves = recordSchema(
  'an instant or sorcery, or a map such as {spell: Shock, targets: [Grizzly Bears]}',
  {
    spell: textSchema('an instant or sorcery'),
    player,
    targets: namesSchema().default([]),
    modes: namesSchema().default([]),
    x: wholeNumberSchema('a value of X').exactOptional(),
    costs: namesSchema().exactOptional(),
  },
  value => (typeof value === 'string' ? { spell: value } : value),
);
const activates = recordSchema(
  'a permanent, or a map such as {object: Prodigal Sorcerer, targets: [opponent]}',
  {
    object,
    ability: textSchema('the number of an ability, or words of it').exactOptional(),
    targets: namesSchema().default([]),
    x: wholeNumberSchema('a value of X').exactOptional(),
  },
  value => (typeof value === 'string' ? { object: value } : value),
);
const merges = recordSchema('a map such as {spell: Gemrazer, with: Grizzly Bears, top: spell}', {
  spell: enteringSchema,
  with: object,
  top: textSchema('the one on top').exactOptional(),
});
const attacker = recordSchema(
  'a creature, or a map such as {object: Grizzly Bears, attacking: opponent}',
  { object, attacking: textSchema('a player, a planeswalker or a battle').exactOptional() },
  value => (typeof value === 'string' ? { object: value } : value),
);
const turnsFaceUp = recordSchema(
  'objects, or a map such as {objects: [Grinning Demon]}',
  { objects: namesSchema(), by, x: wholeNumberSchema('a value of X').exactOptional() },
  toObjects,
);
const turnsFaceDown = recordSchema(
  'objects, or a map such as {objects: [Grizzly Bears], by: Backslide}',
  { objects: namesSchema(), by },
  toObjects,
);
const counters = recordSchema('a map such as {on: Clone, kind: +1/+1, count: 1}', {
  on: textSchema('an object or a player'),
  kind: textSchema('a kind of counter'),
  count: wholeNumberSchema('a number of counters').default(1),
  by,
  player,
});
const movesCounters = recordSchema('a map such as {from: Clone, to: Triskelion, kind: +1/+1, count: 1}', {
  from: object,
  to: object,
  kind: textSchema('a kind of counter').exactOptional(),
  count: wholeNumberSchema('a number of counters').exactOptional(),
});
const damage = recordSchema('a map such as {source: Hill Giant, to: opponent, amount: 3}', {
  source: object,
  to: textSchema('an object or a player'),
  amount: wholeNumberSchema('an amount of damage'),
  combat: flagSchema().default(false),
});
const draws = recordSchema(
  'a map such as {player: you, count: 1}',
  { player, count: wholeNumberSchema('a number of cards').default(1) },
  toPlayer,
);
const life = recordSchema('a map such as {player: you, amount: 3}', { player, amount });
const moves = recordSchema(
  'objects, or a map such as {objects: [Clone], by: Murder}',
  { objects: namesSchema().default([]), player, count: wholeNumberSchema('a number').default(1), by },
  value => (isRecord(value) ? value : { objects: value }),
);
const begins = recordSchema('a map such as {player: you, step: upkeep}', {
  player,
  step: textSchema('a step').exactOptional(),
  phase: textSchema('a phase').exactOptional(),
  turn: textSchema('yes').exactOptional(),
});
const addsMana = recordSchema('a map such as {source: Forest, player: you, mana: G}', {
  source: object.exactOptional(),
  player,
  mana: manaSchema('mana'),
});

type Reader = (value: unknown, context: z.RefinementCtx) => WhenInput | undefined;

const READERS = {
  enters: (value, context) => {
    const objects = parsePart(enteringList, value, context, []);
    if (objects?.length === 0) addComplaint(context, [], { complaint: 'Expected what enters, met nothing.' });
    return objects && { kind: 'enters', objects };
  },
  creates: (value, context) => {
    const tokens = parsePart(creatingList, value, context, []);
    if (tokens?.length === 0) addComplaint(context, [], { complaint: 'Expected what is created, met nothing.' });
    return tokens && { kind: 'creates', tokens };
  },
  becomesCopy: (value, context) => tagged('becomesCopy', parsePart(becomesCopy, value, context, [])),
  transforms: objectEvent('transforms'),
  untaps: objectEvent('untaps'),
  taps: objectEvent('taps'),
  phasesIn: objectEvent('phasesIn'),
  does: (value, context) => tagged('does', parsePart(does, value, context, [])),
  resolves: (value, context) => tagged('resolves', parsePart(resolves, value, context, [])),
  activates: (value, context) => tagged('activates', parsePart(activates, value, context, [])),
  merges: (value, context) => tagged('merges', parsePart(merges, value, context, [])),
  attacks: (value, context) => {
    const attackers = parsePart(listSchema(attacker), value, context, []);
    if (attackers?.length === 0) addComplaint(context, [], { complaint: 'Expected the attackers, met nothing.' });
    return attackers && { kind: 'attacks', attackers };
  },
  casts: readCasts,
  turnsFaceUp: (value, context) => tagged('turnsFaceUp', parsePart(turnsFaceUp, value, context, [])),
  turnsFaceDown: (value, context) => tagged('turnsFaceDown', parsePart(turnsFaceDown, value, context, [])),
  putsCounters: counterEvent('putsCounters'),
  removesCounters: counterEvent('removesCounters'),
  movesCounters: (value, context) => {
    const read = parsePart(movesCounters, value, context, []);
    if (read === undefined) return undefined;
    const { kind, ...rest } = read;
    return { kind: 'movesCounters', ...rest, ...(kind === undefined ? {} : { counter: kind }) };
  },
  dealsDamage: (value, context) => {
    const read = parsePart(listSchema(damage), value, context, []);
    if (read?.length === 0) addComplaint(context, [], { complaint: 'Expected the damage that is dealt, met nothing.' });
    return read && { kind: 'dealsDamage', damage: read };
  },
  draws: (value, context) => tagged('draws', parsePart(draws, value, context, [])),
  gainsLife: lifeEvent('gainsLife'),
  losesLife: lifeEvent('losesLife'),
  paysLife: lifeEvent('paysLife'),
  destroys: moveEvent('destroys'),
  dies: moveEvent('dies'),
  discards: moveEvent('discards'),
  mills: moveEvent('mills'),
  exiles: moveEvent('exiles'),
  sacrifices: moveEvent('sacrifices'),
  begins: readBegins,
  addsMana: (value, context) => tagged('addsMana', parsePart(addsMana, value, context, [])),
} satisfies Record<WhenKind, Reader>;

export const whenSchema: z.ZodType<WhenInput> = z.unknown().transform((value, context): WhenInput => {
  if (!isRecord(value)) {
    addComplaint(context, [], {
      complaint: `Expected one event, such as {enters: [Clone]}, met ${describeValue(value)}.`,
    });
    return z.NEVER;
  }
  const keys = Object.keys(value);
  for (const key of keys) {
    if (!WHEN_KINDS.some(it => it === key)) addComplaint(context, [key], unknownKeyComplaint(key, WHEN_KINDS));
  }
  if (keys.length !== 1) addComplaint(context, [], { complaint: `Expected exactly one event, met ${keys.length}.` });
  const kind = WHEN_KINDS.find(it => it === keys[0]);
  if (kind === undefined) return z.NEVER;
  const event = z.unknown().transform((inner, below): WhenInput => READERS[kind](inner, below) ?? z.NEVER);
  return parsePart(event, value[kind], context, [kind]) ?? z.NEVER;
});

function tagged<const K extends string, T extends object>(kind: K, read: T | undefined): ({ kind: K } & T) | undefined {
  return read && { kind, ...read };
}

function objectEvent(kind: (typeof OBJECT_EVENTS)[number]): Reader {
  const form = namesSchema();
  return (value, context) => {
    const objects = parsePart(form, isRecord(value) && 'objects' in value ? value.objects : value, context, []);
    if (objects?.length === 0) addComplaint(context, [], { complaint: 'Expected the names of objects, met nothing.' });
    return objects && { kind, objects };
  };
}

function counterEvent(kind: (typeof COUNTER_EVENTS)[number]): Reader {
  return (value, context) => {
    const read = parsePart(counters, value, context, []);
    if (read === undefined) return undefined;
    const { kind: counter, ...rest } = read;
    return { kind, counter, ...rest };
  };
}

function lifeEvent(kind: (typeof LIFE_EVENTS)[number]): Reader {
  return (value, context) => tagged(kind, parsePart(life, value, context, []));
}

function moveEvent(kind: (typeof MOVE_EVENTS)[number]): Reader {
  return (value, context) => {
    const read = parsePart(moves, value, context, []);
    if (read !== undefined && read.objects.length === 0 && read.player === undefined) {
      addComplaint(context, [], { complaint: 'Expected the objects, or a player and a count, met neither.' });
    }
    return tagged(kind, read);
  };
}

/** The keys of a spell as it becomes cast. */
const SPELL_KEYS = ['card', 'as', 'under', 'owner', 'face', 'cast'] as const;

function readCasts(value: unknown, context: z.RefinementCtx): WhenInput | undefined {
  const others = isRecord(value) ? Object.keys(value).filter(key => !SPELL_KEYS.some(it => it === key)) : [];
  for (const key of others) addComplaint(context, [key], unknownKeyComplaint(key, SPELL_KEYS));
  const spell = others.length > 0 ? undefined : parsePart(enteringSchema, value, context, []);
  return spell && { kind: 'casts', spell };
}

function readBegins(value: unknown, context: z.RefinementCtx): WhenInput | undefined {
  const read = parsePart(begins, value, context, []);
  if (read === undefined) return undefined;
  const beginnings = BEGINNINGS.filter(it => read[it] !== undefined);
  const what = beginnings[0];
  if (what === undefined || beginnings.length !== 1) {
    addComplaint(context, [], { complaint: `Expected one of ${BEGINNINGS.join(', ')}, met ${beginnings.length}.` });
    return undefined;
  }
  const name = read[what];
  const named = name !== undefined && toFlag(name) === undefined;
  return {
    kind: 'begins',
    what,
    ...(named ? { name } : {}),
    ...(read.player === undefined ? {} : { player: read.player }),
  };
}

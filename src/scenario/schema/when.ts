// `when`: the one event of a scenario.
import * as z from 'zod';
import type { Creating, CreatingWritten, Entering, EnteringWritten } from './entering.ts';
import { creatingList, enteringList, enteringSchema } from './entering.ts';
import { asFlag, flag, form, isMap, listOf, met, part, report, text, unknownKey, whole } from './form.ts';
import { names, wordings } from './lists.ts';

export interface DamageDealt {
  readonly source: string;
  /** An object or a player. */
  readonly to: string;
  readonly amount: number;
  readonly combat: boolean;
}

/** Events whose form is a bare list of objects. */
const OBJECT_EVENTS = ['transforms', 'untaps', 'taps', 'phasesIn'] as const;
/** Events that move objects, named or counted. */
const MOVE_EVENTS = ['destroys', 'dies', 'discards', 'mills', 'exiles', 'sacrifices'] as const;
/** Events that change a player's life. */
const LIFE_EVENTS = ['gainsLife', 'losesLife', 'paysLife'] as const;
/** Events that put counters on or remove them. */
const COUNTER_EVENTS = ['putsCounters', 'removesCounters'] as const;
/** What can begin. */
const BEGINNINGS = ['step', 'phase', 'turn'] as const;

export type When =
  | { readonly kind: 'enters'; readonly objects: readonly Entering[] }
  | { readonly kind: 'creates'; readonly tokens: readonly Creating[] }
  | { readonly kind: 'becomesCopy'; readonly object: string; readonly of: string; readonly except: readonly string[] }
  | { readonly kind: (typeof OBJECT_EVENTS)[number]; readonly objects: readonly string[] }
  | { readonly kind: 'does'; readonly player: string; readonly action: string; readonly count: number }
  | {
      readonly kind: 'merges';
      readonly spell: Entering;
      readonly with: string;
      /** Which of the two is on top; left out when that is still to be chosen. */
      readonly top?: 'spell' | 'permanent';
    }
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
      /** The objects named; empty when a player and a count stand instead. */
      readonly objects: readonly string[];
      readonly player?: string;
      readonly count: number;
      readonly by?: string;
    }
  | {
      readonly kind: 'begins';
      readonly player: string;
      readonly what: (typeof BEGINNINGS)[number];
      /** Which step or phase, as in `upkeep`; left out for a turn. */
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
  'merges',
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
export type WhenWritten =
  | Exclude<When, { kind: 'enters' | 'creates' | 'merges' } | { readonly player: string }>
  | { readonly kind: 'enters'; readonly objects: readonly EnteringWritten[] }
  | { readonly kind: 'creates'; readonly tokens: readonly CreatingWritten[] }
  | { readonly kind: 'merges'; readonly spell: EnteringWritten; readonly with: string; readonly top?: string }
  | PlayerLeftOut<Extract<When, { readonly player: string }>>;

type PlayerLeftOut<E> = E extends { readonly player: string }
  ? Omit<E, 'player'> & { readonly player?: string }
  : never;

const object = text('the name of an object');
const player = text('a player').exactOptional();
const by = text('a spell or an ability').exactOptional();
const amount = whole('an amount');

const toObjects = (value: unknown) => (isMap(value) ? value : { objects: value });
const toPlayer = (value: unknown) => (typeof value === 'string' ? { player: value } : value);

const becomesCopy = form('a map such as {object: Mirage Mirror, of: Clone}', {
  object,
  of: text('an object or a card'),
  except: wordings('what the copy effect excepts').default([]),
});
const does = form(
  'a keyword action, or a map such as {player: you, action: populate}',
  { player, action: text('a keyword action such as populate'), count: whole('a number of times', 0).default(1) },
  value => (typeof value === 'string' ? { action: value } : value),
);
const merges = form('a map such as {spell: Gemrazer, with: Grizzly Bears, top: spell}', {
  spell: enteringSchema,
  with: object,
  top: text('the one on top').exactOptional(),
});
const turnsFaceUp = form(
  'objects, or a map such as {objects: [Grinning Demon]}',
  { objects: names(), by, x: whole('a value of X').exactOptional() },
  toObjects,
);
const turnsFaceDown = form(
  'objects, or a map such as {objects: [Grizzly Bears], by: Backslide}',
  { objects: names(), by },
  toObjects,
);
const counters = form('a map such as {on: Clone, kind: +1/+1, count: 1}', {
  on: text('an object or a player'),
  kind: text('a kind of counter'),
  count: whole('a number of counters').default(1),
  by,
  player,
});
const movesCounters = form('a map such as {from: Clone, to: Triskelion, kind: +1/+1, count: 1}', {
  from: object,
  to: object,
  kind: text('a kind of counter').exactOptional(),
  count: whole('a number of counters').exactOptional(),
});
const damage = form('a map such as {source: Hill Giant, to: opponent, amount: 3}', {
  source: object,
  to: text('an object or a player'),
  amount: whole('an amount of damage'),
  combat: flag().default(false),
});
const draws = form(
  'a map such as {player: you, count: 1}',
  { player, count: whole('a number of cards').default(1) },
  toPlayer,
);
const life = form('a map such as {player: you, amount: 3}', { player, amount });
const moves = form(
  'objects, or a map such as {objects: [Clone], by: Murder}',
  { objects: names().default([]), player, count: whole('a number').default(1), by },
  value => (isMap(value) ? value : { objects: value }),
);
const begins = form('a map such as {player: you, step: upkeep}', {
  player,
  step: text('a step').exactOptional(),
  phase: text('a phase').exactOptional(),
  turn: text('yes').exactOptional(),
});
const addsMana = form('a map such as {source: Forest, player: you, mana: G}', {
  source: object.exactOptional(),
  player,
  mana: text('mana such as GG'),
});

type Reader = (value: unknown, context: z.RefinementCtx) => WhenWritten | undefined;

const READERS = {
  enters: (value, context) => {
    const objects = part(enteringList, value, context, []);
    if (objects?.length === 0) report(context, [], { complaint: 'Expected what enters, met nothing.' });
    return objects && { kind: 'enters', objects };
  },
  creates: (value, context) => {
    const tokens = part(creatingList, value, context, []);
    if (tokens?.length === 0) report(context, [], { complaint: 'Expected what is created, met nothing.' });
    return tokens && { kind: 'creates', tokens };
  },
  becomesCopy: (value, context) => tagged('becomesCopy', part(becomesCopy, value, context, [])),
  transforms: objectEvent('transforms'),
  untaps: objectEvent('untaps'),
  taps: objectEvent('taps'),
  phasesIn: objectEvent('phasesIn'),
  does: (value, context) => tagged('does', part(does, value, context, [])),
  merges: (value, context) => tagged('merges', part(merges, value, context, [])),
  turnsFaceUp: (value, context) => tagged('turnsFaceUp', part(turnsFaceUp, value, context, [])),
  turnsFaceDown: (value, context) => tagged('turnsFaceDown', part(turnsFaceDown, value, context, [])),
  putsCounters: counterEvent('putsCounters'),
  removesCounters: counterEvent('removesCounters'),
  movesCounters: (value, context) => {
    const read = part(movesCounters, value, context, []);
    if (read === undefined) return undefined;
    const { kind, ...rest } = read;
    return { kind: 'movesCounters', ...rest, ...(kind === undefined ? {} : { counter: kind }) };
  },
  dealsDamage: (value, context) => {
    const read = part(listOf(damage), value, context, []);
    if (read?.length === 0) report(context, [], { complaint: 'Expected the damage that is dealt, met nothing.' });
    return read && { kind: 'dealsDamage', damage: read };
  },
  draws: (value, context) => tagged('draws', part(draws, value, context, [])),
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
  addsMana: (value, context) => tagged('addsMana', part(addsMana, value, context, [])),
} satisfies Record<WhenKind, Reader>;

export const whenSchema: z.ZodType<WhenWritten> = z.unknown().transform((value, context): WhenWritten => {
  if (!isMap(value)) {
    report(context, [], { complaint: `Expected one event, such as {enters: [Clone]}, met ${met(value)}.` });
    return z.NEVER;
  }
  const keys = Object.keys(value);
  for (const key of keys) {
    if (!WHEN_KINDS.some(it => it === key)) report(context, [key], unknownKey(key, WHEN_KINDS));
  }
  if (keys.length !== 1) report(context, [], { complaint: `Expected exactly one event, met ${keys.length}.` });
  const kind = WHEN_KINDS.find(it => it === keys[0]);
  if (kind === undefined) return z.NEVER;
  const event = z.unknown().transform((inner, below): WhenWritten => READERS[kind](inner, below) ?? z.NEVER);
  return part(event, value[kind], context, [kind]) ?? z.NEVER;
});

function tagged<const K extends string, T extends object>(kind: K, read: T | undefined): ({ kind: K } & T) | undefined {
  return read && { kind, ...read };
}

function objectEvent(kind: (typeof OBJECT_EVENTS)[number]): Reader {
  const form = names();
  return (value, context) => {
    const objects = part(form, isMap(value) && 'objects' in value ? value.objects : value, context, []);
    if (objects?.length === 0) report(context, [], { complaint: 'Expected the names of objects, met nothing.' });
    return objects && { kind, objects };
  };
}

function counterEvent(kind: (typeof COUNTER_EVENTS)[number]): Reader {
  return (value, context) => {
    const read = part(counters, value, context, []);
    if (read === undefined) return undefined;
    const { kind: counter, ...rest } = read;
    return { kind, counter, ...rest };
  };
}

function lifeEvent(kind: (typeof LIFE_EVENTS)[number]): Reader {
  return (value, context) => tagged(kind, part(life, value, context, []));
}

function moveEvent(kind: (typeof MOVE_EVENTS)[number]): Reader {
  return (value, context) => {
    const read = part(moves, value, context, []);
    if (read !== undefined && read.objects.length === 0 && read.player === undefined) {
      report(context, [], { complaint: 'Expected the objects, or a player and a count, met neither.' });
    }
    return tagged(kind, read);
  };
}

function readBegins(value: unknown, context: z.RefinementCtx): WhenWritten | undefined {
  const read = part(begins, value, context, []);
  if (read === undefined) return undefined;
  const said = BEGINNINGS.filter(it => read[it] !== undefined);
  const what = said[0];
  if (what === undefined || said.length !== 1) {
    report(context, [], { complaint: `Expected one of ${BEGINNINGS.join(', ')}, met ${said.length}.` });
    return undefined;
  }
  const name = read[what];
  const named = name !== undefined && asFlag(name) === undefined;
  return {
    kind: 'begins',
    what,
    ...(named ? { name } : {}),
    ...(read.player === undefined ? {} : { player: read.player }),
  };
}

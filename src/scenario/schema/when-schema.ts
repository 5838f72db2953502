// Schema of `when`: the one event of a scenario.

import * as z from 'zod';
import { onceEach } from '../../kit/once.ts';
import { isRecord } from '../../kit/structure.ts';
import { listSchema, unknownKeyComplaint } from './collection-schemas.ts';
import { creatingList, enteringList, enteringSchema } from './entering-schema.ts';
import {
  activatesSchema,
  addsManaSchema,
  attackerSchema,
  becomesCopySchema,
  beginsSchema,
  countersSchema,
  damageSchema,
  doesSchema,
  drawsSchema,
  lifeSchema,
  mergesSchema,
  movesCountersSchema,
  movesSchema,
  resolvesSchema,
  turnsFaceDownSchema,
  turnsFaceUpSchema,
} from './event-schemas.ts';
import { namesSchema } from './list-schemas.ts';
import { addComplaint, describeValue, type IssueReport, parsePart, readerSchema } from './schema-parts.ts';
import {
  type COUNTER_EVENTS,
  type LIFE_EVENTS,
  type MOVE_EVENTS,
  type OBJECT_EVENTS,
  STEP_BEGINNINGS,
  WHEN_KINDS,
  type WhenInput,
  type WhenKind,
} from './when-events.ts';

type Reader = (value: unknown, report: IssueReport) => WhenInput | undefined;

const attackerList = listSchema(attackerSchema);
const damageList = listSchema(damageSchema);

const READERS = {
  enters: (value, report) => {
    const objects = parsePart(enteringList, value, report, []);
    if (objects?.length === 0) addComplaint(report, [], { complaint: 'Expected what enters, met nothing.' });
    return objects && { kind: 'enters', objects };
  },
  creates: (value, report) => {
    const tokens = parsePart(creatingList, value, report, []);
    if (tokens?.length === 0) addComplaint(report, [], { complaint: 'Expected what is created, met nothing.' });
    return tokens && { kind: 'creates', tokens };
  },
  becomesCopy: (value, report) => tagged('becomesCopy', parsePart(becomesCopySchema, value, report, [])),
  transforms: objectEvent('transforms'),
  untaps: objectEvent('untaps'),
  taps: objectEvent('taps'),
  phasesIn: objectEvent('phasesIn'),
  does: (value, report) => tagged('does', parsePart(doesSchema, value, report, [])),
  resolves: (value, report) => tagged('resolves', parsePart(resolvesSchema, value, report, [])),
  activates: (value, report) => tagged('activates', parsePart(activatesSchema, value, report, [])),
  merges: (value, report) => tagged('merges', parsePart(mergesSchema, value, report, [])),
  attacks: (value, report) => {
    const attackers = parsePart(attackerList, value, report, []);
    if (attackers?.length === 0) addComplaint(report, [], { complaint: 'Expected the attackers, met nothing.' });
    return attackers && { kind: 'attacks', attackers };
  },
  casts: readCasts,
  turnsFaceUp: (value, report) => tagged('turnsFaceUp', parsePart(turnsFaceUpSchema, value, report, [])),
  turnsFaceDown: (value, report) => tagged('turnsFaceDown', parsePart(turnsFaceDownSchema, value, report, [])),
  putsCounters: counterEvent('putsCounters'),
  removesCounters: counterEvent('removesCounters'),
  movesCounters: (value, report) => {
    const read = parsePart(movesCountersSchema, value, report, []);
    if (read === undefined) return undefined;
    const { kind, ...rest } = read;
    return { kind: 'movesCounters', ...rest, ...(kind === undefined ? {} : { counter: kind }) };
  },
  dealsDamage: (value, report) => {
    const read = parsePart(damageList, value, report, []);
    if (read?.length === 0) addComplaint(report, [], { complaint: 'Expected the damage that is dealt, met nothing.' });
    return read && { kind: 'dealsDamage', damage: read };
  },
  draws: (value, report) => tagged('draws', parsePart(drawsSchema, value, report, [])),
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
  addsMana: (value, report) => tagged('addsMana', parsePart(addsManaSchema, value, report, [])),
} satisfies Record<WhenKind, Reader>;

export const whenSchema: z.ZodType<WhenInput> = readerSchema((value, report): WhenInput => {
  if (!isRecord(value)) {
    addComplaint(report, [], {
      complaint: `Expected one event, such as {enters: [Clone]}, met ${describeValue(value)}.`,
    });
    return z.NEVER;
  }
  const keys = Object.keys(value);
  for (const key of keys) {
    if (!WHEN_KINDS.some(it => it === key)) addComplaint(report, [key], unknownKeyComplaint(key, WHEN_KINDS));
  }
  if (keys.length !== 1) addComplaint(report, [], { complaint: `Expected exactly one event, met ${keys.length}.` });
  const kind = WHEN_KINDS.find(it => it === keys[0]);
  if (kind === undefined) return z.NEVER;
  return parsePart(eventSchema(kind), value[kind], report, [kind]) ?? z.NEVER;
});

/** The schema of what stands under an event of this kind. */
const eventSchema = onceEach(
  (kind: WhenKind): z.ZodType<WhenInput> =>
    readerSchema((value, report): WhenInput => READERS[kind](value, report) ?? z.NEVER),
);

function tagged<const K extends string, T extends object>(kind: K, read: T | undefined): ({ kind: K } & T) | undefined {
  return read && { kind, ...read };
}

function objectEvent(kind: (typeof OBJECT_EVENTS)[number]): Reader {
  const form = namesSchema();
  return (value, report) => {
    const objects = parsePart(form, isRecord(value) && 'objects' in value ? value.objects : value, report, []);
    if (objects?.length === 0) addComplaint(report, [], { complaint: 'Expected the names of objects, met nothing.' });
    return objects && { kind, objects };
  };
}

function counterEvent(kind: (typeof COUNTER_EVENTS)[number]): Reader {
  return (value, report) => {
    const read = parsePart(countersSchema, value, report, []);
    if (read === undefined) return undefined;
    const { kind: counter, ...rest } = read;
    return { kind, counter, ...rest };
  };
}

function lifeEvent(kind: (typeof LIFE_EVENTS)[number]): Reader {
  return (value, report) => tagged(kind, parsePart(lifeSchema, value, report, []));
}

function moveEvent(kind: (typeof MOVE_EVENTS)[number]): Reader {
  return (value, report) => {
    const read = parsePart(movesSchema, value, report, []);
    if (read !== undefined && read.objects.length === 0 && read.player === undefined) {
      addComplaint(report, [], { complaint: 'Expected the objects, or a player and a count, met neither.' });
    }
    return tagged(kind, read);
  };
}

/** The keys of a spell as it becomes cast. */
const SPELL_KEYS = ['card', 'as', 'under', 'owner', 'face', 'cast'] as const;

function readCasts(value: unknown, report: IssueReport): WhenInput | undefined {
  const others = isRecord(value) ? Object.keys(value).filter(key => !SPELL_KEYS.some(it => it === key)) : [];
  for (const key of others) addComplaint(report, [key], unknownKeyComplaint(key, SPELL_KEYS));
  const spell = others.length > 0 ? undefined : parsePart(enteringSchema, value, report, []);
  return spell && { kind: 'casts', spell };
}

function readBegins(value: unknown, report: IssueReport): WhenInput | undefined {
  const read = parsePart(beginsSchema, value, report, []);
  if (read === undefined) return undefined;
  const beginnings = STEP_BEGINNINGS.filter(it => read[it] !== undefined);
  const what = beginnings[0];
  if (what === undefined || beginnings.length !== 1) {
    addComplaint(report, [], {
      complaint: `Expected one of ${STEP_BEGINNINGS.join(', ')}, met ${beginnings.length}.`,
    });
    return undefined;
  }
  const name = read[what];
  return {
    kind: 'begins',
    what,
    ...(name === undefined || name === 'turn' ? {} : { name }),
    ...(read.player === undefined ? {} : { player: read.player }),
  };
}

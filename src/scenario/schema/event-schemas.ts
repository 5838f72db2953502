// Schemas of events, one for each kind that has fields of its own.

import { isRecord } from '../../kit/structure.ts';
import { resolvingCastSchema } from './cast-schema.ts';
import { listSchema, recordSchema } from './collection-schemas.ts';
import { enteringSchema } from './entering-schema.ts';
import { manaSchema } from './game-words.ts';
import { namesSchema, wordingsSchema } from './list-schemas.ts';
import { partOfTurnSchema, turnSchema } from './part-of-turn-schema.ts';
import { flagSchema, textSchema, wholeNumberSchema } from './schema-parts.ts';

const object = textSchema('the name of an object');

const player = textSchema('a player').exactOptional();

const by = textSchema('a spell or an ability').exactOptional();

const amount = wholeNumberSchema('an amount');

const divided = listSchema(wholeNumberSchema('the share of a target')).exactOptional();

const toObjects = (value: unknown) => (isRecord(value) ? value : { objects: value });

const toPlayer = (value: unknown) => (typeof value === 'string' ? { player: value } : value);

/** A permanent that becomes a copy. */
export const becomesCopySchema = recordSchema('a map such as {object: Mirage Mirror, of: Clone}', {
  object,
  of: textSchema('an object or a card'),
  except: wordingsSchema('what the copy effect excepts').default([]),
});

/** A keyword action of a player. */
export const doesSchema = recordSchema(
  'a keyword action, or a map such as {player: you, action: populate}',
  {
    player,
    action: textSchema('a keyword action such as populate'),
    count: wholeNumberSchema('a number of times', 0).default(1),
  },
  value => (typeof value === 'string' ? { action: value } : value),
);

/** A spell or ability that resolves. */
export const resolvesSchema = recordSchema(
  'an instant or sorcery, or a map such as {spell: Shock, targets: [Grizzly Bears]}',
  {
    spell: textSchema('an instant or sorcery'),
    player,
    targets: namesSchema().default([]),
    modes: namesSchema().default([]),
    x: wholeNumberSchema('a value of X').exactOptional(),
    divided,
    costs: namesSchema().exactOptional(),
    cast: resolvingCastSchema.exactOptional(),
  },
  value => (typeof value === 'string' ? { spell: value } : value),
);

/** An activated ability that a player activates. */
export const activatesSchema = recordSchema(
  'a permanent, or a map such as {object: Prodigal Sorcerer, targets: [opponent]}',
  {
    object,
    ability: textSchema('the number of an ability, or words of it').exactOptional(),
    targets: namesSchema().default([]),
    x: wholeNumberSchema('a value of X').exactOptional(),
    divided,
  },
  value => (typeof value === 'string' ? { object: value } : value),
);

/** A creature spell that merges with a permanent. */
export const mergesSchema = recordSchema('a map such as {spell: Gemrazer, with: Grizzly Bears, top: spell}', {
  spell: enteringSchema,
  with: object,
  top: textSchema('the one on top').exactOptional(),
});

/** A declared attacker and what it attacks. */
export const attackerSchema = recordSchema(
  'a creature, or a map such as {object: Grizzly Bears, attacking: opponent}',
  { object, attacking: textSchema('a player, a planeswalker or a battle').exactOptional() },
  value => (typeof value === 'string' ? { object: value } : value),
);

/** Permanents turned face up. */
export const turnsFaceUpSchema = recordSchema(
  'objects, or a map such as {objects: [Grinning Demon]}',
  { objects: namesSchema(), by, x: wholeNumberSchema('a value of X').exactOptional() },
  toObjects,
);

/** Permanents turned face down. */
export const turnsFaceDownSchema = recordSchema(
  'objects, or a map such as {objects: [Grizzly Bears], by: Backslide}',
  { objects: namesSchema(), by },
  toObjects,
);

/** Counters put on an object or a player, or removed. */
export const countersSchema = recordSchema('a map such as {on: Clone, kind: +1/+1, count: 1}', {
  on: textSchema('an object or a player'),
  kind: textSchema('a kind of counter'),
  count: wholeNumberSchema('a number of counters').default(1),
  by,
  player,
});

/** Counters moved between objects. */
export const movesCountersSchema = recordSchema('a map such as {from: Clone, to: Triskelion, kind: +1/+1, count: 1}', {
  from: object,
  to: object,
  kind: textSchema('a kind of counter').exactOptional(),
  count: wholeNumberSchema('a number of counters').exactOptional(),
});

/** Damage dealt. */
export const damageSchema = recordSchema('a map such as {source: Hill Giant, to: opponent, amount: 3}', {
  source: object,
  to: textSchema('an object or a player'),
  amount: wholeNumberSchema('an amount of damage'),
  combat: flagSchema().default(false),
});

/** Cards drawn. */
export const drawsSchema = recordSchema(
  'a map such as {player: you, count: 1}',
  { player, count: wholeNumberSchema('a number of cards').default(1) },
  toPlayer,
);

/** Life gained or lost. */
export const lifeSchema = recordSchema('a map such as {player: you, amount: 3}', { player, amount });

/** Objects that change zones. */
export const movesSchema = recordSchema(
  'objects, or a map such as {objects: [Clone], by: Murder}',
  { objects: namesSchema().default([]), player, count: wholeNumberSchema('a number').default(1), by },
  value => (isRecord(value) ? value : { objects: value }),
);

/** A step or phase that begins. */
export const beginsSchema = recordSchema('a map such as {player: you, step: upkeep}', {
  player,
  step: partOfTurnSchema('a step').exactOptional(),
  phase: partOfTurnSchema('a phase').exactOptional(),
  turn: turnSchema.exactOptional(),
});

/** Mana added by an object. */
export const addsManaSchema = recordSchema('a map such as {source: Forest, player: you, mana: G}', {
  source: object.exactOptional(),
  player,
  mana: manaSchema('mana'),
});

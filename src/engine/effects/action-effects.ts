// Effects that keyword actions (701) are made of, with "you" as the player who performs them.
import type { PerformedAction } from '../../vocabulary/index.ts';
import type { Amount } from '../ability/amount.ts';
import type { Effect, Objects } from '../ability/effect.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import type { PlayerRef } from '../ability/reference.ts';
import { ITSELF } from '../ability/self.ts';

export const ACTING_PLAYER: PlayerRef = { kind: 'you' };
export const OF_CREATURES: Clause = { kind: 'type', type: 'Creature' };
export const YOURS: Clause = { kind: 'controlledBy', who: ACTING_PLAYER };
const ARMY: Filter = { clauses: [{ kind: 'subtype', subtype: 'Army' }, OF_CREATURES, YOURS] };
const THOSE = { kind: 'ref', ref: { kind: 'those' } } as const;

/** The action as a whole, for abilities that trigger on it and effects that repeat it. */
export function done(action: PerformedAction, ...effects: readonly Effect[]): Effect {
  return { kind: 'act', action, effects };
}

export const repeat = (n: number, effects: readonly Effect[]): readonly Effect[] =>
  Array.from({ length: n }, () => effects).flat();

/** Effects performed by a creature of the player's, their choice; "this permanent" is that creature. */
export function aCreatureOfYours(...effects: readonly Effect[]): Effect {
  return { kind: 'performs', what: one({ clauses: [OF_CREATURES, YOURS] }), effects };
}

export function one(filter: Filter): Objects {
  return { kind: 'choose', filter, min: 1, max: 1 };
}

export function putOnIt(amount: Amount, counter = '+1/+1'): Effect {
  return { kind: 'putCounters', counter, amount, on: ITSELF };
}

export function topOfYours(amount: Amount): Objects {
  return { kind: 'topOfLibrary', who: ACTING_PLAYER, amount };
}

export function discards(amount: Amount): Effect {
  const what = {
    kind: 'choose',
    filter: { clauses: [{ kind: 'inZone', zone: 'hand', whose: ACTING_PLAYER }] },
  } as const;
  return {
    kind: 'move',
    verb: 'discard',
    who: ACTING_PLAYER,
    what: { ...what, min: amount, max: amount },
    to: 'graveyard',
  };
}

/** The nonland cards among those just discarded. */
export const NONLANDS: Filter = {
  clauses: [
    { kind: 'is', ref: { kind: 'those' } },
    { kind: 'not', of: { kind: 'type', type: 'Land' } },
  ],
};

export const EXPLORE: readonly Effect[] = [
  { kind: 'reveal', who: ACTING_PLAYER, what: topOfYours(1) },
  {
    kind: 'if',
    condition: {
      kind: 'count',
      of: {
        clauses: [
          { kind: 'is', ref: { kind: 'those' } },
          { kind: 'type', type: 'Land' },
        ],
      },
      is: '>',
      amount: 0,
    },
    then: [{ kind: 'move', verb: 'put', who: ACTING_PLAYER, what: THOSE, to: 'hand' }, done('explore a land card')],
    otherwise: [
      putOnIt(1),
      done('explore a nonland card'),
      {
        kind: 'may',
        who: ACTING_PLAYER,
        effects: [{ kind: 'move', verb: 'put', who: ACTING_PLAYER, what: topOfYours(1), to: 'graveyard' }],
        otherwise: [],
      },
    ],
  },
];

export function hasNone(counter: string): Extract<Effect, { kind: 'if' }>['condition'] {
  const left = { kind: 'countersOn', counter, of: { kind: 'self' } } as const;
  return { kind: 'compare', left, is: '=', right: 0 };
}

export function creatureToken(
  n: Amount,
  colors: readonly ['white'] | readonly [],
  subtypes: readonly string[],
  amount: Amount = 1,
) {
  const artifact = subtypes.includes('Servo');
  return {
    kind: 'createTokens',
    who: ACTING_PLAYER,
    amount,
    token: {
      supertypes: [],
      types: artifact ? ['Artifact', 'Creature'] : ['Creature'],
      subtypes,
      colors,
      power: n,
      toughness: n,
      abilities: [],
    },
  } as const satisfies Effect;
}

/** 701.39a: a creature of the player's with the least toughness or tied for it. */
export const LEAST_TOUGH: Filter = {
  clauses: [
    OF_CREATURES,
    YOURS,
    {
      kind: 'measure',
      measure: 'toughness',
      is: '<=',
      amount: { kind: 'least', measure: 'toughness', of: { clauses: [OF_CREATURES, YOURS] } },
    },
  ],
};

export const MANIFEST_DREAD: readonly Effect[] = [
  {
    kind: 'move',
    verb: 'put',
    who: ACTING_PLAYER,
    to: 'battlefield',
    faceDown: 'manifested',
    under: ACTING_PLAYER,
    what: { kind: 'chooseFromTop', who: ACTING_PLAYER, look: 2, min: 1, max: 1 },
  },
  // the card that was not manifested is on top now
  { kind: 'move', verb: 'put', who: ACTING_PLAYER, to: 'graveyard', what: topOfYours(1) },
];

/** The land that becomes a creature as well (701.66a). */
export const LAND_CREATURE: Effect = {
  kind: 'continuous',
  what: ITSELF,
  changes: [
    { kind: 'addTypes', supertypes: [], types: ['Creature'], subtypes: [] },
    { kind: 'setPowerToughness', power: 0, toughness: 0 },
    { kind: 'gains', abilities: [{ kind: 'keyword', keyword: 'haste' }] },
  ],
  duration: 'permanent',
};

export function someOfTop(n: Amount): Objects {
  return { kind: 'chooseFromTop', who: ACTING_PLAYER, look: n, min: 0, max: n };
}

export function amass(n: Amount, subtype = 'Zombie'): readonly Effect[] {
  return [
    {
      kind: 'if',
      condition: { kind: 'count', of: ARMY, is: '=', amount: 0 },
      then: [{ kind: 'createTokens', who: ACTING_PLAYER, amount: 1, token: army(subtype) }],
      otherwise: [],
    },
    putOne(ARMY, n),
    {
      kind: 'continuous',
      what: THOSE,
      changes: [{ kind: 'addTypes', supertypes: [], types: [], subtypes: [subtype] }],
      duration: 'permanent',
    },
  ];
}

export function predefined(name: string) {
  return { predefined: name, supertypes: [], types: [], subtypes: [], colors: [], abilities: [] } as const;
}

function army(subtype: string) {
  return {
    supertypes: [],
    types: ['Creature'],
    subtypes: [subtype, 'Army'],
    colors: ['black'],
    power: 0,
    toughness: 0,
    abilities: [],
  } as const;
}

export function putOne(filter: Filter, amount: Amount): Effect {
  return { kind: 'putCounters', counter: '+1/+1', amount, on: { kind: 'choose', filter, min: 1, max: 1 } };
}

export function faceDown(how: 'manifested' | 'cloaked'): Effect {
  return {
    kind: 'move',
    verb: 'put',
    who: ACTING_PLAYER,
    to: 'battlefield',
    faceDown: how,
    under: ACTING_PLAYER,
    what: { kind: 'topOfLibrary', who: ACTING_PLAYER, amount: 1 },
  };
}

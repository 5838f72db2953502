// Keyword actions (701) that make or change permanents, each with its effects.
import { equals } from '../../kit/structure.ts';
import type { Effect, Objects } from '../ability/effect.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import type { PlayerRef } from '../ability/reference.ts';
import { ITSELF } from '../ability/self.ts';
import { CREATURE_TYPES } from '../model/subtypes.ts';

const YOU: PlayerRef = { kind: 'you' };
const CREATURE: Clause = { kind: 'type', type: 'Creature' };
const YOURS: Clause = { kind: 'controlledBy', who: YOU };
const ARMY: Filter = { clauses: [{ kind: 'subtype', subtype: 'Army' }, CREATURE, YOURS] };
const THOSE = { kind: 'ref', ref: { kind: 'those' } } as const;

interface Action {
  /** The rule that defines it. */
  readonly rule: string;
  readonly effects: (n: number, subtype: string | undefined) => readonly Effect[];
}

/** The action as a whole, for abilities that trigger on it and effects that repeat it. */
function done(action: string, ...effects: readonly Effect[]): Effect {
  return { kind: 'act', action, effects };
}

const repeat = (n: number, effects: readonly Effect[]): readonly Effect[] =>
  Array.from({ length: n }, () => effects).flat();

/** Effects performed by a creature of the player's, their choice; "this permanent" is that creature. */
function aCreatureOfYours(...effects: readonly Effect[]): Effect {
  return { kind: 'performs', what: one({ clauses: [CREATURE, YOURS] }), effects };
}

function one(filter: Filter): Objects {
  return { kind: 'choose', filter, min: 1, max: 1 };
}

function putOnIt(amount: number, counter = '+1/+1'): Effect {
  return { kind: 'putCounters', counter, amount, on: ITSELF };
}

function topOfYours(amount: number): Objects {
  return { kind: 'topOfLibrary', who: YOU, amount };
}

function discards(amount: number): Effect {
  const what = { kind: 'choose', filter: { clauses: [{ kind: 'inZone', zone: 'hand', whose: YOU }] } } as const;
  return { kind: 'move', verb: 'discard', who: YOU, what: { ...what, min: amount, max: amount }, to: 'graveyard' };
}

/** The nonland cards among those just discarded. */
const NONLANDS: Filter = {
  clauses: [
    { kind: 'is', ref: { kind: 'those' } },
    { kind: 'not', of: { kind: 'type', type: 'Land' } },
  ],
};

const EXPLORE: readonly Effect[] = [
  { kind: 'reveal', who: YOU, what: topOfYours(1) },
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
    then: [{ kind: 'move', verb: 'put', who: YOU, what: THOSE, to: 'hand' }, done('explore a land card')],
    otherwise: [
      putOnIt(1),
      done('explore a nonland card'),
      {
        kind: 'may',
        who: YOU,
        effects: [{ kind: 'move', verb: 'put', who: YOU, what: topOfYours(1), to: 'graveyard' }],
        otherwise: [],
      },
    ],
  },
];

function hasNone(counter: string): Extract<Effect, { kind: 'if' }>['condition'] {
  const left = { kind: 'countersOn', counter, of: { kind: 'self' } } as const;
  return { kind: 'compare', left, is: '=', right: 0 };
}

function creatureToken(n: number, colors: readonly ['white'] | readonly [], subtypes: readonly string[], amount = 1) {
  const artifact = subtypes.includes('Servo');
  return {
    kind: 'createTokens',
    who: YOU,
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

/** Actions by their words; `n` is the action's number, or its repetitions where it has none. */
const ACTIONS: Readonly<Record<string, Action>> = {
  goad: {
    rule: '701.15a',
    effects: () => [{ kind: 'designate', what: one({ clauses: [CREATURE] }), designation: 'goaded' }],
  },
  investigate: {
    rule: '701.16a',
    effects: n => [{ kind: 'createTokens', who: YOU, amount: n, token: predefined('Clue') }],
  },
  mill: {
    rule: '701.17a',
    effects: n => [{ kind: 'move', verb: 'mill', who: YOU, what: topOfYours(n), to: 'graveyard' }],
  },
  scry: {
    rule: '701.22a',
    effects: n => [{ kind: 'move', verb: 'put', who: YOU, what: someOfTop(n), to: 'library', position: 'bottom' }],
  },
  surveil: {
    rule: '701.25a',
    effects: n => [{ kind: 'move', verb: 'put', who: YOU, what: someOfTop(n), to: 'graveyard' }],
  },
  proliferate: { rule: '701.34a', effects: n => repeat(n, [done('proliferate', { kind: 'proliferate', who: YOU })]) },
  populate: { rule: '701.36a', effects: n => repeat(n, [{ kind: 'populate', who: YOU }]) },
  monstrosity: {
    rule: '701.37a',
    effects: n => [
      aCreatureOfYours({
        kind: 'if',
        condition: { kind: 'not', of: { kind: 'status', status: 'monstrous' } },
        then: [putOnIt(n), { kind: 'designate', what: ITSELF, designation: 'monstrous' }],
        otherwise: [],
      }),
    ],
  },
  bolster: { rule: '701.39a', effects: n => [putOne(LEAST_TOUGH, n)] },
  'it becomes day': { rule: '731.1', effects: () => [{ kind: 'becomesDayOrNight', is: 'day' }] },
  'it becomes night': { rule: '731.1', effects: () => [{ kind: 'becomesDayOrNight', is: 'night' }] },
  // 701.40e: several cards are manifested one at a time
  manifest: { rule: '701.40a', effects: n => repeat(n, [faceDown('manifested')]) },
  support: {
    rule: '701.41a',
    effects: n => [
      {
        kind: 'putCounters',
        counter: '+1/+1',
        amount: 1,
        on: { kind: 'choose', filter: { clauses: [CREATURE] }, min: 0, max: n },
      },
    ],
  },
  explore: { rule: '701.44a', effects: n => [aCreatureOfYours(...repeat(n, [done('explore', ...EXPLORE)]))] },
  adapt: {
    rule: '701.46a',
    effects: n => [aCreatureOfYours({ kind: 'if', condition: hasNone('+1/+1'), then: [putOnIt(n)], otherwise: [] })],
  },
  amass: { rule: '701.47a', effects: amass },
  learn: {
    rule: '701.48a',
    effects: () => [
      { kind: 'may', who: YOU, effects: [discards(1), { kind: 'draw', who: YOU, amount: 1 }], otherwise: [] },
    ],
  },
  connive: {
    rule: '701.50a',
    effects: n => [
      aCreatureOfYours(
        done('connive', { kind: 'draw', who: YOU, amount: n }, discards(n), {
          kind: 'putCounters',
          counter: '+1/+1',
          amount: { kind: 'count', of: NONLANDS },
          on: ITSELF,
        }),
      ),
    ],
  },
  incubate: {
    rule: '701.53a',
    effects: n => [
      {
        kind: 'createTokens',
        who: YOU,
        amount: 1,
        token: predefined('Incubator'),
        withCounters: { counter: '+1/+1', amount: n },
      },
    ],
  },
  'the ring tempts you': {
    rule: '701.54a',
    effects: () => [
      { kind: 'designate', what: one({ clauses: [CREATURE, YOURS] }), designation: 'ring-bearer', only: true },
    ],
  },
  'time travel': { rule: '701.56a', effects: n => repeat(n, [{ kind: 'timeTravel', who: YOU }]) },
  discover: { rule: '701.57a', effects: n => [{ kind: 'discover', who: YOU, amount: n }] },
  cloak: { rule: '701.58a', effects: n => repeat(n, [faceDown('cloaked')]) },
  suspect: {
    rule: '701.60a',
    effects: () => [{ kind: 'designate', what: one({ clauses: [CREATURE] }), designation: 'suspected' }],
  },
  'manifest dread': { rule: '701.62a', effects: n => repeat(n, MANIFEST_DREAD) },
  endure: {
    rule: '701.63a',
    effects: n =>
      n === 0
        ? []
        : [
            aCreatureOfYours({
              kind: 'oneOf',
              who: YOU,
              modes: [
                { name: '+1/+1 counters', effects: [putOnIt(n)] },
                { name: 'Spirit token', effects: [creatureToken(n, ['white'], ['Spirit'])] },
              ],
            }),
          ],
  },
  harness: {
    rule: '701.64a',
    effects: () => [
      {
        kind: 'designate',
        what: one({ clauses: [{ kind: 'keyword', keyword: '∞' }, YOURS] }),
        designation: 'harnessed',
      },
    ],
  },
  airbend: {
    rule: '701.65a',
    effects: n => [
      {
        kind: 'move',
        verb: 'exile',
        who: YOU,
        what: { kind: 'choose', filter: { clauses: [] }, min: n, max: n },
        to: 'exile',
      },
    ],
  },
  earthbend: {
    rule: '701.66a',
    effects: n => [
      {
        kind: 'performs',
        what: one({ clauses: [{ kind: 'type', type: 'Land' }, YOURS] }),
        effects: [LAND_CREATURE, putOnIt(n)],
      },
    ],
  },
  blight: { rule: '701.68a', effects: n => [aCreatureOfYours(putOnIt(n, '-1/-1'))] },
  recruit: {
    rule: '701.70a',
    effects: () => [
      { kind: 'draw', who: YOU, amount: 1 },
      discards(1),
      {
        kind: 'if',
        condition: { kind: 'count', of: NONLANDS, is: '>', amount: 0 },
        then: [creatureToken(1, ['white'], ['Human', 'Soldier'])],
        otherwise: [],
      },
    ],
  },
  fabricate: {
    rule: '702.123a',
    effects: n => [
      aCreatureOfYours({
        kind: 'may',
        who: YOU,
        effects: [putOnIt(n)],
        otherwise: [creatureToken(1, [], ['Servo'], n)],
      }),
    ],
  },
};

/** Actions recorded once for each repetition. */
const REPEATED_ONE_BY_ONE: ReadonlySet<string> = new Set(['proliferate', 'explore', 'connive', 'endure']);

/** The words of every keyword action that a scenario can name. */
export const KEYWORD_ACTIONS: readonly string[] = Object.keys(ACTIONS);

/**
 * The effects of a keyword action, with "you" as its player, and its rule. `words` as a scenario writes them: "amass
 * Zombies", "manifest dread", "bolster 2" (with its number); undefined when it is not one of `KEYWORD_ACTIONS`.
 */
export function keywordAction(
  words: string,
  n: number,
): { readonly effects: readonly Effect[]; readonly rule: string } | undefined {
  const text = words.trim().toLowerCase();
  const [, verb = text, digits] = /^(.*?)\s+(\d+)$/.exec(text) ?? [];
  const number = digits === undefined ? n : Number(digits);
  const exact = ACTIONS[verb] ?? ACTIONS[verb.replace(/s$/, '')];
  if (exact !== undefined) {
    const { rule } = exact;
    const effects = exact.effects(number, undefined);
    const action = ACTIONS[verb] === undefined ? verb.replace(/s$/, '') : verb;
    return { effects: REPEATED_ONE_BY_ONE.has(action) ? effects : [done(action, ...effects)], rule };
  }
  const [first, ...rest] = verb.split(/\s+/);
  const subtype = creatureType(rest.join(' '));
  const { amass } = ACTIONS;
  if (first !== 'amass' || subtype === undefined || amass === undefined) return undefined;
  return { effects: [done('amass', ...amass.effects(number, subtype))], rule: amass.rule };
}

/** 701.39a: a creature of the player's with the least toughness or tied for it. */
const LEAST_TOUGH: Filter = {
  clauses: [
    CREATURE,
    YOURS,
    {
      kind: 'measure',
      measure: 'toughness',
      is: '<=',
      amount: { kind: 'least', measure: 'toughness', of: { clauses: [CREATURE, YOURS] } },
    },
  ],
};

const MANIFEST_DREAD: readonly Effect[] = [
  {
    kind: 'move',
    verb: 'put',
    who: YOU,
    to: 'battlefield',
    faceDown: 'manifested',
    under: YOU,
    what: { kind: 'chooseFromTop', who: YOU, look: 2, min: 1, max: 1 },
  },
  // the card that was not manifested is on top now
  { kind: 'move', verb: 'put', who: YOU, to: 'graveyard', what: topOfYours(1) },
];

/** 701.66a. */
const LAND_CREATURE: Effect = {
  kind: 'continuous',
  what: ITSELF,
  changes: [
    { kind: 'addTypes', supertypes: [], types: ['Creature'], subtypes: [] },
    { kind: 'setPowerToughness', power: 0, toughness: 0 },
    { kind: 'gains', abilities: [{ kind: 'keyword', keyword: 'haste' }] },
  ],
  duration: 'permanent',
};

function someOfTop(n: number): Objects {
  return { kind: 'chooseFromTop', who: YOU, look: n, min: 0, max: n };
}

function amass(n: number, subtype = 'Zombie'): readonly Effect[] {
  return [
    {
      kind: 'if',
      condition: { kind: 'count', of: ARMY, is: '=', amount: 0 },
      then: [{ kind: 'createTokens', who: YOU, amount: 1, token: army(subtype) }],
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

/** The same effects with the object they are about given as the first target; undefined where they choose none. */
export function withFirstTarget(effects: readonly Effect[]): readonly Effect[] | undefined {
  const named = effects.map((effect): Effect => {
    if (effect.kind === 'act') return { ...effect, effects: withFirstTarget(effect.effects) ?? effect.effects };
    if (effect.kind === 'putCounters' && 'filter' in effect.on && effect.on.kind === 'choose')
      return { ...effect, on: firstTarget(effect.on.filter) };
    if ((effect.kind === 'performs' || effect.kind === 'designate') && effect.what.kind === 'choose')
      return { ...effect, what: firstTarget(effect.what.filter) };
    return effect;
  });
  return equals(named, effects) ? undefined : named;
}

function firstTarget(filter: Filter) {
  return { kind: 'target', filter, index: 0 } as const;
}

/** "Zombies", "zombie" and "Orcs" as the creature type they name. */
function creatureType(word: string): string | undefined {
  const singular = word.replace(/s$/, '');
  return CREATURE_TYPES.find(type => [word, singular].includes(type.toLowerCase()));
}

function predefined(name: string) {
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

function putOne(filter: Filter, amount: number): Effect {
  return { kind: 'putCounters', counter: '+1/+1', amount, on: { kind: 'choose', filter, min: 1, max: 1 } };
}

function faceDown(how: 'manifested' | 'cloaked'): Effect {
  return {
    kind: 'move',
    verb: 'put',
    who: YOU,
    to: 'battlefield',
    faceDown: how,
    under: YOU,
    what: { kind: 'topOfLibrary', who: YOU, amount: 1 },
  };
}

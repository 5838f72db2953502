// 701: keyword actions that make or change permanents, each as the effects it stands for.
import type { Effect } from '../ability/effect.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import type { Who } from '../ability/reference.ts';
import { CREATURE_TYPES } from '../model/subtypes.ts';

const YOU: Who = { kind: 'you' };
const CREATURE: Clause = { kind: 'type', type: 'Creature' };
const YOURS: Clause = { kind: 'controlledBy', who: YOU };
const ARMY: Filter = { clauses: [{ kind: 'subtype', subtype: 'Army' }, CREATURE, YOURS] };

type Action = (n: number, subtype: string | undefined) => readonly Effect[];

const repeat = (n: number, effects: readonly Effect[]): readonly Effect[] =>
  Array.from({ length: n }, () => effects).flat();

/** By the action's words; `n` is its number, or how often it is done where it has none. */
const ACTIONS: Readonly<Record<string, Action>> = {
  // 701.16a
  investigate: n => [{ kind: 'createTokens', who: YOU, amount: n, token: predefined('Clue') }],
  // 701.34a
  proliferate: n => repeat(n, [{ kind: 'proliferate', who: YOU }]),
  // 701.36a
  populate: n => repeat(n, [{ kind: 'populate', who: YOU }]),
  // 701.39a
  bolster: n => [
    putOne(
      {
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
      },
      n,
    ),
  ],
  // 701.40a, 701.40e: several cards are manifested one at a time
  manifest: n => repeat(n, [faceDown('manifested')]),
  // 701.47a
  amass: (n, subtype = 'Zombie') => [
    {
      kind: 'if',
      condition: { kind: 'count', of: ARMY, is: '=', amount: 0 },
      then: [{ kind: 'createTokens', who: YOU, amount: 1, token: army(subtype) }],
      otherwise: [],
    },
    putOne(ARMY, n),
    {
      kind: 'continuous',
      what: { kind: 'ref', ref: { kind: 'those' } },
      changes: [{ kind: 'addTypes', supertypes: [], types: [], subtypes: [subtype] }],
      duration: 'permanent',
    },
  ],
  // 701.53a
  incubate: n => [
    {
      kind: 'createTokens',
      who: YOU,
      amount: 1,
      token: predefined('Incubator'),
      withCounters: { counter: '+1/+1', amount: n },
    },
  ],
  // 701.58a
  cloak: n => repeat(n, [faceDown('cloaked')]),
  // 701.62a
  'manifest dread': n =>
    repeat(n, [
      {
        kind: 'move',
        verb: 'put',
        who: YOU,
        to: 'battlefield',
        faceDown: 'manifested',
        under: YOU,
        what: { kind: 'chooseFromTop', who: YOU, look: 2, min: 1, max: 1 },
      },
      // What was not manifested is on top now.
      { kind: 'move', verb: 'put', who: YOU, to: 'graveyard', what: { kind: 'topOfLibrary', who: YOU, amount: 1 } },
    ]),
};

/** The words of every action that can be asked for. */
export const KEYWORD_ACTIONS: readonly string[] = Object.keys(ACTIONS);

/**
 * What a keyword action does, as its player's effects. `words` as a scenario writes them: "amass Zombies",
 * "manifest dread", "investigate"; undefined when it is not one of `KEYWORD_ACTIONS`.
 */
export function keywordAction(words: string, n: number): readonly Effect[] | undefined {
  const said = words.trim().toLowerCase();
  const exact = ACTIONS[said];
  if (exact !== undefined) return exact(n, undefined);
  const [verb = '', ...rest] = said.split(/\s+/);
  return verb === 'amass' ? ACTIONS[verb]?.(n, creatureType(rest.join(' '))) : undefined;
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

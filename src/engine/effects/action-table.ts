// The keyword actions (701) that make or change permanents, each with its rule and its effects.
import type { KeywordAction } from '../../vocabulary/index.ts';
import type { Amount } from '../ability/amount.ts';
import type { Effect } from '../ability/effect.ts';
import { ITSELF } from '../ability/self.ts';
import {
  ACTING_PLAYER,
  aCreatureOfYours,
  amass,
  creatureToken,
  discards,
  done,
  EXPLORE,
  faceDown,
  hasNone,
  LAND_CREATURE,
  LEAST_TOUGH,
  MANIFEST_DREAD,
  NONLANDS,
  OF_CREATURES,
  one,
  predefined,
  putOne,
  putOnIt,
  repeat,
  someOfTop,
  topOfYours,
  YOURS,
} from './action-effects.ts';

/** A keyword action: its rule and its effects. */
export interface Action {
  /** The rule that defines it. */
  readonly rule: string;
  /** Its effects with its number, or so many times over where that is `times`. */
  readonly effects?: (n: Amount, subtype: string | undefined) => readonly Effect[];
  readonly times?: (n: number) => readonly Effect[];
  /** 701.22b, 701.25c, 701.50e, 701.63b: with the number 0 nothing happens. */
  readonly isNothingForZero?: true;
}

/** Actions by their words. */
export const KEYWORD_ACTION_TABLE: Readonly<Record<KeywordAction, Action>> = {
  goad: {
    rule: '701.15a',
    effects: () => [{ kind: 'designate', what: one({ clauses: [OF_CREATURES] }), designation: 'goaded' }],
  },
  investigate: {
    rule: '701.16a',
    effects: n => [{ kind: 'createTokens', who: ACTING_PLAYER, amount: n, token: predefined('Clue') }],
  },
  mill: {
    rule: '701.17a',
    effects: n => [{ kind: 'move', verb: 'mill', who: ACTING_PLAYER, what: topOfYours(n), to: 'graveyard' }],
  },
  scry: {
    rule: '701.22a',
    isNothingForZero: true,
    effects: n => [
      { kind: 'move', verb: 'put', who: ACTING_PLAYER, what: someOfTop(n), to: 'library', position: 'bottom' },
    ],
  },
  surveil: {
    rule: '701.25a',
    isNothingForZero: true,
    effects: n => [{ kind: 'move', verb: 'put', who: ACTING_PLAYER, what: someOfTop(n), to: 'graveyard' }],
  },
  proliferate: {
    rule: '701.34a',
    times: n => repeat(n, [done('proliferate', { kind: 'proliferate', who: ACTING_PLAYER })]),
  },
  populate: { rule: '701.36a', times: n => repeat(n, [{ kind: 'populate', who: ACTING_PLAYER }]) },
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
  manifest: { rule: '701.40a', times: n => repeat(n, [faceDown('manifested')]) },
  support: {
    rule: '701.41a',
    effects: n => [
      {
        kind: 'putCounters',
        counter: '+1/+1',
        amount: 1,
        on: { kind: 'choose', filter: { clauses: [OF_CREATURES] }, min: 0, max: n },
      },
    ],
  },
  explore: { rule: '701.44a', times: n => [aCreatureOfYours(...repeat(n, [done('explore', ...EXPLORE)]))] },
  adapt: {
    rule: '701.46a',
    effects: n => [aCreatureOfYours({ kind: 'if', condition: hasNone('+1/+1'), then: [putOnIt(n)], otherwise: [] })],
  },
  amass: { rule: '701.47a', effects: amass },
  learn: {
    rule: '701.48a',
    effects: () => [
      {
        kind: 'may',
        who: ACTING_PLAYER,
        effects: [discards(1), { kind: 'draw', who: ACTING_PLAYER, amount: 1 }],
        otherwise: [],
      },
    ],
  },
  connive: {
    rule: '701.50a',
    isNothingForZero: true,
    effects: n => [
      aCreatureOfYours(
        done('connive', { kind: 'draw', who: ACTING_PLAYER, amount: n }, discards(n), {
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
        who: ACTING_PLAYER,
        amount: 1,
        token: predefined('Incubator'),
        withCounters: { counter: '+1/+1', amount: n },
      },
    ],
  },
  'the ring tempts you': {
    rule: '701.54a',
    effects: () => [
      { kind: 'designate', what: one({ clauses: [OF_CREATURES, YOURS] }), designation: 'ring-bearer', only: true },
    ],
  },
  'time travel': { rule: '701.56a', times: n => repeat(n, [{ kind: 'timeTravel', who: ACTING_PLAYER }]) },
  discover: { rule: '701.57a', effects: n => [{ kind: 'discover', who: ACTING_PLAYER, amount: n }] },
  cloak: { rule: '701.58a', times: n => repeat(n, [faceDown('cloaked')]) },
  suspect: {
    rule: '701.60a',
    effects: () => [{ kind: 'designate', what: one({ clauses: [OF_CREATURES] }), designation: 'suspected' }],
  },
  'manifest dread': { rule: '701.62a', times: n => repeat(n, MANIFEST_DREAD) },
  endure: {
    rule: '701.63a',
    isNothingForZero: true,
    effects: n => [
      aCreatureOfYours({
        kind: 'oneOf',
        who: ACTING_PLAYER,
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
        who: ACTING_PLAYER,
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
      { kind: 'draw', who: ACTING_PLAYER, amount: 1 },
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
        who: ACTING_PLAYER,
        effects: [putOnIt(n)],
        otherwise: [creatureToken(1, [], ['Servo'], n)],
      }),
    ],
  },
};

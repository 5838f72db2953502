// Keyword abilities (702) that function in a hand, a graveyard, exile or on the stack.

import type { Zone } from '../../vocabulary/index.ts';
import type { Condition } from '../ability/condition.ts';
import { SELF } from '../ability/self.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import { CONTROLLER, filterOfClauses, keywordNumber, triggeredOn, UPKEEP } from './builders.ts';
import type { KeywordName } from './keyword-list.ts';
import type { KeywordRow } from './keyword-row.ts';

/** 702.52a, 702.52b: that many cards milled and the card returned instead of a draw, where the library has as many. */
const dredge: KeywordRow = keyword => {
  const amount = keywordNumber(keyword);
  const self = { kind: 'ref', ref: { kind: 'self' } } as const;
  const top = { kind: 'topOfLibrary', who: CONTROLLER, amount } as const;
  return [
    {
      ability: {
        kind: 'replacement',
        event: { kind: 'draw', who: CONTROLLER },
        condition: { kind: 'compare', left: { kind: 'librarySize', who: CONTROLLER }, is: '>=', right: amount },
        optional: CONTROLLER,
        offers: 'dredge',
        rewrites: [
          {
            kind: 'instead',
            effects: [
              { kind: 'move', verb: 'mill', who: CONTROLLER, what: top, to: 'graveyard' },
              { kind: 'move', verb: 'return', who: CONTROLLER, what: self, to: 'hand' },
            ],
          },
        ],
        functionsFrom: ['graveyard'],
      },
      rule: '702.52a',
    },
  ];
};

/** 702.35a: discarded into exile, and a trigger for being exiled that way (607.2a links the two). */
const exiledThisWay: TriggerEvent = {
  kind: 'moves',
  what: filterOfClauses(...SELF.clauses, { kind: 'history', what: 'exiledWithThis' }),
  from: 'hand',
  to: 'exile',
  oneOrMore: false,
};
const madness: KeywordRow = () => [
  {
    ability: {
      kind: 'replacement',
      event: { kind: 'move', what: SELF, from: 'hand', to: 'graveyard', verb: 'discard' },
      condition: undefined,
      optional: undefined,
      rewrites: [{ kind: 'zone', to: 'exile' }],
      functionsFrom: ['hand'],
    },
    rule: '702.35a',
  },
  {
    ability: triggeredOn(exiledThisWay, 'You may cast it for its madness cost; otherwise put it into your graveyard.'),
    rule: '702.35a',
  },
];

/** 702.62a: a suspended card loses a time counter each upkeep and is played when the last is gone. */
const suspend: KeywordRow = () => {
  const suspended = {
    kind: 'compare',
    left: { kind: 'countersOn', counter: 'time', of: { kind: 'self' } },
    is: '>',
    right: 0,
  } as const;
  const last = { kind: 'countersRemoved', counter: 'time', on: SELF, last: true, oneOrMore: false } as const;
  return [
    {
      ability: { ...triggeredOn(UPKEEP, 'Remove a time counter from it.', suspended), functionsFrom: ['exile'] },
      rule: '702.62a',
    },
    {
      ability: { ...triggeredOn(last, 'You may play it without paying its mana cost.'), functionsFrom: ['exile'] },
      rule: '702.62a',
    },
  ];
};

/** 702.59a: triggers in the graveyard as a creature is put there. */
const recover: KeywordRow = () => {
  const joins = filterOfClauses({ kind: 'type', type: 'Creature' }, { kind: 'ownedBy', who: CONTROLLER });
  const dies = { kind: 'dies', what: joins, oneOrMore: false } as const;
  const effect = 'You may pay its recover cost to return it to your hand; otherwise exile it.';
  return [{ ability: { ...triggeredOn(dies, effect), functionsFrom: ['graveyard'] }, rule: '702.59a' }];
};

/** A spell that leaves the stack for another zone where it was cast so: for anywhere, or as it resolves (608.2n). */
const leaves =
  (rule: string, to: Zone, condition: Condition, instead: 'of anywhere' | 'of the graveyard'): KeywordRow =>
  () => [
    {
      ability: {
        kind: 'replacement',
        event: {
          kind: 'move',
          what: SELF,
          from: 'stack',
          to: instead === 'of anywhere' ? undefined : 'graveyard',
          ...(instead === 'of anywhere' ? {} : { verb: 'put' }),
        },
        condition,
        optional: undefined,
        rewrites: [{ kind: 'zone', to }],
        functionsFrom: ['stack'],
      },
      rule,
    },
  ];

const paid = (cost: string): Condition => ({ kind: 'paid', cost });

const SPELLS = {
  aftermath: leaves('702.127a', 'exile', { kind: 'wasCast', from: 'graveyard' }, 'of anywhere'),
  buyback: leaves('702.27a', 'hand', paid('buyback'), 'of the graveyard'),
  flashback: leaves('702.34a', 'exile', paid('flashback'), 'of anywhere'),
  harmonize: leaves('702.180a', 'exile', paid('harmonize'), 'of anywhere'),
  'jump-start': leaves('702.133a', 'exile', paid('jump-start'), 'of anywhere'),
  rebound: leaves('702.88a', 'exile', { kind: 'wasCast', from: 'hand' }, 'of the graveyard'),
} as const;

export const NON_BATTLEFIELD_KEYWORDS = { dredge, madness, recover, suspend, ...SPELLS } as const satisfies Partial<
  Record<KeywordName, KeywordRow>
>;

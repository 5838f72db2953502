// 702: keywords that work from a hand, a graveyard or exile.
import { SELF } from '../ability/self.ts';
import { all, numberOf, UPKEEP, whenever, YOU } from './make.ts';
import type { Row } from './row.ts';
import type { KeywordName } from './words.ts';

/** 702.52a, 702.52b: mill that many and return it instead of a draw, where the library has as many. */
const dredge: Row = keyword => {
  const amount = numberOf(keyword);
  const self = { kind: 'ref', ref: { kind: 'self' } } as const;
  const top = { kind: 'topOfLibrary', who: YOU, amount } as const;
  return [
    {
      ability: {
        kind: 'replacement',
        event: { kind: 'draw', who: YOU },
        condition: { kind: 'compare', left: { kind: 'librarySize', who: YOU }, is: '>=', right: amount },
        optional: YOU,
        rewrites: [
          {
            kind: 'instead',
            effects: [
              { kind: 'move', verb: 'mill', who: YOU, what: top, to: 'graveyard' },
              { kind: 'move', verb: 'return', who: YOU, what: self, to: 'hand' },
            ],
          },
        ],
        worksFrom: ['graveyard'],
      },
      rule: '702.52a',
    },
  ];
};

/** 702.35a: discarded into exile. */
const madness: Row = () => [
  {
    ability: {
      kind: 'replacement',
      event: { kind: 'move', what: SELF, from: 'hand', to: 'graveyard', verb: 'discard' },
      condition: undefined,
      optional: undefined,
      rewrites: [{ kind: 'zone', to: 'exile' }],
      worksFrom: ['hand'],
    },
    rule: '702.35a',
  },
];

/** 702.62a: a suspended card loses a time counter each upkeep and is played when the last is gone. */
const suspend: Row = () => {
  const suspended = {
    kind: 'compare',
    left: { kind: 'countersOn', counter: 'time', of: { kind: 'self' } },
    is: '>',
    right: 0,
  } as const;
  const last = { kind: 'countersRemoved', counter: 'time', on: SELF, last: true, oneOrMore: false } as const;
  return [
    {
      ability: { ...whenever(UPKEEP, 'Remove a time counter from it.', suspended), worksFrom: ['exile'] },
      rule: '702.62a',
    },
    {
      ability: { ...whenever(last, 'You may play it without paying its mana cost.'), worksFrom: ['exile'] },
      rule: '702.62a',
    },
  ];
};

/** 702.59a: it waits in the graveyard for a creature to join it. */
const recover: Row = () => {
  const joins = all({ kind: 'type', type: 'Creature' }, { kind: 'ownedBy', who: YOU });
  const dies = { kind: 'dies', what: joins, oneOrMore: false } as const;
  const effect = 'You may pay its recover cost to return it to your hand; otherwise exile it.';
  return [{ ability: { ...whenever(dies, effect), worksFrom: ['graveyard'] }, rule: '702.59a' }];
};

export const ELSEWHERE = { dredge, madness, recover, suspend } as const satisfies Partial<Record<KeywordName, Row>>;

// 702: keywords that bear on how their permanent enters, and what else they stand for.
import type { Ability } from '../ability/ability.ts';
import type { Amount } from '../ability/amount.ts';
import type { Filter } from '../ability/filter.ts';
import type { Rewrite } from '../ability/replacement.ts';
import {
  all,
  CREATURE,
  cant,
  DIES,
  ENTERS,
  entering,
  enteringIf,
  hasCounters,
  isItself,
  numberOf,
  OPPONENT,
  OTHER,
  paid,
  replacing,
  UPKEEP,
  whenever,
  withCounters,
  YOU,
  YOURS,
} from './make.ts';
import type { Row } from './row.ts';
import type { KeywordName } from './words.ts';

const PLUS = '+1/+1';
const THAT = { kind: 'that' } as const;

/** 702.82a, 702.82c: sacrifices any number of creatures (or of that quality) and enters with counters for each. */
const devour: Row = keyword => {
  const of: Filter = keyword.of ?? all(CREATURE);
  const what = { kind: 'choose', filter: all(...of.clauses, YOURS), min: 0, max: { kind: 'any' } } as const;
  const sacrifice = { kind: 'move', verb: 'sacrifice', who: YOU, what, to: 'graveyard' } as const;
  const each = numberOf(keyword);
  const rule = keyword.of === undefined ? '702.82a' : '702.82c';
  return [{ ability: entering({ kind: 'do', effects: [sacrifice] }, withCounters(PLUS, product(each))), rule }];
};

/** 702.38a: reveals cards of a creature type it has, and enters with counters for each. */
const amplify: Row = keyword => {
  const filter = all(
    { kind: 'shares', what: 'creatureType', with: { kind: 'self' } },
    { kind: 'inZone', zone: 'hand', whose: YOU },
  );
  const what = { kind: 'choose', filter, min: 0, max: { kind: 'any' } } as const;
  const reveal = { kind: 'reveal', who: YOU, what } as const;
  return [
    {
      ability: entering({ kind: 'do', effects: [reveal] }, withCounters(PLUS, product(numberOf(keyword)))),
      rule: '702.38a',
      several: '702.38b',
    },
  ];
};

function product(each: Amount): Amount {
  return typeof each === 'number' ? { kind: 'times', of: THAT, n: each } : { kind: 'product', of: THAT, n: each };
}

/** 702.43a: counters as it enters, and what becomes of them when it dies. */
const modular: Row = keyword => [
  {
    ability: entering(withCounters(PLUS, numberOf(keyword))),
    rule: keyword.amount === 'sunburst' ? '702.44c' : '702.43a',
    several: '702.43b',
  },
  { ability: whenever(DIES, 'You may move its +1/+1 counters to target artifact creature.'), rule: '702.43a' },
];

/** 702.44a: +1/+1 counters for a creature as printed or copied, charge counters for anything else. */
const sunburst: Row = () => {
  const amount = { kind: 'colorsSpent' } as const;
  const asCreature: Rewrite = {
    kind: 'if',
    condition: { kind: 'copiable', ref: { kind: 'self' }, filter: all(CREATURE) },
    then: [withCounters(PLUS, amount)],
    otherwise: [withCounters('charge', amount)],
  };
  return [{ ability: entering(asCreature), rule: '702.44a', several: '702.44d' }];
};

/** 702.54a, 702.54b: X is the damage opponents have been dealt this turn. */
const bloodthirst: Row = keyword => {
  const dealt = { kind: 'thisTurn', what: 'damageDealt', who: OPPONENT } as const;
  if (typeof keyword.amount === 'object') {
    return [{ ability: entering(withCounters(PLUS, dealt)), rule: '702.54b', several: '702.54c' }];
  }
  const condition = { kind: 'compare', left: dealt, is: '>', right: 0 } as const;
  return [
    { ability: enteringIf(condition, withCounters(PLUS, numberOf(keyword))), rule: '702.54a', several: '702.54c' },
  ];
};

/** 702.32a. */
const fading: Row = keyword => [
  { ability: entering(withCounters('fade', numberOf(keyword))), rule: '702.32a' },
  { ability: whenever(UPKEEP, 'Remove a fade counter from it. If you can’t, sacrifice it.'), rule: '702.32a' },
];

/** 702.63a; 702.63b: without a number it puts no counters. */
const vanishing: Row = keyword => {
  const last = { kind: 'countersRemoved', counter: 'time', on: SELF_FILTER, last: true, oneOrMore: false } as const;
  const rest = [
    { ability: whenever(UPKEEP, 'Remove a time counter from it.', hasCounters('time')), rule: '702.63a' },
    { ability: whenever(last, 'Sacrifice it.'), rule: '702.63a' },
  ];
  if (keyword.amount === undefined) return rest.map(it => ({ ...it, rule: '702.63b' }));
  return [{ ability: entering(withCounters('time', numberOf(keyword))), rule: '702.63a', several: '702.63c' }, ...rest];
};

const SELF_FILTER = all({ kind: 'is', ref: { kind: 'self' } });

/** 702.58a. */
const graft: Row = keyword => [
  { ability: entering(withCounters(PLUS, numberOf(keyword))), rule: '702.58a', several: '702.58b' },
  {
    ability: whenever(
      { kind: 'enters', what: all(OTHER, CREATURE), oneOrMore: false },
      'You may move a +1/+1 counter from it onto that creature.',
      hasCounters(PLUS),
    ),
    rule: '702.58a',
  },
];

/** 702.136a: a +1/+1 counter or haste. */
const riot: Row = () => {
  const haste: Ability = { kind: 'keyword', keyword: 'haste' };
  const modes = [
    { name: '+1/+1 counter', rewrites: [withCounters(PLUS, 1, true)] },
    { name: 'haste', rewrites: [{ kind: 'becomes', changes: [{ kind: 'gains', abilities: [haste] }] } as const] },
  ];
  return [{ ability: entering({ kind: 'modes', who: YOU, modes }), rule: '702.136a', several: '702.136b' }];
};

/** 702.104a: an opponent may put the counters on it. */
const tribute: Row = keyword => [
  {
    ability: entering({
      kind: 'may',
      who: OPPONENT,
      effects: [],
      then: [withCounters(PLUS, numberOf(keyword), true)],
      otherwise: [],
    }),
    rule: '702.104a',
  },
];

/** 702.98a. */
const unleash: Row = () => [
  {
    ability: entering({ kind: 'may', who: YOU, effects: [], then: [withCounters(PLUS, 1, true)], otherwise: [] }),
    rule: '702.98a',
  },
  { ability: { kind: 'cant', what: { kind: 'text', text: 'block' }, condition: hasCounters(PLUS) }, rule: '702.98a' },
];

/** 702.156a: the trigger asks about X, not about counters. */
const ravenous: Row = () => {
  const x = { kind: 'x' } as const;
  return [
    { ability: entering(withCounters(PLUS, x)), rule: '702.156a' },
    { ability: whenever(ENTERS, 'Draw a card.', { kind: 'compare', left: x, is: '>=', right: 5 }), rule: '702.156a' },
  ];
};

/** 702.176a: time counters if that cost was paid; no creature while it has one; one fewer each end step. */
const impending: Row = keyword => {
  const waiting = { kind: 'and', of: [paid('impending'), hasCounters('time')] } as const;
  const rule = '702.176a';
  const noCreature = { kind: 'removeTypes', supertypes: [], types: ['Creature'], subtypes: [] } as const;
  const endStep = { kind: 'begins', step: 'end', whose: YOU } as const;
  return [
    { ability: enteringIf(paid('impending'), withCounters('time', numberOf(keyword))), rule },
    { ability: isItself(waiting, noCreature), rule },
    { ability: whenever(endStep, 'Remove a time counter from it.', waiting), rule },
  ];
};

/** 702.145b: it enters transformed if it is night. */
const daybound: Row = () => [
  { ability: enteringIf({ kind: 'dayNight', is: 'night' }, { kind: 'transformed' }), rule: '702.145b' },
  { ability: cant({ kind: 'transform', what: SELF_FILTER }), rule: '702.145b' },
];

/** 702.145e: it does not transform for any other reason. */
const nightbound: Row = () => [{ ability: cant({ kind: 'transform', what: SELF_FILTER }), rule: '702.145e' }];

/** 702.37b: a counter as it is turned face up for its megamorph cost. */
const megamorph: Row = () => [
  {
    ability: replacing({ kind: 'turnFaceUp', what: SELF_FILTER, forCost: true }, withCounters(PLUS, 1)),
    rule: '702.37b',
  },
];

export const ENTERING = {
  devour,
  amplify,
  modular,
  sunburst,
  bloodthirst,
  fading,
  vanishing,
  graft,
  riot,
  tribute,
  unleash,
  ravenous,
  impending,
  daybound,
  nightbound,
  megamorph,
} as const satisfies Partial<Record<KeywordName, Row>>;

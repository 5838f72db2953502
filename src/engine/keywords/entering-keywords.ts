// Keyword abilities (702) about the way their permanent enters, with their other abilities.
import type { Ability } from '../ability/ability.ts';
import type { Amount } from '../ability/amount.ts';
import type { Filter } from '../ability/filter.ts';
import type { Rewrite } from '../ability/replacement.ts';
import {
  AN_OPPONENT,
  ANOTHER,
  CONTROLLER,
  CREATURE,
  cant,
  counterRewrite,
  DIES,
  ENTERS,
  entersWith,
  entersWithIf,
  filterOfClauses,
  hasCounterCount,
  keywordNumber,
  replacementOf,
  staticOnItself,
  triggeredOn,
  UPKEEP,
  wasPaid,
  YOU_CONTROL,
} from './builders.ts';
import type { KeywordName } from './keyword-list.ts';
import type { KeywordRow } from './keyword-row.ts';

const PLUS = '+1/+1';
const THAT = { kind: 'that' } as const;

/** 702.82a, 702.82c: any number of creatures (or of that quality) sacrificed, and counters for each. */
const devour: KeywordRow = keyword => {
  const of: Filter = keyword.of ?? filterOfClauses(CREATURE);
  const what = {
    kind: 'choose',
    filter: filterOfClauses(...of.clauses, YOU_CONTROL),
    min: 0,
    max: { kind: 'any' },
  } as const;
  const sacrifice = { kind: 'move', verb: 'sacrifice', who: CONTROLLER, what, to: 'graveyard' } as const;
  const each = keywordNumber(keyword);
  const rule = keyword.of === undefined ? '702.82a' : '702.82c';
  return [{ ability: entersWith({ kind: 'do', effects: [sacrifice] }, counterRewrite(PLUS, product(each))), rule }];
};

/** 702.38a: cards of a creature type it has revealed, and counters for each. */
const amplify: KeywordRow = keyword => {
  const filter = filterOfClauses(
    { kind: 'shares', what: 'creatureType', with: { kind: 'self' } },
    { kind: 'inZone', zone: 'hand', whose: CONTROLLER },
  );
  const what = { kind: 'choose', filter, min: 0, max: { kind: 'any' } } as const;
  const reveal = { kind: 'reveal', who: CONTROLLER, what } as const;
  return [
    {
      ability: entersWith({ kind: 'do', effects: [reveal] }, counterRewrite(PLUS, product(keywordNumber(keyword)))),
      rule: '702.38a',
      several: '702.38b',
    },
  ];
};

function product(each: Amount): Amount {
  return typeof each === 'number' ? { kind: 'times', of: THAT, n: each } : { kind: 'product', of: THAT, n: each };
}

/** 702.43a: counters as it enters, and counters for an artifact creature when it dies. */
const modular: KeywordRow = keyword => [
  {
    ability: entersWith(counterRewrite(PLUS, keywordNumber(keyword))),
    rule: keyword.amount === 'sunburst' ? '702.44c' : '702.43a',
    several: '702.43b',
  },
  { ability: triggeredOn(DIES, 'You may move its +1/+1 counters to target artifact creature.'), rule: '702.43a' },
];

/** 702.44a: +1/+1 counters for a creature as printed or copied, charge counters for anything else. */
const sunburst: KeywordRow = () => {
  const amount = { kind: 'colorsSpent' } as const;
  const asCreature: Rewrite = {
    kind: 'if',
    condition: { kind: 'copiable', ref: { kind: 'self' }, filter: filterOfClauses(CREATURE) },
    then: [counterRewrite(PLUS, amount)],
    otherwise: [counterRewrite('charge', amount)],
  };
  return [{ ability: entersWith(asCreature), rule: '702.44a', several: '702.44d' }];
};

/** 702.54a, 702.54b: X is the damage opponents have been dealt this turn. */
const bloodthirst: KeywordRow = keyword => {
  const dealt = { kind: 'thisTurn', what: 'damageDealt', who: AN_OPPONENT } as const;
  if (typeof keyword.amount === 'object') {
    return [{ ability: entersWith(counterRewrite(PLUS, dealt)), rule: '702.54b', several: '702.54c' }];
  }
  const condition = { kind: 'compare', left: dealt, is: '>', right: 0 } as const;
  return [
    {
      ability: entersWithIf(condition, counterRewrite(PLUS, keywordNumber(keyword))),
      rule: '702.54a',
      several: '702.54c',
    },
  ];
};

/** Fade counters, and the sacrifice where none is left (702.32a). */
const fading: KeywordRow = keyword => [
  { ability: entersWith(counterRewrite('fade', keywordNumber(keyword))), rule: '702.32a' },
  { ability: triggeredOn(UPKEEP, 'Remove a fade counter from it. If you can’t, sacrifice it.'), rule: '702.32a' },
];

/** 702.63a; 702.63b: without a number it puts no counters. */
const vanishing: KeywordRow = keyword => {
  const last = { kind: 'countersRemoved', counter: 'time', on: SELF_FILTER, last: true, oneOrMore: false } as const;
  const rest = [
    { ability: triggeredOn(UPKEEP, 'Remove a time counter from it.', hasCounterCount('time')), rule: '702.63a' },
    { ability: triggeredOn(last, 'Sacrifice it.'), rule: '702.63a' },
  ];
  if (keyword.amount === undefined) return rest.map(it => ({ ...it, rule: '702.63b' }));
  return [
    { ability: entersWith(counterRewrite('time', keywordNumber(keyword))), rule: '702.63a', several: '702.63c' },
    ...rest,
  ];
};

const SELF_FILTER = filterOfClauses({ kind: 'is', ref: { kind: 'self' } });

/** +1/+1 counters that other creatures may have (702.58a). */
const graft: KeywordRow = keyword => [
  { ability: entersWith(counterRewrite(PLUS, keywordNumber(keyword))), rule: '702.58a', several: '702.58b' },
  {
    ability: triggeredOn(
      { kind: 'enters', what: filterOfClauses(ANOTHER, CREATURE), oneOrMore: false },
      'You may move a +1/+1 counter from it onto that creature.',
      hasCounterCount(PLUS),
    ),
    rule: '702.58a',
  },
];

/** 702.136a: a +1/+1 counter or haste. */
const riot: KeywordRow = () => {
  const haste: Ability = { kind: 'keyword', keyword: 'haste' };
  const modes = [
    { name: '+1/+1 counter', rewrites: [counterRewrite(PLUS, 1, true)] },
    { name: 'haste', rewrites: [{ kind: 'becomes', changes: [{ kind: 'gains', abilities: [haste] }] } as const] },
  ];
  return [{ ability: entersWith({ kind: 'modes', who: CONTROLLER, modes }), rule: '702.136a', several: '702.136b' }];
};

/** 702.104a: an opponent may put the counters on it; then that player is who puts them (122.6a). */
const tribute: KeywordRow = keyword => [
  {
    ability: entersWith({
      kind: 'may',
      who: AN_OPPONENT,
      effects: [],
      then: [{ kind: 'withCounters', counter: PLUS, amount: keywordNumber(keyword), additional: true, putBy: 'taker' }],
      otherwise: [],
    }),
    rule: '702.104a',
  },
];

/** A +1/+1 counter if its controller likes, with which it can't block (702.98a). */
const unleash: KeywordRow = () => [
  {
    ability: entersWith({
      kind: 'may',
      who: CONTROLLER,
      effects: [],
      then: [counterRewrite(PLUS, 1, true)],
      otherwise: [],
    }),
    rule: '702.98a',
  },
  {
    ability: { kind: 'cant', what: { kind: 'text', text: 'block', about: [] }, condition: hasCounterCount(PLUS) },
    rule: '702.98a',
  },
];

/** 702.156a: the condition of the trigger is about X, not about counters. */
const ravenous: KeywordRow = () => {
  const x = { kind: 'x' } as const;
  return [
    { ability: entersWith(counterRewrite(PLUS, x)), rule: '702.156a' },
    {
      ability: triggeredOn(ENTERS, 'Draw a card.', { kind: 'compare', left: x, is: '>=', right: 5 }),
      rule: '702.156a',
    },
  ];
};

/** 702.176a: time counters if that cost was paid; no creature while it has one; one fewer each end step. */
const impending: KeywordRow = keyword => {
  const waiting = { kind: 'and', of: [wasPaid('impending'), hasCounterCount('time')] } as const;
  const rule = '702.176a';
  const noCreature = { kind: 'removeTypes', supertypes: [], types: ['Creature'], subtypes: [] } as const;
  const endStep = { kind: 'begins', step: 'end', whose: CONTROLLER } as const;
  return [
    { ability: entersWithIf(wasPaid('impending'), counterRewrite('time', keywordNumber(keyword))), rule },
    { ability: staticOnItself(waiting, noCreature), rule },
    { ability: triggeredOn(endStep, 'Remove a time counter from it.', waiting), rule },
  ];
};

/** 702.145b: it enters transformed if it is night. */
const daybound: KeywordRow = () => [
  { ability: entersWithIf({ kind: 'dayNight', is: 'night' }, { kind: 'transformed' }), rule: '702.145b' },
  { ability: cant({ kind: 'transform', what: SELF_FILTER }), rule: '702.145b' },
];

/** 702.145e: it does not transform for any other reason. */
const nightbound: KeywordRow = () => [{ ability: cant({ kind: 'transform', what: SELF_FILTER }), rule: '702.145e' }];

/** 702.37b: a counter as it is turned face up for its megamorph cost. */
const megamorph: KeywordRow = () => [
  {
    ability: replacementOf({ kind: 'turnFaceUp', what: SELF_FILTER, forCost: true }, counterRewrite(PLUS, 1)),
    rule: '702.37b',
  },
];

export const ENTERING_KEYWORDS = {
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
} as const satisfies Partial<Record<KeywordName, KeywordRow>>;

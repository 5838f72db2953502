// Keyword abilities (702) that are triggered abilities, with effects as text in our own words.
import { NUMBER_WORDS } from '../../kit/number-words.ts';
import type { Condition } from '../ability/condition.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import { SELF } from '../ability/self.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import {
  ANOTHER,
  ATTACKS,
  CONTROLLER,
  CREATURE,
  DIES,
  ENTERS,
  filterOfClauses,
  HITS_PLAYER,
  hasCounterCount,
  LEAVES,
  THIS_PERMANENT,
  triggeredOn,
  UPKEEP,
  wasPaid,
  YOU_CONTROL,
} from './builders.ts';
import { giftEffect } from './gift.ts';
import type { KeywordName } from './keyword-list.ts';
import type { KeywordRow } from './keyword-row.ts';

function row(rule: string, event: TriggerEvent, effect: string, condition?: Condition): KeywordRow {
  return () => [{ ability: triggeredOn(event, effect, condition), rule }];
}

const BLOCKED = { kind: 'becomesBlocked', what: SELF, oneOrMore: false } as const;
const CASTS_IT = { kind: 'casts', who: CONTROLLER, what: SELF } as const;
const CASTS = { kind: 'casts', who: CONTROLLER, what: filterOfClauses() } as const;

/** 702.100a: the entering creature has the greater power or toughness, and this is a creature (702.100c). */
const larger: Condition = {
  kind: 'and',
  of: [
    { kind: 'is', ref: THIS_PERMANENT, filter: filterOfClauses(CREATURE) },
    { kind: 'or', of: [outsizes('power'), outsizes('toughness')] },
  ],
};

function outsizes(measure: 'power' | 'toughness'): Condition {
  return {
    kind: 'compare',
    left: { kind: 'measure', measure, of: { kind: 'it' } },
    is: '>',
    right: { kind: 'measure', measure, of: THIS_PERMANENT },
  };
}

/** 702.149a: with power greater than this creature's. */
const STRONGER: Clause = {
  kind: 'measure',
  measure: 'power',
  is: '>',
  amount: { kind: 'measure', measure: 'power', of: THIS_PERMANENT },
};

/** An effect whose words contain the number of the keyword, with a noun or in digits: "create two 1/1 colorless Servo …". */
function numberedRow(
  rule: string,
  event: TriggerEvent,
  words: (many: NumberedNoun, digits: string) => string,
  condition?: Condition,
): KeywordRow {
  return ({ amount }) => {
    const many: NumberedNoun = (one, plural) => {
      if (amount === 1) return `a ${one}`;
      return `${typeof amount === 'number' ? (NUMBER_WORDS[amount] ?? amount) : 'X'} ${plural}`;
    };
    const digits = typeof amount === 'number' ? String(amount) : 'X';
    return [{ ability: triggeredOn(event, words(many, digits), condition), rule }];
  };
}

/** A noun with the number of the keyword, of its singular and its plural. */
type NumberedNoun = (one: string, plural: string) => string;

/** The nouns of a filter of types: "creature", "Treefolk or Warrior"; "such permanent" for any other. */
function nounsOf(filter: Filter | undefined): string {
  const clauses = filter?.clauses.flatMap(it => (it.kind === 'any' ? it.of : [it])) ?? [];
  const nouns = clauses.flatMap(clause =>
    clause.kind === 'subtype' ? [clause.subtype] : clause.kind === 'type' ? [clause.type.toLowerCase()] : [],
  );
  return nouns.length === 0 || nouns.length < clauses.length ? 'such permanent' : nouns.join(' or ');
}

/** 702.72a: two linked abilities. */
const champion: KeywordRow = ({ of }) => [
  {
    ability: triggeredOn(ENTERS, `Sacrifice it unless you exile another ${nounsOf(of)} you control.`),
    rule: '702.72a',
  },
  { ability: triggeredOn(LEAVES, 'The exiled card returns to the battlefield.'), rule: '702.72a' },
];

/** 702.95a: one for itself, one for each creature that follows. */
const soulbond: KeywordRow = () => {
  const unpaired: Clause = { kind: 'not', of: { kind: 'designation', designation: 'paired' } };
  const others = filterOfClauses(ANOTHER, CREATURE, unpaired, YOU_CONTROL);
  const another: Condition = { kind: 'count', of: others, is: '>', amount: 0 };
  const isUnpaired: Condition = { kind: 'not', of: { kind: 'status', status: 'paired' } };
  const follows = { kind: 'enters', what: filterOfClauses(ANOTHER, CREATURE, YOU_CONTROL), oneOrMore: false } as const;
  return [
    {
      ability: triggeredOn(ENTERS, 'You may pair it with another unpaired creature you control.', another),
      rule: '702.95a',
    },
    { ability: triggeredOn(follows, 'You may pair it with that creature.', isUnpaired), rule: '702.95a' },
  ];
};

/** 702.157a: one copy for each time its cost was paid. */
const squad: KeywordRow = row(
  '702.157a',
  ENTERS,
  'Create a token copy for each time squad was paid.',
  wasPaid('squad'),
);

/** 702.174b: the gift of a permanent, as it enters. */
const gift: KeywordRow = ({ words }) => {
  const effect = giftEffect(words, 'The chosen player');
  return effect === undefined ? [] : [{ ability: triggeredOn(ENTERS, effect, wasPaid('gift')), rule: '702.174b' }];
};

/** 702.124j: the search for the card that is named. */
const partnerWith: KeywordRow = ({ words = 'its partner' }) => [
  { ability: triggeredOn(ENTERS, `Target player may search their library for ${words}.`), rule: '702.124j' },
];

export const TRIGGERED_KEYWORDS = {
  evoke: row('702.74a', ENTERS, 'Its controller sacrifices it.', wasPaid('evoke')),
  offspring: row('702.175a', ENTERS, 'Create a 1/1 token copy of it.', wasPaid('offspring')),
  squad,
  gift,
  champion,
  soulbond,
  'partner with': partnerWith,
  hideaway: numberedRow(
    '702.75a',
    ENTERS,
    many => `Look at the top ${many('card', 'cards').replace(/^a /, '')} of your library and exile one face down.`,
  ),
  exploit: row('702.110a', ENTERS, 'You may sacrifice a creature.'),
  fabricate: numberedRow(
    '702.123a',
    ENTERS,
    many =>
      `Put ${many('+1/+1 counter', '+1/+1 counters')} on it or create ${many('1/1 Servo token', '1/1 Servo tokens')}.`,
  ),
  backup: numberedRow('702.165a', ENTERS, many => `Put ${many('+1/+1 counter', '+1/+1 counters')} on target creature.`),
  'living weapon': row('702.92a', ENTERS, 'Create a Germ token and attach this to it.'),
  'for mirrodin!': row('702.163a', ENTERS, 'Create a Rebel token and attach this to it.'),
  'job select': row('702.182a', ENTERS, 'Create a Hero token and attach this to it.'),
  evolve: row(
    '702.100a',
    { kind: 'enters', what: filterOfClauses(CREATURE, YOU_CONTROL), oneOrMore: false },
    'Put a +1/+1 counter on this creature.',
    larger,
  ),
  undying: row('702.93a', DIES, 'Return it with a +1/+1 counter.', hasCounterCount('+1/+1', '=')),
  persist: row('702.79a', DIES, 'Return it with a -1/-1 counter.', hasCounterCount('-1/-1', '=')),
  afterlife: numberedRow(
    '702.135a',
    DIES,
    many => `Create ${many('1/1 Spirit token', '1/1 Spirit tokens')} with flying.`,
  ),
  haunt: row('702.55a', DIES, 'Exile it haunting target creature.'),
  soulshift: numberedRow(
    '702.46a',
    DIES,
    (_, n) => `You may return a Spirit card with mana value ${n} or less from your graveyard to your hand.`,
  ),
  echo: row('702.30a', UPKEEP, 'Sacrifice it unless you pay its echo cost.'),
  'cumulative upkeep': row('702.24a', UPKEEP, 'Put an age counter on it, then pay or sacrifice it.'),
  storm: row('702.40a', CASTS_IT, 'Copy it for each spell cast before it this turn.'),
  gravestorm: row('702.69a', CASTS_IT, 'Copy it for each permanent put into a graveyard this turn.'),
  cascade: row('702.85a', CASTS_IT, 'Exile cards until you exile a cheaper nonland card. You may cast it for free.'),
  ripple: row('702.60a', CASTS_IT, 'You may cast cards of its name from the top of your library for free.'),
  demonstrate: row('702.144a', CASTS_IT, 'You may copy it. If you do, an opponent copies it too.'),
  extort: row('702.101a', CASTS, 'You may pay {W/B}. Each opponent loses 1 life, you gain that much.'),
  prowess: row(
    '702.108a',
    { kind: 'casts', who: CONTROLLER, what: filterOfClauses({ kind: 'not', of: CREATURE }) },
    'This creature gets +1/+1 until end of turn.',
  ),
  increment: row('702.191a', CASTS, 'Put a +1/+1 counter on it if more mana was spent than its size.'),
  renown: numberedRow(
    '702.112a',
    HITS_PLAYER,
    many => `Put ${many('+1/+1 counter', '+1/+1 counters')} on it; it becomes renowned.`,
    { kind: 'not', of: { kind: 'status', status: 'renowned' } },
  ),
  ingest: row('702.115a', HITS_PLAYER, 'That player exiles the top card of their library.'),
  poisonous: numberedRow(
    '702.70a',
    HITS_PLAYER,
    many => `That player gets ${many('poison counter', 'poison counters')}.`,
  ),
  mentor: row('702.134a', ATTACKS, 'Put a +1/+1 counter on a weaker attacker.'),
  training: row(
    '702.149a',
    {
      kind: 'attacksWith',
      who: { kind: 'anyone' },
      beside: SELF,
      what: filterOfClauses(CREATURE, { kind: 'other' }, STRONGER),
      is: '>=',
      n: 1,
    },
    'Put a +1/+1 counter on this creature.',
  ),
  exalted: row(
    '702.83a',
    { kind: 'attacksAlone', what: filterOfClauses(CREATURE, YOU_CONTROL), oneOrMore: false },
    'That creature gets +1/+1 until end of turn.',
  ),
  'battle cry': row('702.91a', ATTACKS, 'Each other attacker gets +1/+0 until end of turn.'),
  annihilator: numberedRow(
    '702.86a',
    ATTACKS,
    many => `Defending player sacrifices ${many('permanent', 'permanents')}.`,
  ),
  dethrone: row(
    '702.105a',
    { kind: 'attacks', what: SELF, oneOrMore: false, whom: [{ kind: 'mostLife' }] },
    'Put a +1/+1 counter on this creature.',
  ),
  melee: row('702.121a', ATTACKS, 'It gets +1/+1 for each opponent attacked.'),
  myriad: row('702.116a', ATTACKS, 'Create token copies attacking each other opponent.'),
  mobilize: numberedRow(
    '702.181a',
    ATTACKS,
    many => `Create ${many('1/1 Warrior token', '1/1 Warrior tokens')} tapped and attacking.`,
  ),
  firebending: numberedRow('702.189a', ATTACKS, many => `Add ${many('red mana', 'red mana').replace(/^a /u, 'one ')}.`),
  decayed: row('702.147a', ATTACKS, 'Sacrifice it at end of combat.'),
  enlist: row(
    '702.154a',
    { kind: 'text', text: 'enlists a creature', about: [], ofItself: true, reflexive: false },
    'It gets that creature’s power.',
  ),
  bushido: numberedRow('702.45a', BLOCKED, (_, n) => `It gets +${n}/+${n} until end of turn.`),
  rampage: numberedRow('702.23a', BLOCKED, (_, n) => `It gets +${n}/+${n} for each blocker beyond the first.`),
  afflict: numberedRow('702.130a', BLOCKED, (_, n) => `Defending player loses ${n} life.`),
  flanking: row('702.25a', BLOCKED, 'The blocking creature gets -1/-1 until end of turn.'),
  frenzy: numberedRow(
    '702.68a',
    { kind: 'becomesUnblocked', what: SELF },
    (_, n) => `It gets +${n}/+0 until end of turn.`,
  ),
  ward: row(
    '702.21a',
    { kind: 'becomesTarget', what: SELF, who: { kind: 'opponent' } },
    'Counter that unless its controller pays.',
  ),
} as const satisfies Partial<Record<KeywordName, KeywordRow>>;

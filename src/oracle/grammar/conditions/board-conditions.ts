// Conditions about the board: players compared, attachments, cards in zones, past events.

import type {
  Amount,
  Clause,
  Color,
  Comparison,
  Condition,
  Filter,
  KeywordName,
  ObjectRef,
  PlayerRef,
} from '../../../engine/index.ts';
import { COLORS } from '../../../engine/index.ts';
import { equals } from '../../../kit/structure.ts';
import type { PlayerDesignation } from '../../../vocabulary/index.ts';
import { wordTable } from '../../combine.ts';
import { literalText, mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { type Count, countOf, inZones, withClause } from '../amounts/how-many.ts';
import { aFilter, filterMany } from '../nouns/filters.ts';
import { zonePostmodifier } from '../nouns/zone-postmodifiers.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { keywordName } from '../words/keyword-names.ts';
import { filterOf } from '../words/noun-clauses.ts';
import { digits, oneOrMoreWords, withIndefiniteArticle, wordNumber } from '../words/numbers.ts';
import { OPPONENT, objectRef, possessivePlayer, YOU } from '../words/players.ts';
import { turnFacts } from '../words/turn-facts.ts';
import { comparedPlayers } from './players-compared.ts';
import { qualityConditions } from './quality-conditions.ts';

/** 509.1: a creature that blocks what was spoken of. */
const BLOCKING_IT: Clause = {
  kind: 'opposing',
  how: 'blocking',
  of: { clauses: [{ kind: 'is', ref: { kind: 'it' } }] },
};

/** The object that the source is attached to. */
const attachedRef: Phrase<ObjectRef> = mapPhrase(
  objectRef,
  it => (it.kind === 'attached' ? it : undefined),
  it => (it.kind === 'attached' ? it : undefined),
);

/** "~ is enchanted by two or more Auras". */
const enchantedBy: Phrase<Condition> = variant(
  mapPhrase(
    template({})`${{ to: objectRef }} is enchanted by ${{ many: countOf }}`,
    ({ to, many }): Condition => ({
      kind: 'count',
      ...many,
      of: { clauses: [...many.of.clauses, { kind: 'attachedTo', ref: to }] },
    }),
    () => undefined,
  ),
);

/** "there are fewer than eight cards in your graveyard". */
const fewerCards: Phrase<Condition> = template({ kind: 'compare', is: '<' })`there are fewer than ${{
  right: oneOf<Amount>('a number', [oneOrMoreWords]),
}} ${{ left: template({ kind: 'graveyardSize' })`cards in ${{ who: possessivePlayer }} graveyard` }}`;

/** "there are four or more lore counters among Sagas you control", "there is exactly one tide counter on ~". */
const counterTotals: readonly Phrase<Condition>[] = [
  template({ kind: 'compare', is: '>=' })`there are ${{ right: oneOf<Amount>('a number', [wordNumber]) }} or more ${{
    left: oneOf<Amount>('what is counted', [
      template({ kind: 'countersAmong' })`${{ counter: counterKind }} counters among ${{ of: filterMany }}`,
      template({ kind: 'unlockedDoors' })`unlocked doors among ${{ of: filterMany }}`,
      template({ kind: 'different', what: 'counterKinds' })`different kinds of counters among ${{ of: filterMany }}`,
    ]),
  }}`,
  template({ kind: 'compare', is: '=' })`there are exactly ${{ right: oneOf<Amount>('a number', [wordNumber]) }} ${{
    left: template({ kind: 'countersOn' })`${{ counter: counterKind }} counters on ${{ of: objectRef }}`,
  }}`,
  template({ kind: 'compare', is: '=', right: 1 })`there is exactly one ${{
    left: template({ kind: 'countersOn' })`${{ counter: counterKind }} counter on ${{ of: objectRef }}`,
  }}`,
];

const not = (of: Phrase<Condition>): Phrase<Condition> => template({ kind: 'not' })`${{ of }}`;

const startingPlus = (n: Phrase<number>): Phrase<Amount> =>
  template({ kind: 'plus', of: { kind: 'startingLife' } as Amount })`${{ n }}`;

const YOUR_COMMANDER: Filter = {
  clauses: [{ kind: 'commander' }, { kind: 'ownedBy', who: YOU }, { kind: 'controlledBy', who: YOU }],
};
const poisoned = (who: PlayerRef): Condition => ({
  kind: 'compare',
  left: { kind: 'playerCounters', counter: 'poison', who },
  is: '>=',
  right: 1,
});
const designated = (designation: PlayerDesignation, words: string): Phrase<Condition> =>
  constant({ kind: 'designation', who: YOU, designation }, words);

/** Conditions about players. */
const aboutPlayers: readonly Phrase<Condition>[] = [
  ...comparedPlayers,
  template({
    kind: 'compare',
    left: { kind: 'life', who: YOU } as Amount,
    is: '>=' as Comparison,
  })`you have at least ${{
    right: startingPlus(digits),
  }} life more than your starting life total`,
  variant(
    template({
      kind: 'compare',
      left: { kind: 'life', who: YOU } as Amount,
      is: '>=' as Comparison,
    })`your life total is at least ${{
      right: startingPlus(digits),
    }} greater than your starting life total`,
  ),
  template({
    kind: 'compare',
    is: '>=',
    left: { kind: 'unspentMana', who: YOU, symbol: undefined } as Amount,
  })`you have ${{ right: oneOf<Amount>('a number', [wordNumber]) }} or more unspent mana`,
  constant({ kind: 'count', of: YOUR_COMMANDER, is: '>=', amount: 1 }, 'you control your commander'),
  constant<Condition>({ kind: 'and', of: COLORS.map(ofColor) }, 'you control a permanent of each color'),
  not(
    template({ kind: 'playerCount', every: false, who: OPPONENT, is: '>=', amount: 1 })`no opponent controls ${{
      of: aFilter,
    }}`,
  ),
  constant(poisoned(OPPONENT), 'an opponent is poisoned'),
  designated('completedDungeon', "you've completed a dungeon"),
  designated('enduringStory', 'you have an enduring story'),
  template({ kind: 'count' })`you own ${withClause(countOf, { kind: 'ownedBy', who: YOU })}`,
  template({ kind: 'count' })`an opponent owns ${withClause(countOf, { kind: 'ownedBy', who: OPPONENT })}`,
];

/** "you control enchanted creature". */
const controlsIt: readonly Phrase<Condition>[] = (
  [
    [YOU, 'you control'],
    [{ kind: 'another' }, 'another player controls'],
    [OPPONENT, 'an opponent controls'],
  ] as const
).map(
  ([who, words]) =>
    template({
      kind: 'is',
      filter: { clauses: [{ kind: 'controlledBy', who }] } as Filter,
    })`${literalText(words)} ${{ ref: attachedRef }}`,
);

const placed = (where: Clause, words: string): readonly Phrase<Condition>[] => [
  variant(template({ kind: 'count' })`${inZones(withClause(countOf, where))} is ${literalText(words)}`),
  variant(template({ kind: 'count' })`${inZones(withClause(countOf, where))} are ${literalText(words)}`),
];

/** A count of more than any creatures: those are in the record of the turn. */
function ofAKind(count: Phrase<Count>): Phrase<Count> {
  const check = (it: Count) => (it.of.clauses.every(({ kind }) => kind === 'type') ? undefined : it);
  return mapPhrase(count, check, check, ['is', 'amount', 'of']);
}

/** "another Merfolk or an Island entered under your control this turn". */
const eitherEntered: Phrase<Condition> = variant(
  mapPhrase(
    template({})`${{ first: aFilter }} or ${{ second: aFilter }} entered under your control this turn`,
    (read): Condition => ({
      kind: 'or',
      of: [read.first, read.second].map(({ clauses }) => ({
        kind: 'count' as const,
        of: { clauses: [...clauses, { kind: 'history' as const, what: 'enteredThisTurn' as const, who: YOU }] },
        is: '>=' as const,
        amount: 1,
      })),
    }),
    () => undefined,
  ),
);

/** Conditions about the existence of cards and permanents. */
const aboutObjects: readonly Phrase<Condition>[] = [
  ...controlsIt,
  enchantedBy,
  fewerCards,
  ...counterTotals,
  ...placed({ kind: 'inZone', zone: 'graveyard', whose: YOU }, 'in your graveyard'),
  ...placed({ kind: 'inZone', zone: 'graveyard', whose: undefined }, 'in a graveyard'),
  ...placed({ kind: 'inZone', zone: 'exile', whose: undefined }, 'in exile'),
  ...placed({ kind: 'all', of: [{ kind: 'attacking' }] }, 'attacking'),
  attached('is'),
  attached('are'),
  variant(template({ kind: 'count', is: '>=', amount: 1 })`there's ${{ of: aFilter }}`),
  variant(
    template({
      kind: 'count',
    })`${withClause(countOf, { kind: 'history', what: 'enteredThisTurn', who: YOU })} entered under your control this turn`,
  ),
  variant(
    template({
      kind: 'count',
    })`you had ${withClause(countOf, { kind: 'history', what: 'enteredThisTurn', who: YOU })} enter under your control this turn`,
  ),
  variant(
    template({ kind: 'count' })`you attacked with ${withClause(
      withClause(ofAKind(countOf), { kind: 'history', what: 'attackedThisTurn' }),
      { kind: 'controlledBy', who: YOU },
    )} this turn`,
  ),
  eitherEntered,
  ...['a creature', 'a creature you control'].map(
    (words, n) =>
      template({
        kind: 'is',
        filter: attachedToOne(n === 1),
      })`${{ ref: objectRef }} is attached to ${literalText(words)}`,
  ),
  variant(
    template({
      kind: 'count',
    })`${withClause(countOf, { kind: 'history', what: 'enteredThisTurn', who: OPPONENT })} entered under an opponent's control this turn`,
  ),
  counted('has'),
  template({ kind: 'count' })`${withClause(countOf, BLOCKING_IT)} are blocking it`,
  not(template({ kind: 'is' })`${{ ref: objectRef }} isn't ${{ filter: filterHole(zonePostmodifier(false)) }}`),
  template({
    kind: 'is',
    filter: { clauses: [{ kind: 'history', what: 'attackedThisTurn' }] } as Filter,
  })`${{ ref: objectRef }} attacked this turn`,
  constant({ kind: 'status', status: 'paired' }, '~ is paired with another creature'),
  constant({ kind: 'not', of: { kind: 'status', status: 'dealtDamage' } }, "~ hasn't dealt damage yet"),
  variant(constant({ kind: 'not', of: { kind: 'status', status: 'dealtDamage' } }, "it hasn't dealt damage yet")),
];

/** "another Aura is attached to enchanted creature". */
function attached(verb: 'is' | 'are'): Phrase<Condition> {
  const phrase: Phrase<Condition> = mapPhrase(
    template({})`${{ many: countOf }} ${literalText(verb)} attached to ${{ to: objectRef }}`,
    ({ many, to }): Condition => ({
      kind: 'count',
      ...many,
      of: { clauses: [...many.of.clauses, { kind: 'attachedTo', ref: to }] },
    }),
    condition => {
      const last = condition.kind === 'count' ? condition.of.clauses.at(-1) : undefined;
      if (condition.kind !== 'count' || last?.kind !== 'attachedTo') return undefined;
      const plural = typeof condition.amount !== 'number' || condition.amount > 1;
      if (plural !== (verb === 'are')) return undefined;
      return {
        many: { is: condition.is, amount: condition.amount, of: { clauses: condition.of.clauses.slice(0, -1) } },
        to: last.ref,
      };
    },
  );
  return variant(phrase);
}

/** "a creature has a -1/-1 counter on it". */
function counted(verb: string): Phrase<Condition> {
  return variant(
    mapPhrase(
      template(
        {},
      )`${{ of: aFilter }} ${literalText(verb)} ${{ counter: withIndefiniteArticle(counterKind) }} counter on it`,
      ({ of, counter }): Condition => ({
        kind: 'count',
        is: '>=',
        amount: 1,
        of: { clauses: [...of.clauses, { kind: 'counters', counter, is: '>=', amount: 1 }] },
      }),
      () => undefined,
    ),
  );
}

function attachedToOne(yours: boolean): Filter {
  const creature: Filter = {
    clauses: [{ kind: 'type', type: 'Creature' }, ...(yours ? [{ kind: 'controlledBy' as const, who: YOU }] : [])],
  };
  return { clauses: [{ kind: 'attachedToA', of: creature }] };
}

function filterHole(phrase: Phrase<Clause>): Phrase<Filter> {
  return mapPhrase(
    phrase,
    it => filterOf(it),
    ({ clauses: [only, ...more] }) => (more.length > 0 || only?.kind !== 'inZone' ? undefined : only),
  );
}

/**
 * "black is the most common color among all permanents or is tied for most common": no other color is on more of them.
 */
const mostCommon: Phrase<Condition> = mapPhrase(
  template(
    {},
  )`${{ color: wordTable<Color>('a color', Object.fromEntries(COLORS.map(it => [it, it]))) }} is the most common color among all permanents or is tied for most common`,
  ({ color }): Condition => noMoreThan(color),
  condition => {
    const color = COLORS.find(one => equals(noMoreThan(one), condition));
    return color && { color };
  },
);

/** "it shares a color with the most common color among all permanents or a color tied for most common". */
const sharesMostCommon: Phrase<Condition> = constant(
  {
    kind: 'or',
    of: COLORS.map(color => ({
      kind: 'and' as const,
      of: [
        { kind: 'is' as const, ref: { kind: 'it' as const }, filter: { clauses: [{ kind: 'color' as const, color }] } },
        noMoreThan(color),
      ],
    })),
  },
  'it shares a color with the most common color among all permanents or a color tied for most common',
);

function noMoreThan(color: Color): Condition {
  const count = (of: Color): Amount => ({
    kind: 'count',
    of: { clauses: [{ kind: 'color', color: of }, { kind: 'permanent' }] },
  });
  return {
    kind: 'and',
    of: COLORS.filter(it => it !== color).map(other => ({
      kind: 'compare' as const,
      left: count(color),
      is: '>=' as const,
      right: count(other),
    })),
  };
}

/** "~ has flying as long as a card exiled with it has flying": the existence of a card with the keyword. */
const keyworded: Phrase<Condition> = variant(
  mapPhrase(
    template({})`${{ of: aFilter }} has ${{ keyword: keywordName }}`,
    ({ of, keyword }): Condition => ({
      kind: 'count',
      is: '>=',
      amount: 1,
      of: { clauses: [...of.clauses, { kind: 'keyword', keyword }] },
    }),
    () => undefined,
  ),
);

const EXILED_WITH_IT: Clause = { kind: 'history', what: 'exiledWithThis' };

/** Cards that a cost exiled, with a keyword (702.66, 702.167). */
function exiledAsCost(words: Phrase<{ readonly keyword: KeywordName }>, kind: readonly Clause[]): Phrase<Condition> {
  return variant(
    mapPhrase(
      words,
      ({ keyword }): Condition => ({
        kind: 'count',
        is: '>=',
        amount: 1,
        of: { clauses: [...kind, { kind: 'keyword', keyword }, EXILED_WITH_IT] },
      }),
      () => undefined,
    ),
  );
}

/** "a creature card with flying was exiled with ~'s delve ability". */
export const exiledWithDelve: Phrase<Condition> = exiledAsCost(
  template({})`a creature card with ${{ keyword: keywordName }} was exiled with ~'s delve ability`,
  [{ kind: 'type', type: 'Creature' }, { kind: 'card' }],
);

/** The conditions of this file. */
export const boardConditions: readonly Phrase<Condition>[] = [
  ...aboutPlayers,
  ...aboutObjects,
  ...turnFacts,
  ...qualityConditions,
  mostCommon,
  sharesMostCommon,
  keyworded,
  exiledWithDelve,
  exiledAsCost(template({})`an exiled card used to craft it has ${{ keyword: keywordName }}`, [{ kind: 'card' }]),
];

function ofColor(color: Color): Condition {
  const clauses: Filter['clauses'] = [
    { kind: 'color', color },
    { kind: 'permanent' },
    { kind: 'controlledBy', who: YOU },
  ];
  return { kind: 'count', of: { clauses }, is: '>=', amount: 1 };
}

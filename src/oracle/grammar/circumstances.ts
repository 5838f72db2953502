// More of what conditions ask: players compared, what is attached to what, where cards are, what has come about.

import type { Amount, Clause, Color, Comparison, Condition, Filter, ObjectRef, PlayerRef } from '../../engine/index.ts';
import { COLORS } from '../../engine/index.ts';
import { equals } from '../../kit/structure.ts';
import { table } from '../combine.ts';
import { form, says } from '../form.ts';
import { lit, map, oneOf, type Phrase, variant } from '../phrase.ts';
import { counterKind } from './counter-kinds.ts';
import { aFilter, filterMany } from './filters.ts';
import { countOf, inZones, withClause } from './how-many.ts';
import { keywordName } from './keyword-names.ts';
import { filterOf } from './noun-clauses.ts';
import { article, digits, oneOrMoreWords, wordNumber } from './numbers.ts';
import { OPPONENT, ref, whose, YOU } from './players.ts';
import { comparedPlayers } from './players-compared.ts';
import { inClause } from './posts.ts';
import { standings } from './standings.ts';
import { aboutTheTurn } from './turn-facts.ts';

/** What the source is attached to. */
const attachedRef: Phrase<ObjectRef> = map(
  ref,
  it => (it.kind === 'attached' ? it : undefined),
  it => (it.kind === 'attached' ? it : undefined),
);

/** "~ is enchanted by two or more Auras". */
const enchantedBy: Phrase<Condition> = variant(
  map(
    form({})`${{ to: ref }} is enchanted by ${{ many: countOf }}`,
    ({ to, many }): Condition => ({
      kind: 'count',
      ...many,
      of: { clauses: [...many.of.clauses, { kind: 'attachedTo', ref: to }] },
    }),
    () => undefined,
  ),
);

/** "there are fewer than eight cards in your graveyard". */
const fewerCards: Phrase<Condition> = form({ kind: 'compare', is: '<' })`there are fewer than ${{
  right: oneOf<Amount>('a number', [oneOrMoreWords]),
}} ${{ left: form({ kind: 'graveyardSize' })`cards in ${{ who: whose }} graveyard` }}`;

/** "there are four or more lore counters among Sagas you control", "there is exactly one tide counter on ~". */
const counterTotals: readonly Phrase<Condition>[] = [
  form({ kind: 'compare', is: '>=' })`there are ${{ right: oneOf<Amount>('a number', [wordNumber]) }} or more ${{
    left: oneOf<Amount>('what is counted', [
      form({ kind: 'countersAmong' })`${{ counter: counterKind }} counters among ${{ of: filterMany }}`,
      form({ kind: 'different', what: 'counterKinds' })`different kinds of counters among ${{ of: filterMany }}`,
    ]),
  }}`,
  form({ kind: 'compare', is: '=' })`there are exactly ${{ right: oneOf<Amount>('a number', [wordNumber]) }} ${{
    left: form({ kind: 'countersOn' })`${{ counter: counterKind }} counters on ${{ of: ref }}`,
  }}`,
  form({ kind: 'compare', is: '=', right: 1 })`there is exactly one ${{
    left: form({ kind: 'countersOn' })`${{ counter: counterKind }} counter on ${{ of: ref }}`,
  }}`,
];

const not = (of: Phrase<Condition>): Phrase<Condition> => form({ kind: 'not' })`${{ of }}`;

const startingPlus = (n: Phrase<number>): Phrase<Amount> =>
  form({ kind: 'plus', of: { kind: 'startingLife' } as Amount })`${{ n }}`;

const YOUR_COMMANDER: Filter = {
  clauses: [{ kind: 'commander' }, { kind: 'ownedBy', who: YOU }, { kind: 'controlledBy', who: YOU }],
};
const poisoned = (who: PlayerRef): Condition => ({
  kind: 'compare',
  left: { kind: 'playerCounters', counter: 'poison', who },
  is: '>=',
  right: 1,
});
const designated = (designation: string, words: string): Phrase<Condition> =>
  says({ kind: 'designation', who: YOU, designation }, words);

/** About players. */
const aboutPlayers: readonly Phrase<Condition>[] = [
  ...comparedPlayers,
  form({ kind: 'compare', left: { kind: 'life', who: YOU } as Amount, is: '>=' as Comparison })`you have at least ${{
    right: startingPlus(digits),
  }} life more than your starting life total`,
  variant(
    form({
      kind: 'compare',
      left: { kind: 'life', who: YOU } as Amount,
      is: '>=' as Comparison,
    })`your life total is at least ${{
      right: startingPlus(digits),
    }} greater than your starting life total`,
  ),
  says({ kind: 'count', of: YOUR_COMMANDER, is: '>=', amount: 1 }, 'you control your commander'),
  says<Condition>({ kind: 'and', of: COLORS.map(ofColor) }, 'you control a permanent of each color'),
  not(
    form({ kind: 'playerCount', every: false, who: OPPONENT, is: '>=', amount: 1 })`no opponent controls ${{
      of: aFilter,
    }}`,
  ),
  says(poisoned(OPPONENT), 'an opponent is poisoned'),
  designated('completedDungeon', "you've completed a dungeon"),
  designated('enduringStory', 'you have an enduring story'),
  form({ kind: 'count' })`you own ${withClause(countOf, { kind: 'ownedBy', who: YOU })}`,
  form({ kind: 'count' })`an opponent owns ${withClause(countOf, { kind: 'ownedBy', who: OPPONENT })}`,
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
    form({
      kind: 'is',
      filter: { clauses: [{ kind: 'controlledBy', who }] } as Filter,
    })`${lit(words)} ${{ ref: attachedRef }}`,
);

const placed = (where: Clause, words: string): readonly Phrase<Condition>[] => [
  variant(form({ kind: 'count' })`${inZones(withClause(countOf, where))} is ${lit(words)}`),
  variant(form({ kind: 'count' })`${inZones(withClause(countOf, where))} are ${lit(words)}`),
];

/** About cards and permanents that there are. */
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
  variant(form({ kind: 'count', is: '>=', amount: 1 })`there's ${{ of: aFilter }}`),
  variant(
    form({
      kind: 'count',
    })`${withClause(countOf, { kind: 'history', what: 'enteredThisTurn', who: YOU })} entered under your control this turn`,
  ),
  variant(
    form({
      kind: 'count',
    })`you had ${withClause(countOf, { kind: 'history', what: 'enteredThisTurn', who: YOU })} enter under your control this turn`,
  ),
  counted('has'),
  not(form({ kind: 'is' })`${{ ref }} isn't ${{ filter: filterHole(inClause(false)) }}`),
  form({
    kind: 'is',
    filter: { clauses: [{ kind: 'history', what: 'attackedThisTurn' }] } as Filter,
  })`${{ ref }} attacked this turn`,
  says({ kind: 'status', status: 'paired' }, '~ is paired with another creature'),
  says({ kind: 'not', of: { kind: 'status', status: 'dealtDamage' } }, "~ hasn't dealt damage yet"),
  variant(says({ kind: 'not', of: { kind: 'status', status: 'dealtDamage' } }, "it hasn't dealt damage yet")),
];

/** "another Aura is attached to enchanted creature". */
function attached(verb: 'is' | 'are'): Phrase<Condition> {
  const phrase: Phrase<Condition> = map(
    form({})`${{ many: countOf }} ${lit(verb)} attached to ${{ to: ref }}`,
    ({ many, to }): Condition => ({
      kind: 'count',
      ...many,
      of: { clauses: [...many.of.clauses, { kind: 'attachedTo', ref: to }] },
    }),
    it => {
      const last = it.kind === 'count' ? it.of.clauses.at(-1) : undefined;
      if (it.kind !== 'count' || last?.kind !== 'attachedTo') return undefined;
      const plural = typeof it.amount !== 'number' || it.amount > 1;
      if (plural !== (verb === 'are')) return undefined;
      return { many: { is: it.is, amount: it.amount, of: { clauses: it.of.clauses.slice(0, -1) } }, to: last.ref };
    },
  );
  return variant(phrase);
}

/** "a creature has a -1/-1 counter on it". */
function counted(verb: string): Phrase<Condition> {
  return variant(
    map(
      form({})`${{ of: aFilter }} ${lit(verb)} ${{ counter: article(counterKind) }} counter on it`,
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

function filterHole(phrase: Phrase<Clause>): Phrase<Filter> {
  return map(
    phrase,
    it => filterOf(it),
    ({ clauses: [only, ...more] }) => (more.length > 0 || only?.kind !== 'inZone' ? undefined : only),
  );
}

/** "black is the most common color among all permanents or is tied for most common": no other color has more. */
const mostCommon: Phrase<Condition> = map(
  form(
    {},
  )`${{ color: table<Color>('a color', Object.fromEntries(COLORS.map(it => [it, it]))) }} is the most common color among all permanents or is tied for most common`,
  ({ color }): Condition => noMoreThan(color),
  it => {
    const color = COLORS.find(one => equals(noMoreThan(one), it));
    return color && { color };
  },
);

function noMoreThan(color: Color): Condition {
  const count = (of: Color): Amount => ({
    kind: 'count',
    of: { clauses: [{ kind: 'color', color: of }, { kind: 'permanent' }] },
  });
  return {
    kind: 'and',
    of: COLORS.filter(it => it !== color).map(it => ({
      kind: 'compare' as const,
      left: count(color),
      is: '>=' as const,
      right: count(it),
    })),
  };
}

/** "~ has flying as long as a card exiled with it has flying": that there is one with the keyword. */
const keyworded: Phrase<Condition> = variant(
  map(
    form({})`${{ of: aFilter }} has ${{ keyword: keywordName }}`,
    ({ of, keyword }): Condition => ({
      kind: 'count',
      is: '>=',
      amount: 1,
      of: { clauses: [...of.clauses, { kind: 'keyword', keyword }] },
    }),
    () => undefined,
  ),
);

/** More conditions. */
export const circumstances: readonly Phrase<Condition>[] = [
  ...aboutPlayers,
  ...aboutObjects,
  ...aboutTheTurn,
  ...standings,
  mostCommon,
  keyworded,
];

function ofColor(color: Color): Condition {
  const clauses: Filter['clauses'] = [
    { kind: 'color', color },
    { kind: 'permanent' },
    { kind: 'controlledBy', who: YOU },
  ];
  return { kind: 'count', of: { clauses }, is: '>=', amount: 1 };
}

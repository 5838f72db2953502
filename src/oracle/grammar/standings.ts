// Whether: how a player stands and what an object was: "you have a full party", "its power was 3 or greater".
import type { Amount, Clause, Comparison, Condition, Filter, Measure } from '../../engine/index.ts';
import { table } from '../combine.ts';
import { form, says } from '../form.ts';
import { either, lit, map, oneOf, type Phrase, variant } from '../phrase.ts';
import { aFilter, filterMany } from './filters.ts';
import { type Count, countOf, words } from './how-many.ts';
import { digits, oneOrMoreWords, wordNumber } from './numbers.ts';
import { ANYONE, IT, OPPONENT, ref, YOU } from './players.ts';
import { measure } from './posts.ts';

const not = (of: Phrase<Condition>): Phrase<Condition> => form({ kind: 'not' })`${{ of }}`;

const CONTROLLED: Clause = { kind: 'controlledBy', who: YOU };
const IN_GRAVEYARD: Clause = { kind: 'inZone', zone: 'graveyard', whose: YOU };

/** "you control three or more creatures with different powers". */
const differentPowers: Phrase<Condition> = map(
  form({})`you control ${{ n: wordNumber }} or more ${{ of: filterMany }} with different powers`,
  ({ n, of }): Condition => ({
    kind: 'compare',
    left: { kind: 'different', what: 'powers', of: { clauses: [...of.clauses, CONTROLLED] } },
    is: '>=',
    right: n,
  }),
  it => {
    if (it.kind !== 'compare' || typeof it.left === 'number' || it.left.kind !== 'different') return undefined;
    if (it.left.what !== 'powers' || typeof it.right !== 'number') return undefined;
    const last = it.left.of.clauses.at(-1);
    if (last?.kind !== 'controlledBy' || last.who.kind !== 'you') return undefined;
    return { n: it.right, of: { clauses: it.left.of.clauses.slice(0, -1) } };
  },
);

/** "creatures you control have total power 8 or greater". */
const totals: Phrase<Condition> = variant(
  map(
    form({})`${{ of: filterMany }} have total ${{ measure }} ${{ right: digits }} or greater`,
    ({ of, measure: what, right }): Condition => ({
      kind: 'compare',
      left: { kind: 'total', measure: what, of },
      is: '>=',
      right,
    }),
    () => undefined,
  ),
);

/** "you have four or more creature cards in your graveyard". */
const graveyardCards: Phrase<Condition> = variant(
  map(
    form({})`you have ${{ many: countOf }} in your graveyard`,
    ({ many }): Condition => ({ kind: 'count', ...many, of: { clauses: [...many.of.clauses, IN_GRAVEYARD] } }),
    () => undefined,
  ),
);

/** "you control a creature with the greatest power among creatures on the battlefield". */
const greatest: Phrase<Condition> = map(
  form({})`you control a creature with the greatest ${{ what: measure }} among ${{ of: filterMany }}`,
  ({ what, of }): Condition => ({
    kind: 'count',
    is: '>=',
    amount: 1,
    of: {
      clauses: [
        { kind: 'type', type: 'Creature' },
        CONTROLLED,
        { kind: 'measure', measure: what, is: '>=', amount: { kind: 'greatest', measure: what, of } },
      ],
    },
  }),
  () => undefined,
);

/** "its power was 3 or greater": of what has left, as it was (603.10a). */
const wasSized: readonly Phrase<Condition>[] = (
  [
    ['>=', ' or greater'],
    ['<=', ' or less'],
  ] as const
).flatMap(([is, tail]) =>
  ['its', "that creature's"].map(whose =>
    variant(
      map(
        form({})`${lit(whose)} ${{ what: measure }} was ${{ n: digits }}${lit(tail)}`,
        ({ what, n }): Condition => sized(what, is, n),
        () => undefined,
      ),
    ),
  ),
);

function sized(what: Measure, is: Comparison, right: Amount): Condition {
  return { kind: 'compare', left: { kind: 'measure', measure: what, of: IT }, is, right };
}

const hand: Amount = { kind: 'handSize', who: YOU };
const library: Amount = { kind: 'librarySize', who: YOU };
const spent: Amount = { kind: 'manaSpent', symbol: undefined };
const MONARCH: Condition = { kind: 'designation', who: ANYONE, designation: 'monarch' };
const changedLife = (words_: string): Phrase<Condition> =>
  says(
    {
      kind: 'or',
      of: [
        { kind: 'happened', what: 'lifeGained', who: YOU },
        { kind: 'happened', what: 'lifeLost', who: YOU },
      ],
    },
    words_,
  );

const EXILED: Clause = { kind: 'history', what: 'exiledWithThis' };

/** "a card is exiled with it", "three or more cards have been exiled with ~". */
const exiledWith: readonly Phrase<Condition>[] = [
  ' is exiled with ',
  ' are exiled with ',
  ' have been exiled with ',
].map(verb =>
  variant(
    map(
      form(
        {},
      )`${{ many: oneOf<Count>('how many', [countOf, form({ is: '>=', amount: 1 })`${{ of: aFilter }}`]) }}${lit(verb)}${either('it', '~')}`,
      ({ many }): Condition => ({ kind: 'count', ...many, of: { clauses: [...many.of.clauses, EXILED] } }),
      () => undefined,
    ),
  ),
);

/** "an instant card and a sorcery card are in your graveyard". */
const bothIn: Phrase<Condition> = map(
  form({})`${{ one: aFilter }} and ${{ other: aFilter }} are in your graveyard`,
  ({ one, other }): Condition => ({ kind: 'and', of: [one, other].map(someIn) }),
  () => undefined,
);

function someIn({ clauses }: Filter): Condition {
  return { kind: 'count', is: '>=', amount: 1, of: { clauses: [...clauses, IN_GRAVEYARD] } };
}

/** "an Equipment named … is attached to a creature you control". */
const attachedToA: Phrase<Condition> = variant(
  map(
    form({})`${{ what: aFilter }} is attached to ${{ of: aFilter }}`,
    ({ what, of }): Condition => ({
      kind: 'count',
      is: '>=',
      amount: 1,
      of: { clauses: [...what.clauses, { kind: 'attachedToA', of }] },
    }),
    () => undefined,
  ),
);

/** "equipped creature is a Human or an Angel". */
const kinds: Phrase<Condition> = map(
  form({})`${{ ref }} is ${{ one: aFilter }} or ${{ other: aFilter }}`,
  ({ ref: it, one, other }): Condition | undefined => {
    const clauses = [one, other].flatMap(({ clauses: [only, ...more] }) => (only && more.length === 0 ? [only] : []));
    return clauses.length === 2
      ? { kind: 'is', ref: it, filter: { clauses: [{ kind: 'any', of: clauses }] } }
      : undefined;
  },
  () => undefined,
);

/** "~'s power is odd". */
const parity: Phrase<Condition> = map(
  form({})`~'s ${{ measure }} is ${{ parity: table('odd or even', { odd: 'odd', even: 'even' }) }}`,
  (it): Condition => ({ kind: 'is', ref: { kind: 'self' }, filter: { clauses: [{ kind: 'parity', ...it }] } }),
  it => {
    const [only, ...more] = it.kind === 'is' && it.ref.kind === 'self' ? it.filter.clauses : [];
    return only?.kind === 'parity' && more.length === 0 ? { measure: only.measure, parity: only.parity } : undefined;
  },
);

/** "there are ten or more cards in a single graveyard", "a library has twenty or fewer cards in it": anybody's will do. */
const anyonesZone: readonly Phrase<Condition>[] = [
  form({
    kind: 'compare',
    left: { kind: 'graveyardSize', who: ANYONE } as Amount,
    is: '>=',
  })`there are ${{ right: words }} or more cards in a single graveyard`,
  form({
    kind: 'compare',
    left: { kind: 'librarySize', who: ANYONE } as Amount,
    is: '<=',
  })`a library has ${{ right: words }} or fewer cards in it`,
  form({
    kind: 'compare',
    left: { kind: 'life', who: OPPONENT } as Amount,
    is: '<',
    right: { kind: 'half', of: { kind: 'startingLife' }, rounded: 'up' } as Amount,
  })`an opponent's life total is less than half their starting life total`,
];

/** How players and objects stand. */
export const standings: readonly Phrase<Condition>[] = [
  variant(bothIn),
  attachedToA,
  variant(kinds),
  parity,
  ...anyonesZone,
  differentPowers,
  totals,
  graveyardCards,
  variant(greatest),
  ...wasSized,
  ...exiledWith,
  form({ kind: 'compare', left: { kind: 'party' } as Amount, is: '>=', right: 4 })`you have a full party`,
  form({ kind: 'compare', left: hand, is: '<' })`you have fewer than ${{ right: words }} cards in hand`,
  form({ kind: 'compare', left: library, is: '>=' })`you have ${{ right: digits }} or more cards in your library`,
  variant(
    form({
      kind: 'compare',
      left: spent,
      is: '>=',
    })`at least ${{ right: words }} mana was spent to cast ${either('it', '~')}`,
  ),
  not(says(MONARCH, 'there is no monarch')),
  changedLife('you gained or lost life this turn'),
  says({ kind: 'step', step: 'main', who: YOU }, "it's your main phase"),
  not(says({ kind: 'turn', who: { kind: 'that' } }, "it isn't that player's turn")),
  variant(not(says({ kind: 'turn', who: { kind: 'that' } }, "it's not their turn"))),
  form({
    kind: 'happened',
    what: 'lifeLost',
    who: ANYONE,
  })`a player lost ${{ atLeast: digits }} or more life this turn`,
  form({
    kind: 'happened',
    what: 'damageDealt',
    who: YOU,
  })`you were dealt ${{ atLeast: digits }} or more damage this turn`,
  not(says({ kind: 'happened', what: 'attacked', who: YOU }, "you didn't attack with a creature this turn")),
  not(says({ kind: 'happened', what: 'attacked', who: ANYONE }, 'no creatures attacked this turn')),
  not(says({ kind: 'happened', what: 'creaturesDied', who: ANYONE }, 'no creatures died this turn')),
  says({ kind: 'happened', what: 'cardsDiscarded', who: OPPONENT }, 'an opponent discarded a card this turn'),
  variant(
    form({
      kind: 'happened',
      what: 'cardsDrawn',
      who: YOU,
    })`you drew ${{ atLeast: oneOrMoreWords }} or more cards this turn`,
  ),
  form({
    kind: 'happened',
    what: 'instantsAndSorceriesCast',
    who: YOU,
  })`you've cast ${{ atLeast: wordNumber }} or more instant and sorcery spells this turn`,
  says(
    { kind: 'compare', left: { kind: 'thisTurn', what: 'spellsCast', who: YOU }, is: '=', right: 2 },
    'it was the second spell you cast this turn',
  ),
];

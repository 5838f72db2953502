// Conditions on the state of a player or an object: "you have a full party", "its power was 3 or greater".
import type { Amount, Clause, Comparison, Condition, Filter, Measure } from '../../../engine/index.ts';
import { wordTable } from '../../combine.ts';
import { either, literalText, mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { type Count, countOf, countWord } from '../amounts/how-many.ts';
import { aFilter, filterMany } from '../nouns/filters.ts';
import { measureWord } from '../nouns/postmodifiers.ts';
import { digits, oneOrMoreWords, wordNumber } from '../words/numbers.ts';
import { ANYONE, IT_REF, OPPONENT, objectRef, YOU } from '../words/players.ts';

const not = (of: Phrase<Condition>): Phrase<Condition> => template({ kind: 'not' })`${{ of }}`;

const CONTROLLED: Clause = { kind: 'controlledBy', who: YOU };
const IN_GRAVEYARD: Clause = { kind: 'inZone', zone: 'graveyard', whose: YOU };

/** "you control three or more creatures with different powers". */
const differentPowers: Phrase<Condition> = mapPhrase(
  template({})`you control ${{ n: wordNumber }} or more ${{ of: filterMany }} with different powers`,
  ({ n, of }): Condition => ({
    kind: 'compare',
    left: { kind: 'different', what: 'powers', of: { clauses: [...of.clauses, CONTROLLED] } },
    is: '>=',
    right: n,
  }),
  condition => {
    if (condition.kind !== 'compare' || typeof condition.left === 'number' || condition.left.kind !== 'different')
      return undefined;
    if (condition.left.what !== 'powers' || typeof condition.right !== 'number') return undefined;
    const last = condition.left.of.clauses.at(-1);
    if (last?.kind !== 'controlledBy' || last.who.kind !== 'you') return undefined;
    return { n: condition.right, of: { clauses: condition.left.of.clauses.slice(0, -1) } };
  },
);

/** "you control three or more creatures that share a creature type", "… permanents with the same name as one another". */
const sharing: readonly Phrase<Condition>[] = (
  [
    ['creatureTypes', ' that share a creature type'],
    ['names', ' with the same name as one another'],
  ] as const
).map(([what, words]) =>
  mapPhrase(
    template({})`you control ${{ n: wordNumber }} or more ${{ of: filterMany }}${literalText(words)}`,
    ({ n, of }): Condition => ({
      kind: 'compare',
      left: { kind: 'alike', what, of: { clauses: [...of.clauses, CONTROLLED] } },
      is: '>=',
      right: n,
    }),
    condition => {
      if (condition.kind !== 'compare' || typeof condition.left === 'number' || condition.left.kind !== 'alike')
        return undefined;
      if (condition.left.what !== what || typeof condition.right !== 'number') return undefined;
      return { n: condition.right, of: { clauses: condition.left.of.clauses.slice(0, -1) } };
    },
  ),
);

/** "creatures you control have total power 8 or greater". */
const totals: Phrase<Condition> = variant(
  mapPhrase(
    template({})`${{ of: filterMany }} have total ${{ measure: measureWord }} ${{ right: digits }} or greater`,
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
  mapPhrase(
    template({})`you have ${{ many: countOf }} in your graveyard`,
    ({ many }): Condition => ({ kind: 'count', ...many, of: { clauses: [...many.of.clauses, IN_GRAVEYARD] } }),
    () => undefined,
  ),
);

/** 603.10a: an object that left, as it last existed: "its power was 3 or greater". */
const wasSized: readonly Phrase<Condition>[] = (
  [
    ['>=', ' or greater'],
    ['<=', ' or less'],
  ] as const
).flatMap(([is, tail]) =>
  ['its', "that creature's"].map(whose =>
    variant(
      mapPhrase(
        template({})`${literalText(whose)} ${{ what: measureWord }} was ${{ n: digits }}${literalText(tail)}`,
        ({ what, n }): Condition => sized(what, is, n),
        () => undefined,
      ),
    ),
  ),
);

function sized(what: Measure, is: Comparison, right: Amount): Condition {
  return { kind: 'compare', left: { kind: 'measure', measure: what, of: IT_REF }, is, right };
}

const hand: Amount = { kind: 'handSize', who: YOU };
const library: Amount = { kind: 'librarySize', who: YOU };
const spent: Amount = { kind: 'manaSpent', symbol: undefined };
const MONARCH: Condition = { kind: 'designation', who: ANYONE, designation: 'monarch' };
const changedLife = (words_: string): Phrase<Condition> =>
  constant(
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
    mapPhrase(
      template(
        {},
      )`${{ many: oneOf<Count>('how many', [countOf, template({ is: '>=', amount: 1 })`${{ of: aFilter }}`]) }}${literalText(verb)}${either('it', '~')}`,
      ({ many }): Condition => ({ kind: 'count', ...many, of: { clauses: [...many.of.clauses, EXILED] } }),
      () => undefined,
    ),
  ),
);

/** "an instant card and a sorcery card are in your graveyard". */
const bothIn: Phrase<Condition> = mapPhrase(
  template({})`${{ one: aFilter }} and ${{ other: aFilter }} are in your graveyard`,
  ({ one, other }): Condition => ({ kind: 'and', of: [one, other].map(someIn) }),
  () => undefined,
);

function someIn({ clauses }: Filter): Condition {
  return { kind: 'count', is: '>=', amount: 1, of: { clauses: [...clauses, IN_GRAVEYARD] } };
}

/** "an Equipment named … is attached to a creature you control". */
const attachedToA: Phrase<Condition> = variant(
  mapPhrase(
    template({})`${{ what: aFilter }} is attached to ${{ of: aFilter }}`,
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
const kinds: Phrase<Condition> = mapPhrase(
  template({})`${{ ref: objectRef }} is ${{ one: aFilter }} or ${{ other: aFilter }}`,
  ({ ref: subject, one, other }): Condition | undefined => {
    const clauses = [one, other].flatMap(({ clauses: [only, ...more] }) => (only && more.length === 0 ? [only] : []));
    return clauses.length === 2
      ? { kind: 'is', ref: subject, filter: { clauses: [{ kind: 'any', of: clauses }] } }
      : undefined;
  },
  () => undefined,
);

/** "~'s power is odd". */
const parity: Phrase<Condition> = mapPhrase(
  template(
    {},
  )`~'s ${{ measure: measureWord }} is ${{ parity: wordTable('odd or even', { odd: 'odd', even: 'even' }) }}`,
  (it): Condition => ({ kind: 'is', ref: { kind: 'self' }, filter: { clauses: [{ kind: 'parity', ...it }] } }),
  condition => {
    const [only, ...more] = condition.kind === 'is' && condition.ref.kind === 'self' ? condition.filter.clauses : [];
    return only?.kind === 'parity' && more.length === 0 ? { measure: only.measure, parity: only.parity } : undefined;
  },
);

/**
 * Any player's zone: "there are ten or more cards in a single graveyard", "a library has twenty or fewer cards in it".
 */
const anyonesZone: readonly Phrase<Condition>[] = [
  template({
    kind: 'compare',
    left: { kind: 'graveyardSize', who: ANYONE } as Amount,
    is: '>=',
  })`there are ${{ right: countWord }} or more cards in a single graveyard`,
  template({
    kind: 'compare',
    left: { kind: 'librarySize', who: ANYONE } as Amount,
    is: '<=',
  })`a library has ${{ right: countWord }} or fewer cards in it`,
  template({
    kind: 'compare',
    left: { kind: 'life', who: OPPONENT } as Amount,
    is: '<',
    right: { kind: 'half', of: { kind: 'startingLife' }, rounded: 'up' } as Amount,
  })`an opponent's life total is less than half their starting life total`,
];

/** Conditions on the state of players and objects. */
export const qualityConditions: readonly Phrase<Condition>[] = [
  variant(bothIn),
  attachedToA,
  variant(kinds),
  parity,
  ...anyonesZone,
  differentPowers,
  ...sharing,
  totals,
  graveyardCards,
  ...wasSized,
  ...exiledWith,
  template({ kind: 'compare', left: { kind: 'party' } as Amount, is: '>=', right: 4 })`you have a full party`,
  template({ kind: 'compare', left: hand, is: '<' })`you have fewer than ${{ right: countWord }} cards in hand`,
  template({ kind: 'compare', left: library, is: '>=' })`you have ${{ right: digits }} or more cards in your library`,
  variant(
    template({
      kind: 'compare',
      left: spent,
      is: '>=',
    })`at least ${{ right: countWord }} mana was spent to cast ${either('it', '~')}`,
  ),
  not(constant(MONARCH, 'there is no monarch')),
  changedLife('you gained or lost life this turn'),
  constant({ kind: 'step', step: 'main', who: YOU }, "it's your main phase"),
  not(constant({ kind: 'turn', who: { kind: 'that' } }, "it isn't that player's turn")),
  variant(not(constant({ kind: 'turn', who: { kind: 'that' } }, "it's not their turn"))),
  template({
    kind: 'happened',
    what: 'lifeLost',
    who: ANYONE,
  })`a player lost ${{ atLeast: digits }} or more life this turn`,
  template({
    kind: 'happened',
    what: 'damageDealt',
    who: YOU,
  })`you were dealt ${{ atLeast: digits }} or more damage this turn`,
  not(constant({ kind: 'happened', what: 'attacked', who: YOU }, "you didn't attack with a creature this turn")),
  not(constant({ kind: 'happened', what: 'attacked', who: ANYONE }, 'no creatures attacked this turn')),
  not(constant({ kind: 'happened', what: 'creaturesDied', who: ANYONE }, 'no creatures died this turn')),
  constant({ kind: 'happened', what: 'cardsDiscarded', who: OPPONENT }, 'an opponent discarded a card this turn'),
  variant(
    template({
      kind: 'happened',
      what: 'cardsDrawn',
      who: YOU,
    })`you drew ${{ atLeast: oneOrMoreWords }} or more cards this turn`,
  ),
  template({
    kind: 'happened',
    what: 'instantsAndSorceriesCast',
    who: YOU,
  })`you've cast ${{ atLeast: wordNumber }} or more instant and sorcery spells this turn`,
  constant(
    { kind: 'compare', left: { kind: 'thisTurn', what: 'spellsCast', who: YOU }, is: '=', right: 2 },
    'it was the second spell you cast this turn',
  ),
];

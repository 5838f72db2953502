// Counters moved from one object onto another (122.5), and counters that players get (122.1, 107.14).
import type { Amount, Effect, ObjectRef, Objects, PlayerRef } from '../../../engine/index.ts';
import { textMatching } from '../../combine.ts';
import { either, mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { countersAlone } from '../amounts/counters.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { pluralAmount, withIndefiniteArticle } from '../words/numbers.ts';
import { ANYONE, IT_REF, OPPONENT, playerOne, SELF_REF, YOU } from '../words/players.ts';
import { oneTarget, targetNumbered } from './acted-on.ts';

const holder: Phrase<ObjectRef | Objects> = oneOf<ObjectRef | Objects>('an object', [
  constant(SELF_REF, '~'),
  constant(IT_REF, 'it'),
  variant(constant(IT_REF, 'that creature')),
  oneTarget,
]);

interface Moving {
  readonly counter: string | undefined;
  readonly amount: Amount | 'all';
}

const moved: Phrase<Moving> = oneOf<Moving>('counters', [
  constant({ counter: undefined, amount: 'all' }, 'all counters'),
  template({ amount: 'all' })`all ${{ counter: counterKind }} counters`,
  template({ amount: 1 })`${{ counter: withIndefiniteArticle(counterKind) }} counter`,
  template({})`${{ amount: pluralAmount }} ${{ counter: counterKind }} counters`,
]);

const between: Phrase<Effect> = mapPhrase(
  template({})`move ${{ what: moved }} from ${{ from: holder }} ${either('onto', 'to')} ${{ to: holder }}`,
  ({ what, from, to }): Effect | undefined => {
    // any number of counters is the player's choice
    if (typeof what.amount === 'object' && what.amount.kind === 'any') return undefined;
    const isTarget = from.kind === 'target';
    return { kind: 'moveCounters', ...what, from: targetNumbered(from, 0), to: targetNumbered(to, isTarget ? 1 : 0) };
  },
  (): undefined => undefined,
);

const gets: Phrase<{ readonly on: PlayerRef }> = oneOf<{ readonly on: PlayerRef }>('who', [
  constant({ on: YOU }, 'you get '),
  constant({ on: OPPONENT }, 'each opponent gets '),
  constant({ on: ANYONE }, 'each player gets '),
  template({})`${{ on: playerOne }} gets `,
]);

/** 107.14: energy symbols, one counter each. */
const energy: Phrase<Amount> = mapPhrase(
  textMatching('energy', /(?:\{E\})+/),
  (symbols): Amount => symbols.length / '{E}'.length,
  (): undefined => undefined,
);

const got: readonly Phrase<Effect>[] = [
  template({ kind: 'putCounters', counter: 'energy' })`${gets}${{ amount: energy }}`,
  template({ kind: 'putCounters' })`${gets}${countersAlone}`,
];

/** Counters moved, and counters of players. */
export const counterMoves: Phrase<Effect> = oneOf<Effect>('counters moved', [between, ...got]);

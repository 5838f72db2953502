// How many: "three or more artifacts", "a Swamp", "no cards", as conditions count them.

import type { Amount, Clause, Comparison, Filter } from '../../engine/index.ts';
import { equals } from '../../kit/structure.ts';
import { form } from '../form.ts';
import { map, oneOf, type Phrase, variant } from '../phrase.ts';
import { isBareCards } from './amounts.ts';
import { aFilter, filterMany, filterOne } from './filters.ts';
import { oneOrMoreWords, wordNumber, X } from './numbers.ts';

export interface Count {
  readonly is: Comparison;
  readonly amount: Amount;
  readonly of: Filter;
}

export const words: Phrase<Amount> = oneOf<Amount>('a number', [oneOrMoreWords, X]);
export const atLeastTwo: Phrase<Amount> = oneOf<Amount>('a number', [wordNumber, X]);

/** "three or more artifacts", "a Swamp", "no cards". */
export const countOf: Phrase<Count> = oneOf<Count>('how many', [
  form({ is: '>=', amount: 1 })`${{ of: aFilter }}`,
  form({ is: '>=' })`${{ amount: atLeastTwo }} or more ${{ of: filterMany }}`,
  variant(form({ is: '>=', amount: 1 })`one or more ${{ of: filterMany }}`),
  form({ is: '<=' })`${{ amount: words }} or fewer ${{ of: filterMany }}`,
  variant(form({ is: '<=' })`${{ amount: words }} or less ${{ of: filterMany }}`),
  form({ is: '=', amount: 0 })`no ${{ of: filterMany }}`,
  form({ is: '=', amount: 1 })`exactly one ${{ of: filterOne }}`,
  form({ is: '=' })`exactly ${{ amount: atLeastTwo }} ${{ of: filterMany }}`,
  variant(form({ is: '>=' })`at least ${{ amount: words }} ${{ of: filterMany }}`),
]);

/** Counts but those of the cards in one player's zone: these are compared as sizes. */
export function inZones(phrase: Phrase<Count>): Phrase<Count> {
  const check = (it: Count) => (isBareCards(it.of) && it.amount !== 1 ? undefined : it);
  return map(phrase, check, check, ['is', 'amount', 'of']);
}

/** Adds a clause after reading and takes it off before printing. */
export function withClause<T extends { readonly of: Filter }>(phrase: Phrase<T>, clause: Clause): Phrase<T> {
  return map(
    phrase,
    it => ({ ...it, of: { clauses: [...it.of.clauses, clause] } }),
    it => {
      const clauses = it.of?.clauses;
      const last = clauses?.at(-1);
      if (clauses === undefined || last === undefined || !equals(last, clause)) return undefined;
      return { ...it, of: { clauses: clauses.slice(0, -1) } };
    },
    ['is', 'amount', 'of'],
  );
}

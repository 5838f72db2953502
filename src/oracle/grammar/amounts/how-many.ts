// Counts of conditions: "three or more artifacts", "a Swamp", "no cards".

import type { Amount, Clause, Comparison, Filter } from '../../../engine/index.ts';
import { equals } from '../../../kit/structure.ts';
import { mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { template } from '../../template.ts';
import { aFilter, filterMany, filterOne } from '../nouns/filters.ts';
import { oneOrMoreWords, wordNumber, X } from '../words/numbers.ts';
import { isBareCards } from './amounts.ts';

export interface Count {
  readonly is: Comparison;
  readonly amount: Amount;
  readonly of: Filter;
}

export const countWord: Phrase<Amount> = oneOf<Amount>('a number', [oneOrMoreWords, X]);
export const atLeastTwo: Phrase<Amount> = oneOf<Amount>('a number', [wordNumber, X]);

/** A count with its noun phrase: "three or more artifacts", "a Swamp", "no cards". */
export const countOf: Phrase<Count> = oneOf<Count>('how many', [
  template({ is: '>=', amount: 1 })`${{ of: aFilter }}`,
  template({ is: '>=' })`${{ amount: atLeastTwo }} or more ${{ of: filterMany }}`,
  variant(template({ is: '>=', amount: 1 })`one or more ${{ of: filterMany }}`),
  template({ is: '<=' })`${{ amount: countWord }} or fewer ${{ of: filterMany }}`,
  variant(template({ is: '<=' })`${{ amount: countWord }} or less ${{ of: filterMany }}`),
  template({ is: '=', amount: 0 })`no ${{ of: filterMany }}`,
  template({ is: '=', amount: 1 })`exactly one ${{ of: filterOne }}`,
  template({ is: '=' })`exactly ${{ amount: atLeastTwo }} ${{ of: filterMany }}`,
  variant(template({ is: '>=' })`at least ${{ amount: countWord }} ${{ of: filterMany }}`),
]);

/** The counts except those of the cards in one player's zone, which are compared as sizes. */
export function inZones(phrase: Phrase<Count>): Phrase<Count> {
  const check = (it: Count) => (isBareCards(it.of) && it.amount !== 1 ? undefined : it);
  return mapPhrase(phrase, check, check, ['is', 'amount', 'of']);
}

/** The phrase with a clause added after reading and removed before printing. */
export function withClause<T extends { readonly of: Filter }>(phrase: Phrase<T>, clause: Clause): Phrase<T> {
  return mapPhrase(
    phrase,
    it => ({ ...it, of: { clauses: [...it.of.clauses, clause] } }),
    count => {
      const clauses = count.of?.clauses;
      const last = clauses?.at(-1);
      if (clauses === undefined || last === undefined || !equals(last, clause)) return undefined;
      return { ...count, of: { clauses: clauses.slice(0, -1) } };
    },
    ['is', 'amount', 'of'],
  );
}

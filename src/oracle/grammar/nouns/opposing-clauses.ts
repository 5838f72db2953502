// Clauses about pairs in combat (509.1): "blocking ~", "blocked by a Goblin", "blocking or blocked by ~".
import type { Clause, Filter } from '../../../engine/index.ts';
import { mapPhrase, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { withArticleRef } from '../words/forward-refs.ts';

const SELF: Filter = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] };

/** The other of the pair. */
const other: Phrase<Filter> = oneOf<Filter>('the other of a pair in combat', [
  constant(SELF, '~'),
  variant(constant(SELF, 'it')),
  withArticleRef,
]);

function either(of: Filter): Extract<Clause, { readonly kind: 'any' }> {
  return {
    kind: 'any',
    of: [
      { kind: 'opposing', how: 'blocking', of },
      { kind: 'opposing', how: 'blockedBy', of },
    ],
  };
}

/** A side of a pair, without the blank before it. */
export const opposingClause: Phrase<Clause> = oneOf<Clause>('a side in combat', [
  template({ kind: 'opposing', how: 'blocking' })`blocking ${{ of: other }}`,
  template({ kind: 'opposing', how: 'blockedBy' })`blocked by ${{ of: other }}`,
  variant(constant({ kind: 'opposing', how: 'blockedBy', of: SELF }, "it's blocking")),
  mapPhrase(
    template({})`blocking or blocked by ${{ of: other }}`,
    ({ of }): Clause => either(of),
    clause => {
      const first = clause.kind === 'any' ? clause.of[0] : undefined;
      return first?.kind === 'opposing' && same(either(first.of), clause) ? { of: first.of } : undefined;
    },
  ),
]);

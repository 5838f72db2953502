// 707: entering as a copy: "as a copy of any creature on the battlefield, except …".
import type { Filter, Rewrite } from '../../engine/index.ts';
import { orElse, ranked, table } from '../combine.ts';
import { form } from '../form.ts';
import { map, oneOf, type Phrase, variant } from '../phrase.ts';
import { exceptions, exceptionsAfterComma } from './exceptions.ts';
import { aFilter, filterOne, prefixed } from './filters.ts';

/** What is copied: "any creature on the battlefield", "a creature you control". */
export const copied: Phrase<Filter> = ranked<Filter>('what is copied', [
  map(
    prefixed('any ', filterOne),
    it => (it.clauses.some(clause => clause.kind === 'inZone') ? it : undefined),
    it => (it.clauses.some(clause => clause.kind === 'inZone') ? it : undefined),
  ),
  aFilter,
  variant(prefixed('any ', filterOne)),
]);

type AsCopy = Extract<Rewrite, { readonly kind: 'asCopy' }>;

const asCopy: Phrase<AsCopy> = form({
  kind: 'asCopy',
})`as a copy of ${{ of: oneOf<AsCopy['of']>('what is copied', [copied]) }}${{
  exceptions: orElse(exceptions, []),
}}`;

/** "… as a copy of any creature on the battlefield, except if ~ was embalmed, it's white": what is excepted only then. */
export interface CopyIfPaid {
  readonly of: Filter;
  readonly cost: string;
  readonly exceptions: AsCopy['exceptions'];
}

export const copyIfPaid: Phrase<CopyIfPaid> = form({})`as a copy of ${{ of: copied }}, except if ~ was ${{
  cost: table('a cost', { embalmed: 'embalm', eternalized: 'eternalize', unearthed: 'unearth' }),
}}${{ exceptions: exceptionsAfterComma }}`;

/** "as a copy of …", "tapped as a copy of …". */
export const copyOf: Phrase<readonly Rewrite[]> = oneOf<readonly Rewrite[]>('as a copy', [
  map(
    asCopy,
    (it): readonly Rewrite[] => [it],
    ([only, ...more]) => (only?.kind === 'asCopy' && more.length === 0 ? only : undefined),
  ),
  map(
    form({})`tapped ${{ copy: asCopy }}`,
    ({ copy }): readonly Rewrite[] => [{ kind: 'tapped', tapped: true }, copy],
    ([first, copy, ...more]) =>
      first?.kind === 'tapped' && first.tapped && copy?.kind === 'asCopy' && more.length === 0 ? { copy } : undefined,
  ),
]);

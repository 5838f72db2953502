// 707: entering as a copy: "as a copy of any creature on the battlefield, except …".
import type { Filter, Rewrite } from '../../../engine/index.ts';
import { orElse, rankedWordings, wordTable } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { template } from '../../template.ts';
import { aFilter, filterOne, withAdjective } from '../nouns/filters.ts';
import { exceptions, exceptionsAfterComma } from './exceptions.ts';
import { gainedAbilities } from './gained-abilities.ts';

/** The object that is copied: "any creature on the battlefield", "a creature you control". */
export const copiedNoun: Phrase<Filter> = rankedWordings<Filter>('what is copied', [
  mapPhrase(
    withAdjective('any ', filterOne),
    it => (it.clauses.some(clause => clause.kind === 'inZone') ? it : undefined),
    it => (it.clauses.some(clause => clause.kind === 'inZone') ? it : undefined),
  ),
  aFilter,
  variant(withAdjective('any ', filterOne)),
]);

type AsCopy = Extract<Rewrite, { readonly kind: 'asCopy' }>;

const asCopy: Phrase<AsCopy> = template({
  kind: 'asCopy',
})`as a copy of ${{ of: oneOf<AsCopy['of']>('what is copied', [copiedNoun]) }}${{
  exceptions: orElse(exceptions, []),
}}`;

/** A copy with a conditional exception: "… as a copy of any creature, except if ~ was embalmed, it's white". */
export interface CopyIfPaid {
  readonly of: Filter;
  readonly cost: string;
  readonly exceptions: AsCopy['exceptions'];
}

export const copyIfPaid: Phrase<CopyIfPaid> = template({})`as a copy of ${{ of: copiedNoun }}, except if ~ was ${{
  cost: wordTable('a cost', { embalmed: 'embalm', eternalized: 'eternalize', unearthed: 'unearth' }),
}}${{ exceptions: exceptionsAfterComma }}`;

/** Entering as a copy: "as a copy of …", "tapped as a copy of …". */
export const copyOf: Phrase<readonly Rewrite[]> = oneOf<readonly Rewrite[]>('as a copy', [
  mapPhrase(
    asCopy,
    (it): readonly Rewrite[] => [it],
    ([only, ...more]) => (only?.kind === 'asCopy' && more.length === 0 ? only : undefined),
  ),
  mapPhrase(
    template({})`tapped ${{ copy: asCopy }}`,
    ({ copy }): readonly Rewrite[] => [{ kind: 'tapped', tapped: true }, copy],
    ([first, copy, ...more]) =>
      first?.kind === 'tapped' && first.tapped && copy?.kind === 'asCopy' && more.length === 0 ? { copy } : undefined,
  ),
  copyThatGains(),
]);

/** "as a copy of …. if you do, it gains haste until end of turn": nothing that is copied (707.2). */
function copyThatGains(): Phrase<readonly Rewrite[]> {
  return mapPhrase(
    template({})`${{ copy: asCopy }}. if you do, it gains ${{ abilities: gainedAbilities }} until end of turn`,
    ({ copy, abilities }): readonly Rewrite[] => [copy, { kind: 'becomes', changes: [{ kind: 'gains', abilities }] }],
    ([copy, becomes, ...more]) => {
      if (copy?.kind !== 'asCopy' || becomes?.kind !== 'becomes' || more.length > 0) return undefined;
      const [gains, ...others] = becomes.changes;
      return gains?.kind === 'gains' && others.length === 0 ? { copy, abilities: gains.abilities } : undefined;
    },
  );
}

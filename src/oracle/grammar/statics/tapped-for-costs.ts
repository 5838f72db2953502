// 702.122, 702.171: what a creature counts for as it is tapped to crew or saddle: "crews Vehicles as though its power were 2
// greater", "saddles Mounts and crews Vehicles using its toughness rather than its power".
import type { Change, GameRule } from '../../../engine/index.ts';
import { literalText, mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import type { GrammaticalNumber } from '../words/grammatical-number.ts';
import { digits } from '../words/numbers.ts';

type TappedForRule = Extract<GameRule, { readonly kind: 'tappedFor' }>;

/** The change, in the words for one creature or for several. */
export function countsAsTapped(number: GrammaticalNumber): Phrase<Change> {
  const [s, its, was] = number === 'one' ? ['s', 'its', 'its power'] : ['', 'their', 'their power'];
  const costs = oneOf<TappedForRule['costs']>('crews or saddles', [
    constant(['crew'], `crew${s} Vehicles`),
    constant(['saddle', 'crew'], `saddle${s} Mounts and crew${s} Vehicles`),
  ]);
  const rule = oneOf<TappedForRule>('counts as tapped', [
    template({ kind: 'tappedFor' })`${{ costs }} as though ${literalText(was)} were ${{ counts: digits }} greater`,
    template({
      kind: 'tappedFor',
      counts: 'toughness',
    })`${{ costs }} using ${literalText(its)} toughness rather than ${literalText(its)} power`,
  ]);
  return mapPhrase(
    rule,
    (it): Change => ({ kind: 'rule', rule: it }),
    it => (it.kind === 'rule' && it.rule.kind === 'tappedFor' ? it.rule : undefined),
  );
}

// Predicates on targets: "can't be the target of spells or abilities your opponents control".

import type { Change, GameRule } from '../../../engine/index.ts';
import type { Phrase } from '../../phrase.ts';
import { constant } from '../../template.ts';
import type { GrammaticalNumber } from '../words/grammatical-number.ts';
import { OPPONENT } from '../words/players.ts';

type Untargetable = Extract<GameRule, { readonly kind: 'untargetable' }>;

const BY: readonly (readonly [words: string, by: Untargetable['by']])[] = [
  ['spells or abilities', ['spells', 'abilities']],
  ['spells', ['spells']],
  ['abilities', ['abilities']],
];

const WHOSE: readonly (readonly [words: string, whose: Untargetable['whose']])[] = [
  ['', undefined],
  [' your opponents control', OPPONENT],
];

/** Effects by which something can't be the target of spells, abilities or both (101.2). */
export function untargetable(number: GrammaticalNumber): readonly Phrase<Change>[] {
  const start = number === 'one' ? "can't be the target of" : "can't be the targets of";
  return BY.flatMap(([what, by]) =>
    WHOSE.map(([whom, whose]) =>
      constant<Change>({ kind: 'rule', rule: { kind: 'untargetable', by, whose } }, `${start} ${what}${whom}`),
    ),
  );
}

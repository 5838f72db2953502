// Postmodifiers about what is printed on a card: "with {X} in its mana cost", "with mana cost {0} or {1}", "with a basic land
// type".
import type { Clause } from '../../../engine/index.ts';
import { BASIC_LAND_TYPES } from '../../../vocabulary/index.ts';
import { listPhrase, OR } from '../../combine.ts';
import { type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { costSymbols } from '../words/cost-symbols.ts';

/** Postmodifiers with the blank before them. */
export function printedClauses(many: boolean): readonly Phrase<Clause>[] {
  const typed = many ? [' with basic land types', ' that each have a basic land type'] : [' with a basic land type'];
  return [
    constant({ kind: 'costHas', symbol: 'X' }, ' with {X} in its mana cost'),
    constant({ kind: 'costHas', symbol: 'P' }, ' with {P} in its mana cost'),
    variant(constant({ kind: 'costHas', symbol: 'X' }, ' with a mana cost that contains {X}')),
    wrapping` with mana cost ${costIs}`,
    template({ kind: 'any' })` with mana cost ${{ of: listPhrase(costIs, OR, 2) }}`,
    ...typed.map(words => variant(constant<Clause>({ kind: 'any', of: BASIC_TYPES }, words))),
    ...(many ? ADVENTUROUS : []),
  ];
}

const costIs: Phrase<Clause> = template({ kind: 'costIs' })`${{ cost: costSymbols }}`;

/** 305.6: the basic land types. */
const BASIC_TYPES = BASIC_LAND_TYPES.map((subtype): Clause => ({ kind: 'subtype', subtype }));

/** "That are instant cards, sorcery cards, and/or have an Adventure". */
const ADVENTUROUS: readonly Phrase<Clause>[] = ['', 'are '].map(verb =>
  variant(
    constant<Clause>(
      {
        kind: 'any',
        of: [{ kind: 'type', type: 'Instant' }, { kind: 'type', type: 'Sorcery' }, { kind: 'adventure' }],
      },
      ` that are instant cards, ${verb}sorcery cards, and/or have an Adventure`,
    ),
  ),
);

// Predicates on targets: "can't be the target of spells or abilities your opponents control".

import type { Change, Filter, GameRule } from '../../../engine/index.ts';
import { literalText, mapPhrase, memo, oneOf, type Phrase } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { nounPhrase } from '../nouns/filters.ts';
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

/** The phrase with a quality of its own: without one, all of somebody's spells or abilities are meant. */
function withQuality(phrase: Phrase<Filter>): Phrase<Filter> {
  const qualified = (it: Filter) => (it.clauses.some(isQuality) ? it : undefined);
  return mapPhrase(phrase, qualified, qualified, ['clauses']);
}

function isQuality(clause: Filter['clauses'][number]): boolean {
  if (clause.kind === 'all') return clause.of.length > 0;
  return clause.kind !== 'spell' && clause.kind !== 'controlledBy';
}

/** Spells with a quality: "nongreen spells", "black or red spells your opponents control". */
const someSpells = withQuality(nounPhrase(true, constant({ kind: 'spell' }, 'spells')));

/** Any object may be a source. */
const someSources = withQuality(nounPhrase(true, constant({ kind: 'all', of: [] }, 'sources')));

const ANYONE_S = { whose: undefined } as const;

/** Spells, abilities or both, each with a quality: "white spells or abilities from white sources". */
const qualified = memo(
  oneOf<Omit<Untargetable, 'kind'>>('spells and abilities that target', [
    template({ ...ANYONE_S, by: ['spells'], sources: undefined })`${{ spells: someSpells }}`,
    template({ ...ANYONE_S, by: ['abilities'], spells: undefined })`abilities from ${{ sources: someSources }}`,
    template({ ...ANYONE_S, by: ['spells', 'abilities'] })`${{ spells: someSpells }} or abilities from ${{
      sources: someSources,
    }}`,
  ]),
);

/** Effects by which something can't be the target of spells, abilities or both (101.2). */
export function untargetable(number: GrammaticalNumber): readonly Phrase<Change>[] {
  const start = number === 'one' ? "can't be the target of " : "can't be the targets of ";
  const change = (rule: Omit<Untargetable, 'kind'>): Change => ({
    kind: 'rule',
    rule: { kind: 'untargetable', ...rule },
  });
  const plain = BY.flatMap(([what, by]) =>
    WHOSE.map(([whom, whose]) =>
      constant(change({ by, whose, spells: undefined, sources: undefined }), `${start}${what}${whom}`),
    ),
  );
  const some = mapPhrase(wrapping`${literalText(start)}${qualified}`, change, from => {
    if (from.kind !== 'rule' || from.rule.kind !== 'untargetable') return undefined;
    const { kind: _, ...rule } = from.rule;
    return rule;
  });
  return [...plain, some];
}

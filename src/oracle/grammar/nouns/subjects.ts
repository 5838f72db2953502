// Subjects of static abilities: "~", "enchanted creature", "each creature you control", "creatures you control".
import type { Clause, Filter } from '../../../engine/index.ts';
import { AND, listPhrase, wordTable } from '../../combine.ts';
import { mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { clauseOf, filterOf } from '../words/noun-clauses.ts';
import { SELF_REF } from '../words/players.ts';
import { typeOne } from '../words/type-adjectives.ts';
import { filterMany } from './filters.ts';

const ARTIFACT_CREATURE: Clause = {
  kind: 'all',
  of: [
    { kind: 'type', type: 'Artifact' },
    { kind: 'type', type: 'Creature' },
  ],
};

/** The object the source is attached to, with its noun: "enchanted creature", "equipped creature". */
const attached: Phrase<Filter> = mapPhrase(
  template(
    {},
  )`${{ as: wordTable('attached', { enchanted: 'enchanted', equipped: 'equipped', fortified: 'fortified' } as const) }} ${{
    noun: oneOf<Clause>('a noun', [
      typeOne,
      constant({ kind: 'permanent' }, 'permanent'),
      constant<Clause>(ARTIFACT_CREATURE, 'artifact creature'),
    ]),
  }}`,
  (it): Filter => ({ clauses: [{ kind: 'is', ref: { kind: 'attached', as: it.as } }, it.noun] }),
  ({ clauses: [is, noun, ...more] }) =>
    is?.kind === 'is' && is.ref.kind === 'attached' && is.ref.as !== undefined && noun && more.length === 0
      ? { as: is.ref.as, noun }
      : undefined,
);

export const SELF_FILTER: Filter = { clauses: [{ kind: 'is', ref: SELF_REF }] };

const CHOSEN: Filter = { clauses: [{ kind: 'chosen', what: 'object' }] };

/** One object, or each: a subject with its verb in the singular. */
export const subjectOne: Phrase<Filter> = memo(
  oneOf<Filter>('one object', [constant(SELF_FILTER, '~'), attached, constant(CHOSEN, 'the chosen creature')]),
);

const plural: Phrase<Filter> = memo(
  mapPhrase(
    oneOf<Filter>('objects', [filterMany, variant(allOf())]),
    it => it,
    it => (it.clauses[0]?.kind === 'is' ? undefined : it),
  ),
);

/** Several subjects: "~ and other Knights you control", "lands you control and land cards in your library". */
const together: Phrase<Filter> = mapPhrase(
  listPhrase(oneOf<Filter>('objects', [constant(SELF_FILTER, '~'), attached, plural]), AND, 2, 4),
  all => (areSeparate(all) ? { clauses: [{ kind: 'any', of: all.map(clauseOf) }] } : undefined),
  ({ clauses: [any, ...more] }) => {
    if (any?.kind !== 'any' || more.length > 0) return undefined;
    const all = any.of.map(filterOf);
    return areSeparate(all) ? all : undefined;
  },
);

/** 702.95b: "both creatures": the source and the creature it is paired with. */
export const PAIR: Filter = {
  clauses: [
    {
      kind: 'any',
      of: [
        { kind: 'is', ref: SELF_REF },
        { kind: 'history', what: 'pairedWithThis' },
      ],
    },
  ],
};

/** Objects: a subject with its verb in the plural. */
export const subjectMany: Phrase<Filter> = memo(
  oneOf<Filter>('objects', [
    constant(PAIR, 'both creatures'),
    plural,
    together,
    variant(allOfEach()),
    variant(
      mapPhrase(
        template({})`${{ it: together }} each`,
        ({ it }) => it,
        it => ({ it }),
      ),
    ),
  ]),
);

/** Whether the qualities of the last filter do not extend to the others: these have words of their own. */
function areSeparate(all: readonly Filter[]): boolean {
  return all.every(({ clauses }, i) => {
    const next = all[i + 1];
    return (
      next === undefined ||
      clauses[0]?.kind === 'is' ||
      next.clauses[0]?.kind === 'other' ||
      isQualified(clauses) ||
      i > 0
    );
  });
}

const QUALIFIES: ReadonlySet<Clause['kind']> = new Set([
  'controlledBy',
  'ownedBy',
  'inZone',
  'not',
  'history',
  'named',
  'counters',
  'all',
]);

function isQualified(clauses: readonly Clause[]): boolean {
  const last = clauses.at(-1);
  return last !== undefined && QUALIFIES.has(last.kind);
}

/** "all Forests and all Saprolings". */
function allOfEach(): Phrase<Filter> {
  return mapPhrase(
    listPhrase(allOf(), AND, 2, 4),
    (all): Filter => ({ clauses: [{ kind: 'any', of: all.map(clauseOf) }] }),
    () => undefined,
  );
}

function allOf(): Phrase<Filter> {
  return mapPhrase(
    template({})`all ${{ it: filterMany }}`,
    ({ it }) => it,
    it => ({ it }),
  );
}

/** A filter in words: a single object or a plural noun phrase. */
export function printNoun(filter: Filter): string | undefined {
  return subjectOne.print(filter) ?? filterMany.print(filter);
}

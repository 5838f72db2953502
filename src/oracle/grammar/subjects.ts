// What a static ability is about: "~", "enchanted creature", "each creature you control", "creatures you control".
import type { Clause, Filter } from '../../engine/index.ts';
import { AND, list, table } from '../combine.ts';
import { form, says } from '../form.ts';
import { map, memo, oneOf, type Phrase, variant } from '../phrase.ts';
import { filterMany } from './filters.ts';
import { SELF } from './players.ts';
import { typeOne } from './types.ts';

/** The object the source is attached to, with the noun said: "enchanted creature", "equipped creature". */
const attached: Phrase<Filter> = map(
  form(
    {},
  )`${{ as: table('attached', { enchanted: 'enchanted', equipped: 'equipped', fortified: 'fortified' } as const) }} ${{
    noun: oneOf<Clause>('a noun', [typeOne, says({ kind: 'permanent' }, 'permanent')]),
  }}`,
  (it): Filter => ({ clauses: [{ kind: 'is', ref: { kind: 'attached', as: it.as } }, it.noun] }),
  ({ clauses: [is, noun, ...more] }) =>
    is?.kind === 'is' && is.ref.kind === 'attached' && is.ref.as !== undefined && noun && more.length === 0
      ? { as: is.ref.as, noun }
      : undefined,
);

export const self: Filter = { clauses: [{ kind: 'is', ref: SELF }] };

/** One object, or each: the verb is in the singular. */
export const subjectOne: Phrase<Filter> = memo(oneOf<Filter>('one object', [says(self, '~'), attached]));

/** "~ and other Elves you control", "creature spells you control and creature cards you own": any of these. */
export const subjectBoth: Phrase<Filter> = map(
  list(oneOf<Filter>('objects', [subjectOne, filterMany]), AND, 2, 4),
  (of): Filter | undefined => (standApart(of) ? { clauses: [{ kind: 'any', of: of.map(toClause) }] } : undefined),
  ({ clauses: [any, ...more] }) => {
    if (any?.kind !== 'any' || more.length > 0) return undefined;
    const of = any.of.map(it => ({ clauses: it.kind === 'all' ? it.of : [it] }));
    return standApart(of) ? of : undefined;
  },
);

/** The words behind "artifacts and creatures you control" are about both; here each noun has its own, or one is a single object. */
function standApart(of: readonly Filter[]): boolean {
  if (of.some(it => it.clauses[0]?.kind === 'is')) return true;
  return of.every(({ clauses }) => {
    const last = clauses.at(-1);
    return last !== undefined && !NOUNS.has(last.kind);
  });
}

const NOUNS: ReadonlySet<Clause['kind']> = new Set(['type', 'subtype', 'any', 'permanent', 'card', 'spell', 'token']);

function toClause({ clauses }: Filter): Clause {
  const [only, ...more] = clauses;
  return only !== undefined && more.length === 0 ? only : { kind: 'all', of: clauses };
}

/** Objects: the verb is in the plural. */
export const subjectMany: Phrase<Filter> = memo(
  map(
    oneOf<Filter>('objects', [filterMany, variant(allOf())]),
    it => it,
    it => (it.clauses[0]?.kind === 'is' ? undefined : it),
  ),
);

function allOf(): Phrase<Filter> {
  return map(
    form({})`all ${{ it: filterMany }}`,
    ({ it }) => it,
    it => ({ it }),
  );
}

/** A filter in words: a single object or a plural noun phrase. */
export function printNoun(filter: Filter): string | undefined {
  return subjectOne.print(filter) ?? filterMany.print(filter);
}

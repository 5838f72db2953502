// What a static ability is about: "~", "enchanted creature", "each creature you control", "creatures you control".
import type { Clause, Filter } from '../../engine/index.ts';
import { table } from '../combine.ts';
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

// 614.17d: what can't enter: "lands can't enter", "creature cards in graveyards and libraries can't enter".
import type { CantPattern, Clause, Filter, Zone } from '../../engine/index.ts';
import { AND, list, table } from '../combine.ts';
import { form } from '../form.ts';
import { map, oneOf, type Phrase } from '../phrase.ts';
import { filterMany } from './filters.ts';

type CantEnter = Extract<CantPattern, { readonly kind: 'enters' }>;

const zones: Phrase<readonly Zone[]> = list(
  table<Zone>('zones', { graveyards: 'graveyard', libraries: 'library', exile: 'exile', hands: 'hand' }),
  AND,
);

/** Where it comes from is no longer where it is when it is looked at as it would exist on the battlefield. */
const fromThere: Phrase<CantEnter> = map(
  form({})`${{ what: filterMany }} in ${{ from: zones }} can't enter`,
  ({ what, from }): CantEnter | undefined => (saysZone(what) ? undefined : { kind: 'enters', what, from }),
  it => (it.from !== undefined && Object.keys(it).length === 3 ? { what: it.what, from: it.from } : undefined),
);

/** "nonbasic lands can't enter". */
export const cantEnter: Phrase<CantEnter> = oneOf<CantEnter>("can't enter", [
  map(
    form({ kind: 'enters' })`${{ what: filterMany }} can't enter`,
    it => (saysZone(it.what) ? undefined : it),
    it => it,
  ),
  fromThere,
]);

function saysZone({ clauses }: Filter): boolean {
  return clauses.some(speaksOfZone);
}

function speaksOfZone(it: Clause): boolean {
  if (it.kind === 'all' || it.kind === 'any') return it.of.some(speaksOfZone);
  return it.kind === 'inZone';
}

// 614.17d: permanents that can't enter: "lands can't enter", "creature cards in graveyards and libraries can't enter".
import type { CantPattern, Clause, Filter, Zone } from '../../../engine/index.ts';
import { AND, listPhrase, wordTable } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { template } from '../../template.ts';
import { filterMany } from '../nouns/filters.ts';

type CantEnter = Extract<CantPattern, { readonly kind: 'enters' }>;

const zones: Phrase<readonly Zone[]> = listPhrase(
  wordTable<Zone>('zones', { graveyards: 'graveyard', libraries: 'library', exile: 'exile', hands: 'hand' }),
  AND,
);

/** Cards with their zone apart from the filter: as they would exist on the battlefield, they are not in that zone. */
const fromThere: Phrase<CantEnter> = mapPhrase(
  template({})`${{ what: filterMany }} in ${{ from: zones }} can't enter`,
  ({ what, from }): CantEnter | undefined => (namesZone(what) ? undefined : { kind: 'enters', what, from }),
  it => (it.from !== undefined && Object.keys(it).length === 3 ? { what: it.what, from: it.from } : undefined),
);

/** A "can't" effect on entering: "nonbasic lands can't enter". */
export const cantEnter: Phrase<CantEnter> = oneOf<CantEnter>("can't enter", [
  mapPhrase(
    template({ kind: 'enters' })`${{ what: filterMany }} can't enter`,
    it => (namesZone(it.what) ? undefined : it),
    it => it,
  ),
  fromThere,
]);

function namesZone({ clauses }: Filter): boolean {
  return clauses.some(mentionsZone);
}

function mentionsZone(clause: Clause): boolean {
  if (clause.kind === 'all' || clause.kind === 'any') return clause.of.some(mentionsZone);
  return clause.kind === 'inZone';
}

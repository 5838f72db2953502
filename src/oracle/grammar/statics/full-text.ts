// 612, 707: "as long as the top card of your graveyard is a creature card, ~ has the full text of that card".
import type { Change, StaticAbility } from '../../../engine/index.ts';
import { listOfOne, orElse } from '../../combine.ts';
import type { Phrase } from '../../phrase.ts';
import { template } from '../../template.ts';
import { aFilter } from '../nouns/filters.ts';
import { SELF_FILTER } from '../nouns/subjects.ts';
import { YOU } from '../words/players.ts';
import { quoted } from './gained-abilities.ts';

type CopyOf = Extract<Change, { readonly kind: 'copyOf' }>;

const kept: Phrase<CopyOf['exceptions']> = listOfOne(
  template({ kind: 'gains' })` and has the text ${{ abilities: quoted }}`,
);

const fullText: Phrase<Change> = template({ kind: 'copyOf' })`as long as the top card of your graveyard is ${{
  of: template({ kind: 'topOfGraveyard', who: YOU })`${{ filter: aFilter }}`,
}}, ~ has the full text of that card${{ exceptions: orElse(kept, []) }}`;

/** A sentence without its period. */
export const hasFullText: Phrase<StaticAbility> = template({
  kind: 'static',
  condition: undefined,
  defining: false,
})`${{
  effects: listOfOne(template({ affects: SELF_FILTER, condition: undefined })`${{ changes: listOfOne(fullText) }}`),
}}`;

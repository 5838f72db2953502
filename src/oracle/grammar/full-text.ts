// 612, 707: "as long as the top card of your graveyard is a creature card, ~ has the full text of that card".
import type { Change, StaticAbility } from '../../engine/index.ts';
import { orElse, single } from '../combine.ts';
import { form } from '../form.ts';
import type { Phrase } from '../phrase.ts';
import { aFilter } from './filters.ts';
import { quoted } from './gained.ts';
import { YOU } from './players.ts';
import { self } from './subjects.ts';

type CopyOf = Extract<Change, { readonly kind: 'copyOf' }>;

const kept: Phrase<CopyOf['exceptions']> = single(form({ kind: 'gains' })` and has the text ${{ abilities: quoted }}`);

const fullText: Phrase<Change> = form({ kind: 'copyOf' })`as long as the top card of your graveyard is ${{
  of: form({ kind: 'topOfGraveyard', who: YOU })`${{ filter: aFilter }}`,
}}, ~ has the full text of that card${{ exceptions: orElse(kept, []) }}`;

/** A sentence without its period. */
export const hasFullText: Phrase<StaticAbility> = form({ kind: 'static', condition: undefined, defining: false })`${{
  effects: single(form({ affects: self, condition: undefined })`${{ changes: single(fullText) }}`),
}}`;

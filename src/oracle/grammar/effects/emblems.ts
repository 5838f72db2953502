// 114.2: "you get an emblem with "…"".
import type { Effect } from '../../../engine/index.ts';
import { listPhrase } from '../../combine.ts';
import { oneOf, type Phrase } from '../../phrase.ts';
import { template } from '../../template.ts';
import { oneQuoted } from '../statics/gained-abilities.ts';
import { who } from './acting-player.ts';

const abilities = listPhrase(oneQuoted, { two: ' and ', comma: ', ', last: ', and ' });

/** An emblem with the abilities in quotes, that a player gets. */
export const emblem: Phrase<Effect> = oneOf<Effect>('an emblem', [
  template({ kind: 'getEmblem' })`${who('get', 'gets')} an emblem with ${{ abilities }}`,
]);

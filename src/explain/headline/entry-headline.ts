// Predicate of an entering object in a headline, from its parts.

import type { EntryParts } from './entry-parts.ts';

/** The predicate of an entering object: "enters tapped with two +1/+1 counters". */
export function entryPredicate(entered: EntryParts): string {
  if (entered.elsewhere !== '') return entered.elsewhere;
  const { tapped, as, control, counters, gained, attached, chosen, after } = entered;
  const withs =
    counters !== '' && gained !== '' ? [`${counters} and ${gained.replace(/^with /, '')}`] : [counters, gained];
  const isDown = as === FACE_DOWN && tapped !== '';
  const how = isDown ? [`${as}${tapped.includes(' and ') ? ', ' : ' and '}${tapped}`] : [tapped, as];
  const parts = ['enters', ...how, control, attached, ...withs].filter(each => each !== '');
  return `${parts.join(' ')}${chosen === '' ? '' : ` ${chosen}`}${after === '' ? '' : ` and ${after}`}`;
}

const FACE_DOWN = 'face down';

/** The keys of the parts that differ between outcomes. */
export function differingParts(all: readonly EntryParts[]): readonly (keyof EntryParts)[] {
  const [first] = all;
  if (first === undefined) return [];
  const keys: readonly (keyof EntryParts)[] = [
    'elsewhere',
    'tapped',
    'as',
    'control',
    'counters',
    'gained',
    'attached',
    'chosen',
    'types',
    'after',
  ];
  return keys.filter(key => all.some(it => it[key] !== first[key]));
}

// 707.5: "as ~ enters, …" it becomes a copy: of what was just exiled, or until it is turned face down.
import type { Effect, Rewrite } from '../../../engine/index.ts';
import { listOfOne, orElse } from '../../combine.ts';
import { either, mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { aFilter } from '../nouns/filters.ts';
import { copiedNoun } from '../statics/copies.ts';
import { exceptions } from '../statics/exceptions.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { YOU } from '../words/players.ts';
import { oneCost } from './entering-costs.ts';

type Done = readonly Rewrite[];

/** The objects just moved; after one of them is copied, the others. */
const THOSE = { kind: 'those' } as const;
const ONE_OF_THOSE = { kind: 'asCopy', of: { clauses: [{ kind: 'is', ref: THOSE }] }, exceptions: [] } as const;

/** "with a number of additional +1/+1 counters on it equal to the power of the other card". */
const withPowerOfOther: Phrase<Rewrite> = template({
  kind: 'withCounters',
  additional: true,
  amount: { kind: 'measure', measure: 'power', of: THOSE },
})`with a number of additional ${{ counter: counterKind }} counters on it equal to the power of the other card`;

/** "as a copy of one of those cards with …". */
const asOneOfThose: Phrase<Done> = mapPhrase(
  template({})`${constant<Rewrite>(ONE_OF_THOSE, 'as a copy of one of those cards')} ${{ other: withPowerOfOther }}`,
  ({ other }): Done => [ONE_OF_THOSE, other],
  ([copy, other, ...more]) =>
    copy?.kind === 'asCopy' && other !== undefined && more.length === 0 ? { ...copy, other } : undefined,
);

/** "you may exile two creature cards from graveyards. if you do, it enters as a copy of one of those cards …". */
const copyOfMoved: Phrase<Done> = listOfOne(
  template({ kind: 'may', who: YOU, otherwise: [] })`you may ${{
    effects: listOfOne(oneCost) as Phrase<readonly Effect[]>,
  }}. if you do, ${either('it enters ', '~ enters ')}${{ then: asOneOfThose }}`,
);

/**
 * "you may choose another creature on the battlefield. if you do, until ~ is turned face down, it becomes a copy of
 * that creature".
 */
const copyWhileFaceUp: Phrase<Done> = listOfOne(
  template({ kind: 'asCopy', optional: true, until: 'turnedFaceDown' })`you may choose ${{
    of: aFilter,
  }} on the battlefield. if you do, until ~ is turned face down, it becomes a copy of ${either(
    'that creature',
    'that permanent',
  )}${{ exceptions: orElse(exceptions, []) }}`,
);

/** "you may have it become a copy of any creature on the battlefield until end of turn, except it has haste". */
const copyThisTurn: Phrase<Done> = listOfOne(
  template({ kind: 'asCopy', optional: true, until: 'endOfTurn' })`you may have it become a copy of ${{
    of: copiedNoun,
  }} until end of turn${{ exceptions: orElse(exceptions, []) }}`,
);

export const copiesAsEnters: Phrase<Done> = oneOf<Done>('a copy made as it enters', [
  copyOfMoved,
  copyWhileFaceUp,
  copyThisTurn,
]);

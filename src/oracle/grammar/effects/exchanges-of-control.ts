// 701.12b: exchanges of control: "exchange control of target artifact and target creature".
import type { Effect, ObjectRef, Objects } from '../../../engine/index.ts';
import { mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { SELF_REF } from '../words/players.ts';
import { oneTarget, targetNumbered } from './acted-on.ts';

const exchanged: Phrase<ObjectRef | Objects> = oneOf<ObjectRef | Objects>('what is exchanged', [
  constant(SELF_REF, '~'),
  oneTarget,
]);

/** The exchange of control of two permanents, targets numbered in the order of the words. */
export const exchangesOfControl: Phrase<Effect> = mapPhrase(
  template({})`exchange control of ${{ one: exchanged }} and ${{ other: exchanged }}`,
  ({ one, other }): Effect => ({
    kind: 'exchangeControl',
    one: targetNumbered(one, 0),
    other: targetNumbered(other, one.kind === 'target' ? 1 : 0),
  }),
  (): undefined => undefined,
);

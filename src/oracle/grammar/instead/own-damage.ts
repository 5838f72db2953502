// 614.15: the part of a spell that replaces the damage of its own: "if it was kicked, it deals 4 damage instead".
import type { ReplacementAbility } from '../../../engine/index.ts';
import { either, mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { template } from '../../template.ts';
import { condition } from '../conditions/conditions.ts';
import { digits } from '../words/numbers.ts';
import { SELF_REF } from '../words/players.ts';

const pronoun = either('it', '~', 'this spell');
const recipient = either(
  '',
  ' to it',
  ' to that creature',
  ' to that creature or planeswalker',
  ' to that permanent',
  ' to that permanent or player',
  ' to that player',
);

/** A self-replacement effect on the damage of the spell it is part of. */
export const ownDamageInstead: Phrase<ReplacementAbility> = mapPhrase(
  oneOf('a self-replacement effect', [
    template({})`if ${{ condition }}, ${pronoun} deals ${{ amount: digits }} damage${recipient} instead.`,
    template({})`${pronoun} deals ${{ amount: digits }} damage${recipient} instead if ${{ condition }}.`,
  ]),
  ({ condition: when, amount }): ReplacementAbility => ({
    kind: 'replacement',
    event: {
      kind: 'dealDamage',
      source: { clauses: [{ kind: 'is', ref: SELF_REF }] },
      to: undefined,
      combat: undefined,
    },
    condition: when,
    optional: undefined,
    rewrites: [{ kind: 'setAmount', amount }],
    selfReplacement: true,
  }),
  () => undefined,
);

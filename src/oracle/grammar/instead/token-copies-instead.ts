// 614.16, 707: tokens that are copies, or one of two kinds, in place of those that would be created.
import type { Condition, Filter, ObjectRef, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { listOfOne, listPhrase, OR } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase, same } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { aFilter } from '../nouns/filters.ts';
import { tokenMany } from '../statics/token-descriptions.ts';
import { objectRef, YOU } from '../words/players.ts';

const NOT_YET: Condition = { kind: 'not', of: { kind: 'happened', what: 'tokensCreated', who: YOU } };
const YOUR_TURN: Condition = { kind: 'turn', who: YOU };
const ON_CREATURE: Condition = {
  kind: 'is',
  ref: { kind: 'attached', as: 'equipped' },
  filter: { clauses: [{ kind: 'type', type: 'Creature' }] },
};

const creating = {
  kind: 'replacement',
  event: { kind: 'createTokens', what: undefined, under: YOU, byEffect: false },
  optional: YOU,
} as const;

type When = Pick<ReplacementAbility, 'condition'>;

/** "the first time you would create one or more tokens each turn". */
const firstTime: Phrase<When> = oneOf<When>('when', [
  constant({ condition: NOT_YET }, 'the first time you would create one or more tokens each turn'),
  constant(
    { condition: { kind: 'and', of: [YOUR_TURN, NOT_YET] } },
    'the first time you would create one or more tokens during each of your turns',
  ),
  constant(
    { condition: { kind: 'and', of: [ON_CREATURE, NOT_YET] } },
    'as long as ~ is attached to a creature, the first time you would create one or more tokens each turn',
  ),
]);

/** "create that many tokens that are copies of enchanted permanent". */
const copies: Phrase<Rewrite> = oneOf<Rewrite>('copies', [
  template({ kind: 'tokenCopies' })`create that many tokens that are copies of ${{
    of: oneOf<ObjectRef | Filter>('what is copied', [objectRef]),
  }}`,
  template({
    kind: 'tokenCopies',
  })`choose ${{ of: oneOf<ObjectRef | Filter>('what is copied', [aFilter]) }} and create that many tokens that are copies of that creature`,
]);

/** Tokens of one of two kinds: "create that many 1/1 Elf creature tokens or that many 2/2 Cat creature tokens". */
const oneKind: Phrase<Rewrite> = mapPhrase(
  listPhrase(template({})`that many ${{ token: tokenMany }}`, OR, 2),
  (kinds): Rewrite => ({
    kind: 'modes',
    who: YOU,
    modes: kinds.map(({ token }) => ({
      name: tokenMany.print(token) ?? '',
      rewrites: [{ kind: 'tokens', token, amount: { kind: 'that' }, besides: false }],
    })),
  }),
  rewrite => {
    if (rewrite.kind !== 'modes' || rewrite.how !== undefined) return undefined;
    const kinds = rewrite.modes.flatMap(({ rewrites: [only, ...more] }) =>
      only?.kind === 'tokens' && more.length === 0 && !only.besides && same(only.amount, { kind: 'that' })
        ? [{ token: only.token }]
        : [],
    );
    return kinds.length === rewrite.modes.length && kinds.length > 1 ? kinds : undefined;
  },
);

/** Whole sentences about such tokens. */
export const tokenCopiesInstead: Phrase<ReplacementAbility> = oneOf<ReplacementAbility>('copies instead of tokens', [
  template(creating)`${firstTime}, you may instead ${{ rewrites: listOfOne(copies) }}`,
  template({ ...creating, condition: undefined })`if you would create one or more tokens, you may instead create ${{
    rewrites: listOfOne(oneKind),
  }}`,
]);

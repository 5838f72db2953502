// 615: damage prevented: "prevent all damage that would be dealt to ~", "if a source would deal …, prevent 1 of that damage".

import type {
  Ability,
  Amount,
  Effect,
  EventPattern,
  Filter,
  ReplacementAbility,
  Rewrite,
} from '../../../engine/index.ts';
import { some } from '../../../engine/index.ts';
import { equals } from '../../../kit/structure.ts';
import { list, ranked, single, table } from '../../combine.ts';
import { form, just, says } from '../../form.ts';
import { map, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { amount } from '../amounts.ts';
import { digits } from '../numbers.ts';
import { YOU } from '../players.ts';
import { recipientsMany, sourceMany } from './about.ts';
import { anyDamage, combat } from './damage.ts';
import { deed } from './deeds.ts';
import { type Result, stated, would } from './would.ts';

type Dealt = Extract<EventPattern, { readonly kind: 'dealDamage' }>;
type Prevent = Extract<Rewrite, { readonly kind: 'prevent' }>;

const damage = { kind: 'dealDamage' } as const;

/** "all damage that would be dealt to you by creatures": what a static ability or a shield prevents all of. */
export const allDamage: Phrase<Dealt> = memo(
  oneOf<Dealt>('damage', [
    form({ ...damage, source: undefined })`all ${{ combat }}damage that would be dealt to ${{ to: recipientsMany }}`,
    form(damage)`all ${{ combat }}damage that would be dealt to ${{ to: recipientsMany }} by ${{ source: sourceMany }}`,
    form({ ...damage, to: undefined })`all ${{ combat }}damage that would be dealt by ${{ source: sourceMany }}`,
    variant(form({ ...damage, to: undefined })`all ${{ combat }}damage ${{ source: sourceMany }} would deal`),
    variant(form({ ...damage, to: undefined })`all ${{ combat }}damage that ${{ source: sourceMany }} would deal`),
    variant(
      form(damage)`all ${{ combat }}damage that ${{ source: sourceMany }} would deal to ${{ to: recipientsMany }}`,
    ),
    variant(form(damage)`all ${{ combat }}damage ${{ source: sourceMany }} would deal to ${{ to: recipientsMany }}`),
  ]),
);

const ALL: Prevent = { kind: 'prevent', amount: 'all', then: [] };
const prevents = { optional: undefined } as const;

const preventAll = form({ ...prevents, rewrites: [ALL] })`prevent ${{ event: allDamage }}`;

const forEach: Phrase<Effect> = map(
  just`${deed} for each 1 damage prevented this way`,
  it => withAmount(it, { kind: 'prevented' }),
  it => withAmount(it, 1),
);

/** "put a +1/+1 counter on it" for as many: its number is the other. */
function withAmount(it: Effect, n: Amount): Effect | undefined {
  const [from, to] = typeof n === 'number' ? ['prevented', n] : [1, n];
  if (!('amount' in it) || it.kind === 'removeCounters') return undefined;
  const is = typeof it.amount === 'number' ? it.amount : it.amount.kind;
  return is === from ? { ...it, amount: to } : undefined;
}

const FROM_GRAVEYARD: Filter = { clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'graveyard', whose: YOU }] };

const forEachCard = says<Effect>(
  {
    kind: 'move',
    verb: 'exile',
    who: YOU,
    what: { kind: 'choose', filter: FROM_GRAVEYARD, min: { kind: 'prevented' }, max: { kind: 'prevented' } },
    to: 'exile',
  },
  'exile a card from your graveyard for each 1 damage prevented this way',
);

const several: Phrase<readonly Effect[]> = oneOf<readonly Effect[]>('things done', [
  list(deed, { two: ', and ', comma: ', ', last: ', and ' }, 2),
  variant(list(deed, { two: ', then ', comma: ', ', last: ', then ' }, 2)),
]);

/** Said in the same sentence: not "the damage prevented this way". */
function unmeasured(phrase: Phrase<Effect>): Phrase<Effect> {
  return map(
    phrase,
    it => it,
    it => (some('effect', it, { amount: ['prevented'] }) ? undefined : it),
  );
}

/** What follows "prevent that damage". */
const then: Phrase<readonly Effect[]> = ranked<readonly Effect[]>('what follows', [
  just` and ${single(unmeasured(deed))}`,
  just`, ${several}`,
  just`. ${list(oneOf<Effect>('something done', [deed, forEach, forEachCard]), { two: '. ', comma: '. ', last: '. ' }, 1, 3)}`,
]);

const DONE = { kind: 'prevent' } as const;

const much: Phrase<Prevent> = ranked<Prevent>('how much is prevented', [
  form({ ...DONE, then: [] as readonly Effect[] })`${{ amount: quantity() }}`,
  form({ ...DONE, amount: 'all' as const })`that damage${{ then }}`,
  form({
    ...DONE,
    amount: 'allBut' as const,
    then: [] as readonly Effect[],
  })`all but ${{ leave: digits }} of that damage`,
]);

function quantity(): Phrase<Prevent['amount']> {
  return oneOf<Prevent['amount']>('how much', [
    says<Prevent['amount']>('all', 'that damage'),
    just`${digits} of that damage`,
    just`X of that damage, where X is ${amount}`,
    halfOf(),
  ]);
}

function halfOf(): Phrase<Prevent['amount']> {
  return map(
    just`half that damage, rounded ${table('up or down', { up: 'up', down: 'down' } as const)}`,
    (rounded): Prevent['amount'] => ({ kind: 'half', of: { kind: 'that' }, rounded }),
    it =>
      typeof it === 'object' && it.kind === 'half' && typeof it.of === 'object' && it.of.kind === 'that'
        ? it.rounded
        : undefined,
  );
}

const asRewrites = (phrase: Phrase<Prevent>): Phrase<readonly Rewrite[]> =>
  single(
    map(
      phrase,
      (it): Rewrite => it,
      it => (it.kind === 'prevent' ? it : undefined),
    ),
  );

/** "prevent that damage and …", "you may prevent 1 of that damage". */
export const prevented: Phrase<Result> = oneOf<Result>('damage prevented', [
  form(prevents)`prevent ${{ rewrites: asRewrites(much) }}`,
  form({ optional: { kind: 'you' } as const })`you may prevent ${{ rewrites: asRewrites(much) }}`,
  variant(form(prevents)`prevent 1 damage that spell would deal${{ rewrites: asRewrites(oneOfIt()) }}`),
]);

function oneOfIt(): Phrase<Prevent> {
  return says<Prevent>({ kind: 'prevent', amount: 1, then: [] }, ' to that permanent or player');
}

/** Whole sentences that prevent. */
export const preventing: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('damage prevented', [
  stated(preventAll),
  would(anyDamage, prevented),
]);

/** "prevent all damage that would be dealt to and dealt by ~": two abilities in one sentence. */
export const preventingBoth: Phrase<readonly Ability[]> = map(
  form({})`prevent all ${{ combat }}damage that would be dealt to and dealt by ${{ what: sourceMany }}`,
  ({ combat: which, what }): readonly Ability[] => [
    preventing1({ ...damage, source: undefined, to: [what], combat: which }),
    preventing1({ ...damage, source: what, to: undefined, combat: which }),
  ],
  ([to, by, ...more]) => {
    const [one, other] = [eventOf(to), eventOf(by)];
    if (more.length > 0 || one?.to?.length !== 1 || other?.source === undefined) return undefined;
    if (one.source !== undefined || other.to !== undefined || one.combat !== other.combat) return undefined;
    return equals(one.to[0], other.source) ? { combat: one.combat, what: other.source } : undefined;
  },
);

function preventing1(event: EventPattern): ReplacementAbility {
  return { kind: 'replacement', condition: undefined, ...prevents, event, rewrites: [ALL] };
}

function eventOf(it: Ability | undefined): Dealt | undefined {
  if (it?.kind !== 'replacement' || it.event.kind !== 'dealDamage' || it.condition !== undefined) return undefined;
  const [only, ...more] = it.rewrites;
  return more.length === 0 && only?.kind === 'prevent' && only.amount === 'all' && only.then.length === 0
    ? it.event
    : undefined;
}

// 615: prevention: "prevent all damage that would be dealt to ~", "if a source would deal …, prevent 1 of that damage".

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
import { listOfOne, listPhrase, rankedWordings, wordTable } from '../../combine.ts';
import { mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { amount } from '../amounts/amounts.ts';
import { digits } from '../words/numbers.ts';
import { YOU } from '../words/players.ts';
import { anyDamage, combatWord } from './damage-instead.ts';
import { insteadAction } from './instead-actions.ts';
import { recipientsMany, sourceMany } from './sources-and-recipients.ts';
import { statedReplacement, type WouldResult, wouldSentence } from './would.ts';

type Dealt = Extract<EventPattern, { readonly kind: 'dealDamage' }>;
type Prevent = Extract<Rewrite, { readonly kind: 'prevent' }>;

const damage = { kind: 'dealDamage' } as const;

/**
 * The damage that a static ability or a shield prevents entirely: "all damage that would be dealt to you by creatures".
 */
export const allDamage: Phrase<Dealt> = memo(
  oneOf<Dealt>('damage', [
    template({
      ...damage,
      source: undefined,
    })`all ${{ combat: combatWord }}damage that would be dealt to ${{ to: recipientsMany }}`,
    template(
      damage,
    )`all ${{ combat: combatWord }}damage that would be dealt to ${{ to: recipientsMany }} by ${{ source: sourceMany }}`,
    template({
      ...damage,
      to: undefined,
    })`all ${{ combat: combatWord }}damage that would be dealt by ${{ source: sourceMany }}`,
    variant(
      template({ ...damage, to: undefined })`all ${{ combat: combatWord }}damage ${{ source: sourceMany }} would deal`,
    ),
    variant(
      template({
        ...damage,
        to: undefined,
      })`all ${{ combat: combatWord }}damage that ${{ source: sourceMany }} would deal`,
    ),
    variant(
      template(
        damage,
      )`all ${{ combat: combatWord }}damage that ${{ source: sourceMany }} would deal to ${{ to: recipientsMany }}`,
    ),
    variant(
      template(
        damage,
      )`all ${{ combat: combatWord }}damage ${{ source: sourceMany }} would deal to ${{ to: recipientsMany }}`,
    ),
  ]),
);

const ALL: Prevent = { kind: 'prevent', amount: 'all', then: [] };
const prevents = { optional: undefined } as const;

const preventAll = template({ ...prevents, rewrites: [ALL] })`prevent ${{ event: allDamage }}`;

const forEach: Phrase<Effect> = mapPhrase(
  wrapping`${insteadAction} for each 1 damage prevented this way`,
  it => withAmount(it, { kind: 'prevented' }),
  it => withAmount(it, 1),
);

/** The effect with another number: "put a +1/+1 counter on it" for each point. */
function withAmount(effect: Effect, n: Amount): Effect | undefined {
  const [from, to] = typeof n === 'number' ? ['prevented', n] : [1, n];
  if (!('amount' in effect) || effect.kind === 'removeCounters' || effect.kind === 'moveCounters') return undefined;
  const is = typeof effect.amount === 'number' ? effect.amount : effect.amount.kind;
  return is === from ? { ...effect, amount: to } : undefined;
}

const FROM_GRAVEYARD: Filter = { clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'graveyard', whose: YOU }] };

const forEachCard = constant<Effect>(
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
  listPhrase(insteadAction, { two: ', and ', comma: ', ', last: ', and ' }, 2),
  variant(listPhrase(insteadAction, { two: ', then ', comma: ', ', last: ', then ' }, 2)),
]);

/** The phrase without "the damage prevented this way", which another sentence has. */
function unmeasured(phrase: Phrase<Effect>): Phrase<Effect> {
  return mapPhrase(
    phrase,
    it => it,
    it => (some('effect', it, { amount: ['prevented'] }) ? undefined : it),
  );
}

/** The effects after "prevent that damage". */
const then: Phrase<readonly Effect[]> = rankedWordings<readonly Effect[]>('what follows', [
  wrapping` and ${listOfOne(unmeasured(insteadAction))}`,
  wrapping`, ${several}`,
  wrapping`. ${listPhrase(oneOf<Effect>('something done', [insteadAction, forEach, forEachCard]), { two: '. ', comma: '. ', last: '. ' }, 1, 3)}`,
]);

const DONE = { kind: 'prevent' } as const;

const much: Phrase<Prevent> = rankedWordings<Prevent>('how much is prevented', [
  template({ ...DONE, then: [] as readonly Effect[] })`${{ amount: quantity() }}`,
  template({ ...DONE, amount: 'all' as const })`that damage${{ then }}`,
  template({
    ...DONE,
    amount: 'allBut' as const,
    then: [] as readonly Effect[],
  })`all but ${{ leave: digits }} of that damage`,
]);

function quantity(): Phrase<Prevent['amount']> {
  return oneOf<Prevent['amount']>('how much', [
    constant<Prevent['amount']>('all', 'that damage'),
    wrapping`${digits} of that damage`,
    wrapping`X of that damage, where X is ${amount}`,
    halfOf(),
  ]);
}

function halfOf(): Phrase<Prevent['amount']> {
  return mapPhrase(
    wrapping`half that damage, rounded ${wordTable('up or down', { up: 'up', down: 'down' } as const)}`,
    (rounded): Prevent['amount'] => ({ kind: 'half', of: { kind: 'that' }, rounded }),
    amount =>
      typeof amount === 'object' && amount.kind === 'half' && typeof amount.of === 'object' && amount.of.kind === 'that'
        ? amount.rounded
        : undefined,
  );
}

const asRewrites = (phrase: Phrase<Prevent>): Phrase<readonly Rewrite[]> =>
  listOfOne(
    mapPhrase(
      phrase,
      (it): Rewrite => it,
      it => (it.kind === 'prevent' ? it : undefined),
    ),
  );

/** Prevention as a result: "prevent that damage and …", "you may prevent 1 of that damage". */
export const preventsThat: Phrase<WouldResult> = oneOf<WouldResult>('damage prevented', [
  template(prevents)`prevent ${{ rewrites: asRewrites(much) }}`,
  template({ optional: { kind: 'you' } as const })`you may prevent ${{ rewrites: asRewrites(much) }}`,
  variant(template(prevents)`prevent 1 damage that spell would deal${{ rewrites: asRewrites(oneOfIt()) }}`),
]);

function oneOfIt(): Phrase<Prevent> {
  return constant<Prevent>({ kind: 'prevent', amount: 1, then: [] }, ' to that permanent or player');
}

/** Whole sentences of prevention. */
export const preventionSentence: Phrase<ReplacementAbility> = rankedWordings<ReplacementAbility>('damage prevented', [
  statedReplacement(preventAll),
  wouldSentence(anyDamage, preventsThat),
]);

/** Two abilities in one sentence: "prevent all damage that would be dealt to and dealt by ~". */
export const preventionCompound: Phrase<readonly Ability[]> = mapPhrase(
  template({})`prevent all ${{ combat: combatWord }}damage that would be dealt to and dealt by ${{ what: sourceMany }}`,
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

function eventOf(ability: Ability | undefined): Dealt | undefined {
  if (ability?.kind !== 'replacement' || ability.event.kind !== 'dealDamage' || ability.condition !== undefined)
    return undefined;
  const [only, ...more] = ability.rewrites;
  return more.length === 0 && only?.kind === 'prevent' && only.amount === 'all' && only.then.length === 0
    ? ability.event
    : undefined;
}

// Instructions that create tokens (111.1, 701.7): "create two Treasure tokens", "create a token that's a copy of target creature".
import type { CopyException, Effect, Filter, ObjectRef, Objects, PlayerRef } from '../../../engine/index.ts';
import { either, mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { template } from '../../template.ts';
import { amount, eachAmount } from '../amounts/amounts.ts';
import { filterOne } from '../nouns/filters.ts';
import { exceptions } from '../statics/exceptions.ts';
import { tokenMany, tokenOne, tokensMade } from '../statics/token-descriptions.ts';
import { pluralAmount, withIndefiniteArticle } from '../words/numbers.ts';
import { OPPONENT, objectRef, YOU } from '../words/players.ts';
import { oneTarget, pickedObjects } from './acted-on.ts';
import { who } from './acting-player.ts';

const NO_EXCEPTIONS: readonly CopyException[] = [];
const COPIED = either('that creature', 'that permanent', 'that token', 'that artifact', 'it');

/** Tokens: "create two Treasure tokens", "create a tapped 2/2 black Zombie creature token". */
export const tokens: Phrase<Effect> = oneOf<Effect>('tokens', [
  template({ kind: 'createTokens' })`${who('create', 'creates')} ${tokensMade}`,
  template({
    kind: 'createTokens',
    tapped: true,
    amount: 1,
  })`${who('create', 'creates')} a tapped ${{ token: tokenOne }}`,
  template({ kind: 'createTokens', tapped: true })`${who('create', 'creates')} ${{ amount: pluralAmount }} tapped ${{
    token: tokenMany,
  }}`,
  countedTokens(
    template(
      {},
    )`${who('create', 'creates')} ${{ token: withIndefiniteArticle(tokenOne) }} for each ${{ amount: eachAmount }}`,
  ),
  countedTokens(template({})`${who('create', 'creates')} X ${{ token: tokenMany }}, where X is ${{ amount }}`),
  countedTokens(template({})`${who('create', 'creates')} a number of ${{ token: tokenMany }} equal to ${{ amount }}`),
  copiedToken(
    template({ but: NO_EXCEPTIONS })`${who('create', 'creates')} a token that's a copy of ${{ of: oneTarget }}`,
  ),
  copiedToken(
    template({})`${who('create', 'creates')} a token that's a copy of ${{ of: oneTarget }}${{ but: exceptions }}`,
  ),
  copiedObject(
    template({ but: NO_EXCEPTIONS })`${who('create', 'creates')} a token that's a copy of ${{ of: objectRef }}`,
  ),
  copiedObject(
    template({})`${who('create', 'creates')} a token that's a copy of ${{ of: objectRef }}${{ but: exceptions }}`,
  ),
  forEachOpponent(
    template({ but: NO_EXCEPTIONS })`for each opponent, ${who(
      'create',
      'creates',
    )} a token that's a copy of ${{ of: objectRef }}`,
  ),
  copyOfEach(
    template({ but: NO_EXCEPTIONS })`for each ${{ each: filterOne }}, create a token that's a copy of ${COPIED}`,
  ),
  attachedToken(
    template({ to: { kind: 'target', index: 0 } })`${who('create', 'creates')} ${tokensMade} attached to ${{
      target: oneTarget,
    }}`,
  ),
  attachedToken(template({})`${who('create', 'creates')} ${tokensMade} attached to ${{ to: objectRef }}`),
  attachedToEach(
    template({
      who: YOU,
    })`for each ${{ each: filterOne }}, create ${tokensMade} attached to ${either('that creature', 'it')}`,
  ),
  mapPhrase(
    template({})`for each of those creatures, create ${tokensMade} attached to ${either('that creature', 'it')}`,
    (made): Effect => ({
      ...{ kind: 'createTokens', who: YOU, ...made, attachedTo: { kind: 'member' } },
      forEach: { kind: 'ref', ref: { kind: 'those' } },
    }),
    (): undefined => undefined,
  ),
  copyOfOne(template({ but: NO_EXCEPTIONS })`create a token that's a copy of ${{ one: pickedObjects }}`),
  copyOfOne(template({})`create a token that's a copy of ${{ one: pickedObjects }}${{ but: exceptions }}`),
  copyOfEach(
    template({})`for each ${{ each: filterOne }}, create a token that's a copy of ${COPIED}${{ but: exceptions }}`,
  ),
]);

/** A token that is a copy of the first target. */
function copiedToken(
  phrase: Phrase<{ readonly who: PlayerRef; readonly but: readonly CopyException[] }>,
): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ who: player, but }): Effect => ({
      kind: 'createTokens',
      who: player,
      amount: 1,
      token: { copyOf: { kind: 'target', index: 0 }, exceptions: but },
    }),
    (): undefined => undefined,
  );
}

/** A token that is a copy of an object named before. */
function copiedObject(
  phrase: Phrase<{ readonly who: PlayerRef; readonly of: ObjectRef; readonly but: readonly CopyException[] }>,
): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ who: player, of, but }): Effect | undefined =>
      of.kind === 'target' || of.kind === 'top'
        ? undefined
        : { kind: 'createTokens', who: player, amount: 1, token: { copyOf: of, exceptions: but } },
    (): undefined => undefined,
  );
}

/** As many such copies as there are opponents. */
function forEachOpponent(
  phrase: Phrase<{ readonly who: PlayerRef; readonly of: ObjectRef; readonly but: readonly CopyException[] }>,
): Phrase<Effect> {
  return mapPhrase(
    copiedObject(phrase),
    (it): Effect | undefined =>
      it.kind === 'createTokens' ? { ...it, amount: { kind: 'players', who: OPPONENT } } : undefined,
    (): undefined => undefined,
  );
}

/** 303.4i: an Aura token that is created attached to a target, or to an object named before. */
function attachedToken(
  phrase: Phrase<Pick<Created, 'who' | 'token' | 'amount'> & { readonly to: ObjectRef }>,
): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ who: player, token, amount: many, to }): Effect | undefined =>
      to.kind === 'top' ? undefined : { kind: 'createTokens', who: player, token, amount: many, attachedTo: to },
    (): undefined => undefined,
  );
}

/** An Aura token for each of several objects, attached to it. */
function attachedToEach(
  phrase: Phrase<Pick<Created, 'who' | 'token' | 'amount'> & { readonly each: Filter }>,
): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ each, ...made }): Effect => ({
      ...{ kind: 'createTokens', ...made, attachedTo: { kind: 'member' } },
      forEach: { kind: 'each', filter: each },
    }),
    (): undefined => undefined,
  );
}

/** A token for each of several objects, a copy of it. */
function copyOfEach(phrase: Phrase<{ readonly each: Filter; readonly but: readonly CopyException[] }>): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ each, but }): Effect => ({
      kind: 'createTokens',
      who: YOU,
      amount: 1,
      token: { copyOf: { kind: 'member' }, exceptions: but },
      forEach: { kind: 'each', filter: each },
    }),
    (): undefined => undefined,
  );
}

/** A token that is a copy of one object, picked as the instruction is carried out: "a card exiled with ~". */
function copyOfOne(phrase: Phrase<{ readonly one: Objects; readonly but: readonly CopyException[] }>): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ one, but }): Effect | undefined =>
      one.kind === 'choose' && one.min === 1 && one.max === 1
        ? {
            ...{ kind: 'createTokens', who: YOU, amount: 1, forEach: one },
            token: { copyOf: { kind: 'member' }, exceptions: but },
          }
        : undefined,
    (): undefined => undefined,
  );
}

type Created = Extract<Effect, { kind: 'createTokens' }>;

function countedTokens(phrase: Phrase<Pick<Created, 'who' | 'token' | 'amount'>>): Phrase<Effect> {
  return mapPhrase(
    phrase,
    (it): Effect => ({ kind: 'createTokens', ...it }),
    (): undefined => undefined,
  );
}

// 111.1, 614.16: more or other tokens: "twice that many of those tokens are created instead", "those tokens plus a …".
import {
  type Amount,
  type EventPattern,
  type Filter,
  predefinedNames,
  type ReplacementAbility,
  type Rewrite,
  type TokenSpec,
} from '../../../engine/index.ts';
import { ranked } from '../../combine.ts';
import { form, says } from '../../form.ts';
import { map, memo, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { aFilter, filterMany } from '../filters.ts';
import { article, thatMany } from '../numbers.ts';
import { ANYONE, YOU } from '../players.ts';
import { tokenMany, tokenOne } from '../tokens.ts';
import { does, would } from './would.ts';

type Create = Extract<EventPattern, { readonly kind: 'createTokens' }>;

const creates = { kind: 'createTokens' } as const;

/** "tokens": any; "creature tokens": such as the filter says. */
const which: Phrase<Filter | undefined> = oneOf<Filter | undefined>('tokens', [
  says(undefined, 'tokens'),
  map(
    filterMany,
    (it): Filter | undefined =>
      it.clauses.length > 1 && it.clauses.some(clause => clause.kind === 'token') ? it : undefined,
    it => it,
  ),
]);

const tokens: Phrase<Create> = memo(
  oneOf<Create>('tokens', [
    form({
      ...creates,
      under: YOU,
      byEffect: false,
    })`one or more ${{ what: which }} would be created under your control`,
    form({ ...creates, under: ANYONE, byEffect: false })`one or more ${{ what: which }} would be created`,
    form({
      ...creates,
      under: YOU,
      byEffect: true,
    })`an effect would create one or more ${{ what: which }} under your control`,
    form({ ...creates, under: ANYONE, byEffect: true })`an effect would create one or more ${{ what: which }}`,
    variant(form({ ...creates, under: YOU, byEffect: false })`you would create one or more ${{ what: which }}`),
  ]),
);
/** Said of each one. */
const oneToken: Phrase<Create> = form({ ...creates, under: YOU, byEffect: false })`you would create ${{
  what: map(
    aFilter,
    (it): Filter | undefined =>
      it.clauses.length > 1 && it.clauses.some(clause => clause.kind === 'token') ? it : undefined,
    it => it,
  ),
}}`;

type Tokens = Extract<Rewrite, { readonly kind: 'tokens' }>;

const made = { kind: 'tokens' } as const;
const plus = { ...made, besides: true } as const;
const other = { ...made, besides: false } as const;
const ONE: Amount = 1;
const THAT_MANY: Amount = { kind: 'that' };

const besides: Phrase<Pick<Tokens, 'token' | 'amount'>> = oneOf('tokens', [
  form({ amount: ONE })`${{ token: article(tokenOne) }}`,
  variant(form({ amount: ONE })`an additional ${{ token: tokenOne }}`),
  form({})`${{ amount: thatMany }} ${{ token: tokenMany }}`,
]);

const others: Phrase<Rewrite> = oneOf<Rewrite>('tokens', [
  says({ kind: 'scale', times: 2 }, 'twice that many of those tokens are created instead'),
  says({ kind: 'scale', times: 3 }, 'three times that many of those tokens are created instead'),
  form(plus)`those tokens plus ${besides} are created instead`,
  form(plus)`those tokens plus ${variant(besides)} is created instead`,
  form(other)`${{ amount: thatMany }} ${{ token: tokenMany }} are created instead`,
]);
const it: Phrase<Rewrite> = oneOf<Rewrite>('tokens', [
  says({ kind: 'scale', times: 2 }, 'it creates twice that many of those tokens instead'),
  says({ kind: 'scale', times: 3 }, 'it creates three times that many of those tokens instead'),
]);
const create: Phrase<Rewrite> = oneOf<Rewrite>('tokens', [
  form(plus)`instead create those tokens plus ${besides}`,
  form(other)`instead create ${{ amount: thatMany }} ${{ token: tokenMany }}`,
]);
const createOne: Phrase<Rewrite> = oneOf<Rewrite>('another token', [
  form({ ...other, amount: THAT_MANY })`create ${{ token: article(tokenOne) }} instead`,
]);

/** "a Clue, Food, or Treasure token … one of each": the kinds of predefined tokens the event is about. */
const oneOfEach: Phrase<ReplacementAbility> = map(
  form({})`if ${{ event: oneToken }}, instead create one of each`,
  ({ event }): ReplacementAbility | undefined => {
    const [token, ...each] = kindsOf(event.what);
    if (token === undefined || each.length === 0) return undefined;
    const rewrites = [{ ...other, amount: THAT_MANY, token, each }] as const;
    return { kind: 'replacement', event, condition: undefined, optional: undefined, rewrites };
  },
  ({ event, rewrites: [only, ...more], condition }) => {
    if (event?.kind !== 'createTokens' || only?.kind !== 'tokens' || more.length > 0) return undefined;
    if (condition !== undefined || only.each === undefined) return undefined;
    return same([only.token, ...only.each], kindsOf(event.what)) ? { event } : undefined;
  },
);

function kindsOf(what: Filter | undefined): readonly TokenSpec[] {
  const kinds = what?.clauses.flatMap(it => (it.kind === 'any' ? it.of : [])) ?? [];
  const names = kinds.flatMap(it => (it.kind === 'subtype' ? [it.subtype] : []));
  if (names.length !== kinds.length || !names.every(it => predefinedNames().includes(it))) return [];
  return names.map(predefined => ({
    predefined,
    supertypes: [],
    types: [],
    subtypes: [],
    colors: [],
    abilities: [],
  }));
}

/** "if you would create a Food token, instead create a Food token and a Clue token": another besides each. */
const oneMore: Phrase<ReplacementAbility> = map(
  form({})`if ${{ event: oneToken }}, instead create ${{ again: aFilter }} and ${{ token: article(tokenOne) }}`,
  ({ event, again, token }): ReplacementAbility | undefined =>
    same(event.what, again)
      ? {
          kind: 'replacement',
          event,
          condition: undefined,
          optional: undefined,
          rewrites: [{ ...plus, amount: THAT_MANY, token }],
        }
      : undefined,
  ({ event, rewrites: [only, ...more], condition }) => {
    if (event?.kind !== 'createTokens' || only?.kind !== 'tokens' || more.length > 0) return undefined;
    if (condition !== undefined || !only.besides || !same(only.amount, THAT_MANY)) return undefined;
    return event.what === undefined ? undefined : { event, again: event.what, token: only.token };
  },
);

/** Whole sentences. */
export const tokensInstead: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('other tokens', [
  would(only(tokens, false), does(others)),
  would(only(tokens, true), does(it)),
  would(tokens, does(create)),
  would(oneToken, does(createOne)),
  oneOfEach,
  oneMore,
]);

function only(phrase: Phrase<Create>, byEffect: boolean): Phrase<Create> {
  return map(
    phrase,
    event => (event.byEffect === byEffect ? event : undefined),
    event => (event.kind === 'createTokens' && event.byEffect === byEffect ? event : undefined),
  );
}

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
import { rankedWordings } from '../../combine.ts';
import { mapPhrase, memo, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { aFilter, filterMany } from '../nouns/filters.ts';
import { tokenMany, tokenOne } from '../statics/token-descriptions.ts';
import { thatMany, withIndefiniteArticle } from '../words/numbers.ts';
import { ANYONE, YOU } from '../words/players.ts';
import { onlyRewrite, wouldSentence } from './would.ts';

type Create = Extract<EventPattern, { readonly kind: 'createTokens' }>;

const creates = { kind: 'createTokens' } as const;

/** The tokens of the event: "tokens" are any, "creature tokens" those the filter matches. */
const which: Phrase<Filter | undefined> = oneOf<Filter | undefined>('tokens', [
  constant(undefined, 'tokens'),
  mapPhrase(
    filterMany,
    (filter): Filter | undefined =>
      filter.clauses.length > 1 && filter.clauses.some(clause => clause.kind === 'token') ? filter : undefined,
    it => it,
  ),
]);

const tokens: Phrase<Create> = memo(
  oneOf<Create>('tokens', [
    template({
      ...creates,
      under: YOU,
      byEffect: false,
    })`one or more ${{ what: which }} would be created under your control`,
    template({ ...creates, under: ANYONE, byEffect: false })`one or more ${{ what: which }} would be created`,
    template({
      ...creates,
      under: YOU,
      byEffect: true,
    })`an effect would create one or more ${{ what: which }} under your control`,
    template({ ...creates, under: ANYONE, byEffect: true })`an effect would create one or more ${{ what: which }}`,
    variant(template({ ...creates, under: YOU, byEffect: false })`you would create one or more ${{ what: which }}`),
  ]),
);
/** The event in a sentence about each single token. */
const oneToken: Phrase<Create> = template({ ...creates, under: YOU, byEffect: false })`you would create ${{
  what: mapPhrase(
    aFilter,
    (filter): Filter | undefined =>
      filter.clauses.length > 1 && filter.clauses.some(clause => clause.kind === 'token') ? filter : undefined,
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
  template({ amount: ONE })`${{ token: withIndefiniteArticle(tokenOne) }}`,
  variant(template({ amount: ONE })`an additional ${{ token: tokenOne }}`),
  template({})`${{ amount: thatMany }} ${{ token: tokenMany }}`,
]);

const others: Phrase<Rewrite> = oneOf<Rewrite>('tokens', [
  constant({ kind: 'scale', times: 2 }, 'twice that many of those tokens are created instead'),
  constant({ kind: 'scale', times: 3 }, 'three times that many of those tokens are created instead'),
  template(plus)`those tokens plus ${besides} are created instead`,
  template(plus)`those tokens plus ${variant(besides)} is created instead`,
  template(other)`${{ amount: thatMany }} ${{ token: tokenMany }} are created instead`,
]);
const itCreates: Phrase<Rewrite> = oneOf<Rewrite>('tokens', [
  constant({ kind: 'scale', times: 2 }, 'it creates twice that many of those tokens instead'),
  constant({ kind: 'scale', times: 3 }, 'it creates three times that many of those tokens instead'),
]);
const create: Phrase<Rewrite> = oneOf<Rewrite>('tokens', [
  template(plus)`instead create those tokens plus ${besides}`,
  template(other)`instead create ${{ amount: thatMany }} ${{ token: tokenMany }}`,
]);
const createOne: Phrase<Rewrite> = oneOf<Rewrite>('another token', [
  template({ ...other, amount: THAT_MANY })`create ${{ token: withIndefiniteArticle(tokenOne) }} instead`,
]);

/** "a Clue, Food, or Treasure token … one of each": the kinds of predefined tokens of the event. */
const oneOfEach: Phrase<ReplacementAbility> = mapPhrase(
  template({})`if ${{ event: oneToken }}, instead create one of each`,
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

/** One more token for each: "if you would create a Food token, instead create a Food token and a Clue token". */
const oneMore: Phrase<ReplacementAbility> = mapPhrase(
  template(
    {},
  )`if ${{ event: oneToken }}, instead create ${{ again: aFilter }} and ${{ token: withIndefiniteArticle(tokenOne) }}`,
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

/** Whole sentences about tokens. */
export const tokensInstead: Phrase<ReplacementAbility> = rankedWordings<ReplacementAbility>('other tokens', [
  wouldSentence(only(tokens, false), onlyRewrite(others)),
  wouldSentence(only(tokens, true), onlyRewrite(itCreates)),
  wouldSentence(tokens, onlyRewrite(create)),
  wouldSentence(oneToken, onlyRewrite(createOne)),
  oneOfEach,
  oneMore,
]);

function only(phrase: Phrase<Create>, byEffect: boolean): Phrase<Create> {
  return mapPhrase(
    phrase,
    event => (event.byEffect === byEffect ? event : undefined),
    event => (event.kind === 'createTokens' && event.byEffect === byEffect ? event : undefined),
  );
}

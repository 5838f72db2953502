// Tokens that an effect creates, as a noun phrase.

import type { Effect, TokenSpec } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { listInWords, pluralNoun } from '../english.ts';
import { typeWords } from './change-phrase.ts';
import type { Phraser } from './phraser.ts';

/** The tokens of an effect with their number: "a 1/1 white Soldier creature token". */
export function createdTokens(phraser: Phraser, effect: CreateTokens): string {
  const { besides = [], ...first } = effect;
  if (besides.length === 0) return oneKind(phraser, first);
  const others = besides.flatMap(it => (it.kind === 'createTokens' ? [createdTokens(phraser, it)] : []));
  return listInWords([oneKind(phraser, first), ...others]);
}

type CreateTokens = Extract<Effect, { readonly kind: 'createTokens' }>;

function oneKind(phraser: Phraser, effect: CreateTokens): string {
  const what =
    'copyOf' in effect.token ? `token copy of ${phraser.ref(effect.token.copyOf)}` : tokenWords(phraser, effect.token);
  const how = effect.tapped === true ? `tapped ${what}` : what;
  return effect.amount === 1 ? withIndefiniteArticleWord(how) : `${phraser.amount(effect.amount)} ${many(how)}`;
}

function many(what: string): string {
  return what.replace(/\btoken\b/, pluralNoun('token'));
}

/** A token by its description: "1/1 white Soldier creature token", "Treasure token". */
export function tokenWords(phraser: Phraser, token: TokenSpec): string {
  if (token.predefined !== undefined) return `${token.predefined} token`;
  const size =
    token.power === undefined || token.toughness === undefined
      ? []
      : [`${digits(phraser, token.power)}/${digits(phraser, token.toughness)}`];
  const colors = token.colors.length === 0 ? [] : [listInWords(token.colors)];
  return [...size, ...colors, typeWords(token), 'token'].join(' ');
}

function digits(phraser: Phraser, amount: Parameters<Phraser['amount']>[0]): string {
  if (typeof amount === 'number') return String(amount);
  return amount.kind === 'x' ? 'X' : `(${phraser.amount(amount)})`;
}

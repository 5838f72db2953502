// Rewrites of how many, how much and where to: amounts, tokens, counters, and the zone something goes to instead.

import type { Amount, Rewrite } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { listInWords, pluralNoun } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import type { Phraser } from './phraser.ts';
import { zonePredicate } from './reference-phrase.ts';
import { tokenWords } from './token-phrase.ts';

type Amounts = Extract<
  Rewrite,
  {
    readonly kind:
      | 'scale'
      | 'add'
      | 'halve'
      | 'setAmount'
      | 'tokens'
      | 'counterKind'
      | 'tokenCopies'
      | 'zone'
      | 'instead'
      | 'also'
      | 'skip';
  }
>;

type Rest = Exclude<
  Rewrite,
  | Amounts
  | {
      readonly kind:
        | 'tapped'
        | 'withCounters'
        | 'withChoiceOfCounter'
        | 'withEachKind'
        | 'asCopy'
        | 'underControl'
        | 'choose'
        | 'becomes'
        | 'attached'
        | 'transformed'
        | 'prepared'
        | 'faceDown'
        | 'do'
        | 'may'
        | 'if'
        | 'modes';
    }
>;

/** A rewrite of how many or how much, or of where something goes, as a clause. */
export function otherRewrite(phraser: Phraser, rewrite: Amounts | Rest): string {
  switch (rewrite.kind) {
    case 'scale':
      return rewrite.times === 2 ? 'is doubled' : `is multiplied by ${numberWord(rewrite.times)}`;
    case 'add':
      return added(phraser, rewrite.amount);
    case 'halve':
      return `is halved, rounded ${rewrite.rounded}`;
    case 'setAmount':
      return `becomes ${phraser.amount(rewrite.amount)}`;
    case 'tokens':
      return `becomes ${otherTokensPhrase(phraser, rewrite)}`;
    case 'tokenCopies':
      return `creates as many copies of ${'clauses' in rewrite.of ? phraser.filter(rewrite.of, 'one') : phraser.ref(rewrite.of)} instead`;
    case 'counterKind':
      return `becomes ${otherCountersPhrase(phraser, rewrite)}`;
    case 'zone':
      return elsewhere(phraser, rewrite);
    case 'instead':
      return rewrite.effects.length === 0
        ? 'does not happen'
        : `is replaced: ${phraser.effects(rewrite.effects)} instead`;
    case 'also':
      return `happens, and also: ${phraser.effects(rewrite.effects)}`;
    case 'skip':
      return 'is skipped';
    default:
      return restRewrite(phraser, rewrite);
  }
}

/** The tokens a rewrite creates: "that many 1/1 green Squirrel creature tokens as well". */
export function otherTokensPhrase(phraser: Phraser, rewrite: Extract<Rewrite, { readonly kind: 'tokens' }>): string {
  const kinds = [rewrite.token, ...(rewrite.each ?? [])].map(token => tokenWords(phraser, token));
  const one = rewrite.amount === 1;
  const what = one
    ? listInWords(kinds.map(withIndefiniteArticleWord))
    : `${phraser.amount(rewrite.amount)} ${listInWords(kinds.map(kind => kind.replace(/\btoken\b/, pluralNoun('token'))))}`;
  return `${what} ${rewrite.besides ? 'as well' : 'instead'}`;
}

/** The counters a rewrite puts instead: "a +1/+1 counter instead". */
export function otherCountersPhrase(
  phraser: Phraser,
  rewrite: Extract<Rewrite, { readonly kind: 'counterKind' }>,
): string {
  return `${phraser.counters(rewrite.amount, rewrite.counter)} ${rewrite.besides ? 'as well' : 'instead'}`;
}

function restRewrite(phraser: Phraser, rewrite: Rest): string {
  switch (rewrite.kind) {
    case 'prevent':
      return prevented(phraser, rewrite);
    case 'redirect':
      return `is dealt to ${isWho(rewrite.to) ? phraser.who(rewrite.to) : phraser.ref(rewrite.to)} instead`;
    case 'lifeFloor':
      return `reduces life to ${numberWord(rewrite.floor)} at least`;
    case 'asThough':
      return `is dealt damage as though its source had ${rewrite.keyword}`;
    case 'regenerate':
      return rewrite.taps === false ? 'has all damage removed from it instead' : 'is regenerated instead';
    case 'protector':
      return `enters with ${phraser.voice.opponent} as its protector`;
    case 'removeCounter':
      return `loses ${phraser.counters(rewrite.amount, rewrite.counter)} instead`;
    case 'manaColor':
      return `becomes {${rewrite.symbol}} instead`;
    case 'noMore':
      return rewrite.text.replace(/[.\s]+$/, '').replace(/~/g, phraser.voice.self);
    default:
      return assertNever(rewrite);
  }
}

function added(phraser: Phraser, amount: Amount): string {
  if (typeof amount !== 'number') return `grows by ${phraser.amount(amount)}`;
  return amount < 0 ? `is lowered by ${numberWord(-amount)}` : `grows by ${numberWord(amount)}`;
}

function elsewhere(phraser: Phraser, rewrite: Extract<Rewrite, { readonly kind: 'zone' }>): string {
  const counter =
    rewrite.withCounters === undefined
      ? ''
      : ` with ${phraser.counters(rewrite.withCounters.amount, rewrite.withCounters.counter)}`;
  return `${zonePredicate(rewrite.to, rewrite.position)}${counter} instead`;
}

function prevented(phraser: Phraser, rewrite: Extract<Rewrite, { readonly kind: 'prevent' }>): string {
  const then = rewrite.then.length === 0 ? '' : `, and ${phraser.effects(rewrite.then)}`;
  if (rewrite.amount === 'all') return `is prevented${then}`;
  if (rewrite.amount === 'allBut') return `is prevented, all but ${phraser.amount(rewrite.leave ?? 1)} of it${then}`;
  return `is prevented by ${phraser.amount(rewrite.amount)}${then}`;
}

type Redirect = Extract<Rewrite, { readonly kind: 'redirect' }>['to'];

type RedirectRef = Extract<Redirect, { readonly kind: 'self' | 'it' | 'source' | 'those' | 'member' | 'top' }>;

/** Whether a redirection is to players: both unions share some kinds, so the kinds of objects only are excluded. */
function isWho(to: Redirect): to is Exclude<Redirect, RedirectRef> {
  return !(['self', 'it', 'source', 'those', 'member', 'top'] as readonly string[]).includes(to.kind);
}

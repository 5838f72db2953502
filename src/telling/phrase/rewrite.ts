// What a replacement effect makes of its event, as a predicate of what is affected: "enters tapped".

import type { Amount, ChosenKind, Rewrite, Zone } from '../../engine/index.ts';
import { assertNever } from '../../kit/never.ts';
import { counters, list, numberWord, plural, withArticle } from '../words.ts';
import { tokenWords } from './effect.ts';
import type { Say } from './say.ts';

export function sayRewrite(say: Say, rewrite: Rewrite): string {
  switch (rewrite.kind) {
    case 'tapped':
      return rewrite.tapped ? 'enters tapped' : 'enters untapped';
    case 'withCounters':
      return `enters with ${say.counters(rewrite.amount, rewrite.counter, rewrite.additional)}`;
    case 'withChoiceOfCounter':
      return `enters with a choice of ${list(
        rewrite.counters.map(it => counters(1, it)),
        'or',
      )}`;
    case 'withEachKind':
      return `enters with a counter of each kind on ${say.ref(rewrite.on)}`;
    case 'asCopy':
      return asCopy(say, rewrite);
    case 'underControl':
      return `enters under ${say.whose(rewrite.who)} control`;
    case 'choose':
      return `has ${say.does(rewrite.who, 'choose').replace(/ chooses?$/, '')} choose ${CHOSEN[rewrite.what]}`;
    case 'becomes':
      return `enters and ${say.changes(rewrite.changes, 'one')}`;
    case 'attached':
      return `enters attached to ${'clauses' in rewrite.to ? say.filter(rewrite.to, 'one') : say.who(rewrite.to)}`;
    case 'transformed':
      return 'enters transformed';
    case 'prepared':
      return 'enters prepared';
    case 'faceDown':
      return 'enters face down';
    case 'do':
      return `makes this happen as it enters: ${say.effects(rewrite.effects)}`;
    case 'may':
      return may(say, rewrite);
    case 'if':
      return conditional(say, rewrite);
    case 'modes':
      return `enters with ${say.whose(rewrite.who)} choice of ${list(
        rewrite.modes.map(it => it.name),
        'or',
      )}`;
    default:
      return otherRewrite(say, rewrite);
  }
}

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

function otherRewrite(say: Say, rewrite: Amounts | Rest): string {
  switch (rewrite.kind) {
    case 'scale':
      return rewrite.times === 2 ? 'is doubled' : `is multiplied by ${numberWord(rewrite.times)}`;
    case 'add':
      return added(say, rewrite.amount);
    case 'halve':
      return `is halved, rounded ${rewrite.rounded}`;
    case 'setAmount':
      return `becomes ${say.amount(rewrite.amount)}`;
    case 'tokens':
      return `becomes ${otherTokens(say, rewrite)}`;
    case 'tokenCopies':
      return `becomes as many copies of ${'clauses' in rewrite.of ? say.filter(rewrite.of, 'one') : say.ref(rewrite.of)} instead`;
    case 'counterKind':
      return `becomes ${otherCounters(say, rewrite)}`;
    case 'zone':
      return elsewhere(say, rewrite);
    case 'instead':
      return rewrite.effects.length === 0 ? 'does not happen' : `is replaced: ${say.effects(rewrite.effects)} instead`;
    case 'also':
      return `happens, and also: ${say.effects(rewrite.effects)}`;
    case 'skip':
      return 'is skipped';
    default:
      return restRewrite(say, rewrite);
  }
}

/** "that many 1/1 green Squirrel creature tokens as well". */
export function otherTokens(say: Say, rewrite: Extract<Rewrite, { readonly kind: 'tokens' }>): string {
  const kinds = [rewrite.token, ...(rewrite.each ?? [])].map(token => tokenWords(say, token));
  const one = rewrite.amount === 1;
  const what = one
    ? list(kinds.map(withArticle))
    : `${say.amount(rewrite.amount)} ${list(kinds.map(kind => kind.replace(/\btoken\b/, plural('token'))))}`;
  return `${what} ${rewrite.besides ? 'as well' : 'instead'}`;
}

/** "a +1/+1 counter instead". */
export function otherCounters(say: Say, rewrite: Extract<Rewrite, { readonly kind: 'counterKind' }>): string {
  return `${say.counters(rewrite.amount, rewrite.counter)} ${rewrite.besides ? 'as well' : 'instead'}`;
}

function restRewrite(say: Say, rewrite: Rest): string {
  switch (rewrite.kind) {
    case 'prevent':
      return prevented(say, rewrite);
    case 'redirect':
      return `is dealt to ${isWho(rewrite.to) ? say.who(rewrite.to) : say.ref(rewrite.to)} instead`;
    case 'lifeFloor':
      return `reduces life to ${numberWord(rewrite.floor)} at least`;
    case 'asThough':
      return `is dealt as though its source had ${rewrite.keyword}`;
    case 'regenerate':
      return rewrite.taps === false ? 'has all damage removed from it instead' : 'is regenerated instead';
    case 'protector':
      return `enters with ${say.voice.opponent} as its protector`;
    case 'removeCounter':
      return `loses ${say.counters(rewrite.amount, rewrite.counter)} instead`;
    case 'manaColor':
      return `becomes {${rewrite.symbol}} instead`;
    case 'noMore':
      return rewrite.text.replace(/[.\s]+$/, '').replace(/~/g, say.voice.self);
    default:
      return assertNever(rewrite);
  }
}

type AsCopy = Extract<Rewrite, { readonly kind: 'asCopy' }>;

function asCopy(say: Say, rewrite: AsCopy): string {
  const of = 'kind' in rewrite.of ? say.voice.self : say.filter(rewrite.of, 'one');
  const except = rewrite.exceptions.length === 0 ? '' : `, except ${list(rewrite.exceptions.map(say.exception))}`;
  return `enters as a copy of ${of}${except}`;
}

const CHOSEN = {
  color: 'a color',
  creatureType: 'a creature type',
  cardName: 'a card name',
  player: 'a player',
  number: 'a number',
  basicLandType: 'a basic land type',
  landType: 'a land type',
  cardType: 'a card type',
  mode: 'one of its words',
  word: 'a word',
  object: 'an object',
} as const satisfies { readonly [K in ChosenKind]: string };

/** "you may pay three life; if not, it enters tapped". */
function may(say: Say, rewrite: Extract<Rewrite, { readonly kind: 'may' }>): string {
  const who = say.who(rewrite.who);
  const done = say.effects(rewrite.effects);
  const offered = done.startsWith('you ') ? `you may ${done.slice(4)}` : `${who} may choose this: ${done}`;
  const direct = rewrite.effects.length === 0;
  const head = direct ? `${who} may have it so that it ${rewrites(say, rewrite.then)}` : offered;
  const then = direct || rewrite.then.length === 0 ? '' : `; if so, ${clauses(say, rewrite.then)}`;
  const otherwise = rewrite.otherwise.length > 0 ? `; if not, ${clauses(say, rewrite.otherwise)}` : '';
  return `${head}${then}${otherwise}`;
}

/** Rewrites with their subjects: "it enters tapped", "you choose a color", "you may pay three life". */
export function clauses(say: Say, all: readonly Rewrite[], subject = 'it'): string {
  return list(all.map(it => clauseOf(say, it, subject)));
}

/** "a color", "Khans or Dragons". */
function among({ what, among: range }: Extract<Rewrite, { readonly kind: 'choose' }>): string {
  if (range?.kind === 'words' && range.words.length <= MOST_WORDS && what !== 'player') return list(range.words, 'or');
  if (range?.kind === 'described') return `${CHOSEN[what]} (${range.text})`;
  return CHOSEN[what];
}

const MOST_WORDS = 6;

function clauseOf(say: Say, rewrite: Rewrite, subject: string): string {
  switch (rewrite.kind) {
    case 'choose':
      if (rewrite.how === 'random') return `${among(rewrite)} is chosen at random`;
      if (rewrite.how === 'known') return `${among(rewrite)} is taken as the players know it`;
      return say.does(rewrite.who, `choose ${among(rewrite)}`);
    case 'may':
      return may(say, rewrite);
    case 'do':
      return say.effects(rewrite.effects);
    case 'modes':
      if (rewrite.how === 'random') return `chance decides between ${list(rewrite.modes.map(it => it.name))}`;
      return say.does(
        rewrite.who,
        `choose ${list(
          rewrite.modes.map(it => it.name),
          'or',
        )}`,
      );
    case 'if': {
      const then = rewrite.then.length === 0 ? '' : clauses(say, rewrite.then, subject);
      if (then === '') return `unless ${say.condition(rewrite.condition)}, ${clauses(say, rewrite.otherwise, subject)}`;
      const otherwise = rewrite.otherwise.length === 0 ? '' : `; otherwise ${clauses(say, rewrite.otherwise, subject)}`;
      return `if ${say.condition(rewrite.condition)}, ${then}${otherwise}`;
    }
    default:
      return `${subject} ${say.rewrite(rewrite)}`;
  }
}

function conditional(say: Say, rewrite: Extract<Rewrite, { readonly kind: 'if' }>): string {
  const condition = say.condition(rewrite.condition);
  if (rewrite.then.length === 0) return `${rewrites(say, rewrite.otherwise)} unless ${condition}`;
  const otherwise = rewrite.otherwise.length > 0 ? `, else it ${rewrites(say, rewrite.otherwise)}` : '';
  return `${rewrites(say, rewrite.then)} if ${condition}${otherwise}`;
}

/** Several rewrites in a row. */
export function rewrites(say: Say, all: readonly Rewrite[]): string {
  return list(all.map(say.rewrite));
}

function added(say: Say, amount: Amount): string {
  if (typeof amount !== 'number') return `grows by ${say.amount(amount)}`;
  return amount < 0 ? `is lowered by ${numberWord(-amount)}` : `grows by ${numberWord(amount)}`;
}

function elsewhere(say: Say, rewrite: Extract<Rewrite, { readonly kind: 'zone' }>): string {
  const counter =
    rewrite.withCounters === undefined
      ? ''
      : ` with ${say.counters(rewrite.withCounters.amount, rewrite.withCounters.counter)}`;
  return `${goes(rewrite.to, rewrite.position)}${counter} instead`;
}

/** "is exiled", "goes to its owner's hand", "goes to the bottom of its owner's library". */
export function goes(to: Zone, position?: 'top' | 'bottom' | 'shuffled'): string {
  if (to === 'exile') return 'is exiled';
  if (to === 'library') {
    if (position === 'shuffled') return "is shuffled into its owner's library";
    return `goes to the ${position ?? 'top'} of its owner's library`;
  }
  if (to === 'hand' || to === 'graveyard') return `goes to its owner's ${to}`;
  if (to === 'command') return 'goes to the command zone';
  if (to === 'nowhere') return 'ceases to exist';
  return to === 'outside' ? 'leaves the game' : `goes to the ${to}`;
}

function prevented(say: Say, rewrite: Extract<Rewrite, { readonly kind: 'prevent' }>): string {
  const then = rewrite.then.length === 0 ? '' : `, and ${say.effects(rewrite.then)}`;
  if (rewrite.amount === 'all') return `is prevented${then}`;
  if (rewrite.amount === 'allBut') return `is prevented, all but ${say.amount(rewrite.leave ?? 1)} of it${then}`;
  return `is prevented by ${say.amount(rewrite.amount)}${then}`;
}

type Redirect = Extract<Rewrite, { readonly kind: 'redirect' }>['to'];
type RedirectRef = Extract<Redirect, { readonly kind: 'self' | 'it' | 'source' | 'those' | 'top' }>;

/** References and players share some kinds; what only objects can be is told apart by kind. */
function isWho(to: Redirect): to is Exclude<Redirect, RedirectRef> {
  return !(['self', 'it', 'source', 'those', 'top'] as readonly string[]).includes(to.kind);
}

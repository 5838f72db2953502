// Phrases for rewrites of replacement effects, as predicates of the affected object: "enters tapped".

import type { Amount, Change, ChosenKind, Rewrite, Zone } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { counterWords, listInWords, numberWord, pluralNoun, withIndefiniteArticleWord } from '../english.ts';
import { tokenWords } from './effect-phrase.ts';
import type { Phraser } from './phraser.ts';

export function rewritePhrase(phraser: Phraser, rewrite: Rewrite): string {
  switch (rewrite.kind) {
    case 'tapped':
      return rewrite.tapped ? 'enters tapped' : 'enters untapped';
    case 'withCounters':
      return `enters with ${phraser.counters(rewrite.amount, rewrite.counter, rewrite.additional)}`;
    case 'withChoiceOfCounter':
      return `enters with a choice of ${listInWords(
        rewrite.counters.map(it => counterWords(1, it)),
        'or',
      )}`;
    case 'withEachKind':
      return `enters with a counter of each kind on ${phraser.ref(rewrite.on)}`;
    case 'asCopy':
      return asCopy(phraser, rewrite);
    case 'underControl':
      return `enters under ${phraser.whose(rewrite.who)} control`;
    case 'choose':
      return `has ${phraser.does(rewrite.who, 'choose').replace(/ chooses?$/, '')} choose ${CHOSEN[rewrite.what]}`;
    case 'becomes':
      return `enters ${beingWords(phraser, rewrite.changes)}`;
    case 'attached':
      return `enters attached to ${'clauses' in rewrite.to ? phraser.filter(rewrite.to, 'one') : phraser.who(rewrite.to)}`;
    case 'transformed':
      return 'enters transformed';
    case 'prepared':
      return 'enters prepared';
    case 'faceDown':
      return 'enters face down';
    case 'do':
      return `makes this happen as it enters: ${phraser.effects(rewrite.effects)}`;
    case 'may':
      return may(phraser, rewrite);
    case 'if':
      return conditional(phraser, rewrite);
    case 'modes':
      return `enters with ${phraser.whose(rewrite.who)} choice of ${listInWords(
        rewrite.modes.map(it => it.name),
        'or',
      )}`;
    default:
      return otherRewrite(phraser, rewrite);
  }
}

/** Being something from the start: "as a 3/3 artifact creature", "with trample"; "and …" where that has no such words. */
function beingWords(phraser: Phraser, changes: readonly Change[]): string {
  const all = changes.map(it => phraser.changes([it], 'one'));
  const size = all.find(it => SIZE.test(it));
  const types = all.find(it => TYPES.test(it));
  const both = size === undefined || types === undefined ? [] : [sized(size, types)];
  const words = [...both, ...all.filter(it => both.length === 0 || (it !== size && it !== types))];
  const said = words.map(it => it.replace(TYPES, 'as ').replace(/^has (?!this ability)/u, 'with '));
  return said.every(it => /^(?:as|with) /u.test(it)) ? listInWords(said) : `and ${phraser.changes(changes, 'one')}`;
}

const SIZE = /^has base power and toughness (\d+\/\d+)$/u;
const TYPES = /^becomes (?=an? )/u;

/** "becomes a 3/3 artifact creature …" of a size and of types. */
function sized(size: string, types: string): string {
  const noun = types.replace(TYPES, '').replace(/^an? /u, '');
  return `becomes ${withIndefiniteArticleWord(`${size.replace(SIZE, '$1')} ${noun}`)}`;
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

function otherRewrite(phraser: Phraser, rewrite: Amounts | Rest): string {
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

type AsCopy = Extract<Rewrite, { readonly kind: 'asCopy' }>;

function asCopy(phraser: Phraser, rewrite: AsCopy): string {
  const of = 'kind' in rewrite.of ? phraser.voice.self : phraser.filter(rewrite.of, 'one');
  const except =
    rewrite.exceptions.length === 0 ? '' : `, except ${listInWords(rewrite.exceptions.map(phraser.exception))}`;
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

/** An optional rewrite: "you may pay three life; if not, it enters tapped". */
function may(phraser: Phraser, rewrite: Extract<Rewrite, { readonly kind: 'may' }>): string {
  const who = phraser.who(rewrite.who);
  const done = phraser.effects(rewrite.effects);
  const offered = done.startsWith('you ') ? `you may ${done.slice(4)}` : `${who} may choose this: ${done}`;
  const direct = rewrite.effects.length === 0;
  const head = direct ? `${who} may have it so that it ${rewritesPhrase(phraser, rewrite.then)}` : offered;
  const then = direct || rewrite.then.length === 0 ? '' : `; if so, ${rewriteClauses(phraser, rewrite.then)}`;
  const otherwise = rewrite.otherwise.length > 0 ? `; if not, ${rewriteClauses(phraser, rewrite.otherwise)}` : '';
  return `${head}${then}${otherwise}`;
}

/** Rewrites with their subjects: "it enters tapped", "you choose a color", "you may pay three life". */
export function rewriteClauses(phraser: Phraser, all: readonly Rewrite[], subject = 'it'): string {
  return listInWords(all.map(it => clauseOf(phraser, it, subject)));
}

/** The range of a choice: "a color", "Khans or Dragons". */
function among({ what, among: range }: Extract<Rewrite, { readonly kind: 'choose' }>): string {
  if (what === 'cardName' && range?.kind === 'words')
    return withIndefiniteArticleWord(`${range.words.join(', ')} card name`);
  if (what === 'cardName' && range?.kind === 'except')
    return `${CHOSEN[what]} other than a ${range.words.join(' or ')} card name`;
  if (range?.kind === 'words' && range.words.length <= MOST_WORDS && what !== 'player')
    return listInWords(range.words, 'or');
  if (range?.kind === 'described') return `${CHOSEN[what]} (${range.text})`;
  return CHOSEN[what];
}

const MOST_WORDS = 6;

function clauseOf(phraser: Phraser, rewrite: Rewrite, subject: string): string {
  switch (rewrite.kind) {
    case 'choose':
      if (rewrite.how === 'random') return `${among(rewrite)} is chosen at random`;
      if (rewrite.how === 'known') return `${among(rewrite)} is taken as the players know it`;
      return phraser.does(rewrite.who, `choose ${among(rewrite)}`);
    case 'may':
      return may(phraser, rewrite);
    case 'do':
      return phraser.effects(rewrite.effects);
    case 'modes':
      if (rewrite.how === 'random') return `chance decides between ${listInWords(rewrite.modes.map(it => it.name))}`;
      return phraser.does(
        rewrite.who,
        `choose ${listInWords(
          rewrite.modes.map(it => it.name),
          'or',
        )}`,
      );
    case 'if': {
      const then = rewrite.then.length === 0 ? '' : rewriteClauses(phraser, rewrite.then, subject);
      if (then === '')
        return `unless ${phraser.condition(rewrite.condition)}, ${rewriteClauses(phraser, rewrite.otherwise, subject)}`;
      const otherwise =
        rewrite.otherwise.length === 0 ? '' : `; otherwise ${rewriteClauses(phraser, rewrite.otherwise, subject)}`;
      return `if ${phraser.condition(rewrite.condition)}, ${then}${otherwise}`;
    }
    default:
      return `${subject} ${phraser.rewrite(rewrite)}`;
  }
}

function conditional(phraser: Phraser, rewrite: Extract<Rewrite, { readonly kind: 'if' }>): string {
  const condition = phraser.condition(rewrite.condition);
  if (rewrite.then.length === 0) return `${rewritesPhrase(phraser, rewrite.otherwise)} unless ${condition}`;
  const otherwise = rewrite.otherwise.length > 0 ? `, else it ${rewritesPhrase(phraser, rewrite.otherwise)}` : '';
  return `${rewritesPhrase(phraser, rewrite.then)} if ${condition}${otherwise}`;
}

/** Several rewrites as one predicate. */
export function rewritesPhrase(phraser: Phraser, all: readonly Rewrite[]): string {
  return listInWords(all.map(phraser.rewrite));
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

/**
 * A predicate for moving to a zone: "is exiled", "goes to its owner's hand", "goes to the bottom of its owner's
 * library".
 */
export function zonePredicate(to: Zone, position?: 'top' | 'bottom' | 'shuffled'): string {
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

function prevented(phraser: Phraser, rewrite: Extract<Rewrite, { readonly kind: 'prevent' }>): string {
  const then = rewrite.then.length === 0 ? '' : `, and ${phraser.effects(rewrite.then)}`;
  if (rewrite.amount === 'all') return `is prevented${then}`;
  if (rewrite.amount === 'allBut') return `is prevented, all but ${phraser.amount(rewrite.leave ?? 1)} of it${then}`;
  return `is prevented by ${phraser.amount(rewrite.amount)}${then}`;
}

type Redirect = Extract<Rewrite, { readonly kind: 'redirect' }>['to'];
type RedirectRef = Extract<Redirect, { readonly kind: 'self' | 'it' | 'source' | 'those' | 'top' }>;

/** Whether a redirection is to players: both unions share some kinds, so the kinds of objects only are excluded. */
function isWho(to: Redirect): to is Exclude<Redirect, RedirectRef> {
  return !(['self', 'it', 'source', 'those', 'top'] as readonly string[]).includes(to.kind);
}

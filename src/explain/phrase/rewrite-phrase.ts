// Phrases for rewrites of replacement effects, as predicates of the affected object: "enters tapped".

import type { Change, ChosenKind, Rewrite } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { counterWords, listInWords } from '../english.ts';
import { otherRewrite } from './count-rewrite-phrase.ts';
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
function among(phraser: Phraser, { what, among: range }: Extract<Rewrite, { readonly kind: 'choose' }>): string {
  if (range?.kind === 'filter' && what === 'object') return phraser.filter(range.filter, 'one');
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
      if (rewrite.how === 'random') return `${among(phraser, rewrite)} is chosen at random`;
      if (rewrite.how === 'known') return `${among(phraser, rewrite)} is taken as the players know it`;
      return phraser.does(rewrite.who, `choose ${among(phraser, rewrite)}`);
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

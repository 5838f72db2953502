// 701.23a: the description that a card has to fit which a text finds, chooses or targets, and puts onto the battlefield.
import type { Clause, Filter } from '../../engine/index.ts';
import { equals } from '../../kit/structure.ts';
import { pickedObjects } from '../grammar/effects/acted-on.ts';
import { aFilter, filterMany, filterOne } from '../grammar/nouns/filters.ts';
import { type Phrase, readWhole } from '../phrase.ts';

/** A description in the words of the text, and as data. */
export interface Sought {
  readonly words: string;
  readonly filter: Filter;
  /** Whether it is searched for (701.23). */
  readonly searched: boolean;
}

/** Nouns that mean what was searched for. */
const FOUND = /^(?:it|them|(?:that|those)(?: \S+)? cards?|one(?: of (?:them|those cards))?)$/;

/** The words between a search and what is done with what it finds. */
const SEARCH =
  /\bsearch(?:es)? (?:your|their|his or her|that player's|target \w+'s) (?:library|graveyard|hand)\b[^.]*? for ((?:(?!,? (?:and |then )?(?:puts?|reveals?|exiles?|shuffles?)\b)[^.])*)/gi;

/** The description of what is put onto the battlefield, by its noun or, where that is a pronoun, by the search before it. */
export function soughtBy(before: string, noun: string): Sought | undefined {
  const searched = FOUND.test(noun);
  const words = searched ? [...before.matchAll(SEARCH)].at(-1)?.[1] : noun;
  const plain = words
    ?.replace(/,? where X is .*$| from (?:your|their|an?|any|that|each|all|its|target|among|exile)\b.*$/, '')
    .trim();
  const filter = plain === undefined ? undefined : described(plain);
  return plain === undefined || filter === undefined ? undefined : { words: plain, filter, searched };
}

/** The objects to which something may be attached: "another target creature you control"; undefined for one that was named. */
export function hostDescribed(words: string): Filter | undefined {
  return /\btarget\b|^an? /.test(words) ? (described(words) ?? onlyOf(aFilter, words)) : undefined;
}

function described(words: string): Filter | undefined {
  const target = /^(?:(?:up to )?\w+ |any number of |one or two )?(?:other |another )?target (.*)$/.exec(words)?.[1];
  if (target !== undefined) return onlyOf(filterOne, target) ?? onlyOf(filterMany, target);
  const all = /^(?:all|each) (.*)$/.exec(words)?.[1];
  if (all !== undefined) return onlyOf(filterMany, all) ?? onlyOf(filterOne, all);
  const picked = readWhole(pickedObjects, words).values.flatMap(it => (it.kind === 'choose' ? [it.filter] : []));
  return same(picked) ?? eitherOf(words);
}

/** "A basic land card or a Desert card", "a Forest card and a Plains card": each is one of these. */
function eitherOf(words: string): Filter | undefined {
  const halves = words.split(/ (?:or|and|and\/or) (?=an? )/);
  if (halves.length < 2) return undefined;
  const filters = halves.map(it => onlyOf(aFilter, it));
  const of = filters.flatMap((it): readonly Clause[] => (it === undefined ? [] : [{ kind: 'all', of: it.clauses }]));
  return of.length < halves.length ? undefined : { clauses: [{ kind: 'any', of }] };
}

function onlyOf(phrase: Phrase<Filter>, words: string): Filter | undefined {
  return same(readWhole(phrase, words).values);
}

function same(filters: readonly Filter[]): Filter | undefined {
  const [first, ...more] = filters;
  return more.every(it => equals(it, first)) ? first : undefined;
}

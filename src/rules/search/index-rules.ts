// Search index of a book: the words of each rule, and the names that lead to rules.

import { letterBits } from '../../kit/distance.ts';
import { fold } from '../../kit/fold.ts';
import { digestBook } from '../digest-book.ts';
import { glossaryNamesOf } from '../glossary.ts';
import type { GlossaryEntry, Rule, RuleBook } from '../rule-book.ts';
import { ruleTitleOf } from '../rule-book.ts';
import { type RuleNumberText, readRuleNumber } from '../rule-number.ts';
import { NICKNAMES } from './nicknames.ts';
import { queryWords, stemsIn } from './stems.ts';

/** The rules that contain a word, as two arrays of numbers: objects in their place would take four times the memory. */
interface Postings {
  /** The index of each rule in the book. */
  readonly places: readonly number[];
  /** The weight of the word in each, from 0 to 1, before its rarity. */
  readonly weights: readonly number[];
}

/** A name that leads to rules: a title, a nickname, a term of the glossary, or a name given in a rule's text. */
export interface RuleName {
  readonly name: string;
  /** The name without capitals and accents. */
  readonly folded: string;
  readonly stems: readonly string[];
  /** The number of its words that are no small words. */
  readonly significantWords: number;
  /** The rules it leads to, best first. */
  readonly rules: readonly RuleNumberText[];
  /** The weight of the name for the first of them: 1, or more for the nicknames we chose. */
  readonly trust: number;
  /** The glossary entry, for a name of one. */
  readonly entry?: GlossaryEntry;
}

export interface RuleIndex {
  readonly book: RuleBook;
  readonly postings: ReadonlyMap<string, Postings>;
  /** All stems, sorted, for completion and correction of a query. */
  readonly stems: readonly string[];
  /** The letters of each stem, as bits. */
  readonly letters: readonly number[];
  readonly names: readonly RuleName[];
  /** For each stem, the indexes of the names that contain it. */
  readonly namesWith: ReadonlyMap<string, readonly number[]>;
  /** For each rule number, its index in the book. */
  readonly places: ReadonlyMap<string, number>;
}

/** The index of a book. Building it takes some tenths of a second for the official text, so callers build it once. */
export function indexRules(book: RuleBook): RuleIndex {
  const postings = new Map<string, { readonly places: number[]; readonly weights: number[] }>();
  for (const [at, rule] of book.rules.entries()) {
    for (const [stem, weight] of weightsOf(book, rule)) {
      const known = postings.get(stem);
      if (known === undefined) {
        postings.set(stem, { places: [at], weights: [weight] });
      } else {
        known.places.push(at);
        known.weights.push(weight);
      }
    }
  }
  const names = allNames(book);
  const namesWith = new Map<string, number[]>();
  for (const [at, name] of names.entries()) {
    for (const stem of new Set(name.stems)) {
      const list = namesWith.get(stem);
      if (list) list.push(at);
      else namesWith.set(stem, [at]);
    }
  }
  const stems = [...new Set([...postings.keys(), ...namesWith.keys()])].sort();
  const places = new Map(book.rules.map((rule, at) => [rule.number, at]));
  return { book, postings, stems, letters: stems.map(it => letterBits(it)), names, namesWith, places };
}

/**
 * The weights of a rule's words: those of its title weigh most, those of an example least, and a word in a short rule
 * weighs more than in a long one.
 */
function weightsOf(book: RuleBook, rule: Rule): ReadonlyMap<string, number> {
  const text = rule.title === '' ? stemsIn(rule.text) : [];
  const weights = new Map<string, number>();
  const add = (stems: readonly string[], weight: number) => {
    for (const stem of stems) weights.set(stem, (weights.get(stem) ?? 0) + weight);
  };
  add(text, 1);
  add(stemsIn(ruleTitleOf(book, rule.number)), rule.title === '' ? 0.5 : 2);
  add(rule.examples.flatMap(stemsIn), 0.15);
  const length = 0.6 + text.length / 80;
  for (const [stem, count] of weights) weights.set(stem, count / (count + length));
  return weights;
}

function allNames(book: RuleBook): readonly RuleName[] {
  const titles = book.rules
    .filter(rule => rule.title !== '')
    .map(rule => nameOf(rule.title, [rule.number, ...book.children(rule.number).map(child => child.number)]));
  const called = book.rules.flatMap(rule => calledIn(rule.text).map(name => nameOf(name, [rule.number])));
  const nicknames = Object.entries(NICKNAMES).flatMap(([number, names]) => {
    const rule = readRuleNumber(number);
    return rule && isTheSame(book, rule) ? names.map(name => nameOf(name, [rule], NICKNAME_TRUST)) : [];
  });
  return [...titles, ...called, ...nicknames, ...termsOf(book)];
}

/** Whether a number names the same rule in the book as in the newest rules, which the nicknames are for. */
function isTheSame(book: RuleBook, number: RuleNumberText): boolean {
  return book.rule(number) !== undefined && fold(ruleTitleOf(book, number)) === fold(ruleTitleOf(digestBook, number));
}

/**
 * Names of the glossary's terms, with the rules their entries refer to; a term that only refers to another has the
 * rules of that one.
 */
function termsOf(book: RuleBook): readonly RuleName[] {
  const byName = new Map(
    book.glossary.flatMap(entry => glossaryNamesOf(entry.term).map(name => [fold(name), entry] as const)),
  );
  const rulesOf = (entry: GlossaryEntry, depth: number): readonly RuleNumberText[] => {
    if (entry.rules.length > 0 || depth === 0) return entry.rules.filter(number => book.rule(number));
    const seen = entry.see.flatMap(term => byName.get(fold(term)) ?? []);
    return seen.flatMap(other => rulesOf(other, depth - 1));
  };
  return book.glossary.flatMap(entry =>
    [...new Set([...glossaryNamesOf(entry.term), entry.term])].map(name => ({
      ...nameOf(name, rulesOf(entry, 2)),
      entry,
    })),
  );
}

const NICKNAME_TRUST = 1.3;

function nameOf(name: string, rules: readonly RuleNumberText[], trust = 1): RuleName {
  return { name, folded: fold(name), stems: stemsIn(name), significantWords: queryWords(name).length, rules, trust };
}

/** The names a text introduces, as in 'This is called the "legend rule."' */
function calledIn(text: string): readonly string[] {
  const found = text.matchAll(/\b(?:called|known as|referred to as)\s+(?:an?\s+|the\s+)?[“"]([^”"]{3,40}?)[.,]?[”"]/g);
  return [...found].map(match => match[1] ?? '');
}

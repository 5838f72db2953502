// Search for rules by number, by name and by words; the likeliest first, with typing slips allowed.

import { countBits, letterBits, slips } from '../../kit/distance.ts';
import { nearestNumbers } from '../position-in-book.ts';
import type { GlossaryEntry, Rule } from '../rule-book.ts';
import { parentOf, type RuleNumberText, readRuleNumber, ruleNumbersIn } from '../rule-number.ts';
import type { RuleIndex, RuleName } from './index-rules.ts';
import { queryWords, slipsForgiven, stem, stemsIn } from './stems.ts';

export interface RuleSearch {
  /** The rules found, the likeliest first. */
  readonly rules: readonly Rule[];
  /** The terms of the glossary found, the likeliest first. */
  readonly terms: readonly GlossaryEntry[];
}

/**
 * The rules and terms a query can mean, at most `limit` rules. A number returns that rule and those under it, or its
 * nearest ancestor; any other query is matched against names and texts.
 */
export function searchRules(index: RuleIndex, query: string, limit = 10): RuleSearch {
  const number = readRuleNumber(query);
  if (number !== undefined) return { rules: nearestNumbers(index.book, number).slice(0, limit), terms: [] };
  const written = queryWords(query).slice(0, MOST_WORDS);
  if (written.length === 0) return { rules: [], terms: [] };
  const words = written.flatMap((word, at) => wordsMeant(index, word, at === written.length - 1));
  const scores = scoreTexts(index, words);
  const fits = scoreNames(index, words, stemsIn(query).join(' '));
  for (const [number, score] of rulesNamed(index, fits)) raise(index, scores, number, score);
  if (written.length === 1) raiseAbove(index, scores);
  for (const mentioned of ruleNumbersIn(query)) raise(index, scores, mentioned, 100);
  return { rules: best(index, scores, limit), terms: termsNamed(fits).slice(0, 5) };
}

/** The most words of a query that are searched for; a question has a handful. */
const MOST_WORDS = 24;

/** A stem a word of the query may mean, with its likeness: the word itself, a completion of it, or a word near it. */
interface Meaning {
  readonly stem: string;
  readonly likeness: number;
  readonly rarity: number;
}

/** The meanings of a word of the query, or of two words written as one: "statebased" is "state based". */
function wordsMeant(index: RuleIndex, word: string, mayGoOn: boolean): readonly (readonly Meaning[])[] {
  const whole = meaningsOf(index, stem(word), mayGoOn);
  if (whole.length > 0) return [whole];
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [stem(word.slice(0, at)), stem(word.slice(at))];
    if (parts.every(part => isKnown(index, part))) return parts.map(part => meaningsOf(index, part, false));
  }
  return [slipsOf(index, stem(word))];
}

function isKnown(index: RuleIndex, stem: string): boolean {
  return index.postings.has(stem) || index.namesWith.has(stem);
}

function meaningsOf(index: RuleIndex, stem: string, mayGoOn: boolean): readonly Meaning[] {
  const itself = isKnown(index, stem) ? [meaning(index, stem, 1)] : [];
  if (stem.length < 3 || (itself.length > 0 && !mayGoOn)) return itself;
  return [...itself, ...completionsOf(index, stem).map(longer => meaning(index, longer, 0.5))];
}

function slipsOf(index: RuleIndex, misspelled: string): readonly Meaning[] {
  const letters = letterBits(misspelled);
  for (let most = 1; most <= slipsForgiven(misspelled); most++) {
    const near = index.stems.filter(
      (stem, at) => countBits(letters ^ (index.letters[at] ?? 0)) <= 2 * most && slips(misspelled, stem, most) <= most,
    );
    if (near.length > 0) return near.map(stem => meaning(index, stem, 0.8 / most));
  }
  return [];
}

function meaning(index: RuleIndex, stem: string, likeness: number): Meaning {
  const rules = index.postings.get(stem)?.places.length ?? 0;
  return { stem, likeness, rarity: Math.log(1 + index.book.rules.length / (rules + 2)) };
}

function completionsOf(index: RuleIndex, start: string): readonly string[] {
  let low = 0;
  let high = index.stems.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((index.stems[middle] ?? '') <= start) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; found.length < 12 && index.stems[at]?.startsWith(start); at++) found.push(index.stems[at] ?? '');
  return found;
}

const NOWHERE = { places: [], weights: [] } as const;

/** Each rule's score by its text: higher for rarer words and for more of them. */
function scoreTexts(index: RuleIndex, words: readonly (readonly Meaning[])[]): Map<number, number> {
  const scores = new Map<number, number>();
  const covered = new Map<number, number>();
  for (const meanings of words) {
    const here = new Map<number, number>();
    for (const { stem, likeness, rarity } of meanings) {
      const { places, weights } = index.postings.get(stem) ?? NOWHERE;
      for (const [nth, at] of places.entries()) {
        here.set(at, Math.max(here.get(at) ?? 0, likeness * rarity * (weights[nth] ?? 0)));
      }
    }
    for (const [at, score] of here) {
      scores.set(at, (scores.get(at) ?? 0) + score);
      covered.set(at, (covered.get(at) ?? 0) + 1);
    }
  }
  for (const [at, score] of scores) scores.set(at, score * ((covered.get(at) ?? 0) / words.length) ** 2);
  return scores;
}

interface NameFit {
  readonly name: RuleName;
  readonly fit: number;
  /** Whether the query contains the whole name, typing slips allowed. */
  readonly whole: boolean;
}

/**
 * The fit of each name: the share of the query it covers, times the share of it the query covers; highest word for
 * word.
 */
function scoreNames(index: RuleIndex, words: readonly (readonly Meaning[])[], query: string): readonly NameFit[] {
  const matched = new Map<number, number>();
  for (const meanings of words) {
    const here = new Map<number, number>();
    for (const { stem, likeness } of meanings) {
      for (const at of index.namesWith.get(stem) ?? []) here.set(at, Math.max(here.get(at) ?? 0, likeness));
    }
    for (const [at, likeness] of here) matched.set(at, (matched.get(at) ?? 0) + likeness);
  }
  const fits: NameFit[] = [];
  for (const [at, shared] of matched) {
    const name = index.names[at];
    if (!name) continue;
    const exact = name.stems.join(' ') === query ? 0.5 : 0;
    const coverage = Math.min(1, shared / words.length);
    // a nickname of several words that stands whole in a longer query is meant by it
    const whole = shared >= NEARLY_WHOLE * name.significantWords;
    const meant = whole && name.trust > 1 && name.significantWords > 1;
    const fit = (meant ? coverage : coverage ** 2) * Math.min(1, shared / name.significantWords) + exact;
    if (fit >= LEAST_FIT) fits.push({ name, fit, whole });
  }
  return fits;
}

const NAME_WEIGHT = 12;
const NEARLY_WHOLE = 0.75;
const LEAST_FIT = 0.24;

/**
 * The scores that names add to the rules they lead to: the best name counts, and the first rules of each weigh most.
 */
function rulesNamed(index: RuleIndex, fits: readonly NameFit[]): ReadonlyMap<RuleNumberText, number> {
  const named = new Map<RuleNumberText, number>();
  for (const { name, fit, whole } of fits) {
    for (const [rank, number] of name.rules.entries()) {
      if (!index.places.has(number)) continue;
      const score = (NAME_WEIGHT * (whole ? name.trust : 1) * fit) / (rank + 1) ** (name.entry ? 1.5 : 0.5);
      named.set(number, Math.max(named.get(number) ?? 0, score));
    }
  }
  return named;
}

function termsNamed(fits: readonly NameFit[]): readonly GlossaryEntry[] {
  const terms = new Map<GlossaryEntry, number>();
  for (const { name, fit } of fits) {
    if (name.entry) terms.set(name.entry, Math.max(terms.get(name.entry) ?? 0, fit));
  }
  return [...terms].sort(([, left], [, right]) => right - left).map(([entry]) => entry);
}

function raise(index: RuleIndex, scores: Map<number, number>, number: RuleNumberText, by: number): void {
  const at = index.places.get(number);
  if (at !== undefined) scores.set(at, (scores.get(at) ?? 0) + by);
}

/** Lifts a rule with the word to the best score of those under it: it says what the word means, and they go into detail. */
function raiseAbove(index: RuleIndex, scores: Map<number, number>): void {
  for (const [at, score] of [...scores]) {
    const { number } = index.book.rules[at] ?? {};
    const above = number === undefined ? undefined : parentOf(number);
    const place = above === undefined ? undefined : index.places.get(above);
    const own = place === undefined ? undefined : scores.get(place);
    if (place !== undefined && own !== undefined && own < score && index.book.rules[place]?.title === '')
      scores.set(place, score);
  }
}

/** The best few, inserted in order one by one, without sorting all. */
function best(index: RuleIndex, scores: ReadonlyMap<number, number>, limit: number): readonly Rule[] {
  const ranked: { readonly at: number; readonly score: number }[] = [];
  for (const [at, score] of scores) {
    if (ranked.length >= limit && score < (ranked.at(-1)?.score ?? 0)) continue;
    const place = ranked.findIndex(it => score > it.score || (score === it.score && at < it.at));
    ranked.splice(place < 0 ? ranked.length : place, 0, { at, score });
    if (ranked.length > limit) ranked.pop();
  }
  return ranked.flatMap(({ at }) => index.book.rules[at] ?? []);
}

// Changes between two editions of the rules: rules added, removed, reworded, and those that only have another number.
import type { Rule, RuleBook } from '../rule-book.ts';
import { compareRuleNumbers, parentOf, type RuleNumberText } from '../rule-number.ts';

/** A rule with other words than before; its number may have changed as well. */
export interface RewordedRule {
  readonly before: Rule;
  readonly after: Rule;
}

/** A rule of which the number changed. */
export interface RenumberedRule {
  readonly before: RuleNumberText;
  readonly after: RuleNumberText;
}

/** The differences between two editions, each list in the order of the later one's numbers; `removed` in the earlier's. */
export interface RuleChanges {
  /** The days of the editions, such as "2026-04-17". */
  readonly from: string;
  readonly to: string;
  readonly added: readonly Rule[];
  readonly removed: readonly Rule[];
  /** Rules with other words. That a rule they refer to has another number counts as no change of words. */
  readonly reworded: readonly RewordedRule[];
  readonly renumbered: readonly RenumberedRule[];
}

/** The least share of common words, from 0 to 1, of two texts that are versions of one rule. */
const SIMILAR = 0.65;
/** The addition to that share where the number is the expected one. */
const IN_PLACE = 0.25;

/** Compares two editions. */
export function changesBetween(before: RuleBook, after: RuleBook): RuleChanges {
  const pairing = new Pairing(before, after);
  pairing.pairSameNumbers();
  pairing.pairSameWords();
  pairing.pairSimilar();
  const pairs = [...pairing.pairs].toSorted((one, other) => compareRuleNumbers(one[1].number, other[1].number));
  return {
    from: before.effectiveDate,
    to: after.effectiveDate,
    added: after.rules.filter(it => !pairing.taken.has(it)),
    removed: before.rules.filter(it => !pairing.pairs.has(it)),
    reworded: pairs
      .filter(([old, now]) => wordsOf(old) !== wordsOf(now))
      .map(([old, now]) => ({ before: old, after: now })),
    renumbered: pairs
      .filter(([old, now]) => old.number !== now.number)
      .map(([old, now]) => ({ before: old.number, after: now.number })),
  };
}

/** The search for which rule of one edition is which of the other. */
class Pairing {
  /** Rules of the earlier edition with what they are in the later one. */
  readonly pairs = new Map<Rule, Rule>();
  /** Rules of the later edition that are in a pair. */
  readonly taken = new Set<Rule>();
  readonly #before: RuleBook;
  readonly #after: RuleBook;

  constructor(before: RuleBook, after: RuleBook) {
    this.#before = before;
    this.#after = after;
  }

  /** Pairs rules that have kept their number and their words. */
  pairSameNumbers(): void {
    for (const rule of this.#before.rules) {
      const same = this.#after.rule(rule.number);
      if (same !== undefined && wordsOf(rule) === wordsOf(same)) this.#pair(rule, same);
    }
  }

  /** Pairs rules that have kept their words alone; of several with the same words, in their order. */
  pairSameWords(): void {
    const byWords = new Map<string, Rule[]>();
    for (const rule of this.#after.rules) {
      if (!this.taken.has(rule)) byWords.set(wordsOf(rule), [...(byWords.get(wordsOf(rule)) ?? []), rule]);
    }
    for (const rule of this.#before.rules) {
      const moved = this.pairs.has(rule) ? undefined : byWords.get(wordsOf(rule))?.shift();
      if (moved !== undefined) this.#pair(rule, moved);
    }
  }

  /** Pairs the rules that are left by the similarity of their words, the most similar first. */
  pairSimilar(): void {
    const later = this.#after.rules
      .filter(it => !this.taken.has(it))
      .map(rule => ({ rule, bag: bagOfWords(wordsOf(rule)) }));
    const similar = this.#before.rules.flatMap(old => {
      if (this.pairs.has(old)) return [];
      const bag = bagOfWords(wordsOf(old));
      const expected = [this.#expected(old), this.#after.rule(old.number)];
      return later.flatMap(now => {
        const share = similarity(bag, now.bag) + (expected.includes(now.rule) ? IN_PLACE : 0);
        return share < SIMILAR ? [] : [{ old, now: now.rule, share }];
      });
    });
    for (const { old, now } of similar.toSorted((one, other) => other.share - one.share)) {
      if (!this.pairs.has(old) && !this.taken.has(now)) this.#pair(old, now);
    }
  }

  /** The rule of the same place under what the rule above has become. */
  #expected({ number }: Rule): Rule | undefined {
    const parent = parentOf(number);
    const above = parent === undefined ? undefined : this.#before.rule(parent);
    const moved = above && this.pairs.get(above);
    return moved && parent && this.#after.rule(moved.number + number.slice(parent.length));
  }

  #pair(old: Rule, now: Rule): void {
    this.pairs.set(old, now);
    this.taken.add(now);
  }
}

const WORDS = new WeakMap<Rule, string>();

/** The words of a rule with its examples, without typography and with a mark for each number of a rule. */
function wordsOf(rule: Rule): string {
  const known = WORDS.get(rule);
  if (known !== undefined) return known;
  const words = comparable([rule.text, ...rule.examples].join('\n'));
  WORDS.set(rule, words);
  return words;
}

/** A text as it is compared. */
export function comparable(text: string): string {
  return text
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[–—]/gu, '-')
    .replaceAll(/\b\d{3}(?:\.\d+[a-z]{0,2})?\b(?:-[a-z]\b)?/gu, '#')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

interface Bag {
  readonly counts: ReadonlyMap<string, number>;
  readonly size: number;
}

function bagOfWords(text: string): Bag {
  const counts = new Map<string, number>();
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, size: words.length };
}

/** The share of words that two texts have in common: from 0 to 1. */
function similarity(one: Bag, other: Bag): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  // More than all of the smaller one they cannot share.
  if (small.size * 4 < large.size) return 0;
  let shared = 0;
  for (const [word, count] of small.counts) shared += Math.min(count, large.counts.get(word) ?? 0);
  return (2 * shared) / (small.size + large.size);
}

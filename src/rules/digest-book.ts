// The digest: a book of our own summaries, a sentence for each rule, for use where no official text is installed.

import { once } from '../kit/once.ts';
import { ABILITIES } from './digest/ability-rules.ts';
import { ACTIONS } from './digest/action-rules.ts';
import { ADDITIONAL } from './digest/additional-rules.ts';
import { CARDS } from './digest/card-rules.ts';
import { CONCEPTS } from './digest/concept-rules.ts';
import type { Digest } from './digest/digest-type.ts';
import { EFFECTS } from './digest/effect-rules.ts';
import { KEYWORD_SUMMARIES } from './digest/keyword-rules.ts';
import { TITLES } from './digest/rule-titles.ts';
import { ZONES_AND_TURNS } from './digest/zones-and-turns.ts';
import { makeRuleBook, type Rule, type RuleBook } from './rule-book.ts';
import { isRuleNumber } from './rule-number.ts';

/** The day of the rules that the digest summarizes. */
export const DIGEST_DATE = '2026-08-07';

const SUMMARIES: readonly Digest[] = [
  CONCEPTS,
  CARDS,
  ZONES_AND_TURNS,
  ABILITIES,
  EFFECTS,
  ACTIONS,
  KEYWORD_SUMMARIES,
  ADDITIONAL,
];

/**
 * Our own words on the rules of `DIGEST_DATE`, with the same look-ups as an official book. It has no glossary and no
 * examples.
 */
export const digestBook: RuleBook = makeRuleBook({
  official: false,
  effectiveDate: DIGEST_DATE,
  // Read when it is needed: the threads of the workers look rules up elsewhere.
  get rules() {
    return allRules();
  },
  glossary: [],
  around: { front: [], contents: [], credits: [] },
});

const allRules = once(() => [...SUMMARIES.flatMap(part => rulesOf(part, '')), ...rulesOf(headings(), 'title')]);

function rulesOf(part: Digest, kind: 'title' | ''): readonly Rule[] {
  return Object.entries(part).flatMap(([number, text]) =>
    isRuleNumber(number) ? [{ number, title: kind === 'title' ? text : '', text, examples: [] }] : [],
  );
}

/** Titles of the numbers that have no summary: their title is their whole text. */
function headings(): Digest {
  const summarized = new Set(SUMMARIES.flatMap(part => Object.keys(part)));
  return Object.fromEntries(Object.entries(TITLES).filter(([number]) => !summarized.has(number)));
}

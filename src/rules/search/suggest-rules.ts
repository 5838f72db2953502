// Suggestions for what is being typed after /rule: numbers, titles, nicknames and terms.

import { fold } from '../../kit/fold.ts';
import { type Rule, ruleTitleOf } from '../rule-book.ts';
import { compareRuleNumbers, readRuleNumber } from '../rule-number.ts';
import type { RuleIndex, RuleName } from './index-rules.ts';
import { searchRules } from './search-rules.ts';

/** One line of an autocompletion: the text shown and the query it stands for; both at most 100 characters. */
export interface RuleSuggestion {
  readonly name: string;
  readonly value: string;
}

/** Suggestions for what has been typed, at most `limit`, the likeliest first. */
export function suggestRules(index: RuleIndex, typed: string, limit = 25): readonly RuleSuggestion[] {
  const start = fold(typed);
  const found =
    start === '' ? commonlyAsked(index) : /^[^a-z]*\d/.test(start) ? byNumber(index, start) : byName(index, start);
  const seen = new Set<string>();
  const once = found.filter(line => !seen.has(line.value) && seen.add(line.value));
  return once.slice(0, limit);
}

const LONGEST = 100;

const COMMON = [
  '614.12',
  '614.1',
  '616.1',
  '613.1',
  '707.2',
  '704.5',
  '603.6',
  '702',
  '701',
  '704.5j',
  '302.6',
  '400.7',
];

function commonlyAsked(index: RuleIndex): readonly RuleSuggestion[] {
  return COMMON.flatMap(number => index.book.rule(number) ?? []).map(rule => line(index, rule));
}

/** Suggestions for a number: for "614.1" first 614.1 itself, then the rules under it, then 614.10 and on. */
function byNumber(index: RuleIndex, start: string): readonly RuleSuggestion[] {
  const bare = start.replace(/^[^\d]+/, '').replace(/\s+/g, '');
  const whole = readRuleNumber(bare);
  const rules = index.book.rules.filter(rule => rule.number.startsWith(bare));
  const under = (rule: Rule) => (whole !== undefined && !/^\d/.test(rule.number.slice(bare.length)) ? 0 : 1);
  const ordered = rules.toSorted((a, b) => under(a) - under(b) || compareRuleNumbers(a.number, b.number));
  return (ordered.length > 0 ? ordered : searchRules(index, start, 10).rules).map(rule => line(index, rule));
}

/**
 * Suggestions for a name: first names that begin so, then those with a word that does, then the results of a search.
 */
function byName(index: RuleIndex, start: string): readonly RuleSuggestion[] {
  const named = index.names.flatMap(name => {
    const rank = rankOf(name.folded, start);
    return rank === 3 ? [] : [{ rank, name }];
  });
  const ordered = named.toSorted((a, b) => a.rank - b.rank || weightOf(a.name) - weightOf(b.name));
  const lines = ordered.slice(0, 40).flatMap(({ name }) => {
    const rule = index.book.rule(name.rules[0] ?? '');
    if (rule) return [line(index, rule, name.name)];
    return name.entry ? [{ name: cut(`Glossary: ${name.entry.term}`), value: cut(name.entry.term) }] : [];
  });
  return [...lines, ...searchRules(index, start, 25).rules.map(rule => line(index, rule))];
}

/**
 * The rank of a name: equal to what has been typed (0), beginning so (1), with a word that does (2), or none of these
 * (3).
 */
function rankOf(name: string, start: string): number {
  if (name === start) return 0;
  if (name.startsWith(start)) return 1;
  return name.includes(` ${start}`) ? 2 : 3;
}

/**
 * The sort weight of a name: short names come first, and the nicknames we chose before others of about their length.
 */
function weightOf(name: RuleName): number {
  return name.name.length / name.trust;
}

/** The wording "614.12 Replacement Effects: Some replacement effects modify ..." */
function line(index: RuleIndex, rule: Rule, name = ''): RuleSuggestion {
  const title = ruleTitleOf(index.book, rule.number);
  const shown = fold(name) === fold(title) ? '' : name;
  const text = rule.title === '' ? rule.text.replaceAll('\n', ' ') : '';
  const parts = [title, shown, text].filter(part => part !== '');
  return { name: cut(`${rule.number} ${parts.join(': ')}`), value: rule.number };
}

function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const words = text.slice(0, LONGEST - 1);
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), LONGEST / 2)).trimEnd()}…`;
}

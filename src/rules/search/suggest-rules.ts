// Completing what is being typed after /rule: numbers, titles, nicknames and terms.

import { fold } from '../../kit/fold.ts';
import { type Rule, ruleTitleOf } from '../rule-book.ts';
import { compareRuleNumbers, readRuleNumber } from '../rule-number.ts';
import type { RuleIndex, RuleName } from './index-rules.ts';
import { searchRules } from './search-rules.ts';

/** One line of an autocompletion: what is shown and what is asked when it is picked; both at most 100 characters. */
export interface RuleSuggestion {
  readonly name: string;
  readonly value: string;
}

/** Takes an index, what has been typed so far, and how many lines at most; gives the lines, the likeliest first. */
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

/** "614.1" is first 614.1 itself, then what stands under it, then 614.10 and on. */
function byNumber(index: RuleIndex, start: string): readonly RuleSuggestion[] {
  const bare = start.replace(/^[^\d]+/, '').replace(/\s+/g, '');
  const whole = readRuleNumber(bare);
  const rules = index.book.rules.filter(rule => rule.number.startsWith(bare));
  const under = (rule: Rule) => (whole !== undefined && !/^\d/.test(rule.number.slice(bare.length)) ? 0 : 1);
  const ordered = rules.toSorted((a, b) => under(a) - under(b) || compareRuleNumbers(a.number, b.number));
  return (ordered.length > 0 ? ordered : searchRules(index, start, 10).rules).map(rule => line(index, rule));
}

/** Names that begin so come first, then those with a word that does, then whatever a search finds. */
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

/** Whether a name is what has been typed (0), begins so (1), has a word that does (2), or nothing of it (3). */
function rankOf(name: string, start: string): number {
  if (name === start) return 0;
  if (name.startsWith(start)) return 1;
  return name.includes(` ${start}`) ? 2 : 3;
}

/** Short names first, and those we chose before others of about their length. */
function weightOf(name: RuleName): number {
  return name.name.length / name.trust;
}

/** "614.12 Replacement Effects: Some replacement effects modify ..." */
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

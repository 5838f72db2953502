// How cited rules are quoted: the deciding sentence first, and whose words they are, of which day.
import { digestBook, isRuleNumber, isWithin, type RulePage, ruleTitleOf, spellDay } from '../rules/index.ts';
import type { CitedRule } from './explanation.ts';
import { TIMELINE } from './rule-changes.ts';

export interface Quote {
  readonly rule: string;
  /** "official text of 7 August 2026"; empty where all quotes share it and the heading says it. */
  readonly mark: string;
  /** The sentence that decided. */
  readonly first: string;
  /** What else the rule says; empty where that is all. */
  readonly rest: string;
  readonly examples: readonly string[];
}

export interface Quotes {
  /** "Rules (official text of 7 August 2026)", or "Rules" where each says it for itself. */
  readonly heading: string;
  readonly quotes: readonly Quote[];
}

/** Takes the rules an answer cites; gives them as they are quoted. */
export function quotesOf(rules: readonly CitedRule[]): Quotes {
  const marks = new Set(rules.map(markOf));
  const [only = ''] = marks;
  const shared = marks.size === 1;
  return {
    heading: shared ? `Rules (${only})` : 'Rules',
    quotes: rules.map(rule => ({ ...quoteOf(rule), mark: shared ? '' : markOf(rule) })),
  };
}

/** Takes the rules cited and the day of the question; gives them with those that have changed since as they were then. */
export function asOfDay(rules: readonly CitedRule[], day: string | undefined): readonly CitedRule[] {
  return day === undefined ? rules : rules.map(rule => asItWas(rule, day));
}

/** Takes the page of a rule; gives what is known to have changed in it and under it, oldest first, in whole sentences. */
export function changesOfRule({ rule, title }: Pick<RulePage, 'rule' | 'title'>): readonly string[] {
  // of a chapter or a section there would be too many
  if (rule === undefined || !rule.includes('.')) return [];
  // in older editions another rule may stand under the number
  if (!title.endsWith(ruleTitleOf(digestBook, rule))) return [];
  return TIMELINE.filter(it => isRuleNumber(it.rule) && isWithin(it.rule, rule)).map(
    it => `${it.rule} until ${spellDay(it.since)}: ${it.was} Since then: ${it.is}`,
  );
}

function asItWas(cited: CitedRule, day: string): CitedRule {
  // an official text of the time needs no words of ours
  if (cited.official && (cited.effectiveDate ?? '') <= day) return cited;
  const change = TIMELINE.find(it => it.rule === cited.rule && it.since > day);
  if (change === undefined) return cited;
  return { rule: cited.rule, text: change.was, official: false, until: change.since };
}

function markOf({ official, effectiveDate, until }: CitedRule): string {
  if (until !== undefined) return `our summary, as it was until ${spellDay(until)}`;
  const whose = official ? 'official text' : 'our summary';
  return effectiveDate === undefined ? whose : `${whose} of ${spellDay(effectiveDate)}`;
}

function quoteOf({ rule, text, deciding = '', examples = [] }: CitedRule): Omit<Quote, 'mark'> {
  const first = deciding === '' || !text.includes(deciding) ? text : deciding;
  const rest = text
    .replace(first, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();
  return { rule, first, rest, examples };
}

// Quotes of cited rules: the deciding sentence first, with the source of the words and its day.
import { digestBook, isRuleNumber, isWithin, type RulePage, ruleTitleOf, spellDay } from '../rules/index.ts';
import type { CitedRule } from './explanation.ts';
import { TIMELINE } from './rule-changes.ts';

export interface Quote {
  readonly rule: string;
  /**
   * The source of the words: "official text of 7 August 2026"; empty where all quotes share it and the heading names
   * it.
   */
  readonly mark: string;
  /** The sentence that decided. */
  readonly first: string;
  /** The rest of the rule's text; empty where there is none. */
  readonly rest: string;
  readonly examples: readonly string[];
}

export interface Quotes {
  /** The heading: "Rules (official text of 7 August 2026)", or "Rules" where each quote has its own mark. */
  readonly heading: string;
  readonly quotes: readonly Quote[];
}

/** Quotes of the rules an answer cites. */
export function quotesOf(rules: readonly CitedRule[]): Quotes {
  const marks = new Set(rules.map(markOf));
  const [only = ''] = marks;
  const shared = marks.size === 1;
  return {
    heading: shared ? `Rules (${only})` : 'Rules',
    quotes: rules.map(rule => ({ ...quoteOf(rule), mark: shared ? '' : markOf(rule) })),
  };
}

/** The cited rules as of a day: those that have changed since in the words of our timeline. */
export function asOfDay(rules: readonly CitedRule[], day: string | undefined): readonly CitedRule[] {
  return day === undefined ? rules : rules.map(rule => asItWas(rule, day));
}

/** The changes of a rule and the rules under it, oldest first, in whole sentences; empty for chapters and sections. */
export function changesOfRule({ rule, title }: Pick<RulePage, 'rule' | 'title'>): readonly string[] {
  // a chapter or a section would have too many
  if (rule === undefined || !rule.includes('.')) return [];
  // in older editions the number may be another rule's
  if (!title.endsWith(ruleTitleOf(digestBook, rule))) return [];
  return TIMELINE.filter(it => isRuleNumber(it.rule) && isWithin(it.rule, rule)).map(
    it => `${it.rule} until ${spellDay(it.since)}: ${it.was} Since then: ${it.is}`,
  );
}

function asItWas(cited: CitedRule, day: string): CitedRule {
  // an official text of that time is already as it was then
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

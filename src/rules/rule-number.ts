// Rule numbers of the Comprehensive Rules: chapters "6", sections "614", rules "614.12", subrules "614.12a".

/** A rule's number: a chapter ("6"), a section ("614"), a rule ("614.12") or a subrule ("614.12a", "704.5aa"). */
export type RuleNumberText = `${number}` | `${number}.${string}`;

const RULE_LEVELS = ['chapter', 'section', 'rule', 'subrule'] as const;
export type RuleLevel = (typeof RULE_LEVELS)[number];

/** Whether a string is exactly a rule number as the rules write it, without a period at its end. */
export function isRuleNumber(text: string): text is RuleNumberText {
  return SHAPE.test(text);
}

/**
 * The rule number a person wrote ("CR 614.12a", "rule 614.12.", "614.12 A", "[704.5AA]"); undefined where the text is
 * not one number and nothing else.
 */
export function readRuleNumber(text: string): RuleNumberText | undefined {
  const bare = text
    .toLowerCase()
    .replace(/^[\s[("§#]*(?:(?:cr|mtgcr|comprehensive rules?|rules?|r)(?![a-z]))?[\s:#§.]*/, '')
    .replace(/[\s\])".,;:]*$/, '')
    .replace(/^(\d{3})\s*[.,:\s-]\s*(\d{1,3}(?!\d))/, '$1.$2')
    .replace(/^(\d{3})(\d{1,3})(?=\s?[a-z]{0,2}$)/, '$1.$2')
    .replace(/(\d)\.?\s?([a-z]{1,2})$/, '$1$2');
  return isRuleNumber(bare) ? bare : undefined;
}

/**
 * Compares two rule numbers in the order of the rules: 614 before 614.1, 614.12 < 614.12a < 614.13, 704.5z < 704.5aa.
 */
export function compareRuleNumbers(a: RuleNumberText, b: RuleNumberText): number {
  const left = split(a);
  const right = split(b);
  return (
    chapterNumber(left) - chapterNumber(right) ||
    left.section - right.section ||
    left.rule - right.rule ||
    left.letters.length - right.letters.length ||
    (left.letters < right.letters ? -1 : left.letters > right.letters ? 1 : 0)
  );
}

/** The level of a rule number: chapter, section, rule or subrule. */
export function ruleLevelOf(number: RuleNumberText): RuleLevel {
  if (/[a-z]/.test(number)) return 'subrule';
  if (number.includes('.')) return 'rule';
  return number.length === 1 ? 'chapter' : 'section';
}

/** The parent of a rule number (614.12a -> 614.12 -> 614 -> 6); undefined for a chapter. */
export function parentOf(number: RuleNumberText): RuleNumberText | undefined {
  const level = ruleLevelOf(number);
  if (level === 'chapter') return undefined;
  if (level === 'section') return asNumber(number.slice(0, 1));
  if (level === 'rule') return asNumber(number.slice(0, number.indexOf('.')));
  return asNumber(number.replace(/[a-z]+$/, ''));
}

/** The number before a rule or subrule under the same parent (614.13 -> 614.12, 704.5m -> 704.5k). */
export function previousOf(number: RuleNumberText): RuleNumberText | undefined {
  const { rule, letters } = split(number);
  const base = number.replace(/[a-z]+$/, '');
  if (letters !== '') return letters === 'a' ? undefined : asNumber(base + lettersBefore(letters));
  return rule > 1 ? asNumber(`${split(number).section}.${rule - 1}`) : undefined;
}

/** The ancestors of a rule number, the nearest first: 614.12a -> [614.12, 614, 6]. */
export function ancestorsOf(number: RuleNumberText): readonly RuleNumberText[] {
  const parent = parentOf(number);
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
}

/** Whether a rule is the other one or anywhere under it: 614.12a is within 614.12 and within 614. */
export function isWithin(number: RuleNumberText, ancestor: RuleNumberText): boolean {
  return number === ancestor || ancestorsOf(number).includes(ancestor);
}

/** The rule numbers in a text, each once, in order ("See rules 614.1c-d and 616" -> 614.1c, 614.1d, 616). */
export function ruleNumbersIn(text: string): readonly RuleNumberText[] {
  const found = new Set<RuleNumberText>();
  for (const match of text.matchAll(/\b(\d{3}(?:\.\d+)?)([a-z]{1,2}\b)?(?:[-–—]([a-z])\b)?/g)) {
    const [, base = '', from = '', to = ''] = match;
    if (!base.includes('.') && !/(?:rules?|and|or|,|section)\s*$/i.test(text.slice(0, match.index))) continue;
    for (const letters of lettersBetween(from, to)) {
      const number = `${base}${letters}`;
      if (isRuleNumber(number)) found.add(number);
    }
  }
  return [...found];
}

const SHAPE = /^[1-9](?:\d\d(?:\.\d{1,3}(?:[a-z]{1,2})?)?)?$/;

interface Parts {
  readonly section: number;
  readonly rule: number;
  readonly letters: string;
}

function split(number: RuleNumberText): Parts {
  const match = /^(\d+)(?:\.(\d+)([a-z]*))?$/.exec(number);
  return { section: Number(match?.[1] ?? 0), rule: Number(match?.[2] ?? -1), letters: match?.[3] ?? '' };
}

function chapterNumber(parts: Parts): number {
  return parts.section < 10 ? parts.section * 100 - 1 : Math.trunc(parts.section / 100) * 100;
}

/** The letters of subrules, without l and o, which look like 1 and 0. After z comes aa. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';

function lettersBefore(letters: string): string {
  const last = letters.slice(-1);
  const first = letters.slice(0, -1);
  if (last !== 'a') return first + (LETTERS[LETTERS.indexOf(last) - 1] ?? '');
  return first === 'a' ? 'z' : `${LETTERS[LETTERS.indexOf(first) - 1] ?? ''}z`;
}

/** The subrule letters of a range: c, d, e, f from c to f; without a range the first alone. */
function lettersBetween(from: string, to: string): readonly string[] {
  if (from.length !== 1 || to === '' || to < from) return [from];
  return [...LETTERS].filter(letter => letter >= from && letter <= to);
}

/** A rule number put together from its parts, checked again by its form. */
function asNumber(text: string): RuleNumberText | undefined {
  return isRuleNumber(text) ? text : undefined;
}

// Parser of the official rules text, in all the forms it has been published in, into a RuleBook without loss.
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { dayIn } from './calendar-day.ts';
import { decodeRules, linesIn } from './decode-rules.ts';
import { readGlossary } from './glossary.ts';
import { type BookContents, makeRuleBook, type Rule, type RuleBook } from './rule-book.ts';
import { isRuleNumber, type RuleNumberText } from './rule-number.ts';
import { faultsOf, isUnreadable } from './verify-rules.ts';

/** The book in a file's bytes, or the issues that prevent one (empty, HTML, truncated, broken). */
export function parseRulesFile(bytes: Uint8Array): Result<RuleBook, Issue> {
  return parseRules(decodeRules(bytes));
}

/** The book in a file's text, or the issues that prevent one. */
export function parseRules(text: string): Result<RuleBook, Issue> {
  const unreadable = isUnreadable(text);
  if (unreadable) return err([unreadable]);
  const { front, contents, body, glossary, credits } = cutAtHeadings(linesIn(text).map(line => line.trim()));
  const effectiveDate = dayIn(front.find(line => /\beffective\b/i.test(line)) ?? '');
  const read = readRules(body);
  const book: BookContents = {
    official: true,
    effectiveDate: effectiveDate ?? '',
    rules: read.rules,
    glossary: readGlossary(glossary),
    around: { front: front.filter(isText), contents: contents.filter(isText), credits: credits.filter(isText) },
  };
  const faults = faultsOf(book, read.strays);
  return faults.length > 0 ? err(faults) : ok(makeRuleBook(book));
}

interface Cut {
  readonly front: readonly string[];
  readonly contents: readonly string[];
  readonly body: readonly string[];
  readonly glossary: readonly string[];
  readonly credits: readonly string[];
}

/** The parts of a file. The headings Glossary and Credits occur twice: in the contents, and above their parts. */
function cutAtHeadings(lines: readonly string[]): Cut {
  const contentsAt = lines.findIndex(line => is(line, 'contents'));
  const creditsInContents = lines.findIndex((line, at) => at > contentsAt && is(line, 'credits'));
  const glossaryAt = lines.findIndex((line, at) => at > creditsInContents && is(line, 'glossary'));
  const creditsAt = lines.findIndex((line, at) => at > glossaryAt && is(line, 'credits'));
  if (contentsAt < 0 || creditsInContents < 0) {
    return { front: lines, contents: [], body: [], glossary: [], credits: [] };
  }
  const bodyEnd = glossaryAt < 0 ? lines.length : glossaryAt;
  const glossaryEnd = creditsAt < 0 ? lines.length : creditsAt;
  return {
    front: lines.slice(0, contentsAt),
    contents: lines.slice(contentsAt + 1, creditsInContents + 1),
    body: lines.slice(creditsInContents + 1, bodyEnd),
    glossary: glossaryAt < 0 ? [] : lines.slice(glossaryAt + 1, glossaryEnd),
    credits: glossaryAt < 0 || creditsAt < 0 ? [] : lines.slice(creditsAt + 1),
  };
}

function readRules(lines: readonly string[]): { readonly rules: readonly Rule[]; readonly strays: readonly string[] } {
  const rules: Draft[] = [];
  const strays: string[] = [];
  for (const line of lines) {
    if (line === '') continue;
    const numbered = readNumbered(line);
    const last = rules.at(-1);
    if (numbered) rules.push({ ...numbered, examples: [] });
    else if (!last) strays.push(line);
    else if (EXAMPLE.test(line)) last.examples.push(line.replace(EXAMPLE, ''));
    else if (last.examples.length > 0) last.examples.push(`${last.examples.pop()}\n${line}`);
    else last.text = `${last.text}\n${line}`;
  }
  return { rules: rules.map(finished), strays };
}

interface Draft {
  readonly number: RuleNumberText;
  text: string;
  readonly examples: string[];
}

function finished(draft: Draft): Rule {
  return { ...draft, title: isTitle(draft) ? draft.text : '' };
}

/**
 * Whether a text is only a title: that of a chapter, a section or a rule such as "702.82. Devour", which does not end
 * as a sentence.
 */
function isTitle(draft: Draft): boolean {
  return !draft.number.includes('.') || (draft.text.length <= 60 && !/[.?:][”")]?$/.test(draft.text));
}

const EXAMPLE = /^Examples?:\s*/;

/** Reads "614.12. Text" and its printing errors: "606.5 Text" without the period, "119.1d. Text" with one. */
function readNumbered(line: string): { readonly number: RuleNumberText; readonly text: string } | undefined {
  const [, number = '', stop = '', text = ''] = /^(\d{1,3}(?:\.\d{1,3}[a-z]{0,2})?)(\.?)\s+(.+)$/.exec(line) ?? [];
  if (!isRuleNumber(number) || (!number.includes('.') && stop === '')) return undefined;
  return { number, text };
}

function is(line: string, heading: string): boolean {
  return line.toLowerCase() === heading;
}

function isText(line: string): boolean {
  return line !== '';
}

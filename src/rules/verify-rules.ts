// Verification of rules files: the reasons why a text is not a whole rules file, in sentences.
import type { Issue } from '../kit/issue.ts';
import type { BookContents } from './rule-book.ts';
import { compareRuleNumbers, parentOf, previousOf } from './rule-number.ts';

/** The reason why a text cannot be rules at all; undefined where it may be. */
export function isUnreadable(text: string): Issue | undefined {
  const start = text.slice(0, 2000).trim();
  if (start === '') return fault('The file is empty.');
  if (/^<(?:!doctype|html|head|body|\?xml)/i.test(start) || /<(?:html|head|script)\b/i.test(start)) {
    return fault('This is a web page, not the text file of the Comprehensive Rules.');
  }
  if (start.includes('\0')) return fault('This is not a text file.');
  return undefined;
}

/**
 * All that is missing or out of order in a book that was read; empty for a whole file. `strays` are lines before any
 * rule.
 */
export function faultsOf(book: BookContents, strays: readonly string[]): readonly Issue[] {
  const faults: string[] = [];
  if (book.effectiveDate === '') faults.push('It does not say on which day these rules take effect.');
  if (book.around.contents.length === 0) {
    faults.push('It has no table of contents, so it is not a file of the Comprehensive Rules.');
    return faults.map(fault);
  }
  faults.push(...missingSections(book), ...orphansAndDisorder(book));
  if (book.glossary.length === 0) faults.push('It ends before the glossary, so it was cut off.');
  else if (book.around.credits.length === 0) faults.push('It ends before the credits, so it was cut off.');
  const stray = strays[0];
  if (stray !== undefined) faults.push(`The line "${stray.slice(0, 60)}" stands before any rule.`);
  return faults.map(fault);
}

/** Sections that the contents list and the text lacks. (Section 600 has no rules of its own.) */
function missingSections(book: BookContents): readonly string[] {
  const present = new Set<string>(book.rules.map(rule => rule.number));
  const promised = book.around.contents.map(line => /^(\d{1,3})\.\s/.exec(line)?.[1] ?? '').filter(number => number);
  const missing = promised.filter(number => !present.has(number));
  if (missing.length === 0) return [];
  const which = missing.length === 1 ? `section ${missing[0]}` : `${missing.length} sections, from ${missing[0]} on`;
  return [`Its contents promise ${which}, but the text does not have it.`];
}

/** Rules out of order or with a gap before them. The publisher has made mistakes, so a few faults are allowed. */
function orphansAndDisorder(book: BookContents): readonly string[] {
  const faults: string[] = [];
  const present = new Set<string>(book.rules.map(rule => rule.number));
  for (const [at, rule] of book.rules.entries()) {
    const before = book.rules[at - 1];
    const needed = [parentOf(rule.number), previousOf(rule.number)].find(it => it !== undefined && !present.has(it));
    if (before && compareRuleNumbers(before.number, rule.number) >= 0) {
      faults.push(`Rule ${rule.number} stands after rule ${before.number}, so the file is damaged.`);
    } else if (needed !== undefined) {
      faults.push(`Rule ${rule.number} is there, but rule ${needed} before it is not, so the file is damaged.`);
    }
  }
  if (faults.length <= FORGIVEN) return [];
  return faults.length > 3 ? [...faults.slice(0, 3), `There are ${faults.length - 3} more such faults.`] : faults;
}

const FORGIVEN = 2;

function fault(message: string): Issue {
  return { path: [], message };
}

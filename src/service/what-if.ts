// "What if…": the alterations that are offered for a question, their scenario, and what a change has changed.

import type { RuleFlags } from '../engine/edition.ts';
import { type Explanation, TIMELINE } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { capitalized } from '../kit/strings.ts';
import { spellDay } from '../rules/index.ts';
import { type Alteration, type Answer, alterationsOf, type Scenario, withAlteration } from '../scenario/index.ts';
import { endAlike, outcomeDifferences } from './outcome-diff.ts';

/** The most days that are offered, newest first. */
const MOST_DAYS = 4;
/** The most changes of one question, each upon the one before. */
const MOST_CHANGES = 5;
const DAY = 86_400_000;

/**
 * The alterations of a question: those of its scenario, and the rules before each change that the answer depends on, from
 * the day on which its cards were in print.
 */
export function offeredAlterations(
  scenario: Scenario,
  flagsRead: ReadonlySet<keyof RuleFlags> | undefined,
  printed: string | undefined,
): readonly Alteration[] {
  const read = TIMELINE.filter(it => flagsRead?.has(it.flag) === true && it.since > (printed ?? ''));
  const changes = [...new Set(read.map(it => it.since))].toSorted().reverse();
  const before = changes.slice(0, MOST_DAYS).map(since => {
    const day = new Date(Date.parse(since) - DAY).toISOString().slice(0, 'yyyy-mm-dd'.length);
    return { code: `d${day}`, label: `before ${spellDay(since)}` };
  });
  const today = scenario.rules === 'current' ? [] : [{ code: 'dcurrent', label: "under today's rules" }];
  return [...alterationsOf(scenario), ...today, ...before.filter(it => it.code !== `d${scenario.rules}`)];
}

/** The scenario with the changes of a question, or the problem with one of them. */
export function varied(scenario: Scenario, whatIf: string | undefined): Result<Scenario, Issue> {
  let changed = scenario;
  for (const code of codesOf(whatIf).slice(0, MOST_CHANGES)) {
    const next = withAlteration(changed, code);
    if (next === undefined)
      return err([{ path: [], message: 'That change no longer fits the question. Please ask again.' }]);
    changed = next;
  }
  return ok(changed);
}

/** The question before its last change; undefined for one that is not changed. */
export function beforeLastChange<Q extends { readonly whatIf?: string }>(question: Q): Q | undefined {
  const codes = codesOf(question.whatIf);
  if (codes.length === 0) return undefined;
  const { whatIf: _, ...plain } = question;
  const left = codes.slice(0, -1).join();
  return { ...plain, ...(left === '' ? {} : { whatIf: left }) } as Q; // the same question with fewer changes
}

/** The difference that the last change of a question has made: "without Imposing Sovereign: Clone tapped → untapped". */
export function whatChangedBy(
  whatIf: string,
  before: { readonly answer: Answer; readonly explanation: Explanation },
  after: { readonly answer: Answer; readonly headline: string },
): string {
  const code = codesOf(whatIf).at(-1);
  const label = before.explanation.alterations?.find(it => it.code === code)?.label ?? 'with the change';
  const differences = outcomeDifferences(before.answer, after.answer).slice(0, 3);
  const told = differences.map(({ of, was, is }) => `${of} ${was} → ${is}`).join('; ');
  const same = before.explanation.headline === after.headline || endAlike(before.answer, after.answer);
  const otherwise = same ? 'the result is the same' : `${bare(before.explanation.headline)} → ${bare(after.headline)}`;
  return `${capitalized(label)}: ${told === '' ? otherwise : told}.`;
}

function codesOf(whatIf = ''): readonly string[] {
  return whatIf.split(',').filter(it => it !== '');
}

function bare(sentence: string): string {
  return sentence.replace(/\.$/u, '');
}

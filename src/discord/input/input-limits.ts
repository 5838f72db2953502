// Length limits of what a person typed, checked before anything reads it.

import type { Issue } from '../../kit/issue.ts';
import type { EtbOptions } from '../../scenario/index.ts';
import type { ServiceQuestion } from '../../service/index.ts';
import { INPUT_LIMITS } from './limits.ts';

const OPTION_LIMITS = {
  card: INPUT_LIMITS.card,
  with: INPUT_LIMITS.list,
  against: INPUT_LIMITS.list,
  from: INPUT_LIMITS.short,
  kicked: INPUT_LIMITS.short,
  copy: INPUT_LIMITS.card,
  more: INPUT_LIMITS.list,
  rules: INPUT_LIMITS.short,
} as const satisfies { readonly [K in Exclude<keyof EtbOptions, 'x'>]: number };

/** An issue for each text of the question that is longer than its limit. */
export function lengthIssues(question: ServiceQuestion): readonly Issue[] {
  if (question.kind === 'ruling') {
    return [
      ...lengthIssue('question', question.text, INPUT_LIMITS.question),
      ...lengthIssue('rules', question.rules, INPUT_LIMITS.short),
    ];
  }
  const { x: _, ...texts } = question.options;
  return Object.entries(OPTION_LIMITS).flatMap(([option, most]) =>
    // Object.entries forgets that the keys are those of the table.
    lengthIssue(option, texts[option as keyof typeof OPTION_LIMITS], most),
  );
}

/** The problem with one text, if it is longer than `most` characters. */
export function lengthIssue(option: string, text: string | undefined, most: number): readonly Issue[] {
  if (text === undefined || text.length <= most) return [];
  const hint = most === INPUT_LIMITS.list ? ' Write "12 Bear Cub" in place of twelve names.' : '';
  const message = `This has ${count(text.length)} characters, and at most ${count(most)} are read.${hint}`;
  return [{ path: [option], message }];
}

function count(n: number): string {
  return n.toLocaleString('en-US');
}

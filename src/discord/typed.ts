// What a person typed, checked for length before anything reads it.

import type { Issue } from '../kit/issue.ts';
import type { EtbOptions } from '../scenario/index.ts';
import type { ServiceQuestion } from '../service/index.ts';
import { TYPED } from './limits.ts';

const OPTION_LIMITS = {
  card: TYPED.card,
  with: TYPED.list,
  against: TYPED.list,
  from: TYPED.short,
  kicked: TYPED.short,
  copy: TYPED.card,
  rules: TYPED.short,
} as const satisfies { readonly [K in Exclude<keyof EtbOptions, 'x'>]: number };

/** Each text of the question that is longer than is read. */
export function tooLong(question: ServiceQuestion): readonly Issue[] {
  if (question.kind === 'ruling') {
    return [...longer('question', question.text, TYPED.question), ...longer('rules', question.rules, TYPED.short)];
  }
  const { x: _, ...texts } = question.options;
  return Object.entries(OPTION_LIMITS).flatMap(([option, most]) =>
    // Object.entries forgets that the keys are those of the table.
    longer(option, texts[option as keyof typeof OPTION_LIMITS], most),
  );
}

/** The problem with one text, if it is longer than `most` characters. */
export function longer(option: string, text: string | undefined, most: number): readonly Issue[] {
  if (text === undefined || text.length <= most) return [];
  const hint = most === TYPED.list ? ' Write "12 Bear Cub" in place of twelve names.' : '';
  const message = `This has ${count(text.length)} characters, and at most ${count(most)} are read.${hint}`;
  return [{ path: [option], message }];
}

function count(n: number): string {
  return n.toLocaleString('en-US');
}

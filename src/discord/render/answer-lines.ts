// Lines of an answer with markup: steps, outcomes, objects, rules. Every text from outside is escaped here.

import type { ExplainedObject, ExplainedOutcome, ExplainedStep, Quote } from '../../explain/index.ts';
import { literal } from '../input/escape.ts';

/** Steps that applied, numbered from 1, each with its rule. */
export function stepLines(steps: readonly ExplainedStep[]): readonly string[] {
  return steps.map((step, at) => `**${at + 1}.** ${literal(step.text)} (${literal(step.rule)})`);
}

/** Steps that were considered and did not apply. */
export function passedLines(steps: readonly ExplainedStep[]): readonly string[] {
  return steps.map(step => `✗ ${literal(step.text)} (${literal(step.rule)})`);
}

/** One object, its name first and a fact a line. */
export function objectLines(object: ExplainedObject): string {
  return [`**${literal(object.title)}**`, ...object.lines.map(literal)].join('\n');
}

/** Abilities in the order they go on the stack. */
export function triggerLines(triggers: readonly string[]): readonly string[] {
  return triggers.map((it, at) => `**${at + 1}.** ${literal(it)}`);
}

/** One outcome in a line, after the choices that lead there. `number` counts from 1. */
export function outcomeLine(outcome: ExplainedOutcome, number: number): string {
  const choices = outcome.choices.map(literal).join(' ');
  return choices === ''
    ? `**${number}.** ${literal(outcome.sentence)}`
    : `**${number}.** ${choices} → ${literal(outcome.sentence)}`;
}

/** A quoted rule: its deciding sentence, marked where the rule goes on, and its source where the heading has none. */
export function ruleQuote({ rule, mark, first, rest }: Quote): string {
  return quoted(rule, mark, rest === '' ? literal(first) : `${literal(first)} […]`);
}

/** A rule in full, the deciding sentence first and standing out. */
export function wholeQuote({ rule, mark, first, rest }: Quote): string {
  return quoted(rule, mark, rest === '' ? literal(first) : `**${literal(first)}** ${literal(rest)}`);
}

/** The examples of a rule, under the sentence they are of. */
export function exampleQuote(quote: Quote): string {
  return [ruleQuote(quote), ...quote.examples.map(it => `*Example:* ${literal(it)}`)].join('\n');
}

function quoted(rule: string, mark: string, text: string): string {
  const whose = mark === '' ? '' : ` *(${mark})*`;
  const [start = '', ...more] = text.split('\n');
  return [`> **${literal(rule)}**${whose} ${start}`, ...more.map(it => `> ${it}`)].join('\n');
}

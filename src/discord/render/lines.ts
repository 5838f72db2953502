// Lines of an answer with markup: steps, outcomes, objects, rules. Every text from outside is escaped here.

import type { CitedRule, ObjectTelling, OutcomeTelling, StepTelling } from '../../telling/index.ts';
import { literal } from '../escape.ts';

/** Steps that applied, numbered from 1, each with its rule. */
export function stepLines(steps: readonly StepTelling[]): readonly string[] {
  return steps.map((step, at) => `**${at + 1}.** ${literal(step.text)} (${literal(step.rule)})`);
}

/** Steps that were considered and did not apply. */
export function passedLines(steps: readonly StepTelling[]): readonly string[] {
  return steps.map(step => `✗ ${literal(step.text)} (${literal(step.rule)})`);
}

/** One object, its name first and a fact a line. */
export function objectLines(object: ObjectTelling): string {
  return [`**${literal(object.title)}**`, ...object.lines.map(literal)].join('\n');
}

/** Abilities in the order they go on the stack. */
export function triggerLines(triggers: readonly string[]): readonly string[] {
  return triggers.map((it, at) => `**${at + 1}.** ${literal(it)}`);
}

/** One outcome in a line, after the choices that lead there. `number` counts from 1. */
export function outcomeLine(outcome: OutcomeTelling, number: number): string {
  const choices = outcome.choices.map(literal).join(' ');
  return choices === ''
    ? `**${number}.** ${literal(outcome.sentence)}`
    : `**${number}.** ${choices} → ${literal(outcome.sentence)}`;
}

/** A quoted rule. Our own summary says that it is one. */
export function ruleQuote(rule: CitedRule): string {
  const mark = rule.official ? '' : ' *(our summary)*';
  const [first = '', ...more] = literal(rule.text).split('\n');
  return [`> **${literal(rule.rule)}**${mark} ${first}`, ...more.map(it => `> ${it}`)].join('\n');
}

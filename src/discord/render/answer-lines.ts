// Lines of an answer with markup: steps, outcomes, objects, rules. Every text from outside is escaped here.

import type {
  CitedRule,
  ExplainedObject,
  ExplainedOutcome,
  ExplainedStep,
  OfferedRuling,
  OutcomeLine,
  Quote,
  ReasonSentence,
  StateLine,
} from '../../explain/screen.ts';
import { spellDay } from '../../rules/index.ts';
import { literal } from '../input/escape.ts';
import { fitWords } from './fit.ts';

/** The steps of a first screen: numbered where there are several. */
export function keyStepLines(steps: readonly ExplainedStep[]): readonly string[] {
  return steps.length === 1 ? steps.map(it => `${literal(it.text)} (${literal(it.rule)})`) : stepLines(steps);
}

/** Steps that applied, numbered from 1, each with its rule. */
export function stepLines(steps: readonly Pick<ExplainedStep, 'text' | 'rule'>[]): readonly string[] {
  return steps.map((step, at) => `**${at + 1}.** ${literal(step.text)} (${literal(step.rule)})`);
}

/** A sentence of the reason, with its rules in brackets. */
export function reasonSentence({ text, rules }: ReasonSentence): string {
  return rules.length === 0 ? literal(text) : `${literal(text)} (${rules.map(literal).join(', ')})`;
}

/** The number of a rule, linked to its text. */
export function linkedRule({ rule, link }: CitedRule): string {
  return link === undefined ? literal(rule) : `[${literal(rule)}](${link})`;
}

/** One thing as the event leaves it, in a line. */
export function stateLine({ name, facts }: StateLine): string {
  return `**${literal(name)}** ${literal(facts)}`;
}

/** Outcomes that differ only in what was picked, in a line. */
export function groupLine({ what, text }: OutcomeLine): string {
  return what === '' ? literal(text) : `**${literal(what)}**: ${literal(text)}`;
}

/** Characters of a triggered ability on the first screen. */
const TRIGGER_ROOM = 110;

/** Abilities in the order they go on the stack; where there is one, no order. */
export function orderedTriggers(triggers: readonly string[], order: string): readonly string[] {
  const lines = triggers.map(it => fitWords(literal(it), TRIGGER_ROOM));
  const [only = ''] = lines;
  if (lines.length < 2) return lines.length === 0 ? [] : [`Triggers: ${only}`];
  return [`Triggers, ${literal(order)}:`, ...lines.map((it, at) => `**${at + 1}.** ${it}`)];
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

/** An official ruling as a quotation, and under it what is to be said of it. */
export function rulingLines({ card, day, text, remark }: OfferedRuling): readonly string[] {
  const quotation = `> **Official ruling of ${spellDay(day)}** on ${literal(card)}: ${literal(text)}`;
  return remark === undefined ? [quotation] : [quotation, `-# ${literal(remark)}`];
}

function quoted(rule: string, mark: string, text: string): string {
  const whose = mark === '' ? '' : ` *(${mark})*`;
  const [start = '', ...more] = text.split('\n');
  return [`> **${literal(rule)}**${whose} ${start}`, ...more.map(it => `> ${it}`)].join('\n');
}

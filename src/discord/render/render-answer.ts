// The answer as one embed: final state, how it got there, rules, other outcomes. Long answers are cut at a step.

import type { APIEmbed, APIEmbedField } from 'discord.js';
import { type ExplainedOutcome, type ExplainedStep, type Explanation, quotesOf } from '../../explain/index.ts';
import { literal, plainLine } from '../input/escape.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { objectLines, outcomeLine, passedLines, ruleQuote, stepLines, triggerLines } from './answer-lines.ts';
import { answerButtons } from './buttons.ts';
import { CERTAINTY_COLORS } from './colors.ts';
import { fitLines, fitSentences, fitWords } from './fit.ts';
import type { Message } from './reply.ts';

// Shares of the 6,000 characters of a message. Together with title and foot they stay below it.
const ROOM = {
  title: 250,
  foot: 300,
  unread: 550,
  understood: 400,
  state: 1_300,
  others: 800,
  steps: 1_020,
  passed: 580,
  rules: 700,
  dates: 350,
};

/** Renders an answer, with the reference to its question in its buttons; a private answer can be shared. */
export function renderAnswer(explanation: Explanation, ref: string, visibility: 'public' | 'private'): Message {
  return { embeds: [answerEmbed(explanation)], components: answerButtons(explanation, ref, visibility) };
}

/** The embed alone. */
function answerEmbed(explanation: Explanation): APIEmbed {
  const [shown] = explanation.outcomes;
  const headline = literal(explanation.headline);
  const title = fitWords(headline, ROOM.title);
  const parts = [
    ...understoodPart(explanation.understood ?? []),
    ...(title === headline ? [] : [fitWords(headline, ROOM.unread)]),
    ...unreadPart(explanation.unread, explanation.notices ?? []),
    ...(shown ? statePart(shown, explanation.outcomes.length) : []),
  ];
  return {
    title,
    color: CERTAINTY_COLORS[explanation.certainty],
    description: fitWords(
      parts.join('\n\n'),
      ROOM.state + ROOM.unread + (explanation.understood === undefined ? 0 : ROOM.understood),
    ),
    fields: [
      ...(shown ? trailFields(shown) : []),
      ...ruleField(explanation),
      ...othersField(explanation),
      ...datesField(explanation.otherDates ?? []),
    ],
    footer: { text: footText(explanation.foot) },
  };
}

/** The foot on one line. Footers show no markup. */
export function footText(foot: readonly string[]): string {
  return fitWords(foot.map(plainLine).join(' · '), ROOM.foot);
}

/** The meaning of a plain question, above all else. */
function understoodPart(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [fitSentences(lines.map(it => `-# ${literal(it)}`).join('\n'), ROOM.understood)];
}

function unreadPart(unread: readonly string[], notices: readonly string[]): readonly string[] {
  if (unread.length + notices.length === 0) return [];
  const lines = [...notices.map(it => `ℹ️ ${literal(it)}`), ...unread.map(it => `⚠️ ${literal(it)}`)];
  return [withRest(lines, ROOM.unread - 50, left => `⚠️ …and ${left} more left out.`)];
}

function statePart(shown: ExplainedOutcome, outcomes: number): readonly string[] {
  const heading = outcomes > 1 ? `__Final state__ (outcome 1 of ${outcomes})` : '__Final state__';
  const choices = shown.choices.length > 0 ? [shown.choices.map(literal).join(' ')] : [];
  const asked = shown.objects.filter(it => it.asked);
  const others = shown.objects.filter(it => !it.asked);
  const triggers =
    shown.triggers.length > 0 ? ['**Triggers, first on the stack first**', ...triggerLines(shown.triggers)] : [];
  const lines = [heading, ...choices, ...[...asked, ...others].map(objectLines), ...triggers];
  return [withRest(lines, ROOM.state - 50, left => `…and ${left} more: press **Whole trail**.`)];
}

// Steps keep the numbers they have in the whole trail, so that a gap shows that something was left out.
function trailFields(shown: ExplainedOutcome): readonly APIEmbedField[] {
  const applied = shown.steps.filter(it => it.applies);
  const steps = fitting(applied, stepLines(applied), ROOM.steps);
  const passed = shown.steps.filter(it => !it.applies);
  const rest = fitting(passed, passedLines(passed), ROOM.passed);
  return [
    ...columns('How it got there', steps, ROOM.steps, left => `…and ${left} more steps: press **Whole trail**.`),
    ...columns('Considered, but did not apply', rest, ROOM.passed, left => `…and ${left} more: press **Whole trail**.`),
  ];
}

/** All lines where there is room for them, else those of the notable steps; all again where none is notable. */
function fitting(steps: readonly ExplainedStep[], lines: readonly string[], room: number): readonly string[] {
  if (lines.join('\n').length <= Math.min(room, DISCORD_LIMITS.fieldValue) - 60) return lines;
  const notable = lines.filter((_, at) => steps[at]?.notable);
  return notable.length > 0 ? notable : lines;
}

function datesField(dates: readonly string[]): readonly APIEmbedField[] {
  if (dates.length === 0) return [];
  const value = withRest(dates.map(literal), ROOM.dates - 60, left => `…and ${left} more: press **Another date**.`);
  return [{ name: 'Under other rules', value }];
}

function ruleField(explanation: Explanation): readonly APIEmbedField[] {
  if (explanation.rules.length === 0) return [];
  const { heading, quotes: all } = quotesOf(explanation.rules);
  const quotes = all.map(rule => fitSentences(ruleQuote(rule), 420));
  const { lines, left } = fitLines(quotes, ROOM.rules - 100);
  const unquoted = explanation.rules.slice(lines.length).map(it => literal(it.rule));
  const also = left > 0 ? [fitWords(`Also ${unquoted.join(', ')}: press **Rules text**.`, 100)] : [];
  return [{ name: heading, value: [...lines, ...also].join('\n') }];
}

function othersField(explanation: Explanation): readonly APIEmbedField[] {
  const others = explanation.outcomes.slice(1);
  if (others.length === 0) return [];
  const lines = [...explanation.decidedBy.map(literal), ...others.map((it, at) => outcomeLine(it, at + 2))];
  const value = withRest(lines, ROOM.others - 60, left => `…and ${left} more: press **All outcomes**.`);
  return [{ name: 'Other outcomes', value }];
}

/** Lines in as many fields as they need, up to `room` characters; what does not fit is counted in a last line. */
function columns(
  name: string,
  lines: readonly string[],
  room: number,
  rest: (left: number) => string,
): readonly APIEmbedField[] {
  if (lines.length === 0) return [];
  const { lines: first } = fitLines(lines, DISCORD_LIMITS.fieldValue);
  const long = room > DISCORD_LIMITS.fieldValue && first.length > 0 && first.length < lines.length;
  if (!long) return [{ name, value: withRest(lines, Math.min(room, DISCORD_LIMITS.fieldValue) - 60, rest) }];
  const value = first.join('\n');
  return [
    { name, value },
    ...columns(`${plainName(name)}, continued`, lines.slice(first.length), room - value.length, rest),
  ];
}

function plainName(name: string): string {
  return name.replace(/, continued$/, '');
}

/** The lines that fit, joined, and a last line that counts the others; a first line too long is cut at a word. */
function withRest(lines: readonly string[], limit: number, rest: (left: number) => string): string {
  const { lines: taken, left } = fitLines(lines, limit);
  if (left === 0) return taken.join('\n');
  if (taken.length > 0) return [...taken, rest(left)].join('\n');
  const [first = ''] = lines;
  return left > 1 ? `${fitWords(first, limit)}\n${rest(left - 1)}` : fitWords(first, limit);
}

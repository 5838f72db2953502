// Plain text of an explanation for the terminal: the first screen in the order in which Discord shows it, or the whole.

import { spellDay } from '../rules/index.ts';
import type { ExplainedObject, ExplainedOutcome, ExplainedStep, Explanation, OfferedRuling } from './explanation.ts';
import { firstScreen, rulesAsShown, STACK_ORDER } from './first-screen.ts';
import { type Quote, quotesOf } from './rule-quotes.ts';
import { type Paint, paintWith } from './terminal-paint.ts';

export interface PlainOptions {
  /** The columns at which lines are wrapped between words; 80 when left out. */
  readonly width?: number;
  /** Whether every outcome, step and rule is shown too. */
  readonly whole?: boolean;
  /** Whether the text has colors, as ANSI escape sequences. */
  readonly color?: boolean;
}

const WIDTH = 80;
const NARROWEST = 30;

type Block = readonly string[];

/** The plain text of an explanation, ending with a line end. */
export function plainText(explanation: Explanation, options: PlainOptions = {}): string {
  const width = Math.max(NARROWEST, options.width ?? WIDTH);
  const paint = paintWith(options.color ?? false);
  const blocks = [
    ...screenBlocks(explanation, width, paint),
    ...(options.whole === true ? wholeBlocks(explanation, width) : []),
    wrap(explanation.foot.join(' · '), width).map(paint.faint),
  ];
  return `${blocks
    .filter(it => it.length > 0)
    .map(it => it.join('\n'))
    .join('\n\n')}\n`;
}

function screenBlocks(explanation: Explanation, width: number, paint: Paint): readonly Block[] {
  const screen = firstScreen(explanation);
  const reason = screen.reason.map(it => (it.rules.length === 0 ? it.text : `${it.text} (${it.rules.join(', ')})`));
  const most = screen.outcomes.some(it => it.what !== '') ? MOST_LINES : MOST_LIKE_LINES;
  const left = screen.outcomes.length - most;
  const lines = [
    ...screen.outcomes
      .slice(0, most)
      .flatMap(({ what, text }) =>
        what === '' ? wrap(`  ${text}`, width, '    ') : wrap(`  ${what}: ${text}`, width, '    '),
      ),
    ...(left > 0 ? [`  …and ${left} more.`] : []),
  ];
  const also = screen.also.map(it => it.rule);
  return [
    [
      ...(screen.question === undefined ? [] : wrap(screen.question, width).map(paint.faint)),
      ...screen.remarks.flatMap(it => wrap(`* ${it}`, width, '  ')).map(paint.faint),
    ],
    wrap(screen.result, width).map(paint.strong(explanation.certainty)),
    screen.instead === undefined ? [] : wrap(screen.instead, width),
    screen.unread.flatMap(it => wrap(`! ${it}`, width, '  ')).map(paint.warning),
    reason.length === 0 ? [] : wrap(reason.join(' '), width),
    screen.state.flatMap(it => wrap(`  ${it.name}: ${it.facts}`, width, '    ')),
    triggerLines(screen.triggers, screen.triggerOrder, width),
    lines,
    screen.steps.length === 1
      ? screen.steps.flatMap(it => wrap(`  ${it.text} (${it.rule})`, width, '    '))
      : screen.steps.flatMap((it, at) => numbered(`${it.text} (${it.rule})`, at + 1, width)),
    [
      ...screen.quotes.flatMap(it => quoteLines(it, width, false)),
      ...(also.length === 0 ? [] : wrap(`  Also ${also.join(', ')}`, width, '    ')),
    ].map(paint.faint),
    screen.ruling === undefined ? [] : rulingLines(screen.ruling, width).map(paint.faint),
    (explanation.otherDates ?? []).flatMap(it => wrap(it, width, '  ')),
  ];
}

function rulingLines({ card, day, text, remark }: OfferedRuling, width: number): Block {
  const lines = wrap(`  Official ruling of ${spellDay(day)} on ${card}: “${text}”`, width, '    ');
  return remark === undefined ? lines : [...lines, ...wrap(`    ${remark}`, width, '    ')];
}

/** Everything behind the buttons in Discord: each outcome with its whole trail, and every rule with its examples. */
function wholeBlocks(explanation: Explanation, width: number): readonly Block[] {
  const { outcomes, decidedBy } = explanation;
  const { heading, quotes } = quotesOf(rulesAsShown(explanation));
  return [
    decidedBy.flatMap(it => wrap(it, width, '  ')),
    ...outcomes.slice(0, MOST_OUTCOMES).flatMap((it, at) => outcomeBlocks(it, at, outcomes.length, width)),
    outcomes.length > MOST_OUTCOMES ? [`…and ${outcomes.length - MOST_OUTCOMES} more outcomes.`] : [],
    quotes.length === 0 ? [] : [heading, ...quotes.flatMap(it => quoteLines(it, width, true))],
  ];
}

const MOST_OUTCOMES = 40;
/** Lines of outcomes on the first screen, and of those that are told by their results alone. */
const MOST_LINES = 12;
const MOST_LIKE_LINES = 4;

function outcomeBlocks(outcome: ExplainedOutcome, at: number, outcomes: number, width: number): readonly Block[] {
  const lead = [...outcome.choices, outcome.sentence].flatMap(it => wrap(`  ${it}`, width, '  '));
  return [
    outcomes > 1 ? [`Outcome ${at + 1} of ${outcomes}`, ...lead] : [],
    outcome.objects.length === 0 ? [] : ['Final state', ...outcome.objects.flatMap(it => objectLines(it, width))],
    triggerLines(outcome.triggers, outcome.triggerOrder ?? STACK_ORDER, width),
    stepLines(outcome.steps, width),
    passedLines(outcome.steps, width),
  ];
}

function triggerLines(triggers: readonly string[], order: string, width: number): Block {
  if (triggers.length < 2) return triggers.flatMap(it => wrap(`  Triggers: ${it}`, width, '    '));
  return [`Triggers, ${order}`, ...triggers.flatMap((it, at) => numbered(it, at + 1, width))];
}

function objectLines(object: ExplainedObject, width: number): readonly string[] {
  const facts = object.lines.filter(it => it.length <= FACT);
  const long = object.lines.filter(it => it.length > FACT);
  const joined = facts.length === 0 ? [] : wrap(`    ${facts.join(' · ')}`, width, '    ');
  return [`  ${object.title}`, ...joined, ...long.flatMap(it => wrap(`    ${it}`, width, '      '))];
}

/** The length in characters above which facts stand on lines of their own. */
const FACT = 60;

function stepLines(steps: readonly ExplainedStep[], width: number): Block {
  const applied = steps.filter(it => it.applies);
  if (applied.length === 0) return [];
  return ['How it got there', ...applied.flatMap((it, at) => numbered(`${it.text} (${it.rule})`, at + 1, width))];
}

function passedLines(steps: readonly ExplainedStep[], width: number): Block {
  const passed = steps.filter(it => !it.applies);
  if (passed.length === 0) return [];
  return ['Considered, but did not apply', ...passed.flatMap(it => wrap(`  - ${it.text} (${it.rule})`, width, '    '))];
}

function numbered(text: string, number: number, width: number): readonly string[] {
  const head = `  ${number}. `;
  return wrap(head + text, width, ' '.repeat(head.length));
}

/** The lines of a quote: the deciding sentence, and with `whole` the rest of the rule and its examples. */
function quoteLines({ rule, mark, first, rest, examples }: Quote, width: number, whole: boolean): readonly string[] {
  const more = rest === '' ? '' : whole ? ` ${rest}` : ' […]';
  const head = `  ${rule} ${mark === '' ? '' : `(${mark}) `}`;
  const quoted = wrap(head + `${first}${more}`.replace(/\s+/g, ' '), width, '    ');
  return whole
    ? [...quoted, ...examples.flatMap(it => wrap(`    Example: ${it.replace(/\s+/g, ' ')}`, width, '      '))]
    : quoted;
}

/** A text in lines no longer than the width, broken at blanks; a longer word stands on a line of its own. */
export function wrap(text: string, width: number, indent = ''): readonly string[] {
  const [lead = ''] = /^ */.exec(text) ?? [];
  const lines: string[] = [];
  let line = lead;
  let empty = true;
  for (const word of text.trim().split(/\s+/)) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = empty ? line + word : `${line} ${word}`;
    }
    empty = false;
  }
  return [...lines, line];
}

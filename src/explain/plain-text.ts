// Plain text of an explanation for the terminal: wrapped, with the trail numbered and the rules quoted.

import type { CitedRule, ExplainedObject, ExplainedOutcome, ExplainedStep, Explanation } from './explanation.ts';
import { type Quote, quotesOf } from './rule-quotes.ts';

export interface PlainOptions {
  /** The columns at which lines are wrapped between words; 80 when left out. */
  readonly width?: number;
  /** Whether steps and rules of lesser weight are shown too. */
  readonly whole?: boolean;
}

const WIDTH = 80;
const RULES_SHOWN = 6;
const NARROWEST = 30;

/** The plain text of an explanation, ending with a line end. */
export function plainText(explanation: Explanation, options: PlainOptions = {}): string {
  const width = Math.max(NARROWEST, options.width ?? WIDTH);
  const whole = options.whole ?? false;
  const [first] = explanation.outcomes;
  const blocks = [
    (explanation.understood ?? []).flatMap(it => wrap(it, width, '  ')),
    wrap(explanation.headline, width),
    ...(explanation.notices ?? []).map(it => wrap(`* ${it}`, width, '  ')),
    ...explanation.unread.map(it => wrap(`! ${it}`, width, '  ')),
    ...(first === undefined ? [] : outcomeBlocks(first, explanation, width, whole)),
    ...othersBlock(explanation, width),
    ...othersBlockOfDates(explanation.otherDates ?? [], width),
    ...rulesBlock(explanation.rules, width, whole),
    wrap(explanation.foot.join(' · '), width),
  ];
  return `${blocks
    .filter(it => it.length > 0)
    .map(it => it.join('\n'))
    .join('\n\n')}\n`;
}

function outcomeBlocks(
  outcome: ExplainedOutcome,
  explanation: Explanation,
  width: number,
  whole: boolean,
): readonly (readonly string[])[] {
  const several = explanation.outcomes.length > 1;
  const heading = several ? `Outcome 1 of ${explanation.outcomes.length}` : 'Final state';
  const lead = several ? [...outcome.choices, outcome.sentence].flatMap(it => wrap(`  ${it}`, width, '  ')) : [];
  return [
    outcome.objects.length === 0 && lead.length === 0
      ? []
      : [heading, ...lead, ...outcome.objects.flatMap(it => objectLines(it, width))],
    outcome.triggers.length === 0
      ? []
      : [
          'Triggers, in the order they go on the stack',
          ...outcome.triggers.flatMap((it, at) => numbered(it, at + 1, width)),
        ],
    stepLines(outcome.steps, width, whole),
    passedLines(outcome.steps, width, whole),
  ];
}

function objectLines(object: ExplainedObject, width: number): readonly string[] {
  const facts = object.lines.filter(it => it.length <= FACT);
  const long = object.lines.filter(it => it.length > FACT);
  const joined = facts.length === 0 ? [] : wrap(`    ${facts.join(' · ')}`, width, '    ');
  return [`  ${object.title}`, ...joined, ...long.flatMap(it => wrap(`    ${it}`, width, '      '))];
}

/** The length in characters above which facts stand on lines of their own. */
const FACT = 60;

function stepLines(steps: readonly ExplainedStep[], width: number, whole: boolean): readonly string[] {
  const applied = steps.filter(it => it.applies);
  const shown = whole || !applied.some(it => it.notable) ? applied : applied.filter(it => it.notable);
  if (shown.length === 0) return [];
  return ['How it got there', ...shown.flatMap((it, at) => numbered(`${it.text} (${it.rule})`, at + 1, width))];
}

function passedLines(steps: readonly ExplainedStep[], width: number, whole: boolean): readonly string[] {
  const shown = steps.filter(it => !it.applies && (whole || it.notable));
  if (shown.length === 0) return [];
  return ['Considered, but did not apply', ...shown.flatMap(it => wrap(`  - ${it.text} (${it.rule})`, width, '    '))];
}

function numbered(text: string, number: number, width: number): readonly string[] {
  const head = `  ${number}. `;
  return wrap(head + text, width, ' '.repeat(head.length));
}

function othersBlock(explanation: Explanation, width: number): readonly (readonly string[])[] {
  const others = explanation.outcomes.slice(1);
  if (others.length === 0) return [];
  const decided = explanation.decidedBy.flatMap(it => wrap(`  ${it}`, width, '  '));
  const lines = others.flatMap((outcome, at) => {
    const choices = outcome.choices.length === 0 ? '' : `${outcome.choices.join(' ')} -> `;
    return numbered(`${choices}${outcome.sentence}`, at + 2, width);
  });
  return [['Other outcomes', ...decided, ...lines]];
}

function rulesBlock(rules: readonly CitedRule[], width: number, whole: boolean): readonly (readonly string[])[] {
  if (rules.length === 0) return [];
  const { heading, quotes } = quotesOf(rules);
  const shown = whole ? quotes : quotes.slice(0, RULES_SHOWN);
  const rest = rules.slice(shown.length).map(it => it.rule);
  return [
    [
      heading,
      ...shown.flatMap(it => quoteLines(it, width, whole)),
      ...(rest.length === 0 ? [] : wrap(`  Also ${rest.join(', ')}`, width, '    ')),
    ],
  ];
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

function othersBlockOfDates(sentences: readonly string[], width: number): readonly (readonly string[])[] {
  return sentences.length === 0
    ? []
    : [['Under the rules of other days', ...sentences.flatMap(it => wrap(`  ${it}`, width, '    '))]];
}

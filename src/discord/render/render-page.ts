// Parts of an answer on pages of their own: all outcomes, the whole trail of one, the rules in full, their examples.

import {
  type ExplainedOutcome,
  type Explanation,
  type Quote,
  quotesOf,
  rulesAsShown,
  STACK_ORDER,
} from '../../explain/screen.ts';
import type { AnswerView } from '../input/component-action.ts';
import { literal } from '../input/escape.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import {
  exampleQuote,
  objectLines,
  outcomeLine,
  passedLines,
  stepLines,
  triggerLines,
  wholeQuote,
} from './answer-lines.ts';
import { hasExamples, outcomeMenu, outcomesButton, pageButtons, rulesButtons, whatIfRows } from './buttons.ts';
import { CERTAINTY_COLORS } from './colors.ts';
import { fitWords, paginate } from './fit.ts';
import { footText } from './render-answer.ts';
import type { Message } from './reply.ts';

/** Characters of one page: what a phone shows in a few screens, well below Discord's 4,096. */
const PAGE = 2_400;

/** A page of a part of an answer. Numbers beyond the last stand for the last. */
export interface PagePlace {
  readonly view: AnswerView;
  readonly outcome: number;
  readonly page: number;
}

/** Renders one page of an answer, with buttons to its neighbors. */
export function renderPage(explanation: Explanation, place: PagePlace, ref: string): Message {
  const outcome = Math.min(place.outcome, explanation.outcomes.length - 1);
  const pages = paginate(blocksOf(explanation, place.view, outcome), PAGE, place.view === 'trail' ? '\n' : '\n\n');
  const page = Math.min(place.page, Math.max(pages.length - 1, 0));
  const menu = partsUnder(explanation, place.view, outcome, ref);
  return {
    embeds: [
      {
        title: fitWords(titleOf(explanation, place.view, outcome), DISCORD_LIMITS.title),
        color: CERTAINTY_COLORS[explanation.certainty],
        description: pages[page] ?? 'There is nothing to show here.',
        footer: { text: footText(explanation.foot) },
      },
    ],
    components: [...pageButtons(place.view, outcome, page, pages.length, ref), ...menu],
  };
}

/** The menus and buttons under a page, beside those to its neighbors. */
function partsUnder(explanation: Explanation, view: AnswerView, outcome: number, ref: string): Message['components'] {
  if (view === 'whatIf') return whatIfRows(explanation, ref);
  return view === 'trail'
    ? [...outcomeMenu(explanation, outcome, ref), ...outcomesButton(explanation, ref)]
    : rulesButtons(explanation, view, ref);
}

function titleOf(explanation: Explanation, view: AnswerView, outcome: number): string {
  const headline = literal(explanation.headline);
  switch (view) {
    case 'outcomes':
      return explanation.outcomes.length === 1
        ? `The only outcome: ${headline}`
        : `${explanation.outcomes.length} outcomes: ${headline}`;
    case 'trail':
      return explanation.outcomes.length === 1
        ? `Why, step by step: ${headline}`
        : `Why, step by step, outcome ${outcome + 1} of ${explanation.outcomes.length}: ${headline}`;
    case 'rules':
      return `Rules cited: ${headline}`;
    case 'examples':
      return `Examples of the rules cited: ${headline}`;
    case 'whatIf':
      return `What if… ${headline}`;
  }
}

function blocksOf(explanation: Explanation, view: AnswerView, outcome: number): readonly string[] {
  const shown = explanation.outcomes[outcome];
  switch (view) {
    case 'outcomes':
      return [...explanation.decidedBy.map(literal), ...explanation.outcomes.map(outcomeBlock)];
    case 'trail':
      return shown ? trailBlocks(shown) : [];
    case 'rules':
      return ruleBlocks(rulesAsShown(explanation), wholeQuote);
    case 'examples':
      return ruleBlocks(rulesAsShown(explanation).filter(hasExamples), exampleQuote);
    case 'whatIf':
      return whatIfBlocks(explanation);
  }
}

/** The question that is changed, and its answers on other days as far as they are known. */
function whatIfBlocks({ question, otherDates = [] }: Explanation): readonly string[] {
  return [
    ...(question === undefined ? [] : [literal(question)]),
    'Choose a change, and I answer again: what it was, and what it becomes.',
    ...(otherDates.length === 0 ? [] : [['__Under the rules of other days__', ...otherDates.map(literal)].join('\n')]),
  ];
}

/** The quotes, under a heading that names their source. */
function ruleBlocks(rules: Explanation['rules'], block: (quote: Quote) => string): readonly string[] {
  const { heading, quotes } = quotesOf(rules);
  return [...(heading === 'Rules' || quotes.length === 0 ? [] : [`__${heading}__`]), ...quotes.map(block)];
}

function outcomeBlock(outcome: ExplainedOutcome, at: number): string {
  const triggers = outcome.triggers.length > 0 ? ['Triggers:', ...triggerLines(outcome.triggers)] : [];
  return [outcomeLine(outcome, at + 1), ...outcome.objects.map(objectLines), ...triggers].join('\n');
}

function trailBlocks(outcome: ExplainedOutcome): readonly string[] {
  const passed = passedLines(outcome.steps.filter(it => !it.applies));
  return [
    ...(outcome.choices.length > 0 ? [outcome.choices.map(literal).join(' ')] : []),
    ...stepLines(outcome.steps.filter(it => it.applies)),
    ...(passed.length > 0 ? ['\n__Considered, but did not apply__', ...passed] : []),
    ...(outcome.objects.length > 0 ? ['\n__Final state__', ...outcome.objects.map(objectLines)] : []),
    ...(outcome.triggers.length > 0
      ? [
          [`\n__Triggers, ${literal(outcome.triggerOrder ?? STACK_ORDER)}__`, ...triggerLines(outcome.triggers)].join(
            '\n',
          ),
        ]
      : []),
  ];
}

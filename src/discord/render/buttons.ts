// The buttons and menus under an answer and its pages.

import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIComponentInMessageActionRow,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import { type CitedRule, type Explanation, outcomeLines } from '../../explain/screen.ts';
import type { AnswerView, ComponentAction } from '../input/component-action.ts';
import { writeCustomId } from '../input/custom-id.ts';
import { plainLine } from '../input/escape.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { fitWords } from './fit.ts';

/** A row of buttons, or a menu. */
export type ButtonRow = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A button of ours. */
export function button(
  label: string,
  action: ComponentAction,
  more: { readonly style?: APIButtonComponentWithCustomId['style']; readonly disabled?: boolean } = {},
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: more.style ?? ButtonStyle.Secondary,
    label,
    custom_id: writeCustomId(action),
    disabled: more.disabled ?? false,
  };
}

/** A button that leads to an address. */
export function linkButton(label: string, url: string): APIButtonComponentWithURL {
  return { type: ComponentType.Button, style: ButtonStyle.Link, label, url };
}

/** Components in a row of up to five. */
export function row(components: readonly APIComponentInMessageActionRow[]): ButtonRow {
  return { type: ComponentType.ActionRow, components: [...components] };
}

/** The buttons of an answer: the question changed, its other parts, sharing where nobody else sees it, a report; a menu of outcomes. */
export function answerButtons(
  explanation: Explanation,
  ref: string,
  visibility: 'public' | 'private',
): readonly ButtonRow[] {
  const open = (view: AnswerView): ComponentAction => ({ kind: 'view', view, place: 'new', outcome: 0, page: 0, ref });
  const parts = [
    button('What if…', open('whatIf'), { style: ButtonStyle.Primary }),
    button('Why, step by step', open('trail')),
    ...(explanation.rules.length > 0 ? [button('Rules', open('rules'))] : []),
    ...(visibility === 'private' ? [button('Share', { kind: 'share', ref })] : []),
    button('Report', { kind: 'openReport', ref }),
  ];
  return [row(parts), ...groupMenu(explanation, ref)];
}

/** A menu of outcomes, those that differ only in what was picked once: the trail of one opens beside the answer. */
function groupMenu({ outcomes }: Explanation, ref: string): readonly ButtonRow[] {
  if (outcomes.length < 2) return [];
  const options = outcomeLines(outcomes)
    .slice(0, DISCORD_LIMITS.selectOptions)
    .map(({ what, text, outcomes: [first = 0] }) => ({
      label: fitWords(plainLine(what === '' ? text : what), DISCORD_LIMITS.selectText),
      ...(what === '' ? {} : { description: fitWords(plainLine(text), DISCORD_LIMITS.selectText) }),
      value: String(first),
    }));
  const custom_id = writeCustomId({ kind: 'choose', place: 'new', ref });
  return [row([{ type: ComponentType.StringSelect, custom_id, placeholder: 'Show an outcome…', options }])];
}

/** The ways to change a question: a menu of its alterations, and the forms for all else. */
export function whatIfRows({ alterations = [] }: Explanation, ref: string): readonly ButtonRow[] {
  const options = alterations
    .slice(0, DISCORD_LIMITS.selectOptions)
    .map(({ code, label }) => ({ label: fitWords(plainLine(label), DISCORD_LIMITS.selectText), value: code }));
  const custom_id = writeCustomId({ kind: 'vary', ref });
  const menu = { type: ComponentType.StringSelect as const, custom_id, placeholder: 'Ask it…', options };
  return [
    ...(options.length === 0 ? [] : [row([menu])]),
    row([
      button('Edit the question', { kind: 'openModal', form: 'edit', ref }),
      button('Another date', { kind: 'openModal', form: 'date', ref }),
    ]),
  ];
}

/** Buttons to the pages before and after; none where there is one page. */
export function pageButtons(
  view: AnswerView,
  outcome: number,
  page: number,
  pages: number,
  ref: string,
): readonly ButtonRow[] {
  return turnButtons(page, pages, there => ({ kind: 'view', view, place: 'same', outcome, page: there, ref }));
}

/** Buttons to the pages before and after; none where there is one page, or where an id would grow too long. */
export function turnButtons(page: number, pages: number, to: (page: number) => ComponentAction): readonly ButtonRow[] {
  if (pages < 2 || writeCustomId(to(9_999)).length > DISCORD_LIMITS.customId) return [];
  // Ids are unique in a message, those of disabled buttons too: where one leads nowhere it names a page that is not.
  return [
    row([
      button('Previous', to(page === 0 ? pages + 2 : page - 1), { disabled: page === 0 }),
      button(`Page ${page + 1} of ${pages}`, to(pages + 1), { disabled: true }),
      button('Next', to(page + 1), { disabled: page === pages - 1 }),
    ]),
  ];
}

/** Whether a rule that is cited has examples to show. */
export function hasExamples(rule: CitedRule): boolean {
  return (rule.examples ?? []).length > 0;
}

/** The button from the trail of one of several outcomes to all of them. */
export function outcomesButton({ outcomes }: Explanation, ref: string): readonly ButtonRow[] {
  if (outcomes.length < 2) return [];
  return [row([button('All outcomes', { kind: 'view', view: 'outcomes', place: 'same', outcome: 0, page: 0, ref })])];
}

/** The button from the rules of an answer to their examples, where they have any, or back. */
export function rulesButtons(explanation: Explanation, view: AnswerView, ref: string): readonly ButtonRow[] {
  if ((view !== 'rules' && view !== 'examples') || !explanation.rules.some(hasExamples)) return [];
  const other = view === 'rules' ? 'examples' : 'rules';
  const open: ComponentAction = { kind: 'view', view: other, place: 'same', outcome: 0, page: 0, ref };
  return [row([button(other === 'examples' ? 'Examples' : 'Rules', open)])];
}

/** A menu of outcomes, to see the trail of one. Discord's menus have at most 25 options. */
export function outcomeMenu(explanation: Explanation, chosen: number, ref: string): readonly ButtonRow[] {
  if (explanation.outcomes.length < 2) return [];
  const first = Math.max(0, Math.min(chosen - 12, explanation.outcomes.length - DISCORD_LIMITS.selectOptions));
  const shown = explanation.outcomes.slice(first, first + DISCORD_LIMITS.selectOptions);
  return [
    row([
      {
        type: ComponentType.StringSelect,
        custom_id: writeCustomId({ kind: 'choose', place: 'same', ref }),
        placeholder: 'The trail of another outcome',
        options: shown.map((outcome, at) => ({
          label: fitWords(`${first + at + 1}. ${plainLine(outcome.sentence)}`, DISCORD_LIMITS.selectText),
          ...(outcome.choices.length > 0 && {
            description: fitWords(plainLine(outcome.choices.join(' ')), DISCORD_LIMITS.selectText),
          }),
          value: String(first + at),
          default: first + at === chosen,
        })),
      },
    ]),
  ];
}

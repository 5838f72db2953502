// The buttons and menus under an answer and its pages.

import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { CitedRule, Explanation } from '../../explain/index.ts';
import { type AnswerView, type ComponentAction, writeCustomId } from '../input/custom-id.ts';
import { plainLine } from '../input/escape.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { fitWords } from './fit.ts';

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

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

/** Components in a row of up to five. */
export function row(components: readonly APIComponentInMessageActionRow[]): Row {
  return { type: ComponentType.ActionRow, components: [...components] };
}

/** The buttons of an answer: its other parts, the question asked anew, and sharing where nobody else sees it. */
export function answerButtons(explanation: Explanation, ref: string, visibility: 'public' | 'private'): readonly Row[] {
  const open = (view: AnswerView): ComponentAction => ({ kind: 'view', view, place: 'new', outcome: 0, page: 0, ref });
  const parts = [
    ...(explanation.outcomes.length > 1 ? [button('All outcomes', open('outcomes'))] : []),
    button('Whole trail', open('trail')),
    ...(explanation.rules.length > 0 ? [button('Rules text', open('rules'))] : []),
    button('Another date', { kind: 'open', form: 'date', ref }),
    button('Edit', { kind: 'open', form: 'edit', ref }),
  ];
  const share = button('Share', { kind: 'share', ref }, { style: ButtonStyle.Primary });
  return visibility === 'private' ? [row(parts), row([share])] : [row(parts)];
}

/** Buttons to the pages before and after; none where there is one page. */
export function pageButtons(
  view: AnswerView,
  outcome: number,
  page: number,
  pages: number,
  ref: string,
): readonly Row[] {
  return turnButtons(page, pages, there => ({ kind: 'view', view, place: 'same', outcome, page: there, ref }));
}

/** Buttons to the pages before and after; none where there is one page, or where an id would grow too long. */
export function turnButtons(page: number, pages: number, to: (page: number) => ComponentAction): readonly Row[] {
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

/** The button from the rules of an answer to their examples, where they have any, or back. */
export function rulesButtons(explanation: Explanation, view: AnswerView, ref: string): readonly Row[] {
  if ((view !== 'rules' && view !== 'examples') || !explanation.rules.some(hasExamples)) return [];
  const other = view === 'rules' ? 'examples' : 'rules';
  const open: ComponentAction = { kind: 'view', view: other, place: 'same', outcome: 0, page: 0, ref };
  return [row([button(other === 'examples' ? 'Examples' : 'Rules text', open)])];
}

/** A menu of outcomes, to see the trail of one. Discord's menus have at most 25 options. */
export function outcomeMenu(explanation: Explanation, chosen: number, ref: string): readonly Row[] {
  if (explanation.outcomes.length < 2) return [];
  const first = Math.max(0, Math.min(chosen - 12, explanation.outcomes.length - DISCORD_LIMITS.selectOptions));
  const shown = explanation.outcomes.slice(first, first + DISCORD_LIMITS.selectOptions);
  return [
    row([
      {
        type: ComponentType.StringSelect,
        custom_id: writeCustomId({ kind: 'choose', ref }),
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

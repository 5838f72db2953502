// Components under a refusal: the nearest names, one press away from the answer, and the form filled in.

import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { ComponentAction, LookupKind } from '../input/component-action.ts';
import { writeCustomId } from '../input/custom-id.ts';
import { plainLine } from '../input/escape.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { button, row } from './buttons.ts';
import { fitWords } from './fit.ts';

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** One way to put a refused question right: its label, and what the press does. */
export interface CorrectionButton {
  readonly label: string;
  readonly action: ComponentAction;
}

/** The names that may stand in place of one thing typed: a button each where they are few, else one menu. */
export type CorrectionChoice =
  | { readonly kind: 'buttons'; readonly buttons: readonly CorrectionButton[] }
  | {
      readonly kind: 'menu';
      readonly typed: string;
      readonly names: readonly string[];
      readonly action: ComponentAction;
    };

/** Names up to this number are buttons, in one row; more are a menu. */
export const MOST_BUTTONS = DISCORD_LIMITS.rowButtons;

/** At most so many choices have room above the row of the form. */
export const MOST_CHOICES = DISCORD_LIMITS.rows - 1;

/** The last buttons of a refusal: the form of the question, that of a card of one's own, and the report of the refusal. */
export interface LastButtons {
  readonly form: ComponentAction;
  readonly describe?: ComponentAction | undefined;
  readonly report?: ComponentAction;
}

/** The rows of a refusal: its choices in order, and at the end the forms. */
export function correctionRows(
  choices: readonly CorrectionChoice[],
  { form, describe, report }: LastButtons,
): readonly Row[] {
  const last = row([
    button('Edit', form),
    ...(describe === undefined ? [] : [button('Describe it', describe)]),
    ...(report === undefined ? [] : [button('Report', report)]),
  ]);
  return [...choiceRows(choices.slice(0, MOST_CHOICES)), last];
}

/** A row for each choice that has anything to choose. */
export function choiceRows(choices: readonly CorrectionChoice[]): readonly Row[] {
  const seen = new Set<string>();
  return choices.flatMap(choice => {
    const components = choice.kind === 'menu' ? menuOf(choice) : buttonsOf(choice.buttons, seen);
    return components.length === 0 ? [] : [row(components)];
  });
}

/** Opens the form for another look-up, filled in as far as there is room in a button. */
export function lookupForm(what: LookupKind, on: string, text: string): ComponentAction {
  // No more fit a button, however long the text is.
  const letters = [...text].slice(0, DISCORD_LIMITS.customId);
  const action = (length: number) =>
    ({ kind: 'openLookup', what, on, text: letters.slice(0, length).join('') }) as const;
  let length = letters.length;
  while (length > 0 && writeCustomId(action(length)).length > DISCORD_LIMITS.customId) length -= 1;
  return writeCustomId(action(length)).length > DISCORD_LIMITS.customId
    ? { kind: 'openLookup', what, on: '', text: '' }
    : action(length);
}

/** Whether a button or menu can hold what the press does. */
export function fitsButton(action: ComponentAction): boolean {
  return writeCustomId(action).length <= DISCORD_LIMITS.customId;
}

/** Ids are unique in a message: what leads to the same question is shown once. */
function buttonsOf(buttons: readonly CorrectionButton[], seen: Set<string>) {
  return buttons.slice(0, MOST_BUTTONS).flatMap(({ label, action }) => {
    const id = writeCustomId(action);
    const shown = fitWords(plainLine(label), DISCORD_LIMITS.buttonLabel);
    if (seen.has(id) || shown === '') return [];
    seen.add(id);
    return [button(shown, action, { style: ButtonStyle.Primary })];
  });
}

function menuOf({ typed, names, action }: Extract<CorrectionChoice, { kind: 'menu' }>) {
  const options = names
    .filter(name => name.length <= DISCORD_LIMITS.selectText)
    .slice(0, DISCORD_LIMITS.selectOptions)
    .map((name): APISelectMenuOption => ({ label: plainLine(name), value: name }));
  if (options.length === 0) return [];
  return [
    {
      type: ComponentType.StringSelect as const,
      custom_id: writeCustomId(action),
      placeholder: fitWords(`${plainLine(typed)}: which is meant?`, DISCORD_LIMITS.selectText),
      options,
    },
  ];
}

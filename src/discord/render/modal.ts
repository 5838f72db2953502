// The forms that ask a question again: edited, or as of another date.

import {
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import type { EtbOptions } from '../../scenario/index.ts';
import type { ServiceQuestion } from '../../service/index.ts';
import { type ModalKind, writeCustomId } from '../input/custom-id.ts';
import { DISCORD_LIMITS, INPUT_LIMITS } from '../input/limits.ts';

/** The inputs of our forms, by the name of what they change. */
export const MODAL_INPUTS = ['card', 'with', 'against', 'copy', 'rules', 'text'] as const;
export type ModalInput = (typeof MODAL_INPUTS)[number];

interface Shape {
  readonly label: string;
  readonly hint: string;
  readonly lines: 'one' | 'many';
  readonly most: number;
  readonly required: boolean;
}

const SHAPES = {
  card: { label: 'The card that enters', hint: 'Clone', lines: 'one', most: INPUT_LIMITS.card, required: true },
  with: {
    label: 'You have',
    hint: '2 Bear Cub; Panharmonicon',
    lines: 'many',
    most: INPUT_LIMITS.list,
    required: false,
  },
  against: {
    label: 'Your opponent has',
    hint: 'Imposing Sovereign',
    lines: 'many',
    most: INPUT_LIMITS.list,
    required: false,
  },
  copy: { label: 'It copies', hint: 'Bear Cub', lines: 'one', most: INPUT_LIMITS.card, required: false },
  rules: {
    label: 'Rules as of',
    hint: '2014-02-01, 2014-02, 2014, or a set: Ixalan',
    lines: 'one',
    most: INPUT_LIMITS.short,
    required: false,
  },
  text: {
    label: 'The question',
    hint: 'Clone enters; me: Bear Cub',
    lines: 'many',
    most: INPUT_LIMITS.question,
    required: true,
  },
} as const satisfies { readonly [I in ModalInput]: Shape };

/** The form for a question, filled in with its present texts. */
export function renderModal(
  form: ModalKind,
  question: ServiceQuestion,
  ref: string,
): APIModalInteractionResponseCallbackData {
  const inputs = form === 'date' ? { rules: rulesOf(question) } : inputsOf(question);
  return {
    custom_id: writeCustomId({ kind: 'sent', form, ref }),
    title: form === 'date' ? 'As of another date' : 'Edit the question',
    components: MODAL_INPUTS.filter(it => it in inputs).map(input => ({
      type: ComponentType.Label,
      label: SHAPES[input].label,
      component: textInput(input, inputs[input] ?? ''),
    })),
  };
}

/** The question with what a form sent back; an input left empty is left out. */
export function withInputs(
  question: ServiceQuestion,
  sent: Readonly<Partial<Record<ModalInput, string>>>,
): ServiceQuestion {
  if (question.kind === 'ruling') {
    const { text = question.text, rules = question.rules ?? '' } = sent;
    return { kind: 'ruling', text, ...(rules === '' ? {} : { rules }) };
  }
  const { with: mine, against, copy, rules, ...rest } = { ...question.options, ...sent };
  const { text: _, ...options }: EtbOptions & { readonly text?: string } = rest;
  const optional = Object.entries({ with: mine, against, copy, rules }).filter(
    ([, it]) => it !== undefined && it !== '',
  );
  return { kind: 'etb', options: { ...options, ...Object.fromEntries(optional) } };
}

function inputsOf(question: ServiceQuestion): Readonly<Partial<Record<ModalInput, string>>> {
  if (question.kind === 'ruling') return { text: question.text, rules: rulesOf(question) };
  const { card, with: mine = '', against = '', copy = '' } = question.options;
  return { card, with: mine, against, copy, rules: rulesOf(question) };
}

function rulesOf(question: ServiceQuestion): string {
  return (question.kind === 'ruling' ? question.rules : question.options.rules) ?? '';
}

function textInput(input: ModalInput, value: string): APITextInputComponent {
  const shape = SHAPES[input];
  const most = Math.min(shape.most, DISCORD_LIMITS.modalText);
  return {
    type: ComponentType.TextInput,
    custom_id: input,
    style: shape.lines === 'many' ? TextInputStyle.Paragraph : TextInputStyle.Short,
    placeholder: shape.hint,
    required: shape.required,
    max_length: most,
    ...(value !== '' && { value: value.slice(0, most) }),
  };
}

// The forms that ask a question again: edited, or as of another date.

import {
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import type { EtbOptions } from '../../scenario/index.ts';
import type { ServiceQuestion } from '../../service/index.ts';
import { type Form, writeCustomId } from '../custom-id.ts';
import { LIMITS, TYPED } from '../limits.ts';

/** The inputs of our forms, by the name of what they change. */
export const INPUTS = ['card', 'with', 'against', 'copy', 'rules', 'text'] as const;
export type Input = (typeof INPUTS)[number];

interface Shape {
  readonly label: string;
  readonly hint: string;
  readonly lines: 'one' | 'many';
  readonly most: number;
  readonly required: boolean;
}

const SHAPES = {
  card: { label: 'The card that enters', hint: 'Clone', lines: 'one', most: TYPED.card, required: true },
  with: { label: 'You have', hint: '2 Bear Cub; Panharmonicon', lines: 'many', most: TYPED.list, required: false },
  against: { label: 'Your opponent has', hint: 'Imposing Sovereign', lines: 'many', most: TYPED.list, required: false },
  copy: { label: 'It copies', hint: 'Bear Cub', lines: 'one', most: TYPED.card, required: false },
  rules: {
    label: 'Rules as of',
    hint: '2014-02-01, 2014-02, 2014, or a set: Ixalan',
    lines: 'one',
    most: TYPED.short,
    required: false,
  },
  text: {
    label: 'The question',
    hint: 'Clone enters; me: Bear Cub',
    lines: 'many',
    most: TYPED.question,
    required: true,
  },
} as const satisfies { readonly [I in Input]: Shape };

/** The form for a question, filled in with what it says now. */
export function renderForm(
  form: Form,
  question: ServiceQuestion,
  ref: string,
): APIModalInteractionResponseCallbackData {
  const inputs = form === 'date' ? { rules: rulesOf(question) } : inputsOf(question);
  return {
    custom_id: writeCustomId({ kind: 'sent', form, ref }),
    title: form === 'date' ? 'As of another date' : 'Edit the question',
    components: INPUTS.filter(it => it in inputs).map(it => ({
      type: ComponentType.Label,
      label: SHAPES[it].label,
      component: textInput(it, inputs[it] ?? ''),
    })),
  };
}

/** The question with what a form sent back; an input left empty is left out. */
export function changed(question: ServiceQuestion, sent: Readonly<Partial<Record<Input, string>>>): ServiceQuestion {
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

function inputsOf(question: ServiceQuestion): Readonly<Partial<Record<Input, string>>> {
  if (question.kind === 'ruling') return { text: question.text, rules: rulesOf(question) };
  const { card, with: mine = '', against = '', copy = '' } = question.options;
  return { card, with: mine, against, copy, rules: rulesOf(question) };
}

function rulesOf(question: ServiceQuestion): string {
  return (question.kind === 'ruling' ? question.rules : question.options.rules) ?? '';
}

function textInput(input: Input, value: string): APITextInputComponent {
  const shape = SHAPES[input];
  const most = Math.min(shape.most, LIMITS.modalText);
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

// The forms that ask a question again: edited, or as of another date.

import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import type { EtbOptions } from '../../scenario/index.ts';
import type { ServiceQuestion } from '../../service/index.ts';
import type { ComponentAction, LookupKind, ModalKind } from '../input/component-action.ts';
import { writeCustomId } from '../input/custom-id.ts';
import { DISCORD_LIMITS, INPUT_LIMITS } from '../input/limits.ts';

/** The inputs of our forms, by the name of what they change. */
export const MODAL_INPUTS = [
  'card',
  'with',
  'against',
  'copy',
  'rules',
  'more',
  'kicked',
  'x',
  'from',
  'text',
] as const;
export type ModalInput = (typeof MODAL_INPUTS)[number];

/** The shape of an input: its words, and what may be typed. */
export interface Shape {
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
  kicked: { label: 'Kicked', hint: 'yes, or how many times', lines: 'one', most: INPUT_LIMITS.short, required: false },
  x: { label: 'The value of X', hint: '3', lines: 'one', most: 10, required: false },
  from: { label: 'It enters from', hint: 'graveyard', lines: 'one', most: INPUT_LIMITS.short, required: false },
  more: {
    label: 'Else, in shorthand',
    hint: 'my life: 3; turn: opponent; my graveyard: Bear Cub',
    lines: 'many',
    most: INPUT_LIMITS.list,
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
    custom_id: writeCustomId({ kind: 'submitModal', form, ref }),
    title: form === 'date' ? 'As of another date' : 'Edit the question',
    components: MODAL_INPUTS.filter(it => it in inputs).map(input =>
      labeled(input, SHAPES[input], inputs[input] ?? ''),
    ),
  };
}

const LOOKUP_SHAPES = {
  card: { label: 'The card', hint: 'Clone', lines: 'one', most: INPUT_LIMITS.card, required: true },
  rule: { label: 'The rule', hint: '614.12, or words', lines: 'one', most: INPUT_LIMITS.card, required: true },
} as const satisfies { readonly [L in LookupKind]: Shape };

/** The form to look up another card or rule, filled in with what was looked up. */
export function renderLookupModal({ what, on, text }: OfLookup): APIModalInteractionResponseCallbackData {
  return {
    custom_id: writeCustomId({ kind: 'submitLookup', what, on }),
    title: what === 'card' ? 'Look up a card' : 'Look up a rule',
    components: [labeled('text', LOOKUP_SHAPES[what], text)],
  };
}

type OfLookup = Extract<ComponentAction, { readonly kind: 'openLookup' }>;

/** The question with what a form sent back; an input left empty is left out. */
export function withInputs(
  question: ServiceQuestion,
  sent: Readonly<Partial<Record<ModalInput, string>>>,
): ServiceQuestion {
  if (question.kind === 'ruling') {
    const { text = question.text, rules = question.rules ?? '' } = sent;
    // the changes of a question are no longer those of another text
    const changes = text === question.text && question.whatIf !== undefined ? { whatIf: question.whatIf } : {};
    return { kind: 'ruling', text, ...(rules === '' ? {} : { rules }), ...changes };
  }
  const { card, ...rest } = { ...question.options, ...sent };
  const { text: _, ...options }: Omit<EtbOptions, 'card'> & { readonly text?: string } = rest;
  const optional = Object.entries(options).filter(([, it]) => it !== undefined && it !== '');
  const x = /^\d+$/u.test(String(options.x)) ? { x: Number(options.x) } : {};
  return { kind: 'etb', options: { card, ...Object.fromEntries(optional), ...x } };
}

function inputsOf(question: ServiceQuestion): Readonly<Partial<Record<ModalInput, string>>> {
  if (question.kind === 'ruling') return { text: question.text, rules: rulesOf(question) };
  const { card, with: mine = '', against = '', x, ...others } = question.options;
  const rare: Readonly<Record<(typeof RARE)[number], string>> = {
    copy: others.copy ?? '',
    rules: others.rules ?? '',
    more: others.more ?? '',
    kicked: others.kicked ?? '',
    x: x?.toString() ?? '',
    from: others.from ?? '',
  };
  // a form holds five: what was said comes before what was left open
  const said = [...RARE.filter(it => rare[it] !== ''), ...RARE.filter(it => rare[it] === '')];
  const shown = said.slice(0, DISCORD_LIMITS.modalInputs - 3).map(it => [it, rare[it]]);
  return { card, with: mine, against, ...Object.fromEntries(shown) };
}

const RARE = ['copy', 'rules', 'more', 'kicked', 'x', 'from'] as const satisfies readonly ModalInput[];

function rulesOf(question: ServiceQuestion): string {
  return (question.kind === 'ruling' ? question.rules : question.options.rules) ?? '';
}

/** An input under its label, filled in with a value. */
export function labeled(input: string, shape: Shape, value: string): APILabelComponent {
  return { type: ComponentType.Label, label: shape.label, component: textInput(input, shape, value) };
}

function textInput(input: string, shape: Shape, value: string): APITextInputComponent {
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

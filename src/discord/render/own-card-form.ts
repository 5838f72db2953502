// The form of a card of one's own: its texts, and the question that is asked with it.
import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { EtbOptions } from '../../scenario/index.ts';
import type { ServiceQuestion } from '../../service/index.ts';
import type { ComponentAction } from '../input/component-action.ts';
import { writeCustomId } from '../input/custom-id.ts';
import { plain } from '../input/escape.ts';
import { INPUT_LIMITS } from '../input/limits.ts';
import { describeCard } from '../input/own-card.ts';
import { labeled, type Shape } from './modal.ts';

/** The most characters of the abilities of a card: those of the longest cards are some 700. */
const MOST_ABILITIES = 1_500;

const SHAPES = {
  name: {
    label: 'Name, and mana cost if it matters',
    hint: 'Storm Bear {1}{G}',
    lines: 'one',
    most: INPUT_LIMITS.card,
    required: true,
  },
  type: { label: 'Type line', hint: 'Creature — Bear', lines: 'one', most: INPUT_LIMITS.short, required: true },
  size: { label: 'Size', hint: '2/2, or: loyalty 3', lines: 'one', most: INPUT_LIMITS.short, required: false },
  abilities: {
    label: 'Text, in the words of a card',
    hint: 'When this creature enters, draw a card.',
    lines: 'many',
    most: MOST_ABILITIES,
    required: false,
  },
  question: {
    label: 'The question',
    hint: 'Storm Bear enters; me: Panharmonicon',
    lines: 'many',
    most: INPUT_LIMITS.question - MOST_ABILITIES - 500,
    required: true,
  },
} as const satisfies Readonly<Record<string, Shape>>;

type OwnCardInput = keyof typeof SHAPES;

/** The form for a card, filled in with its name and with the question. */
export function renderOwnCardForm(
  question: ServiceQuestion,
  { ref, name }: Extract<ComponentAction, { kind: 'openDescription' }>,
): APIModalInteractionResponseCallbackData {
  const values: Readonly<Partial<Record<OwnCardInput, string>>> = { name, question: textOf(question) };
  const inputs = Object.entries(SHAPES) as [OwnCardInput, Shape][]; // the record's own keys
  return {
    custom_id: writeCustomId({ kind: 'submitDescription', ref }),
    title: 'A card of your own',
    components: inputs.map(([input, shape]) => labeled(input, shape, values[input] ?? '')),
  };
}

/** The question that a form sent back asks, with the description of its card before it. */
export function withOwnCard(question: ServiceQuestion, fields: ReadonlyMap<string, string>): ServiceQuestion {
  const sent = (input: OwnCardInput) => plain(fields.get(input) ?? '').trim();
  const [, name = '', manaCost = ''] = /^(.*?)\s*((?:\{[^{}]+\})*)$/su.exec(sent('name')) ?? [];
  const card = describeCard({ name, manaCost, type: sent('type'), size: sent('size'), text: sent('abilities') });
  const rules = question.kind === 'ruling' ? question.rules : question.options.rules;
  return { kind: 'ruling', text: `${card} ${sent('question')}`, ...(rules === undefined ? {} : { rules }) };
}

/** The text of a question; of the options of /etb the line of shorthand that says the same. */
function textOf(question: ServiceQuestion): string {
  return question.kind === 'ruling' ? question.text : lineOf(question.options);
}

function lineOf({ card, with: mine, against, more }: EtbOptions): string {
  const sections = [
    mine === undefined ? '' : `me: ${mine}`,
    against === undefined ? '' : `opp: ${against}`,
    more ?? '',
  ];
  return [`${card} enters`, ...sections].filter(it => it !== '').join('; ');
}

// Buttons, menus and forms of answers: what each does when it is pressed, chosen or sent.

import type { ButtonInteraction, ModalSubmitInteraction, StringSelectMenuInteraction } from 'discord.js';
import { assertNever } from '../kit/never.ts';
import { answerPage, answerQuestion, forgotten } from './answering.ts';
import { referred } from './asked.ts';
import type { Services } from './command.ts';
import type { Pressed } from './custom-id.ts';
import { plain } from './escape.ts';
import { COLOURS } from './render/colours.ts';
import { changed, INPUTS, type Input, renderForm } from './render/form.ts';
import { problem, renderIssues } from './render/issue.ts';
import { renderRule } from './render/rule.ts';
import { privately, type Reply } from './reply.ts';

export type ComponentInteraction = ButtonInteraction | StringSelectMenuInteraction | ModalSubmitInteraction;

/** How a press is answered in the end; the router must know it before the answer is there. */
export type Manner = 'update' | 'private' | 'public' | 'form';

/** How this press is answered. */
export function mannerOf(pressed: Pressed): Manner {
  switch (pressed.kind) {
    case 'view':
      return pressed.place === 'same' ? 'update' : 'private';
    case 'choose':
    case 'rule':
      return 'update';
    case 'share':
      return 'public';
    case 'open':
      return 'form';
    case 'sent':
    case 'erase':
      return 'private';
    default:
      return assertNever(pressed);
  }
}

/** Does what was pressed. */
export async function runComponent(
  pressed: Pressed,
  interaction: ComponentInteraction,
  services: Services,
): Promise<Reply> {
  const person = interaction.user.id;
  switch (pressed.kind) {
    case 'view':
      return answerPage(pressed.ref, pressed, pressed.place, services);
    case 'choose':
      return answerPage(pressed.ref, { view: 'trail', outcome: chosen(interaction), page: 0 }, 'same', services);
    case 'share': {
      const question = await referred(pressed.ref, services.asked);
      return question ? answerQuestion(question, { person, seen: 'public' }, services) : forgotten();
    }
    case 'open': {
      const question = await referred(pressed.ref, services.asked);
      return question ? { kind: 'form', form: renderForm(pressed.form, question, pressed.ref) } : forgotten();
    }
    case 'sent': {
      const question = await referred(pressed.ref, services.asked);
      if (!question) return forgotten();
      return answerQuestion(changed(question, inputsOf(interaction)), { person, seen: 'private' }, services);
    }
    case 'rule': {
      const { query, on, page } = pressed;
      const found = await services.asking.rule(query, on === '' ? undefined : on);
      if (!found.ok) return renderIssues(found.issues);
      return { kind: 'update', message: renderRule(found.value, { query, on, page }) };
    }
    case 'erase':
      return erased(await services.asked.forget(person));
    default:
      return assertNever(pressed);
  }
}

/** What is said to a component that is not ours, or of a version we no longer read. */
export function unknownComponent(): Reply {
  return problem('That button is too old', 'I do not know any more what it stands for. Please ask the question again.');
}

function chosen(interaction: ComponentInteraction): number {
  const value = interaction.isStringSelectMenu() ? Number(interaction.values[0]) : 0;
  return Number.isInteger(value) && value >= 0 ? value : 0;
}

function inputsOf(interaction: ComponentInteraction): Readonly<Partial<Record<Input, string>>> {
  if (!interaction.isModalSubmit()) return {};
  const sent = INPUTS.filter(it => interaction.fields.fields.has(it));
  return Object.fromEntries(sent.map(it => [it, plain(interaction.fields.getTextInputValue(it)).trim()]));
}

function erased(count: number): Reply {
  const what =
    count === 0
      ? 'Nothing of you was stored.'
      : count === 1
        ? 'One question is erased.'
        : `${count} questions are erased.`;
  return privately({ embeds: [{ title: 'Erased', color: COLOURS.page, description: what }], components: [] });
}

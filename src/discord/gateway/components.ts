// Buttons, menus and forms of answers: what each does when it is pressed, chosen or sent.

import { assertNever } from '../../kit/assert-never.ts';
import type { ComponentAction } from '../input/component-action.ts';
import { filled } from '../input/corrections.ts';
import { plain } from '../input/escape.ts';
import type { ComponentInteraction } from '../input/interaction.ts';
import { isStudyAction } from '../input/study-action.ts';
import { EMBED_COLORS } from '../render/colors.ts';
import { MODAL_INPUTS, type ModalInput, renderLookupModal, renderModal, withInputs } from '../render/modal.ts';
import { renderOwnCardForm, withOwnCard } from '../render/own-card-form.ts';
import { problemReply } from '../render/render-issues.ts';
import { privately, type Reply } from '../render/reply.ts';
import { resolveRef } from '../store/question-store.ts';
import { replyForgotten, replyToQuestion, replyWithPage } from './answer-reply.ts';
import type { Services } from './command.ts';
import { replyWithCard, replyWithRule } from './lookup-reply.ts';
import { replyToMended, replyToReport, replyWithReportForm } from './report-reply.ts';
import { replyToStudy } from './study-reply.ts';

/** The way a press is answered in the end; the router must know it before the answer is there. */
export type ResponseMode = 'update' | 'private' | 'public' | 'form';

/** The response mode of a press. */
export function responseModeOf(action: ComponentAction): ResponseMode {
  switch (action.kind) {
    case 'view':
      return action.place === 'same' ? 'update' : 'private';
    case 'choose':
    case 'card':
      return action.place === 'same' ? 'update' : 'private';
    case 'rule':
    case 'studied':
    case 'join':
      return 'update';
    case 'ask':
    case 'fill':
      return action.seen;
    case 'share':
    case 'shareRule':
      return 'public';
    case 'openModal':
    case 'openLookup':
    case 'openReport':
    case 'openDescription':
      return 'form';
    case 'vary':
    case 'submitModal':
    case 'submitLookup':
    case 'submitReport':
    case 'submitDescription':
    case 'mended':
    case 'study':
    case 'daily':
    case 'progress':
    case 'scores':
    case 'erase':
      return 'private';
    default:
      return assertNever(action);
  }
}

/** Whether an action can come from a component of that kind: Discord sends no other, and forgers may. */
export function comesFrom(action: ComponentAction, kind: ComponentInteraction['kind']): boolean {
  switch (action.kind) {
    case 'choose':
    case 'vary':
    case 'fill':
      return kind === 'menu';
    case 'card':
      return kind === (action.name === '' ? 'menu' : 'button');
    case 'submitModal':
    case 'submitLookup':
    case 'submitReport':
    case 'submitDescription':
      return kind === 'form';
    default:
      return kind === 'button';
  }
}

/** Carries out a press. */
export async function runComponent(
  action: ComponentAction,
  interaction: ComponentInteraction,
  services: Services,
): Promise<Reply> {
  if (isStudyAction(action)) return replyToStudy(action, interaction, services);
  const { person } = interaction;
  switch (action.kind) {
    case 'view':
      return replyWithPage(action.ref, person, action, action.place, services);
    case 'choose':
      return replyWithPage(
        action.ref,
        person,
        { view: 'trail', outcome: chosen(interaction), page: 0 },
        action.place,
        services,
      );
    case 'vary': {
      const question = await resolveRef(action.ref, services.questions);
      if (!question) return replyForgotten();
      const whatIf = [question.whatIf, valueChosen(interaction)].filter(it => it !== undefined && it !== '').join();
      return replyToQuestion({ ...question, whatIf }, { person, visibility: 'private' }, services);
    }
    case 'share': {
      const question = await resolveRef(action.ref, services.questions);
      return question ? replyToQuestion(question, { person, visibility: 'public' }, services) : replyForgotten();
    }
    case 'openModal': {
      const question = await resolveRef(action.ref, services.questions);
      return question ? { kind: 'form', form: renderModal(action.form, question, action.ref) } : replyForgotten();
    }
    case 'submitModal': {
      const question = await resolveRef(action.ref, services.questions);
      if (!question) return replyForgotten();
      return replyToQuestion(withInputs(question, inputsOf(interaction)), { person, visibility: 'private' }, services);
    }
    case 'ask':
    case 'fill': {
      const question = await resolveRef(action.ref, services.questions);
      if (!question) return replyForgotten();
      const whole = action.kind === 'ask' ? question : filled(question, valueChosen(interaction));
      return replyToQuestion(whole, { person, visibility: action.seen }, services);
    }
    case 'card': {
      const name = action.name === '' ? valueChosen(interaction) : action.name;
      return replyWithCard(name, action.place === 'same' ? 'same' : 'private', services);
    }
    case 'rule':
      return replyWithRule(action, 'same', services);
    case 'shareRule':
      return replyWithRule(action, 'public', services);
    case 'openLookup':
      return { kind: 'form', form: renderLookupModal(action) };
    case 'submitLookup': {
      const { text = '' } = inputsOf(interaction);
      if (action.what === 'card') return replyWithCard(text, 'private', services);
      return replyWithRule({ query: text, on: action.on, page: 0 }, 'private', services);
    }
    case 'openReport':
      return replyWithReportForm(action.ref, services);
    case 'submitReport':
      return replyToReport(action.ref, interaction, services);
    case 'openDescription': {
      const question = await resolveRef(action.ref, services.questions);
      return question ? { kind: 'form', form: renderOwnCardForm(question, action) } : replyForgotten();
    }
    case 'submitDescription': {
      const question = await resolveRef(action.ref, services.questions);
      if (!question) return replyForgotten();
      return replyToQuestion(withOwnCard(question, interaction.fields), { person, visibility: 'private' }, services);
    }
    case 'mended':
      return replyToMended(action.report, interaction, services);
    case 'erase':
      return eraseAll(person, services);
    default:
      return assertNever(action);
  }
}

/** The reply to a component that is not ours, or of a version we no longer read. */
export function unknownComponent(): Reply {
  return problemReply(
    'That button is too old',
    'I do not know any more what it stands for. Please ask the question again.',
  );
}

function valueChosen(interaction: ComponentInteraction): string {
  return plain(interaction.values[0] ?? '').trim();
}

function chosen(interaction: ComponentInteraction): number {
  const value = Number(valueChosen(interaction));
  return Number.isInteger(value) && value >= 0 ? value : 0;
}

function inputsOf(interaction: ComponentInteraction): Readonly<Partial<Record<ModalInput, string>>> {
  const sent = MODAL_INPUTS.filter(it => interaction.fields.has(it));
  return Object.fromEntries(sent.map(it => [it, plain(interaction.fields.get(it) ?? '').trim()]));
}

/** Erases what is kept of a person. That it is done is only said when it is. */
async function eraseAll(person: string, { questions, log }: Services): Promise<Reply> {
  try {
    return erased(await questions.forget(person));
  } catch (error) {
    log.error({ err: error }, 'what is kept of a person could not be erased');
    return problemReply('Nothing is erased', 'What I keep cannot be reached at the moment. Please press again later.');
  }
}

function erased(count: number): Reply {
  const what =
    count === 0
      ? 'Nothing of you was stored.'
      : count === 1
        ? 'The one thing that was kept of you is erased.'
        : `The ${count} things that were kept of you are erased.`;
  return privately({ embeds: [{ title: 'Erased', color: EMBED_COLORS.page, description: what }], components: [] });
}

// Replies to questions: commands, buttons and forms all come through here, and the service, which may still be opening,
// is called here and nowhere else.

import { cardsNamedIn } from '../../cards/cards-in-text.ts';
import type { Explanation } from '../../explain/screen.ts';
import { givenUpBy, type Issue } from '../../kit/issue.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import type { ServiceQuestion } from '../../service/index.ts';
import type { LiveService } from '../../service/node.ts';
import type { BotBackend } from '../backend.ts';
import { lengthIssues } from '../input/input-limits.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { fitWords } from '../render/fit.ts';
import { renderAnswer } from '../render/render-answer.ts';
import { problemReply } from '../render/render-issues.ts';
import { type PagePlace, renderPage } from '../render/render-page.ts';
import type { Message, Reply } from '../render/reply.ts';
import { createRef, resolveRef } from '../store/question-store.ts';
import type { Services } from './command.ts';
import { readingRows } from './reading-rows.ts';
import { type Asker, refuseQuestion } from './refusal-reply.ts';
import { ruleBackend } from './rule-backend.ts';
import { versionsOf } from './versions.ts';

/** The backend that asks a service which may still be opening; every call waits for it and uses its current data. */
export function serviceBackend(opening: LiveService | Promise<LiveService>): BotBackend {
  const lookup = async () => ruleBackend((await opening).rules);
  return {
    answer: async (question, person) => (await opening).answer(question, person),
    otherDates: async question => (await opening).otherDates(question),
    record: async (question, person) => (await opening).record(question, person),
    study: async (request, person) => (await opening).study(request, person),
    warmUp: async () => (await opening).warmUp(),
    card: async name => (await opening).card(name),
    rule: async (query, on) => (await lookup()).rule(query, on),
    suggestRules: async (typed, limit) => (await lookup()).suggestRules(typed, limit),
    suggestEditions: async (typed, limit) => (await lookup()).suggestEditions(typed, limit),
    rulesDay: async () => (await lookup()).rulesDay(),
    suggestDays: async (typed, limit) => (await lookup()).suggestDays(typed, limit),
    cardsIn: async text => cardsNamedIn(text, (await opening).book()),
    nameCodes: async () => (await opening).book().codes(),
    suggestCards: async (typed, limit) => (await opening).book().suggest(typed, limit),
    suggestQuestions: async (typed, limit) =>
      (await opening).titles
        .suggest(typed, limit)
        .filter(it => it.id.length <= DISCORD_LIMITS.choiceText)
        .map(({ id, title }) => ({ id, title: fitWords(title, DISCORD_LIMITS.choiceText) })),
    waiting: async () => (await opening).waiting(),
    endWork: async what => (await opening).endWork(what),
    about: async () => versionsOf(await opening),
  };
}

/** Answers a question. Problems are always private. */
export async function replyToQuestion(question: ServiceQuestion, asker: Asker, services: Services): Promise<Reply> {
  const issues = lengthIssues(question);
  if (issues.length > 0) return refuseQuestion(question, issues, asker, services);
  const answered = await services.backend.answer(question, asker.person);
  if (!answered.ok) return refuseAnswer(question, answered.issues, asker, services);
  const ref = await createRef(question, asker.person, services.questions);
  const reread = await readingRows(question, answered.value, asker, services);
  const rendered = (explanation: Explanation) =>
    onceRendered(explanation, asker.visibility + ref, () => renderAnswer(explanation, ref, asker.visibility, reread));
  const later = async () => {
    const whole = await services.backend.otherDates(question);
    return whole && rendered(whole);
  };
  return { kind: 'message', message: rendered(answered.value), private: asker.visibility === 'private', later };
}

/** The refusal of a question that was asked; one that was given up at work is logged, since it costs a worker. */
function refuseAnswer(
  question: ServiceQuestion,
  issues: readonly Issue[],
  asker: Asker,
  services: Services,
): Promise<Reply> {
  const limit = givenUpBy(issues);
  if (limit !== undefined) services.log.warn({ limit }, 'a question was given up');
  return refuseQuestion(question, issues, asker, services);
}

/** Answers the question behind a button again, and shows a page of the answer. */
export async function replyWithPage(
  ref: string,
  person: string,
  place: PagePlace,
  where: 'new' | 'same',
  services: Services,
): Promise<Reply> {
  const question = await resolveRef(ref, services.questions);
  if (question === undefined) return replyForgotten();
  const answered = await services.backend.answer(question, person);
  if (!answered.ok) return refuseAnswer(question, answered.issues, { person, visibility: 'private' }, services);
  const { view, outcome, page } = place;
  const key = `${view} ${outcome} ${page} ${ref}`;
  const message = onceRendered(answered.value, key, () => renderPage(answered.value, place, ref));
  return where === 'same' ? { kind: 'update', message } : { kind: 'message', message, private: true };
}

/** The most messages kept of one explanation. */
const MOST_RENDERED = 8;
/** Messages rendered from explanations, as long as the service keeps those. */
const RENDERED = new WeakMap<Explanation, RecentMap<string, Message>>();

function onceRendered(explanation: Explanation, key: string, render: () => Message): Message {
  const messages = RENDERED.get(explanation) ?? new RecentMap<string, Message>(MOST_RENDERED);
  RENDERED.set(explanation, messages);
  const message = messages.get(key) ?? render();
  messages.set(key, message);
  return message;
}

/** The reply to a button whose question is no longer stored. */
export function replyForgotten(): Reply {
  return problemReply(
    'I no longer have that question',
    'It was erased, or nobody has used it for a month. Please ask it again.',
  );
}

// From a question to the reply that answers it. Commands, buttons and forms all come through here, and the house,
// which may be opening yet, is asked here and nowhere else.

import type { ServiceQuestion } from '../service/index.ts';
import type { LiveService } from '../service/node.ts';
import { referred, referTo } from './asked.ts';
import type { Services } from './command.ts';
import { fitWords } from './fit.ts';
import { LIMITS } from './limits.ts';
import { renderAnswer } from './render/answer.ts';
import { problem, renderIssues } from './render/issue.ts';
import { type Place, renderPage } from './render/pages.ts';
import type { Reply } from './reply.ts';
import { ruleLookup } from './rule-lookup.ts';
import type { Asking } from './service.ts';
import { tooLong } from './typed.ts';
import { versionsOf } from './versions.ts';

/** Takes the house, which may be opening yet; gives what commands ask of it, as it is at the moment. */
export function askHouse(opening: LiveService | Promise<LiveService>): Asking {
  const lookup = async () => ruleLookup((await opening).rules);
  return {
    answer: async question => (await opening).answer(question),
    card: async name => (await opening).card(name),
    rule: async (query, on) => (await lookup()).rule(query, on),
    suggestRules: async (typed, limit) => (await lookup()).suggestRules(typed, limit),
    suggestDays: async (typed, limit) => (await lookup()).suggestDays(typed, limit),
    suggestCards: async (typed, limit) => (await opening).book().suggest(typed, limit),
    suggestQuestions: async (typed, limit) =>
      (await opening).titles
        .suggest(typed, limit)
        .filter(it => it.id.length <= LIMITS.choiceText)
        .map(({ id, title }) => ({ id, title: fitWords(title, LIMITS.choiceText) })),
    about: async () => versionsOf(await opening),
  };
}

/** Who asks, and who is to see the answer. */
export interface Asker {
  readonly person: string;
  readonly seen: 'public' | 'private';
}

/** Answers a question. Problems are always private. */
export async function answerQuestion(question: ServiceQuestion, asker: Asker, services: Services): Promise<Reply> {
  const issues = tooLong(question);
  if (issues.length > 0) return renderIssues(issues);
  const answered = await services.asking.answer(question);
  if (!answered.ok) return renderIssues(answered.issues);
  const ref = await referTo(question, asker.person, services.asked);
  const message = renderAnswer(answered.value, ref, asker.seen);
  return { kind: 'message', message, private: asker.seen === 'private' };
}

/** Answers the question behind a button again, and shows a page of the answer. */
export async function answerPage(ref: string, place: Place, where: 'new' | 'same', services: Services): Promise<Reply> {
  const question = await referred(ref, services.asked);
  if (question === undefined) return forgotten();
  const answered = await services.asking.answer(question);
  if (!answered.ok) return renderIssues(answered.issues);
  const message = renderPage(answered.value, place, ref);
  return where === 'same' ? { kind: 'update', message } : { kind: 'message', message, private: true };
}

/** What is said where the question of a button is kept no more. */
export function forgotten(): Reply {
  return problem(
    'I no longer have that question',
    'It was too long for its buttons and is not kept any more. Please ask it again.',
  );
}

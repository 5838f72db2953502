// A question to the reply that answers it; commands, buttons and forms all come through here.

import { referred, referTo } from './asked.ts';
import type { Services } from './command.ts';
import { renderAnswer } from './render/answer.ts';
import { problem, renderIssues } from './render/issue.ts';
import { type Place, renderPage } from './render/pages.ts';
import type { Reply } from './reply.ts';
import type { Question } from './service.ts';
import { tooLong } from './typed.ts';

/** Who asks, and who is to see the answer. */
export interface Asker {
  readonly person: string;
  readonly seen: 'public' | 'private';
}

/** Answers a question. Problems are always private. */
export async function answerQuestion(question: Question, asker: Asker, services: Services): Promise<Reply> {
  const issues = tooLong(question);
  if (issues.length > 0) return renderIssues(issues);
  const answered = await services.asking.answer(question);
  if (answered.kind === 'refused') return renderIssues(answered.issues);
  const ref = await referTo(question, asker.person, services.asked);
  const message = renderAnswer(answered.telling, ref, asker.seen);
  return { kind: 'message', message, private: asker.seen === 'private' };
}

/** Answers the question behind a button again, and shows a page of the answer. */
export async function answerPage(ref: string, place: Place, where: 'new' | 'same', services: Services): Promise<Reply> {
  const question = await referred(ref, services.asked);
  if (question === undefined) return forgotten();
  const answered = await services.asking.answer(question);
  if (answered.kind === 'refused') return renderIssues(answered.issues);
  const message = renderPage(answered.telling, place, ref);
  return where === 'same' ? { kind: 'update', message } : { kind: 'message', message, private: true };
}

/** What is said where the question of a button is kept no more. */
export function forgotten(): Reply {
  return problem(
    'I no longer have that question',
    'It was too long for its buttons and is not kept any more. Please ask it again.',
  );
}

// The answer in the README's pictures: the real payload of a real question.

import { renderAnswer } from '../src/discord/render/render-answer.ts';
import type { Message } from '../src/discord/render/reply.ts';
import type { RulingService, ServiceQuestion } from '../src/service/index.ts';
import { explainQuestion } from '../src/service/index.ts';

export const PICTURED = {
  kind: 'etb',
  options: { card: 'Erebos, God of the Dead', with: '2 Agent of the Fates', against: 'Imposing Sovereign' },
} as const satisfies ServiceQuestion;

/** The payload of an answer. Throws for a question that has none. */
export function payloadOf(question: ServiceQuestion, service: RulingService): Message {
  const explained = explainQuestion(question, service);
  if (!explained.ok) throw new Error(explained.issues.map(it => it.message).join(' '));
  return renderAnswer(explained.value, 'x', 'public');
}

// The question above an answer: the author line of the first embed.
import { DISCORD_LIMITS } from '../input/limits.ts';
import { embedLength, fitWords } from './fit.ts';
import type { Message } from './reply.ts';

/**
 * A message with a title before the question above its first embed, in small print, where Discord's limits leave room
 * for it.
 */
export function withQuestionLine(message: Message, title: string): Message {
  const [first, ...rest] = message.embeds;
  const { name: question = '' } = first?.author ?? {};
  const name = fitWords(question === '' ? title : `${title} · ${question}`, DISCORD_LIMITS.authorName);
  const used = message.embeds.reduce((sum, embed) => sum + embedLength(embed), 0);
  if (first === undefined || used + name.length > DISCORD_LIMITS.embedTotal) return message;
  return { ...message, embeds: [{ ...first, author: { name } }, ...rest] };
}

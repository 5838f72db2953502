// Rule this: the answer to the question in somebody's message, or the cards and rules it names.

import { type MessageCommand, replyToMessage } from '../src/discord/index.ts';
import { messageCommandEverywhere } from './shared-options.ts';

export default {
  data: messageCommandEverywhere('Rule this').toJSON(),
  visibility: 'private',
  run: async ({ content, person }, services) => replyToMessage(content, person, services),
} satisfies MessageCommand;

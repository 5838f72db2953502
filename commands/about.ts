// /about: what Threshold is, what stands behind its answers, and what it keeps of the person who asks.

import { type Command, privately, renderAbout } from '../src/discord/index.ts';
import { commandEverywhere } from './everywhere.ts';

export default {
  data: commandEverywhere('about', 'What Threshold is, its data, its credits, and what it stores of you').toJSON(),
  visibility: 'private',
  run: async (_, { backend: asking }) => privately(renderAbout(await asking.about())),
} satisfies Command;

// /about: purpose, versions and credits of Threshold, and the data it stores of the person who asks.

import { type ChatInputCommand, inviteOf, privately, renderAbout } from '../src/discord/index.ts';
import { commandEverywhere } from './shared-options.ts';

export default {
  data: commandEverywhere('about', 'What Threshold is, its data, its credits, and what it stores of you').toJSON(),
  visibility: 'private',
  run: async ({ application }, { backend, links }) => {
    const invite = { label: 'Add to a server', url: inviteOf(application) };
    return privately(renderAbout(await backend.about(), [invite, ...links]));
  },
} satisfies ChatInputCommand;

// /card: a card as Threshold reads it, line by line.

import { type Command, completeCard, INPUT_LIMITS, plain, replyWithCard } from '../src/discord/index.ts';
import { commandEverywhere, privateOption } from './shared-options.ts';

export default {
  data: commandEverywhere('card', 'A card as Threshold reads it: what each line is to it, and what it cannot read')
    .addStringOption(option =>
      option
        .setName('name')
        .setDescription('The card')
        .setRequired(true)
        .setAutocomplete(true)
        .setMaxLength(INPUT_LIMITS.card),
    )
    .addBooleanOption(privateOption)
    .toJSON(),

  visibility: 'asked',

  run: async ({ options }, services) => {
    const name = plain(options.getString('name', true)).trim();
    return replyWithCard(name, options.getBoolean('private') ? 'private' : 'public', services);
  },

  complete: async ({ options }, { backend }) => completeCard(options.getFocused(), backend),
} satisfies Command;

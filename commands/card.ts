// /card: a card as Threshold reads it, line by line.

import {
  type Command,
  completeCard,
  INPUT_LIMITS,
  optionText,
  optionVisibility,
  replyWithCard,
} from '../src/discord/index.ts';
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
    return replyWithCard(optionText(options, 'name'), optionVisibility(options), services);
  },

  complete: async ({ focused }, { backend }) => completeCard(focused.value, backend),
} satisfies Command;

// /card: a card as Threshold reads it, line by line.

import {
  type Command,
  completeCard,
  INPUT_LIMITS,
  lengthIssue,
  plain,
  renderCard,
  renderIssues,
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

  run: async ({ options }, { backend }) => {
    const name = plain(options.getString('name', true)).trim();
    const issues = lengthIssue('name', name, INPUT_LIMITS.card);
    if (issues.length > 0) return renderIssues(issues);
    const found = await backend.card(name);
    if (!found.ok) return renderIssues(found.issues);
    return { kind: 'message', message: renderCard(found.value), private: options.getBoolean('private') ?? false };
  },

  complete: async ({ options }, { backend }) => completeCard(options.getFocused(), backend),
} satisfies Command;

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
import { commandEverywhere, privateOption } from './everywhere.ts';

export default {
  data: commandEverywhere('card', 'A card as Threshold reads it: what each line is to it, and what it cannot read')
    .addStringOption(it =>
      it
        .setName('name')
        .setDescription('The card')
        .setRequired(true)
        .setAutocomplete(true)
        .setMaxLength(INPUT_LIMITS.card),
    )
    .addBooleanOption(privateOption)
    .toJSON(),

  visibility: 'asked',

  run: async ({ options }, { backend: asking }) => {
    const name = plain(options.getString('name', true)).trim();
    const issues = lengthIssue('name', name, INPUT_LIMITS.card);
    if (issues.length > 0) return renderIssues(issues);
    const found = await asking.card(name);
    if (!found.ok) return renderIssues(found.issues);
    return { kind: 'message', message: renderCard(found.value), private: options.getBoolean('private') ?? false };
  },

  complete: async ({ options }, { backend: asking }) => completeCard(options.getFocused(), asking),
} satisfies Command;

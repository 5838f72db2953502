// /card: a card as Threshold reads it, line by line.

import { type Command, completeCard, longer, plain, renderCard, renderIssues, TYPED } from '../src/discord/index.ts';
import { commandEverywhere, privateOption } from './everywhere.ts';

export default {
  data: commandEverywhere('card', 'A card as Threshold reads it: what each line is to it, and what it cannot read')
    .addStringOption(it =>
      it.setName('name').setDescription('The card').setRequired(true).setAutocomplete(true).setMaxLength(TYPED.card),
    )
    .addBooleanOption(privateOption)
    .toJSON(),

  seen: 'asked',

  run: async ({ options }, { asking }) => {
    const name = plain(options.getString('name', true)).trim();
    const issues = longer('name', name, TYPED.card);
    if (issues.length > 0) return renderIssues(issues);
    const found = await asking.card(name);
    if (!found.ok) return renderIssues(found.issues);
    return { kind: 'message', message: renderCard(found.value), private: options.getBoolean('private') ?? false };
  },

  complete: async ({ options }, { asking }) => completeCard(options.getFocused(), asking),
} satisfies Command;

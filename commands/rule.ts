// /rule: a rule by number or words, or a glossary entry.

import { type Command, completeDay, completeRule, INPUT_LIMITS, plain, replyWithRule } from '../src/discord/index.ts';
import { commandEverywhere, privateOption, rulesOption } from './shared-options.ts';

export default {
  data: commandEverywhere('rule', 'A rule by its number or by words, or a glossary entry')
    .addStringOption(option =>
      option
        .setName('query')
        .setDescription('614.12, or words such as: enters as a copy')
        .setRequired(true)
        .setAutocomplete(true)
        .setMaxLength(INPUT_LIMITS.card),
    )
    .addStringOption(rulesOption)
    .addBooleanOption(privateOption)
    .toJSON(),

  visibility: 'asked',

  run: async ({ options }, services) => {
    const query = plain(options.getString('query', true)).trim();
    const on = plain(options.getString('rules') ?? '').trim();
    return replyWithRule({ query, on, page: 0 }, options.getBoolean('private') ? 'private' : 'public', services);
  },

  complete: async ({ options }, { backend }) => {
    const { name, value } = options.getFocused(true);
    return name === 'rules' ? completeDay(value, backend) : completeRule(value, backend);
  },
} satisfies Command;

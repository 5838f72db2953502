// /rule: a rule by number or words, or a glossary entry.

import {
  type Command,
  completeDay,
  completeRule,
  INPUT_LIMITS,
  optionText,
  replyWithRule,
} from '../src/discord/index.ts';
import { commandEverywhere, rulesOption } from './shared-options.ts';

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
    .toJSON(),

  visibility: 'until shared',

  run: async ({ options }, services) => {
    const [query, on] = [optionText(options, 'query'), optionText(options, 'rules')];
    return replyWithRule({ query, on, page: 0 }, 'private', services);
  },

  complete: async ({ focused: { name, value } }, { backend }) => {
    return name === 'rules' ? completeDay(value, backend) : completeRule(value, backend);
  },
} satisfies Command;

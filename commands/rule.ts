// /rule: a rule by number or words, or a glossary entry.

import {
  type Command,
  completeDay,
  DISCORD_LIMITS,
  INPUT_LIMITS,
  lengthIssue,
  plain,
  renderIssues,
  renderRule,
} from '../src/discord/index.ts';
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

  run: async ({ options }, { backend }) => {
    const query = plain(options.getString('query', true)).trim();
    const on = plain(options.getString('rules') ?? '').trim();
    const issues = [...lengthIssue('query', query, INPUT_LIMITS.card), ...lengthIssue('rules', on, INPUT_LIMITS.short)];
    if (issues.length > 0) return renderIssues(issues);
    const found = await backend.rule(query, on === '' ? undefined : on);
    if (!found.ok) return renderIssues(found.issues);
    return {
      kind: 'message',
      message: renderRule(found.value, { query, on, page: 0 }),
      private: options.getBoolean('private') ?? false,
    };
  },

  complete: async ({ options }, { backend }) => {
    const { name, value } = options.getFocused(true);
    return name === 'rules' ? completeDay(value, backend) : backend.suggestRules(value, DISCORD_LIMITS.choices);
  },
} satisfies Command;

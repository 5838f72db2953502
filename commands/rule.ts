// /rule: a rule by number or words, or a glossary entry.

import {
  type Command,
  completeDay,
  LIMITS,
  longer,
  plain,
  renderIssues,
  renderRule,
  TYPED,
} from '../src/discord/index.ts';
import { commandEverywhere, privateOption, rulesOption } from './everywhere.ts';

export default {
  data: commandEverywhere('rule', 'A rule by its number or by words, or a glossary entry')
    .addStringOption(it =>
      it
        .setName('query')
        .setDescription('614.12, or words such as: enters as a copy')
        .setRequired(true)
        .setAutocomplete(true)
        .setMaxLength(TYPED.card),
    )
    .addStringOption(rulesOption)
    .addBooleanOption(privateOption)
    .toJSON(),

  seen: 'asked',

  run: async ({ options }, { asking }) => {
    const query = plain(options.getString('query', true)).trim();
    const on = plain(options.getString('rules') ?? '').trim();
    const issues = [...longer('query', query, TYPED.card), ...longer('rules', on, TYPED.short)];
    if (issues.length > 0) return renderIssues(issues);
    const found = await asking.rule(query, on === '' ? undefined : on);
    if (!found.ok) return renderIssues(found.issues);
    return {
      kind: 'message',
      message: renderRule(found.value, { query, on, page: 0 }),
      private: options.getBoolean('private') ?? false,
    };
  },

  complete: async ({ options }, { asking }) => {
    const { name, value } = options.getFocused(true);
    return name === 'rules' ? completeDay(value, asking) : asking.suggestRules(value, LIMITS.choices);
  },
} satisfies Command;

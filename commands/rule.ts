// /rule: a rule by number or words, or a glossary entry; or what changed in the rules.

import {
  type Command,
  completeDay,
  completeEdition,
  completeRule,
  INPUT_LIMITS,
  optionText,
  renderIssues,
  replyWithRule,
} from '../src/discord/index.ts';
import { writeChangesQuery } from '../src/rules/index.ts';
import { commandEverywhere, rulesOption } from './shared-options.ts';

const NOTHING =
  'Say what to look up: a number such as 614.12 or words in `query`, or a day of rules in `changes` to see what they changed.';

export default {
  data: commandEverywhere('rule', 'A rule by its number or by words, or a glossary entry')
    .addStringOption(option =>
      option
        .setName('query')
        .setDescription('614.12, or words such as: enters as a copy')
        .setAutocomplete(true)
        .setMaxLength(INPUT_LIMITS.card),
    )
    .addStringOption(rulesOption)
    .addStringOption(option =>
      option
        .setName('changes')
        .setDescription('What changed in place of a text: by the rules of a day, or since one; with a number, there')
        .setAutocomplete(true)
        .setMaxLength(INPUT_LIMITS.short),
    )
    .toJSON(),

  visibility: 'until shared',

  run: async ({ options }, services) => {
    const [words, changes, on] = [
      optionText(options, 'query'),
      optionText(options, 'changes'),
      optionText(options, 'rules'),
    ];
    if (words === '' && changes === '') return renderIssues([{ path: ['query'], message: NOTHING }]);
    const query = changes === '' ? words : writeChangesQuery(changes, words);
    return replyWithRule({ query, on, page: 0 }, 'private', services);
  },

  complete: async ({ focused: { name, value } }, { backend }) => {
    if (name === 'rules') return completeDay(value, backend);
    return name === 'changes' ? completeEdition(value, backend) : completeRule(value, backend);
  },
} satisfies Command;

// /ruling: a question in one line of shorthand, or a scenario of the library.

import {
  type Command,
  completeDay,
  completeLine,
  expandTexts,
  INPUT_LIMITS,
  plain,
  renderIssues,
  replyToQuestion,
} from '../src/discord/index.ts';
import { commandEverywhere, privateOption, rulesOption } from './shared-options.ts';

export default {
  data: commandEverywhere('ruling', 'The ruling on a question in one line, or on one of the library')
    .addStringOption(option =>
      option
        .setName('question')
        .setDescription('Sol Ring enters; me: March of the Machines; opp: Imposing Sovereign')
        .setRequired(true)
        .setAutocomplete(true)
        .setMaxLength(INPUT_LIMITS.question),
    )
    .addStringOption(rulesOption)
    .addBooleanOption(privateOption)
    .toJSON(),

  visibility: 'asked',

  run: async ({ options, user }, services) => {
    const visibility = options.getBoolean('private') ? 'private' : 'public';
    const typed = expandTexts({ question: plain(options.getString('question', true)).trim() }, services.lists);
    if (!typed.ok) return renderIssues(typed.issues);
    const text = typed.value.question;
    const rules = plain(options.getString('rules') ?? '').trim();
    const question = { kind: 'ruling', text, ...(rules !== '' && { rules }) } as const;
    return replyToQuestion(question, { person: user.id, visibility }, services);
  },

  complete: async ({ options }, services) => {
    const { name, value } = options.getFocused(true);
    return name === 'rules' ? completeDay(value, services.backend) : completeLine(value, services);
  },
} satisfies Command;

// /ruling: a question in one line of shorthand, or a scenario of the library.

import {
  type Command,
  completeDay,
  completeLine,
  expandTexts,
  INPUT_LIMITS,
  optionText,
  optionVisibility,
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

  run: async ({ options, person }, services) => {
    const typed = expandTexts({ question: optionText(options, 'question') }, services.lists);
    if (!typed.ok) return renderIssues(typed.issues);
    const text = typed.value.question;
    const rules = optionText(options, 'rules');
    const question = { kind: 'ruling', text, ...(rules !== '' && { rules }) } as const;
    return replyToQuestion(question, { person, visibility: optionVisibility(options) }, services);
  },

  complete: async ({ focused: { name, value } }, services) => {
    return name === 'rules' ? completeDay(value, services.backend) : completeLine(value, services);
  },
} satisfies Command;

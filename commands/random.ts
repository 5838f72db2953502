// /random: the ruling on a question of the library, picked at random.

import {
  type Command,
  INPUT_LIMITS,
  lengthIssue,
  optionText,
  optionVisibility,
  renderIssues,
  replyToQuestion,
  withQuestionLine,
} from '../src/discord/index.ts';
import type { Issue } from '../src/kit/issue.ts';
import { commandEverywhere, privateOption } from './shared-options.ts';

export default {
  data: commandEverywhere('random', 'A question of the library, picked by chance, with its ruling')
    .addStringOption(option =>
      option.setName('topic').setDescription('Words of its title, such as: copy').setMaxLength(INPUT_LIMITS.short),
    )
    .addBooleanOption(privateOption)
    .toJSON(),

  visibility: 'asked',

  run: async ({ options, person }, services) => {
    const topic = optionText(options, 'topic');
    const issues = lengthIssue('topic', topic, INPUT_LIMITS.short);
    if (issues.length > 0) return renderIssues(issues);
    const questions = await services.backend.suggestQuestions(topic, Number.MAX_SAFE_INTEGER);
    const question = questions[Math.floor(services.random() * questions.length)];
    if (question === undefined) return renderIssues([noQuestion(topic)]);
    const visibility = optionVisibility(options);
    const reply = await replyToQuestion({ kind: 'ruling', text: question.id }, { person, visibility }, services);
    return reply.kind === 'message' ? { ...reply, message: withQuestionLine(reply.message, question.title) } : reply;
  },
} satisfies Command;

function noQuestion(topic: string): Issue {
  return {
    path: ['topic'],
    message: `No question of the library has "${topic}" in its title. Leave the topic out for any question.`,
  };
}

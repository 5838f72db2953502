// /study: a question made by the engine, for who asks alone; their progress, and the scores of a server.

import { type ChatInputCommand, optionText, renderIssues, replyToStudy, wantedStudy } from '../src/discord/index.ts';
import { STUDY_DIFFICULTIES, STUDY_TOPICS } from '../src/study/study-question.ts';
import { commandEverywhere } from './shared-options.ts';

const PAGES = [
  ['a question', 'question'],
  ['my progress: streak, what is weak', 'progress'],
  ['the scores of this server', 'scores'],
] as const;

export default {
  data: commandEverywhere('study', 'A question with answers to choose from, made by the rules engine, for you alone')
    .addStringOption(option =>
      option
        .setName('topic')
        .setDescription('What it is about; what is to be asked again, or anything, when left out')
        .addChoices(Object.entries(STUDY_TOPICS).map(([value, name]) => ({ name, value }))),
    )
    .addStringOption(option =>
      option
        .setName('difficulty')
        .setDescription('How hard it is')
        .addChoices(STUDY_DIFFICULTIES.map(value => ({ name: value, value }))),
    )
    .addStringOption(option =>
      option
        .setName('show')
        .setDescription('A question when left out')
        .addChoices(PAGES.map(([name, value]) => ({ name, value }))),
    )
    .toJSON(),

  visibility: 'private',

  run: async (interaction, services) => {
    const [topic, difficulty, page] = ['topic', 'difficulty', 'show'].map(it => optionText(interaction.options, it));
    if (page === 'progress' || page === 'scores') return replyToStudy({ kind: page }, interaction, services);
    const wanted = wantedStudy(topic ?? '', difficulty ?? '');
    if (wanted === undefined) {
      const message = `I have no questions about "${topic}" that are "${difficulty}". Choose from what Discord offers.`;
      return renderIssues([{ path: ['topic'], message }]);
    }
    return replyToStudy({ kind: 'study', ...wanted }, interaction, services);
  },
} satisfies ChatInputCommand;

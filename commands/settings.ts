// /settings: what holds in a server for all who ask there; for those who manage it.

import { SlashCommandBuilder } from '@discordjs/builders';
import { ApplicationIntegrationType, ChannelType, InteractionContextType, PermissionFlagsBits } from 'discord.js';
import {
  type ChatInputCommand,
  completeDay,
  isPublicChannel,
  type OptionValues,
  optionText,
  privately,
  renderIssues,
  renderSettings,
  type ServerSettings,
} from '../src/discord/index.ts';
import type { Issue } from '../src/kit/issue.ts';
import { ok, type Result } from '../src/kit/result.ts';
import { readDay } from '../src/rules/index.ts';
import { rulesOption } from './shared-options.ts';

const ANSWERS = [
  ['to everybody', 'public'],
  ['to who asks', 'private'],
] as const;

/** The most channels for public answers. */
const MOST_CHANNELS = 25;

export default {
  data: new SlashCommandBuilder()
    .setName('settings')
    .setDescription('What holds in this server: private answers, channels, rules, news; without options, shows it')
    .setIntegrationTypes([ApplicationIntegrationType.GuildInstall])
    .setContexts([InteractionContextType.Guild])
    .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
    .addStringOption(option =>
      option
        .setName('answers')
        .setDescription('Who sees answers, unless who asks says otherwise')
        .addChoices(ANSWERS.map(([name, value]) => ({ name, value }))),
    )
    .addChannelOption(option =>
      option
        .setName('channel')
        .setDescription('A channel for public answers, added to those there are; named again, it is taken out'),
    )
    .addStringOption(option => rulesOption(option).setDescription('The rules to answer by: a day, a set, or today'))
    .addChannelOption(option =>
      option
        .setName('news')
        .setDescription('The channel for what new rules change; named again, there is none')
        .addChannelTypes(ChannelType.GuildText, ChannelType.GuildAnnouncement),
    )
    .toJSON(),

  visibility: 'private',

  run: async ({ options, server }, { settings, backend }) => {
    if (server === undefined) return renderIssues([{ path: [], message: 'Only a server has settings.' }]);
    const before = await settings.read(server);
    const told = (await backend.rulesDay()) ?? '';
    const changed = change(before, options, told);
    if (!changed.ok) return renderIssues(changed.issues);
    const isChange = Object.keys(options).length > 0;
    if (isChange) await settings.write(server, changed.value);
    return privately(renderSettings(changed.value, isChange));
  },

  complete: async ({ focused }, { backend }) => completeDay(focused.value, backend),
} satisfies ChatInputCommand;

/** The settings with the options given. Of rules older than the day `told` nothing is posted. */
function change(before: ServerSettings, options: OptionValues, told: string): Result<ServerSettings, Issue> {
  const answers = optionText(options, 'answers');
  const channel = optionText(options, 'channel');
  const rules = optionText(options, 'rules');
  const day = readDay(rules);
  if (!day.ok) return day;
  const channels = channel === '' ? (before.channels ?? []) : toggled(before.channels ?? [], channel);
  if (channels.length > MOST_CHANNELS) {
    const message = `Public answers can be given in ${MOST_CHANNELS} channels at the most. Name one of them to take it out.`;
    return { ok: false, issues: [{ path: ['channel'], message }] };
  }
  const news = optionText(options, 'news');
  return ok({
    ...before,
    private: answers === '' ? before.private : answers === 'private',
    channels,
    rules: rules === '' ? before.rules : day.value === 'current' ? undefined : rules,
    news: news === '' ? before.news : news === before.news?.channel ? undefined : { channel: news, told },
  });
}

function toggled(channels: readonly string[], channel: string): string[] {
  const isThere = channels.length > 0 && isPublicChannel({ channels: [...channels] }, channel);
  return isThere ? channels.filter(it => it !== channel) : [...channels, channel];
}

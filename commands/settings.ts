// /settings: what holds in a server for all who ask there; for those who manage it.

import { SlashCommandBuilder } from '@discordjs/builders';
import { ApplicationIntegrationType, ChannelType, InteractionContextType, PermissionFlagsBits } from 'discord.js';
import {
  announceDaily,
  type ChatInputCommand,
  completeDay,
  isPublicChannel,
  type OptionValues,
  optionText,
  privately,
  renderIssues,
  renderSettings,
  replyUnreached,
  type ServerSettings,
  storedValue,
} from '../src/discord/index.ts';
import type { Issue } from '../src/kit/issue.ts';
import { err, ok, type Result } from '../src/kit/result.ts';
import { readDay } from '../src/rules/index.ts';
import { rulesOption } from './shared-options.ts';

const ANSWERS = [
  ['to everybody', 'public'],
  ['only to the person who asks', 'private'],
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
        .setDescription('Who sees answers, unless the person who asks says otherwise')
        .addChoices(ANSWERS.map(([name, value]) => ({ name, value }))),
    )
    .addChannelOption(option =>
      option
        .setName('channel')
        .setDescription('A channel for public answers, added to those there are; named again, it is taken out'),
    )
    .addChannelOption(option =>
      option
        .setName('daily')
        .setDescription('The channel of a daily question; named again, there is none any more')
        .addChannelTypes(ChannelType.GuildText, ChannelType.GuildAnnouncement),
    )
    .addIntegerOption(option =>
      option.setName('hour').setDescription('The hour of the daily question, in UTC').setMinValue(0).setMaxValue(23),
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

  run: async ({ options, server }, services) => {
    if (server === undefined) return renderIssues([{ path: [], message: 'Only a server has settings.' }]);
    const { settings, daily, now, log } = services;
    const before = await storedValue(settings.stored(server), log);
    if (before === undefined) return replyUnreached();
    if (Object.keys(options).length === 0) {
      const newest = await storedValue(daily.newest(server), log);
      return privately(renderSettings(before.value, false, newest?.value));
    }
    const moment = { told: (await services.backend.rulesDay()) ?? '', now: now() };
    const expected = change(before.value, options, moment);
    if (!expected.ok) return renderIssues(expected.issues);
    const refusal = await announceDaily(before.value, expected.value, services);
    if (refusal !== undefined) return refusal;
    const issues: Issue[] = [];
    const changing = settings.change(server, stored => {
      const changed = change(stored, options, moment);
      if (changed.ok) return changed.value;
      issues.push(...changed.issues);
      return undefined;
    });
    const result = await storedValue(changing, log);
    if (result === undefined) return replyUnreached('Nothing is changed');
    return issues.length > 0 ? renderIssues(issues) : privately(renderSettings(result.value, true, undefined));
  },

  complete: async ({ focused }, { backend }) => completeDay(focused.value, backend),
} satisfies ChatInputCommand;

/** The options that name a channel, by its id: Discord sends nothing else, and forgers may. */
const CHANNELS = ['channel', 'news', 'daily'] as const;

/** The settings with the options given. Of rules older than the day `told` nothing is posted, nor a question due before `now`. */
function change(
  before: ServerSettings,
  options: OptionValues,
  { told, now }: { readonly told: string; readonly now: number },
): Result<ServerSettings, Issue> {
  const answers = optionText(options, 'answers');
  const channel = optionText(options, 'channel');
  const rules = optionText(options, 'rules');
  const day = readDay(rules);
  if (!day.ok) return day;
  const noChannel = CHANNELS.find(it => !/^(?:\d{1,20})?$/u.test(optionText(options, it)));
  if (noChannel !== undefined)
    return err([{ path: [noChannel], message: 'That is no channel. Pick one from the list.' }]);
  const channels = channel === '' ? (before.channels ?? []) : toggled(before.channels ?? [], channel);
  if (channels.length > MOST_CHANNELS) {
    const message = `Public answers can be given in ${MOST_CHANNELS} channels at the most. Name one of them to take it out.`;
    return { ok: false, issues: [{ path: ['channel'], message }] };
  }
  const news = optionText(options, 'news');
  const daily = changedDaily(before, options, now);
  if (!daily.ok) return daily;
  return ok({
    ...before,
    daily: daily.value,
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

/** The hour of a daily question where none is said, in UTC. */
const USUAL_HOUR = 12;

/** The daily question with the options given; undefined for none. */
function changedDaily(
  { daily: before }: ServerSettings,
  { hour, ...options }: OptionValues,
  now: number,
): Result<ServerSettings['daily'], Issue> {
  const channel = optionText(options, 'daily');
  const at = typeof hour === 'number' && Number.isInteger(hour) && hour >= 0 && hour < 24 ? hour : undefined;
  if (channel === '' && at === undefined) return ok(before);
  if (channel === '') {
    if (before !== undefined) return ok({ ...before, hour: at ?? before.hour, since: now });
    const message = 'There is no daily question here yet. Name its channel as well.';
    return { ok: false, issues: [{ path: ['hour'], message }] };
  }
  if (channel === before?.channel && at === undefined) return ok(undefined);
  return ok({ channel, hour: at ?? before?.hour ?? USUAL_HOUR, since: now });
}

// Shared parts of the commands: the contexts they can be used in, and common options.

import {
  ContextMenuCommandBuilder,
  type SlashCommandBooleanOption,
  SlashCommandBuilder,
  type SlashCommandStringOption,
} from '@discordjs/builders';
import { ApplicationCommandType, ApplicationIntegrationType, InteractionContextType } from 'discord.js';
import { INPUT_LIMITS } from '../src/discord/index.ts';

const INSTALLED_BY = [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall];
const CONTEXTS = [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel];

/** A command for servers, the bot's own messages and private channels, installed by a server or by a person. */
export function commandEverywhere(name: string, description: string): SlashCommandBuilder {
  return new SlashCommandBuilder()
    .setName(name)
    .setDescription(description)
    .setIntegrationTypes(INSTALLED_BY)
    .setContexts(CONTEXTS);
}

/** A command in the menu of a message, in the same places; Discord shows its name and no description. */
export function messageCommandEverywhere(name: string): ContextMenuCommandBuilder {
  return new ContextMenuCommandBuilder()
    .setName(name)
    .setType(ApplicationCommandType.Message)
    .setIntegrationTypes(INSTALLED_BY)
    .setContexts(CONTEXTS);
}

export function rulesOption(option: SlashCommandStringOption): SlashCommandStringOption {
  return option
    .setName('rules')
    .setDescription('Whose rules hold: a day as 2014-02-01, a year, or a set by name; today when left out')
    .setAutocomplete(true)
    .setMaxLength(INPUT_LIMITS.short);
}

export function privateOption(option: SlashCommandBooleanOption): SlashCommandBooleanOption {
  return option.setName('private').setDescription('Show the answer to nobody but me');
}

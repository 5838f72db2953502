// The checks that every command must pass, whoever writes it.

import type { APIApplicationCommandBasicOption, APIApplicationCommandOption } from 'discord.js';
import { ApplicationCommandOptionType, ApplicationIntegrationType, InteractionContextType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { commandBody } from '../../src/discord/gateway/deploy.ts';
import { type ChatInputCommand, type Command, DISCORD_LIMITS, isMessageCommand } from '../../src/discord/index.ts';
import { openApi } from '../support/discord/openapi.ts';

const COMMANDS = '/applications/{application_id}/commands';

/** Checks one command's names, lengths, options and where it can be used. */
export function commandSuite(command: Command): void {
  describe(isMessageCommand(command) ? command.data.name : `/${command.data.name}`, () => {
    if (isMessageCommand(command)) {
      test('has a name that Discord shows whole, and nothing a slash command has', () => {
        expect(command.data.name.length).toBeLessThanOrEqual(DISCORD_LIMITS.commandName);
        expect(Object.keys(command.data)).not.toContain('description');
        expect(Object.keys(command.data)).not.toContain('options');
      });
    } else slashSuite(command);
    sharedSuite(command);
  });
}

function slashSuite(command: ChatInputCommand): void {
  const { data } = command;
  const options = (data.options ?? []).filter(isBasic);
  test('is named and described within the limits of Discord', () => {
    for (const part of [data, ...options]) {
      expect(part.name).toMatch(/^[-_a-z0-9]{1,32}$/);
      expect(part.description.length).toBeGreaterThan(0);
      expect(part.description.length).toBeLessThanOrEqual(DISCORD_LIMITS.commandDescription);
    }
    expect(options).toHaveLength(data.options?.length ?? 0);
    expect(options.length).toBeLessThanOrEqual(DISCORD_LIMITS.commandOptions);
    expect(new Set(options.map(it => it.name)).size).toBe(options.length);
    expect(textOf(data.name, data.description, options).length).toBeLessThanOrEqual(DISCORD_LIMITS.commandTotal);
  });

  test('lists its required options first', () => {
    const required = options.map(it => it.required === true);
    expect(required).toEqual([...required].sort((a, b) => Number(b) - Number(a)));
  });

  test('bounds every text and number, and offers values or choices but not both', () => {
    for (const option of options) {
      const { min_value, max_value, max_length, autocomplete, choices } = { ...unbounded, ...option };
      if (option.type === ApplicationCommandOptionType.Integer) expect([min_value, max_value]).not.toContain(undefined);
      if (option.type === ApplicationCommandOptionType.String && !choices)
        expect(max_length).toBeLessThanOrEqual(4_000);
      expect(autocomplete === true && choices !== undefined).toBe(false);
      expect(choices?.length ?? 0).toBeLessThanOrEqual(DISCORD_LIMITS.choices);
    }
  });

  test('offers values exactly for options with autocompletion', () => {
    const offers = options.some(it => 'autocomplete' in it && it.autocomplete === true);
    expect(command.complete !== undefined).toBe(offers);
  });

  test('has the option of a private answer, unless it always answers so', () => {
    expect(options.some(it => it.name === 'private')).toBe(command.visibility === 'asked');
  });
}

function sharedSuite({ data }: Command): void {
  test('works in servers, private messages and channels, for servers and for persons, unless it is about a server', () => {
    const { Guild, BotDM, PrivateChannel } = InteractionContextType;
    const { GuildInstall, UserInstall } = ApplicationIntegrationType;
    const ofServer = data.default_member_permissions !== undefined;
    expect(new Set(data.contexts)).toEqual(new Set(ofServer ? [Guild] : [Guild, BotDM, PrivateChannel]));
    expect(new Set(data.integration_types)).toEqual(new Set(ofServer ? [GuildInstall] : [GuildInstall, UserInstall]));
  });

  test("conforms to Discord's description of its API", () => {
    expect(openApi().request('PUT', COMMANDS, [commandBody(data)])).toEqual([]);
  });
}

const unbounded = {
  min_value: undefined,
  max_value: undefined,
  max_length: undefined,
  autocomplete: undefined,
  choices: undefined,
};

function isBasic(option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption {
  const { Subcommand, SubcommandGroup } = ApplicationCommandOptionType;
  return option.type !== Subcommand && option.type !== SubcommandGroup;
}

function textOf(name: string, description: string, options: readonly APIApplicationCommandBasicOption[]): string {
  const choices = options.flatMap(option =>
    'choices' in option ? (option.choices ?? []).map(one => `${one.name}${one.value}`) : [],
  );
  const parts = [...options.map(it => it.name + it.description), ...choices];
  return [name, description, ...parts].join('');
}

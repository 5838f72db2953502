// Slash commands: their type, and the check that what is in `commands/` really is of it.

import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Logger } from 'pino';
import type { BotBackend, Suggestion } from '../backend.ts';
import type { Reply } from '../render/reply.ts';
import type { QuestionStore } from '../store/question-store.ts';

/** The services that commands and components use. */
export interface Services {
  readonly backend: BotBackend;
  readonly questions: QuestionStore;
  readonly log: Logger;
  /** A number from 0 up to but not including 1, by chance. */
  readonly random: () => number;
}

/** One slash command: its registration with Discord, and what it does. Nothing happens when its file is imported. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** `asked`: others see the answer unless the `private` option says no. `private`: nobody else ever sees it. */
  readonly visibility: 'asked' | 'private';
  /** Reads the options, queries the backend, and returns the reply. */
  readonly run: (interaction: ChatInputCommandInteraction, services: Services) => Promise<Reply>;
  /** Offers values for the option that is being typed. */
  readonly complete?: (interaction: AutocompleteInteraction, services: Services) => Promise<readonly Suggestion[]>;
}

/** Commands by name. Throws on two of one name and on what is not a command: both are our mistakes. */
export function loadCommands(all: readonly Command[]): ReadonlyMap<string, Command> {
  const byName = new Map<string, Command>();
  for (const command of all) {
    const { name } = command.data;
    if (!/^[-_a-z0-9]{1,32}$/.test(name)) throw new Error(`A command cannot be named "${name}".`);
    if (typeof command.run !== 'function') throw new Error(`The command "${name}" has nothing to run.`);
    if (byName.has(name)) throw new Error(`Two commands are named "${name}".`);
    byName.set(name, command);
  }
  return byName;
}

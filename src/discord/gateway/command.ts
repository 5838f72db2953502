// Commands: their types, and the check that what is in `commands/` really is of them.

import {
  ApplicationCommandType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Store } from '../../store/index.ts';
import type { BotBackend, Suggestion } from '../backend.ts';
import type { LongLists } from '../input/expand-texts.ts';
import type { CommandInteraction, MessageInteraction, TypingInteraction } from '../input/interaction.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import type { AboutLink } from '../render/render-about.ts';
import type { Reply } from '../render/reply.ts';
import type { QuestionStore } from '../store/question-store.ts';
import type { ReportService } from '../store/report-service.ts';
import type { SettingsStore } from '../store/server-settings.ts';
import type { StudyService } from '../store/study-service.ts';
import type { ChannelPort } from './channel-port.ts';

/** The services that commands and components use. */
export interface Services {
  readonly backend: BotBackend;
  readonly questions: QuestionStore;
  /** The settings of servers. */
  readonly settings: SettingsStore;
  readonly reports: ReportService;
  readonly study: StudyService;
  /** The daily questions of servers. */
  readonly daily: Pick<Store['daily'], 'find' | 'newest'>;
  /** The channels that the bot posts to by itself. */
  readonly channels: ChannelPort;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** Lists too long for a choice of Discord. */
  readonly lists: LongLists;
  /** Addresses of the operator, such as that of the source. */
  readonly links: readonly AboutLink[];
  readonly log: Logger;
  /** A number from 0 up to but not including 1, by chance. */
  readonly random: () => number;
}

/** One slash command: its registration with Discord, and what it does. Nothing happens when its file is imported. */
export interface ChatInputCommand {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /**
   * The people who see the answer: with `asked`, others see it unless the `private` option says no. `until shared`: nobody
   * else sees it before its button is pressed. `private`: nobody else ever sees it.
   */
  readonly visibility: 'asked' | 'until shared' | 'private';
  /** Reads the options, queries the backend, and returns the reply. */
  readonly run: (interaction: CommandInteraction, services: Services) => Promise<Reply>;
  /** Offers values for the option that is being typed. */
  readonly complete?: (interaction: TypingInteraction, services: Services) => Promise<readonly Suggestion[]>;
}

/** One command in the menu of a message: its registration with Discord, and its answer, which nobody else sees. */
export interface MessageCommand {
  readonly data: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  readonly visibility: 'private';
  /** Reads the message, queries the backend, and returns the reply. */
  readonly run: (interaction: MessageInteraction, services: Services) => Promise<Reply>;
}

export type Command = ChatInputCommand | MessageCommand;

/** Whether a command stands in the menu of a message. */
export function isMessageCommand(command: Command): command is MessageCommand {
  return command.data.type === ApplicationCommandType.Message;
}

/** Names as Discord accepts them: of slash commands in small letters, of message commands as it is to be read. */
const NAMES = { slash: /^[-_a-z0-9]+$/, message: /^[-_A-Za-z0-9]+(?: [-_A-Za-z0-9]+)*$/ };

/** Commands by name. Throws on two of one name and on what is not a command: both are our mistakes. */
export function loadCommands(all: readonly Command[]): ReadonlyMap<string, Command> {
  const byName = new Map<string, Command>();
  for (const command of all) {
    const { name } = command.data;
    const named = NAMES[isMessageCommand(command) ? 'message' : 'slash'];
    if (!named.test(name) || name.length > DISCORD_LIMITS.commandName)
      throw new Error(`A command cannot be named "${name}".`);
    if (typeof command.run !== 'function') throw new Error(`The command "${name}" has nothing to run.`);
    if (byName.has(name)) throw new Error(`Two commands are named "${name}".`);
    byName.set(name, command);
  }
  return byName;
}

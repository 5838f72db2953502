// The router of interactions: commands, suggestions, buttons, menus, forms. All errors are caught here.

import { randomUUID } from 'node:crypto';
import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  Interaction,
  MessageContextMenuCommandInteraction,
} from 'discord.js';
import type { Clock } from '../../clock/index.ts';
import type { Suggestion } from '../backend.ts';
import { readCustomId } from '../input/custom-id.ts';
import { plainLine } from '../input/escape.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { fitWords } from '../render/fit.ts';
import { problemReply } from '../render/render-issues.ts';
import type { Reply } from '../render/reply.ts';
import type { Symbols } from '../render/symbols.ts';
import { type ChatInputCommand, type Command, isMessageCommand, type Services } from './command.ts';
import { type ComponentInteraction, responseModeOf, runComponent, unknownComponent } from './components.ts';
import { type Answerable, makeResponder, type Responder } from './responder.ts';

export interface RouterSettings {
  readonly clock: Clock;
  /** The emoji for symbols; none until Discord has sent them. */
  readonly symbols: () => Symbols;
}

/** Milliseconds without an answer after which a deferral is sent; Discord gives up after 3,000. */
const DEFER_AFTER_MS = 1_500;

/** Makes the function that answers one interaction. The function never rejects. */
export function makeRouter(
  commands: ReadonlyMap<string, Command>,
  services: Services,
  settings: RouterSettings,
): (interaction: Interaction) => Promise<void> {
  return async interaction => {
    try {
      if (interaction.isAutocomplete()) await suggest(interaction, commands, services, settings);
      else if (interaction.isChatInputCommand()) await runCommand(interaction, commands, services, settings);
      else if (interaction.isMessageContextMenuCommand()) {
        await runMessageCommand(interaction, commands, services, settings);
      } else if (interaction.isButton() || interaction.isStringSelectMenu() || interaction.isModalSubmit()) {
        await press(interaction, services, settings);
      } else services.log.warn({ type: interaction.type }, 'an interaction of a kind this bot does not use');
    } catch (error) {
      // The answer could not be sent: the person is gone, or Discord is.
      services.log.error({ err: error, interaction: interaction.id }, 'an interaction could not be answered');
    }
  };
}

async function runCommand(
  interaction: ChatInputCommandInteraction,
  commands: ReadonlyMap<string, Command>,
  services: Services,
  settings: RouterSettings,
): Promise<void> {
  const command = slashCommand(commands, interaction.commandName);
  const mode = command?.visibility === 'asked' && !interaction.options.getBoolean('private') ? 'public' : 'private';
  const work = async () => (command ? command.run(interaction, services) : unknownCommand());
  await answerInTime(interaction, makeResponder(interaction, mode, settings.symbols()), work, services, settings);
}

async function runMessageCommand(
  interaction: MessageContextMenuCommandInteraction,
  commands: ReadonlyMap<string, Command>,
  services: Services,
  settings: RouterSettings,
): Promise<void> {
  const command = commands.get(interaction.commandName);
  const work = async () =>
    command && isMessageCommand(command) ? command.run(interaction, services) : unknownCommand();
  await answerInTime(interaction, makeResponder(interaction, 'private', settings.symbols()), work, services, settings);
}

function slashCommand(commands: ReadonlyMap<string, Command>, name: string): ChatInputCommand | undefined {
  const command = commands.get(name);
  return command && !isMessageCommand(command) ? command : undefined;
}

function unknownCommand(): Reply {
  return problemReply('I do not know that command', 'It may be new or gone. Reload Discord and try again.');
}

async function press(interaction: ComponentInteraction, services: Services, settings: RouterSettings): Promise<void> {
  const pressed = readCustomId(interaction.customId);
  const responder = makeResponder(interaction, pressed ? responseModeOf(pressed) : 'private', settings.symbols());
  const work = async () => (pressed ? runComponent(pressed, interaction, services) : unknownComponent());
  await answerInTime(interaction, responder, work, services, settings);
}

async function answerInTime(
  interaction: Answerable,
  responder: Responder,
  work: () => Promise<Reply>,
  services: Services,
  settings: RouterSettings,
): Promise<void> {
  const cancel = settings.clock.after(DEFER_AFTER_MS, () => {
    responder.defer().catch(error => services.log.warn({ err: error }, 'Discord did not grant more time'));
  });
  try {
    const reply = await work().catch(error => apologize(error, interaction, services));
    // A reply that Discord refuses is our fault as well, and the person is still waiting.
    await responder.send(reply).catch(error => responder.send(apologize(error, interaction, services)));
    cancel();
    await complete(reply, responder, services);
  } finally {
    cancel();
  }
}

/** Puts what is worked out after a reply into it. Where that fails, the reply stays as it is. */
async function complete(reply: Reply, responder: Responder, services: Services): Promise<void> {
  if (reply.kind !== 'message' || reply.later === undefined) return;
  try {
    const message = await reply.later();
    if (message !== undefined) await responder.edit(message);
  } catch (error) {
    services.log.warn({ err: error }, 'an answer could not be completed');
  }
}

function apologize(error: unknown, interaction: Answerable, services: Services): Reply {
  const trace = randomUUID().slice(0, 8);
  services.log.error({ err: error, trace, interaction: interaction.id }, 'a command failed');
  return problemReply(
    'Something went wrong here',
    `That is a fault of mine, not of your question. Please try again; if it stays, report it with the code \`${trace}\`.`,
  );
}

async function suggest(
  interaction: AutocompleteInteraction,
  commands: ReadonlyMap<string, Command>,
  services: Services,
  settings: RouterSettings,
): Promise<void> {
  const complete = slashCommand(commands, interaction.commandName)?.complete;
  let cancel = () => {};
  const nothing = new Promise<readonly Suggestion[]>(resolve => {
    cancel = settings.clock.after(DEFER_AFTER_MS, () => resolve([]));
  });
  const found = async () => (complete ? complete(interaction, services) : []);
  const suggestions = await Promise.race([found(), nothing]).catch(error => {
    services.log.error({ err: error }, 'suggestions failed');
    return [];
  });
  cancel();
  await interaction.respond(choices(suggestions));
}

/** Suggestions as Discord accepts them: at most 25, of different values, none too long to be sent back whole. */
function choices(suggestions: readonly Suggestion[]): { name: string; value: string }[] {
  const byId = new Map(suggestions.map(it => [it.id, plainLine(it.title)]));
  return [...byId]
    .filter(([id, title]) => title !== '' && id !== '' && id.length <= DISCORD_LIMITS.choiceText)
    .slice(0, DISCORD_LIMITS.choices)
    .map(([value, title]) => ({ name: fitWords(title, DISCORD_LIMITS.choiceText), value }));
}

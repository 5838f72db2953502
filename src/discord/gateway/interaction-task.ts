// Task of an interaction: what a command, a button or a menu has the bot do.
import { readCustomId } from '../input/custom-id.ts';
import {
  type AnswerableInteraction,
  type CommandInteraction,
  type ComponentInteraction,
  type MessageInteraction,
  optionVisibility,
} from '../input/interaction.ts';
import { problemReply } from '../render/render-issues.ts';
import type { Reply } from '../render/reply.ts';
import { withServerSettings } from '../store/server-settings.ts';
import { type ChatInputCommand, type Command, isMessageCommand, type Services } from './command.ts';
import { comesFrom, type ResponseMode, responseModeOf, runComponent, unknownComponent } from './components.ts';
import { refuseShare } from './share-refusal.ts';

/** The task of an interaction: the work that ends in a reply, and how it will be answered. */
export interface InteractionTask {
  readonly mode: ResponseMode;
  readonly work: () => Promise<Reply>;
}

/** The task of an interaction, and how its answer is shown; a command that there is none of is answered with a sentence. */
export async function taskOfInteraction(
  interaction: AnswerableInteraction,
  commands: ReadonlyMap<string, Command>,
  services: Services,
): Promise<InteractionTask> {
  switch (interaction.kind) {
    case 'command':
      return commandTask(interaction, commands, services);
    case 'message':
      return messageTask(interaction, commands, services);
    default:
      return componentTask(interaction, services);
  }
}

async function commandTask(
  interaction: CommandInteraction,
  commands: ReadonlyMap<string, Command>,
  services: Services,
): Promise<InteractionTask> {
  const command = slashCommand(commands, interaction.name);
  if (command === undefined || command.visibility === 'private') {
    return { mode: 'private', work: async () => (command ? command.run(interaction, services) : unknownCommand()) };
  }
  const asked = withServerSettings(interaction, await services.settings.read(interaction.server));
  const mode = command.visibility === 'asked' ? optionVisibility(asked.options) : 'private';
  return { mode, work: () => command.run(asked, services) };
}

function messageTask(
  interaction: MessageInteraction,
  commands: ReadonlyMap<string, Command>,
  services: Services,
): InteractionTask {
  const command = commands.get(interaction.name);
  const known = command && isMessageCommand(command) ? command : undefined;
  return { mode: 'private', work: async () => (known ? known.run(interaction, services) : unknownCommand()) };
}

async function componentTask(interaction: ComponentInteraction, services: Services): Promise<InteractionTask> {
  const action = readCustomId(interaction.customId);
  if (action === undefined || !comesFrom(action, interaction.kind)) {
    return { mode: 'private', work: async () => unknownComponent() };
  }
  if (action.kind === 'share') {
    const refusal = refuseShare(interaction, await services.settings.read(interaction.server));
    if (refusal !== undefined) return { mode: 'private', work: async () => refusal };
  }
  return { mode: responseModeOf(action), work: () => runComponent(action, interaction, services) };
}

function unknownCommand(): Reply {
  return problemReply('I do not know that command', 'It may be new or gone. Reload Discord and try again.');
}

/** The slash command of a name; undefined where there is none. */
export function slashCommand(commands: ReadonlyMap<string, Command>, name: string): ChatInputCommand | undefined {
  const command = commands.get(name);
  return command && !isMessageCommand(command) ? command : undefined;
}

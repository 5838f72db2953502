// The router of interactions: commands, suggestions, buttons, menus, forms. All errors are caught here.

import { randomUUID } from 'node:crypto';
import { InteractionResponseType } from 'discord.js';
import type { Logger } from 'pino';
import type { Clock } from '../../clock/index.ts';
import type { Suggestion } from '../backend.ts';
import { readCustomId } from '../input/custom-id.ts';
import { plainLine } from '../input/escape.ts';
import {
  type AnswerableInteraction,
  type CommandInteraction,
  type ComponentInteraction,
  type Interaction,
  type MessageInteraction,
  optionVisibility,
  type TypingInteraction,
} from '../input/interaction.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { fitWords } from '../render/fit.ts';
import { problemReply } from '../render/render-issues.ts';
import type { Message, Reply } from '../render/reply.ts';
import type { Symbols } from '../render/symbols.ts';
import { withServerSettings } from '../store/server-settings.ts';
import { type ChatInputCommand, type Command, isMessageCommand, type Services } from './command.ts';
import { comesFrom, type ResponseMode, responseModeOf, runComponent, unknownComponent } from './components.ts';
import { type Departure, replyBefore } from './departure.ts';
import type { Meter } from './metrics.ts';
import { mendedNote } from './report-reply.ts';
import { makeResponder, type Responder } from './responder.ts';
import type { ResponsePort } from './response-port.ts';
import { refuseShare } from './share-refusal.ts';

export interface RouterSettings {
  readonly clock: Clock;
  /** The emoji for symbols; none until Discord has sent them. */
  readonly symbols: () => Symbols;
  readonly departure: Departure;
  readonly meter: Meter;
}

/** Milliseconds without an answer after which a deferral is sent; Discord gives up after 3,000. */
const DEFER_AFTER_MS = 1_500;

/** The function that answers one interaction by a port. It never rejects. */
export type Router = (interaction: Interaction, port: ResponsePort) => Promise<void>;

/** Makes the router of commands and components. */
export function makeRouter(
  commands: ReadonlyMap<string, Command>,
  services: Services,
  settings: RouterSettings,
): Router {
  return async (interaction, unmetered) => {
    // The code of this request: in each line that it logs, and in the apology where it fails.
    const code = randomUUID().slice(0, 8);
    const log = services.log.child({ request: code });
    const own = { ...services, log };
    const port = metered(unmetered, settings);
    try {
      if (interaction.kind === 'typing') await suggest(interaction, port, commands, own, settings);
      else {
        const apologize = apologyFor(code, log, settings.meter);
        const note = () => mendedNote(interaction.person, own);
        await answerInTime(
          interaction,
          port,
          await taskOf(interaction, commands, own),
          { log, apologize, note },
          settings,
        );
      }
    } catch (error) {
      // The answer could not be sent: the person is gone, or Discord is.
      log.error({ err: error }, 'an interaction could not be answered');
    }
  };
}

/** The port with the time until its first response recorded. */
function metered(port: ResponsePort, { clock, meter }: RouterSettings): ResponsePort {
  const began = clock.now();
  return {
    ...port,
    first: async response => {
      await port.first(response);
      meter.responded((clock.now() - began) / 1_000, DEFERRALS.has(response.type) ? 'deferred' : 'answered');
    },
  };
}

const DEFERRALS: ReadonlySet<InteractionResponseType> = new Set([
  InteractionResponseType.DeferredChannelMessageWithSource,
  InteractionResponseType.DeferredMessageUpdate,
]);

/** The task of an interaction: the work that ends in a reply, and how it will be answered. */
interface Task {
  readonly mode: ResponseMode;
  readonly work: () => Promise<Reply>;
}

async function taskOf(
  interaction: AnswerableInteraction,
  commands: ReadonlyMap<string, Command>,
  services: Services,
): Promise<Task> {
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
): Promise<Task> {
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
): Task {
  const command = commands.get(interaction.name);
  const known = command && isMessageCommand(command) ? command : undefined;
  return { mode: 'private', work: async () => (known ? known.run(interaction, services) : unknownCommand()) };
}

async function componentTask(interaction: ComponentInteraction, services: Services): Promise<Task> {
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

function slashCommand(commands: ReadonlyMap<string, Command>, name: string): ChatInputCommand | undefined {
  const command = commands.get(name);
  return command && !isMessageCommand(command) ? command : undefined;
}

function unknownCommand(): Reply {
  return problemReply('I do not know that command', 'It may be new or gone. Reload Discord and try again.');
}

interface AnswerOptions {
  readonly log: Logger;
  readonly apologize: Apology;
  /** The note that a person is told after the reply; undefined where there is none. */
  readonly note: () => Promise<Message | undefined>;
}

async function answerInTime(
  interaction: AnswerableInteraction,
  port: ResponsePort,
  { mode, work }: Task,
  { log, apologize, note }: AnswerOptions,
  settings: RouterSettings,
): Promise<void> {
  const responder = makeResponder(port, interaction.kind, mode, settings.symbols());
  const cancel = settings.clock.after(DEFER_AFTER_MS, () => {
    responder.defer().catch(error => log.warn({ err: error }, 'Discord did not grant more time'));
  });
  try {
    const reply = await replyBefore(settings.departure, work).catch(apologize);
    // A reply that Discord refuses is our fault as well, and the person is still waiting.
    await responder.send(reply).catch(error => responder.send(apologize(error)));
    cancel();
    await complete(reply, responder, log);
    // Who is told nothing now has the note with the next reply.
    if (reply.kind !== 'form' && !settings.departure.begun()) await tell(note, responder, log);
  } finally {
    cancel();
  }
}

/** Puts what is worked out after a reply into it. Where that fails, the reply stays as it is. */
async function complete(reply: Reply, responder: Responder, log: Logger): Promise<void> {
  if (reply.kind !== 'message' || reply.later === undefined) return;
  try {
    const message = await reply.later();
    if (message !== undefined) await responder.edit(message);
  } catch (error) {
    log.warn({ err: error }, 'an answer could not be completed');
  }
}

/** Sends the note there is beside the reply. */
async function tell(note: AnswerOptions['note'], responder: Responder, log: Logger): Promise<void> {
  try {
    const message = await note();
    if (message !== undefined) await responder.tell(message);
  } catch (error) {
    log.warn({ err: error }, 'a person could not be told what is mended');
  }
}

type Apology = (error: unknown) => Reply;

/** Makes the apology for a request that fails: it is logged, and the reply has its code. */
function apologyFor(code: string, log: Logger, meter: Meter): Apology {
  return error => {
    log.error({ err: error }, 'a command failed');
    meter.failed();
    return problemReply(
      'Something went wrong here',
      `That is a fault of mine, not of your question. Please try again; if it stays, report it with the code \`${code}\`.`,
    );
  };
}

async function suggest(
  interaction: TypingInteraction,
  port: ResponsePort,
  commands: ReadonlyMap<string, Command>,
  services: Services,
  settings: RouterSettings,
): Promise<void> {
  const complete = slashCommand(commands, interaction.name)?.complete;
  let cancel = () => {};
  const nothing = new Promise<readonly Suggestion[]>(resolve => {
    cancel = settings.clock.after(DEFER_AFTER_MS, () => resolve([]));
  });
  const found = async () => (complete && !settings.departure.begun() ? complete(interaction, services) : []);
  const suggestions = await Promise.race([found(), nothing]).catch(error => {
    services.log.error({ err: error }, 'suggestions failed');
    return [];
  });
  cancel();
  await port.first({
    type: InteractionResponseType.ApplicationCommandAutocompleteResult,
    data: { choices: choices(suggestions) },
  });
}

/** Suggestions as Discord accepts them: at most 25, of different values, none too long to be sent back whole. */
function choices(suggestions: readonly Suggestion[]): { name: string; value: string }[] {
  const byId = new Map(suggestions.map(it => [it.id, plainLine(it.title)]));
  return [...byId]
    .filter(([id, title]) => title !== '' && id !== '' && id.length <= DISCORD_LIMITS.choiceText)
    .slice(0, DISCORD_LIMITS.choices)
    .map(([value, title]) => ({ name: fitWords(title, DISCORD_LIMITS.choiceText), value }));
}

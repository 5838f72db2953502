// The router of interactions: commands, suggestions, buttons, menus, forms. All errors are caught here.
import { randomUUID } from 'node:crypto';
import { InteractionResponseType } from 'discord.js';
import type { Logger } from 'pino';
import type { Clock } from '../../clock/index.ts';
import type { Suggestion } from '../backend.ts';
import { plainLine } from '../input/escape.ts';
import type { AnswerableInteraction, Interaction, TypingInteraction } from '../input/interaction.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { fitWords } from '../render/fit.ts';
import { problemReply } from '../render/render-issues.ts';
import type { Message, Reply } from '../render/reply.ts';
import type { Symbols } from '../render/symbols.ts';
import type { Command, Services } from './command.ts';
import { type Departure, replyBefore } from './departure.ts';
import { type InteractionTask, slashCommand, taskOfInteraction } from './interaction-task.ts';
import type { Meter } from './metrics.ts';
import { correctionNotice } from './report-reply.ts';
import { makeResponder, type Responder } from './responder.ts';
import type { ResponsePort } from './response-port.ts';

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
        const notice = () => correctionNotice(interaction.person, own);
        await answerInTime(
          interaction,
          port,
          await taskOfInteraction(interaction, commands, own),
          { log, apologize, notice },
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

interface AnswerOptions {
  readonly log: Logger;
  readonly apologize: Apology;
  /** The notice that follows the reply; undefined where there is none. */
  readonly notice: () => Promise<Message | undefined>;
}

async function answerInTime(
  interaction: AnswerableInteraction,
  port: ResponsePort,
  { mode, work }: InteractionTask,
  { log, apologize, notice }: AnswerOptions,
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
    // A notice that is not sent now goes with the next reply.
    if (reply.kind !== 'form' && !settings.departure.begun()) await sendNotice(notice, responder, log);
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

/** Sends the notice there is beside the reply. */
async function sendNotice(notice: AnswerOptions['notice'], responder: Responder, log: Logger): Promise<void> {
  try {
    const message = await notice();
    if (message !== undefined) await responder.followUp(message);
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

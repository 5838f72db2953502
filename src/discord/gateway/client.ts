// The bot on Discord's gateway: logs in, registers commands, answers, and leaves in order.

import { Client, Events, GatewayDispatchEvents, Options, Status } from 'discord.js';
import type { Logger } from 'pino';
import { type Clock, SYSTEM_CLOCK } from '../../clock/index.ts';
import { readInteraction } from '../input/interaction.ts';
import { NO_SYMBOLS } from '../render/symbols.ts';
import { memoryLongLists } from '../store/long-lists.ts';
import { type Command, loadCommands, type Services } from './command.ts';
import { connect, disconnectionError, isRefusal } from './connect.ts';
import { makeDeparture } from './departure.ts';
import { inviteOf, registerBot } from './register-bot.ts';
import { restPort } from './response-port.ts';
import { makeRouter } from './router.ts';

export interface BotSettings extends Omit<Services, 'lists'> {
  readonly token: string;
  readonly commands: readonly Command[];
  /** The address of Discord's API, without the version; Discord's own when left out. */
  readonly api?: string;
  /** The clock that deadlines are measured by; the system clock when left out. */
  readonly clock?: Clock | undefined;
}

export interface Bot {
  /**
   * Resolves when the bot is connected and its commands are registered; while Discord cannot be reached it tries on.
   * Rejects when Discord refuses the bot, and when the bot is stopped.
   */
  start(): Promise<void>;
  /** Resolves, to the reason, when Discord has ended the connection for good, as after a reset of the token. */
  readonly lost: Promise<Error>;
  /**
   * Ends the bot: whoever asks from now on is told to ask again, answers in progress have `graceMs` milliseconds, those
   * who wait longer are told so, and the bot disconnects.
   */
  stop(graceMs?: number): Promise<void>;
  /** Whether the gateway is connected now. */
  healthy(): boolean;
}

/** Milliseconds for answers in progress; and for telling those whose answer is not ready. */
const GRACE = 4_000;
const LAST_WORDS = 2_000;

/** Makes the bot without connecting it. */
export function makeBot(settings: BotSettings): Bot {
  const { log, clock = SYSTEM_CLOCK, token } = settings;
  const services = { ...settings, lists: memoryLongLists() };
  const departure = makeDeparture();
  let symbols = NO_SYMBOLS;
  const route = makeRouter(loadCommands(settings.commands), services, { clock, symbols: () => symbols, departure });
  const working = new Set<Promise<void>>();
  const receive = (client: Client, payload: unknown) => {
    const interaction = readInteraction(payload);
    if (interaction === undefined) return log.warn('an interaction of a kind this bot does not use');
    const work = route(interaction, restPort(client.rest, interaction)).finally(() => working.delete(work));
    working.add(work);
  };
  const ending = new AbortController();
  let lose: (reason: Error) => void = () => {};
  const lost = new Promise<Error>(resolve => {
    lose = resolve;
  });
  let client: Client | undefined;
  let started = false;
  const makeClient = () => {
    const made = newClient(settings.api);
    logEvents(made, log);
    made.ws.on(GatewayDispatchEvents.InteractionCreate, (payload: unknown) => receive(made, payload));
    return made;
  };
  const open = async (): Promise<Client> => {
    const opened = await connect({ makeClient, token, clock, log, signal: ending.signal });
    opened.on(Events.ShardDisconnect, ({ code }) => void reopen(opened, disconnectionError(code)));
    opened.on(Events.Invalidated, () => void reopen(opened, new Error('The session was ended by Discord.')));
    client = opened;
    return opened;
  };
  /** Connects anew where that may help: more shards are needed, say. */
  const reopen = async (closed: Client, reason: Error) => {
    if (closed !== client || ending.signal.aborted) return;
    client = undefined;
    await closed.destroy();
    if (isRefusal(reason)) return lose(reason);
    log.warn({ err: reason }, 'connecting to the gateway anew');
    await open().catch(error => lose(error instanceof Error ? error : new Error(String(error))));
  };
  return {
    lost,
    async start() {
      const opened = await open();
      const application = opened.application?.id ?? '';
      const registered = await registerBot(opened.rest, application, settings.commands, log);
      symbols = registered.symbols;
      const { commands } = registered;
      log.info(
        { as: opened.user?.username, commands, shards: opened.ws.shards.size, invite: inviteOf(application) },
        'connected',
      );
      started = true;
    },
    async stop(graceMs = GRACE) {
      departure.begin();
      await settled(working, graceMs, clock);
      departure.end();
      await settled(working, LAST_WORDS, clock);
      ending.abort(new Error('The bot was stopped.'));
      // The library reports the disconnection itself as a reconnection.
      client?.removeAllListeners(Events.ShardReconnecting);
      await client?.destroy();
    },
    healthy: () => started && isConnected(client),
  };
}

/** Interactions come without any intent; nothing of servers, members or messages is cached. */
function newClient(api: string | undefined): Client {
  return new Client({
    intents: [],
    shards: 'auto',
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0, UserManager: 1_000 }),
    ...(api !== undefined && { rest: { api } }),
  });
}

function isConnected(client: Client | undefined): boolean {
  return client?.isReady() === true && client.ws.shards.every(shard => shard.status === Status.Ready);
}

/** Resolves when all work is done that there is now, or after so many milliseconds. */
async function settled(working: ReadonlySet<Promise<void>>, ms: number, clock: Clock): Promise<void> {
  if (working.size === 0) return;
  let cancel = () => {};
  const over = new Promise<void>(resolve => {
    cancel = clock.after(ms, resolve);
  });
  await Promise.race([Promise.allSettled(working), over]);
  cancel();
}

function logEvents(client: Client, log: Logger): void {
  client.on(Events.Error, error => log.error({ err: error }, 'the client reported an error'));
  client.on(Events.Warn, message => log.warn(message));
  client.on(Events.ShardError, error => log.error({ err: error }, 'the gateway connection failed'));
  client.on(Events.ShardReconnecting, () => log.warn('connecting to the gateway again'));
  client.on(Events.ShardResume, () => log.info('the gateway connection is back'));
}

// The bot on Discord's gateway: logs in, registers commands, answers, and leaves in order.

import { Client, Events, Options, Status } from 'discord.js';
import type { Logger } from 'pino';
import { type Clock, SYSTEM_CLOCK } from '../../clock/index.ts';
import { fetchSymbols, NO_SYMBOLS } from '../render/symbols.ts';
import { memoryLongLists } from '../store/long-lists.ts';
import { type Command, loadCommands, type Services } from './command.ts';
import { deploy } from './deploy.ts';
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
  /** Resolves when the bot is connected and its commands are registered; rejects when Discord refuses the token. */
  start(): Promise<void>;
  /** Accepts no more interactions, waits at most `graceMs` milliseconds for those in progress, and disconnects. */
  stop(graceMs?: number): Promise<void>;
  /** Whether the gateway is connected now. */
  healthy(): boolean;
}

/** Makes the bot without connecting it. */
export function makeBot(settings: BotSettings): Bot {
  const { log, clock = SYSTEM_CLOCK } = settings;
  let symbols = NO_SYMBOLS;
  const services = { ...settings, lists: memoryLongLists() };
  const route = makeRouter(loadCommands(settings.commands), services, { clock, symbols: () => symbols });
  // Interactions come without any intent; nothing of servers, members or messages is cached.
  const client = new Client({
    intents: [],
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0, UserManager: 1_000 }),
    ...(settings.api !== undefined && { rest: { api: settings.api } }),
  });
  const working = new Set<Promise<void>>();
  let started = false;
  logEvents(client, log);
  client.on(Events.InteractionCreate, interaction => {
    const work = route(interaction).finally(() => working.delete(work));
    working.add(work);
  });
  return {
    async start() {
      const ready = new Promise<string>(resolve => {
        client.once(Events.ClientReady, it => resolve(it.application.id));
      });
      await client.login(settings.token);
      const application = await ready;
      // Commands registered before go on working: a failure here is no reason to answer nobody.
      const deployed = deploy(client.rest, application, settings.commands).catch(error => {
        log.error({ err: error }, 'the commands could not be registered');
        return 'not registered';
      });
      const fetched = fetchSymbols(client.rest, application).catch(error => {
        log.warn({ err: error }, 'the emoji for symbols could not be requested');
        return NO_SYMBOLS;
      });
      const commands = await deployed;
      symbols = await fetched;
      started = true;
      log.info({ as: client.user?.username, commands, invite: inviteOf(application) }, 'connected');
    },
    async stop(graceMs = 5_000) {
      client.removeAllListeners(Events.InteractionCreate);
      let cancel = () => {};
      const grace = new Promise<void>(resolve => {
        cancel = clock.after(graceMs, resolve);
      });
      await Promise.race([Promise.allSettled(working), grace]);
      cancel();
      // The library reports the disconnection itself as a reconnection.
      client.removeAllListeners(Events.ShardReconnecting);
      await client.destroy();
    },
    healthy: () => started && client.isReady() && client.ws.shards.every(shard => shard.status === Status.Ready),
  };
}

function logEvents(client: Client, log: Logger): void {
  client.on(Events.Error, error => log.error({ err: error }, 'the client reported an error'));
  client.on(Events.Warn, message => log.warn(message));
  client.on(Events.ShardError, error => log.error({ err: error }, 'the gateway connection failed'));
  client.on(Events.ShardReconnecting, () => log.warn('connecting to the gateway again'));
  client.on(Events.ShardResume, () => log.info('the gateway connection is back'));
}

/** The address at which the bot is added to a server or an account: Discord asks which. */
function inviteOf(application: string): string {
  return `https://discord.com/oauth2/authorize?client_id=${application}`;
}

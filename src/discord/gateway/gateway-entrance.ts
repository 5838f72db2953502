// The entrance by Discord's gateway: one client, of as many shards as Discord asks for.

import { Client, Events, GatewayDispatchEvents, Options, Status } from 'discord.js';
import type { Logger } from 'pino';
import { type Clock, settledWithin } from '../../clock/index.ts';
import type { Settings } from './bot-settings.ts';
import { connect, disconnectionError, isRefusal } from './connect.ts';
import type { Entrance } from './entrance.ts';
import type { Reception } from './reception.ts';
import { restForResponses, restPort } from './response-port.ts';

export interface GatewayEntranceOptions {
  readonly token: string;
  readonly log: Logger;
  readonly clock: Clock;
  /** The address of Discord's API, without the version; Discord's own when left out. */
  readonly api: string | undefined;
  /** The shards of this process; all that Discord asks for when left out. */
  readonly shards?: Settings['shards'];
}

/** Milliseconds for Discord to acknowledge that the connection is closed. */
const CLOSED_WITHIN = 1_000;

/** Makes the entrance without connecting it; while Discord cannot be reached, `open` tries on. */
export function gatewayEntrance(reception: Reception, options: GatewayEntranceOptions): Entrance {
  const { token, log, clock } = options;
  const ending = new AbortController();
  const isPart = options.shards !== undefined;
  let lose: (reason: Error) => void = () => {};
  const lost = new Promise<Error>(resolve => {
    lose = resolve;
  });
  let client: Client | undefined;
  const responses = restForResponses(options.api);
  const makeClient = () => {
    const made = newClient(options);
    logEvents(made, log);
    made.ws.on(GatewayDispatchEvents.InteractionCreate, (payload: unknown) => {
      void reception.receive(payload, origin => restPort(responses, origin));
    });
    return made;
  };
  const open = async (): Promise<Client> => {
    const opened = await connect({ makeClient, token, isPart, clock, log, signal: ending.signal });
    opened.on(Events.ShardDisconnect, ({ code }) => void reopen(opened, disconnectionError(code, isPart)));
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
    open: async () => {
      const { rest, application, user, ws } = await open();
      return { rest, application: application?.id ?? '', about: { as: user?.username, shards: ws.shards.size } };
    },
    isOpen: () => client?.isReady() === true && client.ws.shards.every(shard => shard.status === Status.Ready),
    close: async () => {
      ending.abort(new Error('The bot was stopped.'));
      // The library reports the disconnection itself as a reconnection.
      client?.removeAllListeners(Events.ShardReconnecting);
      // The library waits for that for as long as it takes.
      if (client !== undefined) await settledWithin(client.destroy(), CLOSED_WITHIN, clock);
    },
  };
}

/** Interactions come without any intent; nothing of servers, members or messages is cached. */
function newClient({ api, shards }: GatewayEntranceOptions): Client {
  return new Client({
    intents: [],
    ...(shards === undefined ? { shards: 'auto' } : { shards: shards.ids, shardCount: shards.count }),
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0, UserManager: 1_000 }),
    ...(api !== undefined && { rest: { api } }),
  });
}

function logEvents(client: Client, log: Logger): void {
  client.on(Events.Error, error => log.error({ err: error }, 'the client reported an error'));
  client.on(Events.Warn, message => log.warn(message));
  client.on(Events.ShardError, error => log.error({ err: error }, 'the gateway connection failed'));
  client.on(Events.ShardReconnecting, () => log.warn('connecting to the gateway again'));
  client.on(Events.ShardResume, () => log.info('the gateway connection is back'));
}

// A connection to Discord's gateway: as many shards as Discord asks for. The library connects them again by itself.

import type { REST } from '@discordjs/rest';
import { CloseCodes, type SessionInfo, WebSocketManager, WebSocketShardEvents } from '@discordjs/ws';
import { GatewayDispatchEvents, type GatewayReadyDispatchData } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Settings } from './bot-settings.ts';
import { disconnectionError, endsForGood, TokenRefused } from './connect.ts';
import { discordRest } from './discord-rest.ts';

export interface GatewayOptions {
  readonly token: string;
  readonly log: Logger;
  /** The address of Discord's API, without the version; Discord's own when left out. */
  readonly api: string | undefined;
  /** The shards of this process; all that Discord asks for when left out. */
  readonly shards?: Settings['shards'];
}

/** Reports of a connection. */
export interface GatewayEvents {
  /** The data of an interaction, as Discord sends it. */
  readonly interaction: (payload: unknown) => void;
  /** The end of a shard that the library does not connect again. */
  readonly ended: (reason: Error) => void;
}

/** A connection of which every shard was ready. */
export interface GatewayConnection {
  readonly rest: REST;
  /** The id of our application. */
  readonly application: string;
  /** The name of the bot. */
  readonly user: string;
  /** The number of shards. */
  readonly shards: number;
  /** Whether every shard is ready now. */
  readonly isReady: () => boolean;
  readonly close: () => Promise<void>;
}

/** No intent is needed: interactions come without any. */
const NO_INTENTS = 0;

/** Connects; resolves when every shard is ready, and rejects when one cannot be, or the signal is aborted. */
export async function connectGateway(
  options: GatewayOptions,
  events: GatewayEvents,
  signal: AbortSignal,
): Promise<GatewayConnection> {
  const { token, api, shards } = options;
  const rest = discordRest(api).setToken(token);
  // Those of one connection: another one begins anew.
  const sessions = new Map<number, SessionInfo>();
  const manager = new WebSocketManager({
    ...{ token, rest, intents: NO_INTENTS },
    ...(shards === undefined ? {} : { shardIds: [...shards.ids], shardCount: shards.count }),
    retrieveSessionInfo: shard => sessions.get(shard) ?? null,
    updateSessionInfo: (shard, session) => {
      if (session === null) sessions.delete(shard);
      else sessions.set(shard, session);
    },
  });
  const watched = watch(manager, options, events);
  const close = async () => {
    watched.close();
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
    await manager.destroy({ code: CloseCodes.Normal, reason: 'The bot ends' });
  };
  try {
    await Promise.race([connected(manager), watched.failed, aborted(signal)]);
  } catch (error) {
    await close();
    throw error;
  }
  const { application, user } = watched.ready();
  return {
    rest,
    application: application.id,
    user: user.username,
    shards: watched.count(),
    isReady: watched.isReady,
    close,
  };
}

async function connected(manager: WebSocketManager): Promise<void> {
  await manager.fetchGatewayInformation().catch(error => {
    throw error instanceof Error && 'status' in error && error.status === 401 ? new TokenRefused() : error;
  });
  await manager.connect();
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Listens to the shards of a connection: what they report, and which of them are ready. */
function watch(manager: WebSocketManager, { log, shards }: GatewayOptions, { interaction, ended }: GatewayEvents) {
  const readiness = new Map<number, boolean>();
  let first: GatewayReadyDispatchData | undefined;
  let closing = false;
  let fail = (_: Error) => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {});
  manager.on(WebSocketShardEvents.Dispatch, ({ data }) => {
    if (data.t === GatewayDispatchEvents.InteractionCreate) interaction(data.d);
  });
  manager.on(WebSocketShardEvents.Ready, ({ data, shardId }) => {
    first ??= data;
    readiness.set(shardId, true);
  });
  manager.on(WebSocketShardEvents.Resumed, ({ shardId }) => {
    readiness.set(shardId, true);
    log.info('the gateway connection is back');
  });
  manager.on(WebSocketShardEvents.Closed, ({ code, shardId }) => {
    readiness.set(shardId, false);
    if (closing) return;
    if (!endsForGood(code)) return log.warn('connecting to the gateway again');
    const reason = disconnectionError(code, shards !== undefined);
    fail(reason);
    ended(reason);
  });
  manager.on(WebSocketShardEvents.Error, ({ error }) => log.error({ err: error }, 'the gateway connection failed'));
  return {
    /** Rejects when a shard is closed for good. */
    failed,
    ready: () => {
      if (first === undefined) throw new Error('No shard is ready.');
      return first;
    },
    count: () => readiness.size,
    isReady: () => !closing && [...readiness.values()].every(it => it),
    /** Reports nothing more. */
    close: () => {
      closing = true;
    },
  };
}

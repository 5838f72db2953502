// The entrance by Discord's gateway: one connection, of as many shards as Discord asks for.

import { type Clock, settledWithin } from '../../clock/index.ts';
import { isRefusal, whenReachable } from './connect.ts';
import type { Entrance } from './entrance.ts';
import { connectGateway, type GatewayConnection, type GatewayOptions } from './gateway-connection.ts';
import type { Reception } from './reception.ts';
import { restForResponses, restPort } from './response-port.ts';

export interface GatewayEntranceOptions extends GatewayOptions {
  readonly clock: Clock;
}

/** Milliseconds for Discord to acknowledge that the connection is closed. */
const CLOSED_WITHIN = 1_000;

/** Makes the entrance without connecting it; while Discord cannot be reached, `open` tries on. */
export function gatewayEntrance(reception: Reception, options: GatewayEntranceOptions): Entrance {
  const { log, clock } = options;
  const ending = new AbortController();
  let lose: (reason: Error) => void = () => {};
  const lost = new Promise<Error>(resolve => {
    lose = resolve;
  });
  let connection: GatewayConnection | undefined;
  const responses = restForResponses(options.api);
  const interaction = (payload: unknown) => {
    void reception.receive(payload, origin => restPort(responses, origin));
  };
  const open = async (): Promise<GatewayConnection> => {
    const attempt = () => connectGateway(options, { interaction, ended: it => void reopen(it) }, ending.signal);
    connection = await whenReachable(attempt, { clock, log, signal: ending.signal });
    return connection;
  };
  /** Connects anew where that may help: more shards are needed, say. One that was never ready is tried again where it was opened. */
  const reopen = async (reason: Error) => {
    const closed = connection;
    if (closed === undefined || ending.signal.aborted) return;
    connection = undefined;
    await closed.close();
    if (isRefusal(reason)) return lose(reason);
    log.warn({ err: reason }, 'connecting to the gateway anew');
    await open().catch(error => lose(error instanceof Error ? error : new Error(String(error))));
  };
  return {
    lost,
    open: async () => {
      const { rest, application, user, shards } = await open();
      return { rest, application, about: { as: user, shards } };
    },
    isOpen: () => connection?.isReady() === true,
    close: async () => {
      ending.abort(new Error('The bot was stopped.'));
      // The library waits for that for as long as it takes.
      if (connection !== undefined) await settledWithin(connection.close(), CLOSED_WITHIN, clock);
    },
  };
}

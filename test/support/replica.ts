// One of several processes of the bot over one store: interactions come to its endpoint.

import pino from 'pino';
import { restChannels } from '../../src/discord/gateway/channel-port.ts';
import { postDailyQuestions } from '../../src/discord/gateway/daily-questions.ts';
import { storeServices } from '../../src/discord/gateway/store-services.ts';
import type { BotBackend } from '../../src/discord/index.ts';
import { once } from '../../src/kit/once.ts';
import type { Store } from '../../src/store/index.ts';
import { openFileStore, openSharedStore } from '../../src/store/node.ts';
import type { StandIn } from './discord/stand-in.ts';
import { bot, type TestBot } from './start-test-bot.ts';

export interface Replica {
  readonly running: TestBot;
  readonly store: Store;
  /** One round of the daily questions. */
  readonly round: () => Promise<void>;
  /** Lets interactions come here from now on. */
  readonly turn: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The place of a store: a file in a folder, or a shared database by its address. */
export type StorePlace = { readonly folder: string; readonly database?: string };

/** Starts a replica on the store of a place. What it logs as a problem fails the test that ends it. */
export async function startReplica(
  world: StandIn,
  { folder, database }: StorePlace,
  backend: BotBackend,
  random = 0,
): Promise<Replica> {
  const report = (error: unknown) => {
    throw error;
  };
  const watched = { report, clock: world.clock };
  const store = await (database === undefined ? openFileStore(folder, watched) : openSharedStore(database, watched));
  const channels = restChannels(world.token, world.api);
  const log = pino({ level: 'warn' }, { write: line => report(new Error(line)) });
  const options = { backend, channels, clock: world.clock, log, dataDir: folder, reportChannel: undefined };
  const services = storeServices(store, options);
  const running = await bot(world, { ...services, backend, entrance: 'endpoint', random: () => random });
  return {
    running,
    store,
    round: () => postDailyQuestions({ ...services, daily: store.daily, backend, clock: world.clock, log }),
    turn: () => world.useEndpoint(running.address()),
    stop: once(async () => {
      await running.stop();
      await store.close();
    }),
  };
}

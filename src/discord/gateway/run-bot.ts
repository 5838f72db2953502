// The bot from start to end: opens its store, connects, serves operators, stops on request.

import type { Logger } from 'pino';
import { type Clock, SYSTEM_CLOCK } from '../../clock/index.ts';
import type { BotBackend } from '../backend.ts';
import type { Settings } from './bot-settings.ts';
import { EXPIRY_TIMES, openBotStore } from './bot-store.ts';
import { restChannels } from './channel-port.ts';
import { type BotSettings, makeBot } from './client.ts';
import type { Command } from './command.ts';
import { DAILY_QUESTION_TIMES, postDailyQuestions } from './daily-questions.ts';
import { startHealthCheck } from './health.ts';
import { makeMetrics } from './metrics.ts';
import { postRulesChanges, RULES_CHANGES_TIMES } from './rules-changes.ts';
import { storeServices } from './store-services.ts';

export interface RunBotOptions {
  readonly settings: Settings & { readonly token: string };
  readonly commands: readonly Command[];
  readonly log: Logger;
  readonly backend: BotBackend;
  /** Resolves when questions can be answered. */
  readonly opened: Promise<unknown>;
  /** Resolves when the bot is to stop. */
  readonly leave: Promise<unknown>;
  readonly drawSymbols?: BotSettings['drawSymbols'];
  /** The clock that deadlines are measured by; the system clock when left out. */
  readonly clock?: Clock | undefined;
}

/** Runs until `leave` resolves. Rejects when the bot cannot start, and when Discord ends it for good. */
export async function runBot(options: RunBotOptions): Promise<void> {
  const { settings, log, opened, leave } = options;
  const clock = options.clock ?? SYSTEM_CLOCK;
  let warm = false;
  const metrics = makeMetrics(clock.now, () => (warm ? options.backend : undefined));
  const backend = metrics.measured(options.backend);
  const warmed = opened
    .then(() => options.backend.warmUp())
    .then(() => {
      warm = true;
    });
  // Where the store cannot be opened, nobody awaits it.
  warmed.catch(() => {});
  const store = await openBotStore(settings, { log, clock });
  const { token, api, endpoint, shards, links } = settings;
  const channels = restChannels(token, api);
  const kept = storeServices(store, { ...settings, backend, channels, clock, log });
  const bot = makeBot({
    ...{ ...kept, token, commands: options.commands, log, backend, links, random: Math.random },
    ...{ clock, endpoint, shards, meter: metrics, warmed, drawSymbols: options.drawSymbols },
    ...(api !== undefined && { api }),
    // A process that has its store to itself remembers what it has answered.
    ...(store.kind === 'shared' && { taken: store.interactions }),
  });
  // Once connected: to work out times takes a part of a start, and none of this is due at once.
  const schedule = async () => {
    const { add } = store.schedule;
    const daily = () => postDailyQuestions({ ...kept, daily: store.daily, backend, clock, log });
    const news = () => postRulesChanges({ settings: kept.settings, backend, channels, log });
    await add({ name: 'expire', times: EXPIRY_TIMES, act: async () => void (await store.expire()) });
    await add({ name: 'daily-questions', times: DAILY_QUESTION_TIMES, act: daily });
    await add({ name: 'rules-changes', times: RULES_CHANGES_TIMES, act: news });
  };
  const ready = () => warm && bot.healthy();
  const health =
    settings.health && (await startHealthCheck({ ...settings.health, connected: bot.healthy, ready, metrics }));
  try {
    if (health) log.info({ port: health.port }, 'serving health checks');
    const started = Promise.all([bot.start(), warmed]).then(schedule);
    // Where it is to leave before it has started, nobody awaits that any more.
    started.catch(() => {});
    const lost = await Promise.race([started.then(() => leave), leave, bot.lost]);
    if (lost instanceof Error) throw lost;
    log.info('leaving');
  } finally {
    await bot.stop();
    await health?.close();
    await store.close();
  }
}

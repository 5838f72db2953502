// The bot from start to end: opens its question store, connects, serves health checks, stops on request.

import type { Logger } from 'pino';
import type { Clock } from '../../clock/index.ts';
import type { BotBackend } from '../backend.ts';
import { storedQuestions } from '../store/question-store.ts';
import { openBotStore } from './bot-store.ts';
import { makeBot } from './client.ts';
import type { Command } from './command.ts';
import { startHealthCheck } from './health.ts';
import type { Settings } from './settings.ts';

export interface RunBotOptions {
  readonly settings: Settings & { readonly token: string };
  readonly commands: readonly Command[];
  readonly log: Logger;
  readonly backend: BotBackend;
  /** Resolves when questions can be answered. */
  readonly opened: Promise<unknown>;
  /** Resolves when the bot is to stop. */
  readonly leave: Promise<unknown>;
  /** The clock that deadlines are measured by; the system clock when left out. */
  readonly clock?: Clock | undefined;
}

/** Runs until `leave` resolves. Rejects when the bot cannot start, and when Discord ends it for good. */
export async function runBot({ settings, commands, log, backend, opened, leave, clock }: RunBotOptions): Promise<void> {
  const { token, api, endpoint } = settings;
  const store = await openBotStore(settings, { log, clock });
  const questions = storedQuestions(store, backend.nameCodes, error =>
    log.error({ err: error }, 'a question could not be kept or found'),
  );
  const bot = makeBot({
    token,
    commands,
    log,
    backend,
    questions,
    random: Math.random,
    clock,
    endpoint,
    ...(api !== undefined && { api }),
  });
  const health = settings.health && (await startHealthCheck(settings.health.host, settings.health.port, bot.healthy));
  try {
    if (health) log.info({ port: health.port }, 'serving health checks');
    const started = Promise.all([bot.start(), opened]);
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

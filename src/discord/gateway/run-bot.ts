// The bot from start to end: opens what it keeps, connects, tells its health, leaves when it is asked to.

import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../../clock/index.ts';
import type { BotBackend } from '../backend.ts';
import { fileQuestionStore } from '../store/question-file.ts';
import { makeBot } from './client.ts';
import type { Command } from './command.ts';
import { startHealthCheck } from './health.ts';
import type { Settings } from './settings.ts';

export interface RunBotOptions {
  readonly settings: Settings & { readonly token: string };
  readonly commands: readonly Command[];
  readonly log: Logger;
  readonly asking: BotBackend;
  /** Resolves when what is asked can be answered. */
  readonly opened: Promise<unknown>;
  /** Resolves when the bot is to leave. */
  readonly leave: Promise<unknown>;
  /** What deadlines are measured by; the machine's when left out. */
  readonly clock?: Clock | undefined;
}

/** Runs until `leave` resolves. Rejects when the bot cannot start. */
export async function runBot({
  settings,
  commands,
  log,
  asking: backend,
  opened,
  leave,
  clock,
}: RunBotOptions): Promise<void> {
  const { token, api, dataDir } = settings;
  const asked = await fileQuestionStore(join(dataDir, 'asked.jsonl'), {
    report: error => log.error({ err: error }, 'a question could not be written down'),
  });
  const bot = makeBot({
    token,
    commands,
    log,
    backend,
    questions: asked,
    random: Math.random,
    clock,
    ...(api !== undefined && { api }),
  });
  const health = settings.health && (await startHealthCheck(settings.health.host, settings.health.port, bot.healthy));
  try {
    if (health) log.info({ port: health.port }, 'health is told');
    await Promise.all([bot.start(), opened]);
    await leave;
    log.info('leaving');
  } finally {
    await bot.stop();
    await health?.close();
  }
}

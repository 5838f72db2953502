// The bot from start to end: opens its store, connects, serves operators, stops on request.

import type { Logger } from 'pino';
import { type Clock, SYSTEM_CLOCK } from '../../clock/index.ts';
import { printReport, type ReportContent } from '../../service/report-content.ts';
import type { Store } from '../../store/index.ts';
import type { BotBackend } from '../backend.ts';
import { renderReport } from '../render/render-report.ts';
import { storedQuestions } from '../store/question-store.ts';
import { reportDesk } from '../store/report-desk.ts';
import { writeReportFile } from '../store/report-files.ts';
import { type SettingsStore, storedSettings } from '../store/server-settings.ts';
import { openBotStore } from './bot-store.ts';
import { type ChannelPort, restChannels } from './channel-port.ts';
import { type Bot, type BotSettings, makeBot } from './client.ts';
import type { Command } from './command.ts';
import { startHealthCheck } from './health.ts';
import { makeMetrics } from './metrics.ts';
import { RULES_NEWS_TIMES, tellRulesNews } from './rules-news.ts';
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
export async function runBot(options: RunBotOptions): Promise<void> {
  const { settings, log, opened, leave } = options;
  const clock = options.clock ?? SYSTEM_CLOCK;
  let warm = false;
  const metrics = makeMetrics(clock.now, async () => (warm ? options.backend.about() : []));
  const backend = metrics.measured(options.backend);
  const store = await openBotStore(settings, { log, clock });
  const warmed = opened
    .then(() => options.backend.warmUp())
    .then(() => {
      warm = true;
    });
  const report = (error: unknown) => log.error({ err: error }, 'the settings of a server could not be read');
  const serverSettings = storedSettings(store, { clock, report });
  const bot = makeBotOn(store, serverSettings, { ...options, clock, backend, meter: metrics, warmed });
  const ready = () => warm && bot.healthy();
  const health =
    settings.health && (await startHealthCheck({ ...settings.health, connected: bot.healthy, ready, metrics }));
  try {
    if (health) log.info({ port: health.port }, 'serving health checks');
    const started = Promise.all([bot.start(), warmed]).then(() => scheduleNews(store, serverSettings, options));
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

/** Has what new rules change posted where servers want it; by one process, where several share the store. */
async function scheduleNews(store: Store, settings: SettingsStore, options: RunBotOptions): Promise<void> {
  const { backend, log } = options;
  const { token, api } = options.settings;
  const channels = restChannels(token, api);
  const act = () => tellRulesNews({ settings, backend, channels, log });
  await store.schedule.add({ name: 'rules-news', times: RULES_NEWS_TIMES, act });
}

function makeBotOn(
  store: Store,
  serverSettings: SettingsStore,
  options: RunBotOptions & Pick<BotSettings, 'clock' | 'meter' | 'warmed'>,
): Bot {
  const { settings, commands, log, backend, clock, meter, warmed } = options;
  const { token, api, endpoint, shards, links } = settings;
  const questions = storedQuestions(store, backend.nameCodes, error =>
    log.error({ err: error }, 'a question could not be kept or found'),
  );
  const reports = reportDesk(store, {
    clock: clock ?? SYSTEM_CLOCK,
    channel: settings.reportChannel,
    deliveries: deliveriesOf(settings, restChannels(token, api)),
    failed: error => log.warn({ err: error }, 'a report is kept, and could not be delivered to the operator'),
  });
  const random = Math.random;
  return makeBot({
    ...{ token, commands, log, backend, questions, settings: serverSettings, reports, links, random, clock, endpoint },
    ...{ meter, warmed, shards },
    ...(api !== undefined && { api }),
  });
}

/** The ways of a report to the operator: a file, and the channel where one is set. */
function deliveriesOf({ dataDir, reportChannel }: Settings, channels: ChannelPort) {
  const toFile = (report: ReportContent) => writeReportFile(dataDir, report);
  const toChannel = async (channel: string, report: ReportContent) => {
    const file = { name: `${report.id}.json`, text: printReport(report) };
    await channels.post(channel, renderReport(report), { file });
  };
  return [
    toFile,
    ...(reportChannel === undefined ? [] : [(report: ReportContent) => toChannel(reportChannel, report)]),
  ];
}

// The services that are kept in the store: questions, settings, reports, study and daily questions.

import type { Logger } from 'pino';
import type { Clock } from '../../clock/index.ts';
import { printReport, type ReportContent } from '../../service/report-content.ts';
import type { Store } from '../../store/index.ts';
import type { BotBackend } from '../backend.ts';
import { renderReport } from '../render/render-report.ts';
import { storedQuestions } from '../store/question-store.ts';
import { writeReportFile } from '../store/report-files.ts';
import { reportService } from '../store/report-service.ts';
import { storedSettings } from '../store/server-settings.ts';
import { studyService } from '../store/study-service.ts';
import type { ChannelPort } from './channel-port.ts';
import type { Services } from './command.ts';

export interface StoreServicesOptions {
  readonly backend: BotBackend;
  readonly channels: ChannelPort;
  readonly clock: Clock;
  readonly log: Logger;
  /** The folder for the files of reports, and the channel they are posted to as well; undefined for none. */
  readonly dataDir: string;
  readonly reportChannel: string | undefined;
}

/** The part of the services that is kept in the store. */
export type StoreServices = Pick<
  Services,
  'questions' | 'settings' | 'reports' | 'study' | 'daily' | 'channels' | 'now'
>;

/** The services over a store. */
export function storeServices(store: Store, options: StoreServicesOptions): StoreServices {
  const { backend, channels, clock, log } = options;
  return {
    questions: storedQuestions(store, backend.nameCodes, error =>
      log.error({ err: error }, 'a question could not be kept or found'),
    ),
    settings: storedSettings(store, {
      clock,
      report: error => log.error({ err: error }, 'the settings of a server could not be read'),
    }),
    reports: reportService(store, {
      clock,
      channel: options.reportChannel,
      deliveries: deliveriesOf(options),
      failed: error => log.warn({ err: error }, 'a report is kept, and could not be delivered to the operator'),
    }),
    study: studyService(store, clock),
    daily: store.daily,
    channels,
    now: clock.now,
  };
}

/** The ways of a report to the operator: a file, and the channel where one is set. */
function deliveriesOf({ dataDir, reportChannel: channel, channels }: StoreServicesOptions) {
  const toFile = (report: ReportContent) => writeReportFile(dataDir, report);
  if (channel === undefined) return [toFile];
  const toChannel = async (report: ReportContent) => {
    const file = { name: `${report.id}.json`, text: printReport(report) };
    await channels.post(channel, renderReport(report), { file });
  };
  return [toFile, toChannel];
}

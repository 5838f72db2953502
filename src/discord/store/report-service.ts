// Reports: each is kept in the store, delivered to the operator, and told of once it is mended.

import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock/index.ts';
import type { AnswerRecord } from '../../service/index.ts';
import { printReport, type ReportContent, readReport } from '../../service/report-content.ts';
import type { Store } from '../../store/index.ts';
import type { VersionInfo } from '../backend.ts';
import type { Doubt, MendedReport } from '../input/doubt.ts';

export interface ReportService {
  /** The channel of the operator, in which a report can be marked as mended; undefined where there is none. */
  readonly channel: string | undefined;
  /** Whether a person may report anything now: so many a day. Rejects where the store cannot be read. */
  readonly hasRoom: (person: string) => Promise<boolean>;
  /** Files a report, and resolves to its id. Rejects where it cannot be kept; a delivery that fails is logged alone. */
  readonly file: (
    person: string,
    doubt: Doubt,
    record: AnswerRecord,
    versions: readonly VersionInfo[],
  ) => Promise<string>;
  /** Marks a report as mended; false where there is none of that id. */
  readonly mend: (id: string) => Promise<boolean>;
  /** The mended reports of a person, each once. */
  readonly takeMended: (person: string) => Promise<readonly MendedReport[]>;
}

export interface ReportOptions {
  readonly clock: Clock;
  readonly channel?: string | undefined;
  /** The ways to the operator: each is tried. */
  readonly deliveries: readonly ((report: ReportContent) => Promise<void>)[];
  /** Reports a delivery that failed. */
  readonly failed: (error: unknown) => void;
}

/** The most reports of a person in a day. */
export const MOST_REPORTS_A_DAY = 10;
const DAY = 24 * 3_600_000;

/** The service over a store. */
export function reportService({ reports }: Pick<Store, 'reports'>, options: ReportOptions): ReportService {
  const { clock, channel, deliveries, failed } = options;
  return {
    channel,
    hasRoom: async person => (await reports.countOf(person, clock.now() - DAY)) < MOST_REPORTS_A_DAY,
    file: async (person, { expected, rule }, record, versions) => {
      const reportedAt = clock.now();
      const id = randomBytes(4).toString('hex');
      const report = { id, reportedAt: new Date(reportedAt).toISOString(), expected, rule, record, versions };
      await reports.add({ id, person, content: printReport(report), reportedAt });
      for (const deliver of deliveries) await deliver(report).catch(failed);
      return id;
    },
    mend: reports.mend,
    takeMended: async person => {
      const mended = await reports.takeMended(person);
      return mended.map(({ id, content }) => ({ id, question: questionIn(content) }));
    },
  };
}

/** The question of a report that the service has written. */
function questionIn(content: string): string {
  const report = readReport(content);
  return report.ok ? report.value.record.question : '';
}

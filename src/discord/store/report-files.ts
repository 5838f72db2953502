// Reports as files in the data folder, for the operator: one a report, of bounded number.

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printReport, type ReportContent } from '../../service/report-content.ts';

/** The folder in a data folder. */
const FOLDER = 'reports';
/** The most files; the oldest make room. */
const MOST_FILES = 1_000;

/** Writes a report to `DATA/reports/DAY-ID.json`. Rejects where the folder cannot be written. */
export async function writeReportFile(dataDir: string, report: ReportContent, most = MOST_FILES): Promise<void> {
  const folder = join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true });
  const name = `${report.reportedAt.slice(0, 'yyyy-mm-dd'.length)}-${report.id}.json`;
  await writeFile(join(folder, name), printReport(report));
  const files = (await readdir(folder)).filter(it => it.endsWith('.json')).sort();
  for (const oldest of files.slice(0, Math.max(0, files.length - most)))
    await rm(join(folder, oldest), { force: true });
}

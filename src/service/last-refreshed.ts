// Moments at which installed data was last found to be the newest there is, in a file beside it, for the next start.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INSTALLED_KINDS, type InstalledKind } from './install-data.ts';

/** Moments as "2026-08-07T05:23:00.000Z"; none for data that was never fetched. */
export type LastRefreshed = { readonly [K in InstalledKind]?: string };

/** The moments recorded in a data folder; none from a file that cannot be read. */
export async function readRefreshed(data: string): Promise<LastRefreshed> {
  const text = await readFile(refreshedFile(data), 'utf8').catch(() => '{}');
  const recorded = INSTALLED_KINDS.map(kind => [kind, momentIn(text, kind)] as const);
  return Object.fromEntries(recorded.filter(([, moment]) => moment !== undefined));
}

/** Records the moments given; those of other kinds stay. */
export async function writeRefreshed(data: string, refreshed: LastRefreshed): Promise<void> {
  const all = { ...(await readRefreshed(data)), ...refreshed };
  const draft = `${refreshedFile(data)}.${process.pid}.${drafts++}.new`;
  await writeFile(draft, `${JSON.stringify(all)}\n`);
  await rename(draft, refreshedFile(data));
}

let drafts = 0;

function refreshedFile(data: string): string {
  return join(data, 'refreshed.json');
}

function momentIn(text: string, kind: InstalledKind): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const moment =
      typeof value === 'object' && value !== null && kind in value
        ? Object.entries(value).find(([key]) => key === kind)?.[1]
        : undefined;
    return typeof moment === 'string' && !Number.isNaN(Date.parse(moment)) ? moment : undefined;
  } catch {
    return undefined;
  }
}

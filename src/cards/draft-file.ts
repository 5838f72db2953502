// Drafts of files that are written beside those they replace, so that a reader never sees half a file.
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { type Clock, SYSTEM_CLOCK } from '../clock/index.ts';

let drafts = 0;

/** Milliseconds since the last write after which a draft belongs to an import that was killed. */
const ABANDONED = 3_600_000;

/** The path of a draft of a file, of which no other process has one; missing folders are made, abandoned drafts removed. */
export async function draftOf(path: string, clock: Clock = SYSTEM_CLOCK): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await removeAbandonedDrafts(path, clock.now() - ABANDONED);
  return `${path}.${process.pid}.${threadId * 1_000 + drafts++}.new`;
}

/** Removes the drafts of a file that were last written before a moment. */
async function removeAbandonedDrafts(path: string, before: number): Promise<void> {
  const isDraft = (name: string) => name.startsWith(`${basename(path)}.`) && /\.\d+\.\d+\.new$/u.test(name);
  for (const name of (await readdir(dirname(path))).filter(isDraft)) {
    const draft = join(dirname(path), name);
    const written = (await stat(draft).catch(() => undefined))?.mtimeMs;
    if (written !== undefined && written < before) await rm(draft, { force: true });
  }
}

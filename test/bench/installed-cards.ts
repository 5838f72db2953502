// Cards installed for a bench as for a bot: by another process, whose memory the measured one does not have.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Measures with a data folder in which the cards of a bulk file are installed and compiled; the folder is removed. */
export async function withInstalledCards<T>(corpus: string, measure: (data: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'threshold-bench-'));
  try {
    const env = { ...process.env, DATA_DIR: data };
    execFileSync(process.execPath, ['run.mjs', 'import', '--cards', corpus], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return await measure(data);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

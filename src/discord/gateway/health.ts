// The health check over HTTP: 200 while the bot is connected, 503 while it is not.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Health {
  /** The port that the server listens on. */
  readonly port: number;
  close(): Promise<void>;
}

/** Starts the server, which answers on any path. Rejects when the port is taken. */
export async function startHealthCheck(host: string, port: number, healthy: () => boolean): Promise<Health> {
  const server = createServer((_, response) => {
    const connected = healthy();
    response.writeHead(connected ? 200 : 503, { 'content-type': 'text/plain' });
    response.end(connected ? 'connected\n' : 'not connected\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // What listens on TCP has an address of this shape.
  const { port: taken } = server.address() as AddressInfo;
  return {
    port: taken,
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

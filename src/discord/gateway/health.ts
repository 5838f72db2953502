// Tells over HTTP whether the bot is connected: 200 when it is, 503 when not.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Health {
  /** The port it listens on. */
  readonly port: number;
  close(): Promise<void>;
}

/** Starts telling, on any path. Rejects when the port is taken. */
export async function startHealthCheck(host: string, port: number, healthy: () => boolean): Promise<Health> {
  const server = createServer((_, response) => {
    const well = healthy();
    response.writeHead(well ? 200 : 503, { 'content-type': 'text/plain' });
    response.end(well ? 'connected\n' : 'not connected\n');
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

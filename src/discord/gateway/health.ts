// The server for operators: liveness, readiness and metrics over HTTP. Its port is not for the public.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface HealthOptions {
  readonly host: string;
  readonly port: number;
  /** Whether the bot is connected to Discord. */
  readonly connected: () => boolean;
  /** Whether it is connected, and its workers have answered: then the first person does not wait for them. */
  readonly ready: () => boolean;
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
}

export interface Health {
  /** The port that the server listens on. */
  readonly port: number;
  close(): Promise<void>;
}

interface Page {
  readonly status: number;
  readonly type?: string;
  readonly text: string;
}

/**
 * Starts the server. `/live` is 200 while the process answers, `/ready` while it can answer people, `/metrics` is for
 * Prometheus, and any other path tells whether Discord is connected. Rejects when the port is taken.
 */
export async function startHealthCheck(options: HealthOptions): Promise<Health> {
  const server = createServer((request, response) => {
    void pageAt(request.url ?? '/', options)
      .catch((error): Page => ({ status: 500, text: String(error) }))
      .then(({ status, type = 'text/plain', text }) => response.writeHead(status, { 'content-type': type }).end(text));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
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

async function pageAt(url: string, { connected, ready, metrics }: HealthOptions): Promise<Page> {
  switch (url.split('?')[0]) {
    case '/live':
      return { status: 200, text: 'alive\n' };
    case '/ready':
      return stateOf(ready(), 'ready');
    case '/metrics':
      return { status: 200, type: metrics.contentType, text: await metrics.text() };
    default:
      return stateOf(connected(), 'connected');
  }
}

function stateOf(holds: boolean, state: string): Page {
  return holds ? { status: 200, text: `${state}\n` } : { status: 503, text: `not ${state}\n` };
}

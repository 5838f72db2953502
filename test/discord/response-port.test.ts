// Responses to interactions: those of many people at once do not wait for each other.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RESTEvents, Routes } from 'discord.js';
import { expect, test } from 'vitest';
import { restForResponses } from '../../src/discord/gateway/response-port.ts';

test('a hundred responses at once are not held back by the limit of other requests', async () => {
  const server = createServer((_, response) => response.writeHead(204).end());
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port.
  const { port } = server.address() as AddressInfo;
  const rest = restForResponses(`http://127.0.0.1:${port}`);
  let held = 0;
  rest.on(RESTEvents.RateLimited, () => {
    held += 1;
  });
  const sent = Array.from({ length: 100 }, (_, n) =>
    rest.patch(Routes.webhookMessage('1', `token${n}`), { auth: false }),
  );
  await Promise.all(sent);
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
  expect(held).toBe(0);
});

// Responses to interactions: those of many people at once do not wait for each other, and none is lost by being sent twice.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InteractionResponseType, RESTEvents, Routes } from 'discord.js';
import { afterEach, expect, test } from 'vitest';
import { restForResponses, restPort } from '../../src/discord/gateway/response-port.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  }
});

/** The address of a server in Discord's place. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

test('a hundred responses at once are not held back by the limit of other requests', async () => {
  const rest = restForResponses(await serve((_, response) => response.writeHead(204).end()));
  let held = 0;
  rest.on(RESTEvents.RateLimited, () => {
    held += 1;
  });
  const sent = Array.from({ length: 100 }, (_, n) =>
    rest.patch(Routes.webhookMessage('1', `token${n}`), { auth: false }),
  );
  await Promise.all(sent);
  expect(held).toBe(0);
});

type Fault = Parameters<RequestListener>[1];

test.each([
  ['reset', (it: Fault) => it.socket?.resetAndDestroy()],
  ['closed', (it: Fault) => it.socket?.destroy()],
  ['answered with a failure', (it: Fault) => it.writeHead(502).end()],
])('a first response that arrived, and was %s then, counts as sent', async (_, fail) => {
  let requests = 0;
  const api = await serve((request, response) => {
    request.resume().on('end', () => {
      requests += 1;
      if (requests === 1) return void fail(response);
      const refusal = { code: 40060, message: 'Interaction has already been acknowledged.' };
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(refusal));
    });
  });
  const where = { server: undefined, channel: undefined, language: 'en-US', mayPostPublicly: true };
  const origin = { id: '1', token: 'token', application: '2', person: '3', ...where };
  await restPort(restForResponses(api), origin).first({ type: InteractionResponseType.DeferredMessageUpdate });
  expect(requests).toBe(2);
});

// The log of the bot: errors of Discord's library without the token, the message and the person they came with.

import { DiscordAPIError } from 'discord.js';
import { expect, test } from 'vitest';
import { makeLog } from '../../src/discord/gateway/bot-log.ts';

const TOKEN = 'aW50ZXJhY3Rpb246MTIz.secret_token-of-an-interaction';

function logged(error: unknown): string {
  const lines: string[] = [];
  makeLog('info', { write: line => void lines.push(line) }).error({ err: error }, 'a command failed');
  return lines.join('');
}

test('is an error of Discord logged with its code and its path, and without token and message?', () => {
  const url = `https://discord.com/api/v10/interactions/1234567890/${TOKEN}/callback?with_response=false`;
  const body = { files: undefined, body: { data: { content: 'a private answer', user: '987654321012345678' } } };
  const raw = { code: 10062, message: 'Unknown interaction' };
  const line = logged(new DiscordAPIError(raw, 10062, 404, 'POST', url, body));
  expect(JSON.parse(line).err).toMatchObject({
    message: 'Unknown interaction',
    code: 10062,
    status: 404,
    method: 'POST',
    path: '/api/v10/interactions/1234567890/…/callback',
  });
  for (const secret of [TOKEN, 'a private answer', '987654321012345678']) expect(line).not.toContain(secret);
});

test('is an address within the words of an error logged without its token?', () => {
  const cause = new Error(`POST https://discord.com/api/v10/webhooks/1/${TOKEN}/messages/@original: reset`);
  const line = logged(new Error('fetch failed', { cause }));
  expect(line).toContain('/webhooks/1/…/messages/@original: reset');
  expect(line).not.toContain(TOKEN);
  expect(logged(`https://discord.com/api/v10/webhooks/1/${TOKEN}`)).not.toContain(TOKEN);
});

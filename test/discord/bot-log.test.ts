// The log of the bot: errors of Discord's library without the token, the message and the person they came with.

import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DiscordAPIError } from 'discord.js';
import { expect, inject, test } from 'vitest';
import { makeLog } from '../../src/discord/gateway/bot-log.ts';
import { startScript } from '../../tools/script-loader.mjs';

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

test('is a position in the bundle logged as that in the source?', () => {
  const bundle = `${inject('bundles')}/main.cjs`;
  const before = readFileSync(bundle, 'utf8').split('\n');
  const at = before.findIndex(it => it.includes('an exception that nobody caught'));
  const position = `${bundle}:${at + 1}:${(before[at]?.indexOf('an exception that nobody caught') ?? 0) + 1}`;
  const error = new Error('in the bundle');
  error.stack = `Error: in the bundle\n    at reportFaults (${position})\n    at node:internal/timers:1:1`;
  for (let time = 0; time < 2; time++) {
    const { stack } = JSON.parse(logged(error)).err;
    expect(stack).toMatch(
      /at reportFaults \(\/.*\/src\/discord\/gateway\/start-bot\.ts:\d+:\d+\)\n {4}at node:internal/u,
    );
  }
});

test('are stacks left as V8 makes them, since Node asks for those of errors that nobody is told?', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'threshold-script-'));
  await writeFile(join(folder, 'script.cjs'), 'exports.loaded = true;');
  const before = Error.prepareStackTrace;
  startScript(pathToFileURL(join(folder, 'script.cjs')), 'script', 5_000);
  const after = Error.prepareStackTrace;
  Error.prepareStackTrace = before;
  expect(after).toBe(before);
  await rm(folder, { recursive: true });
});

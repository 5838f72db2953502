// Is the stand-in as strict as Discord? Raw requests, so that these tests do not pass by the bot's good manners.

import { describe, expect, test } from 'vitest';
import { Exchange } from '../support/discord/exchange.ts';
import { hasOpenApi, openApi } from '../support/discord/openapi.ts';
import { type StandIn, startDiscord } from '../support/discord/stand-in.ts';

async function withDiscord(run: (world: StandIn) => Promise<void>): Promise<void> {
  const world = await startDiscord();
  try {
    await run(world);
  } finally {
    await world.close();
  }
}

async function post(world: StandIn, path: string, body: unknown): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const sent = await fetch(`${world.api}/v10${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return sent.status;
}

function callbackPath(exchange: Exchange): string {
  return `/interactions/${exchange.id}/${exchange.token}/callback`;
}

describe('what Discord refuses, the stand-in refuses', () => {
  const embed = (description: string) => ({ type: 4, data: { embeds: [{ description }] } });
  test.each([
    ['a message of nothing', { type: 4, data: {} }],
    ['a description of 4,097 characters', embed('x'.repeat(4_097))],
    [
      '6,001 characters in two embeds',
      { type: 4, data: { embeds: [embed('x'.repeat(3_000)), embed('x'.repeat(3_001))].map(it => it.data.embeds[0]) } },
    ],
    ['a field without a value', { type: 4, data: { embeds: [{ fields: [{ name: 'Rules', value: ' ' }] }] } }],
    [
      '26 suggestions',
      { type: 8, data: { choices: Array.from({ length: 26 }, (_, n) => ({ name: `${n}`, value: `${n}` })) } },
    ],
    [
      'two buttons of one custom_id',
      {
        type: 4,
        data: {
          content: 'x',
          components: [
            { type: 1, components: [1, 2].map(() => ({ type: 2, style: 1, label: 'x', custom_id: 'same' })) },
          ],
        },
      },
    ],
  ])('%s', (_, callback) =>
    withDiscord(async world => {
      const exchange = world.send(new Exchange(world.person('asker')), 3, {});
      expect(await post(world, callbackPath(exchange), callback)).toBe(400);
      expect(world.problems).not.toEqual([]);
    }),
  );

  test('a second first answer', () =>
    withDiscord(async world => {
      const exchange = world.send(new Exchange(world.person('asker')), 3, {});
      expect(await post(world, callbackPath(exchange), embed('one'))).toBe(204);
      expect(await post(world, callbackPath(exchange), embed('two'))).toBe(400);
    }));

  test('a first answer after three seconds, and none before', () =>
    withDiscord(async world => {
      const [prompt, late] = ['prompt', 'late'].map(it => world.send(new Exchange(world.person(it)), 3, {}));
      if (!prompt || !late) throw new Error('There are two.');
      world.clock.advance(3_000);
      expect(await post(world, callbackPath(prompt), embed('one'))).toBe(204);
      world.clock.advance(1);
      expect(await post(world, callbackPath(late), embed('one'))).toBe(404);
    }));

  test('an unknown interaction, an unknown route and a wrong token', () =>
    withDiscord(async world => {
      expect(await post(world, '/interactions/1/nobody/callback', embed('one'))).toBe(404);
      expect(await post(world, '/channels/1/pins', { content: 'x' })).toBe(404);
      expect((await fetch(`${world.api}/v10/users/@me`, { headers: { authorization: 'Bot wrong' } })).status).toBe(401);
      expect(world.problems).toHaveLength(2);
    }));
});

describe.skipIf(!hasOpenApi)("Discord's OpenAPI description is applied", () => {
  test('does it refuse an embed whose color is a word?', () => {
    const template = '/interactions/{interaction_id}/{interaction_token}/callback';
    const callback = (color: unknown) => ({ type: 4, data: { embeds: [{ title: 'x', color }] } });
    expect(openApi().request('POST', template, callback(0xff0000))).toEqual([]);
    expect(openApi().request('POST', template, callback('red'))).toHaveLength(1);
  });

  test('does it know the routes the bot uses?', () => {
    expect(openApi().response('GET', '/gateway/bot', 200, {})).toHaveLength(1);
    expect(openApi().schema('MessageResponse', {})).toHaveLength(1);
  });
});

// A question asked through Discord: the whole way from the command to the message.

import { describe, expect, test } from 'vitest';
import { house } from '../support/asking.ts';
import { bot, discord } from '../support/bot.ts';

describe('/etb', () => {
  test('does a plain question get its answer, with final state, trail and rules?', async () => {
    const world = await discord();
    const asking = house();
    await bot(world, { asking });
    const me = world.person('asker');
    const shown = await world.slash(me, 'etb', { card: 'Bear Cub', against: 'Imposing Sovereign', x: 3 }).answer();
    expect(asking.questions).toEqual([
      { kind: 'etb', options: { card: 'Bear Cub', against: 'Imposing Sovereign', x: 3 } },
    ]);
    expect(shown.onlyFor).toBeUndefined();
    expect(shown.body.embeds).toMatchObject([
      {
        title: 'Bear Cub enters tapped.',
      },
    ]);
  });
});

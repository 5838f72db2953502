// Two processes of the bot behind one address, over one PostgreSQL: whichever gets an interaction, the answer is the same.

import { afterAll, expect, test } from 'vitest';
import { memoryQuestionStore, storedQuestions } from '../../src/discord/store/question-store.ts';
import type { Store } from '../../src/store/index.ts';
import { openSharedStore } from '../../src/store/node.ts';
import { startPostgres } from '../store/postgres-server.ts';
import type { Shown } from '../support/discord/exchange.ts';
import { bot, discord } from '../support/start-test-bot.ts';

const postgres = await startPostgres();
const stores: Store[] = [];
afterAll(async () => {
  await Promise.all(stores.map(it => it.close()));
  await postgres?.stop();
});

function title(shown: Shown): string {
  return shown.body.embeds?.[0]?.title ?? '';
}

const FORGOTTEN = 'I no longer have that question';
const BOARD = Array.from({ length: 60 }, (_, at) => `${at} Bear Cub (tapped)`).join('; ');

test.skipIf(postgres === undefined)(
  'two replicas answer alternately, and what is erased in one is gone in both',
  async () => {
    const url = (await postgres?.database()) ?? '';
    const report = (error: unknown) => {
      throw error;
    };
    const world = await discord();
    const me = world.person('asker');
    const replicas = await Promise.all(
      [0, 1].map(async () => {
        const store = await openSharedStore(url, { report });
        stores.push(store);
        const questions = storedQuestions(store, memoryQuestionStore().names, report);
        const taken = store.interactions;
        return { store, running: await bot(world, { entrance: 'endpoint', questions, taken, troubled: true }) };
      }),
    );
    const turn = (replica: number) => world.useEndpoint(replicas[replica]?.running.address() ?? '');

    await turn(0);
    const mine = await world.slash(me, 'etb', { card: 'Clone', with: BOARD }).answer();
    const about = await world.slash(me, 'about').answer();
    for (const replica of [1, 0, 1]) {
      await turn(replica);
      expect(title(await world.press(me, mine, 'Why, step by step').answer())).not.toBe(FORGOTTEN);
    }

    // A request that somebody has recorded is answered by neither of them again.
    for (const { running } of replicas) {
      const replayed = await world.replay(running.address());
      expect([replayed.status, await replayed.text()]).toEqual([401, 'replayed']);
    }
    expect(replicas.flatMap(it => it.running.logged).map(it => JSON.parse(it).fault)).toEqual(['replayed', 'replayed']);

    // One ends; what was asked of it is answered by the other, after its restart too.
    await replicas[0]?.running.stop();
    await turn(1);
    expect(title(await world.press(me, mine, 'Why, step by step').answer())).not.toBe(FORGOTTEN);
    const restarted = await bot(world, {
      entrance: 'endpoint',
      questions: storedQuestions(
        replicas[0]?.store ?? (await openSharedStore(url, { report })),
        memoryQuestionStore().names,
        report,
      ),
    });
    await world.useEndpoint(restarted.address());
    expect(title(await world.press(me, about, 'Erase what is stored about me').answer())).toBe('Erased');
    for (const address of [restarted.address(), replicas[1]?.running.address() ?? '']) {
      await world.useEndpoint(address);
      expect(title(await world.press(me, mine, 'Why, step by step').answer())).toBe(FORGOTTEN);
      const again = await world.press(me, about, 'Erase what is stored about me').answer();
      expect(again.body.embeds?.[0]?.description).toBe('Nothing of you was stored.');
    }
  },
);

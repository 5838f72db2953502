// The bot as a process where nothing can be written: it answers, and says what that costs.

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Shown } from '../support/discord/exchange.ts';
import { runProcess, stageProcess } from '../support/main-process.ts';

/** A board too long for the buttons of an answer. */
const BOARD = Array.from({ length: 25 }, (_, at) => `Grizzly Bears (${at + 1} +1/+1 counters)`).join('; ');
const FORGOTTEN = 'I no longer have that question';

function said({ body }: Shown): string {
  return `${body.embeds?.[0]?.title}: ${body.embeds?.[0]?.description}`;
}

test('a disk that is full at the start costs what is kept of people, and nothing that was kept before', async () => {
  const { world, env, remove } = await stageProcess();
  const me = world.person('asker');
  const why = async (shown: Shown) => said(await world.press(me, shown, 'Why, step by step').answer());
  const ask = (board: string) => world.slash(me, 'etb', { card: 'Soul Warden', with: board }).answer();
  const erase = async () => {
    const about = await world.slash(me, 'about').answer();
    return said(await world.press(me, about, 'Erase what is stored about me').answer());
  };
  const runs: ReturnType<typeof runProcess>[] = [];
  const start = async (mostBytes?: number) => {
    const bot = runProcess(env, mostBytes === undefined ? {} : { mostBytes });
    runs.push(bot);
    await bot.logged('"connected"');
    return bot;
  };
  const end = async ({ child, ended }: ReturnType<typeof runProcess>) => {
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  };
  try {
    const before = await start();
    const kept = await ask(BOARD);
    await end(before);

    const full = await start(0);
    expect(full.written.out).toContain('what is kept will be lost when the bot ends');
    const unkept = await ask(`${BOARD}; Grizzly Bears`);
    expect(await why(unkept)).not.toContain(FORGOTTEN);
    expect(await erase()).toMatch(/^Nothing is erased: /);
    await end(full);

    const after = await start();
    expect(await why(kept)).not.toContain(FORGOTTEN);
    expect(await why(unkept)).toContain(FORGOTTEN);
    expect(await erase()).toBe('Erased: The one thing that was kept of you is erased.');
    await end(after);
  } finally {
    for (const run of runs) run.child.kill('SIGKILL');
    await remove();
  }
});

test.skipIf(!existsSync('/sys/kernel'))(
  'a folder that is read-only for everybody does not keep it from starting',
  async () => {
    const { world, env, remove } = await stageProcess();
    const { child, logged, ended, written } = runProcess({ ...env, DATA_DIR: '/sys' });
    try {
      await logged('"connected"');
      expect(written.out).toContain('what is kept will be lost when the bot ends');
      const shown = await world.slash(world.person('asker'), 'etb', { card: 'Clone', with: BOARD }).answer();
      const pressed = await world.press(world.person('asker'), shown, 'Why, step by step').answer();
      expect(said(pressed)).not.toContain(FORGOTTEN);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(written.error).toBe('');
    } finally {
      child.kill('SIGKILL');
      await remove();
    }
  },
);

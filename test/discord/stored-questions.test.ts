// Questions kept in the store by the bot: full disks, erasing that fails, files of earlier versions.

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { NO_NAME_CODES } from '../../src/cards/name-codes.ts';
import { bringFormerQuestions } from '../../src/discord/store/former-questions.ts';
import { memoryQuestionStore, storedQuestions } from '../../src/discord/store/question-store.ts';
import type { Store } from '../../src/store/index.ts';
import { openMemoryStore } from '../../src/store/node.ts';
import type { Shown } from '../support/discord/exchange.ts';
import { bot, discord } from '../support/start-test-bot.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const report = (error: unknown) => {
  throw error;
};

async function memoryStore(): Promise<Store> {
  const store = await openMemoryStore({ report });
  endings.push(store.close);
  return store;
}

const BOARD = Array.from({ length: 70 }, (_, at) => `${at} Bear Cub`).join(';');

function title(shown: Shown): string | undefined {
  return shown.body.embeds?.[0]?.title;
}

describe('where the store takes nothing, as on a full disk', () => {
  test('do the buttons of a long question work, and is erasing said to have failed until it is done?', async () => {
    const real = await memoryStore();
    let full = false;
    const whenThere = <T>(act: () => Promise<T>) => (full ? Promise.reject(new Error('the disk is full')) : act());
    const store: Store = {
      ...real,
      questions: {
        save: (key, code, person) => whenThere(() => real.questions.save(key, code, person)),
        find: key => whenThere(() => real.questions.find(key)),
      },
      forget: person => whenThere(() => real.forget(person)),
    };
    const reported: unknown[] = [];
    const questions = storedQuestions(
      store,
      async () => NO_NAME_CODES,
      error => void reported.push(error),
    );
    const world = await discord();
    await bot(world, { questions, troubled: true });
    const me = world.person('asker');
    const kept = await world.slash(me, 'etb', { card: 'Clone', with: BOARD }).answer();
    full = true;
    const unkept = await world.slash(me, 'etb', { card: 'Clone', with: `${BOARD}; Bear Umbra` }).answer();
    expect(title(await world.press(me, unkept, 'Why, step by step').answer())).not.toContain('no longer');
    expect(reported.length).toBeGreaterThan(0);

    const about = await world.slash(me, 'about').answer();
    const erase = async () => {
      const shown = await world.press(me, about, 'Erase what is stored about me').answer();
      return `${title(shown)}: ${shown.body.embeds?.[0]?.description}`;
    };
    expect(await erase()).toMatch(/^Nothing is erased: /);
    full = false;
    expect(await erase()).toBe('Erased: The one thing that was kept of you is erased.');
    expect(await erase()).toBe('Erased: Nothing of you was stored.');
    const why = async (shown: Shown) => title(await world.press(me, shown, 'Why, step by step').answer());
    expect(await why(kept)).toBe('I no longer have that question');
    // what the store did not take was never kept as theirs
    expect(await why(unkept)).not.toContain('no longer');
  });
});

describe('files of earlier versions', () => {
  const folder = async () => {
    const made = await mkdtemp(join(tmpdir(), 'threshold-'));
    endings.push(() => rm(made, { recursive: true }));
    return made;
  };

  test('are brought into the store once, line by line, and deleted', async () => {
    const place = await folder();
    const store = await memoryStore();
    await writeFile(join(place, 'asked.jsonl'), '["a","A","me"]\n["b","B"\n{}\n[1]\n["c"]\n["d","D","me","you"]');
    await writeFile(join(place, 'questions.jsonl'), '["e","E","you"]\n');
    expect(await bringFormerQuestions(place, store.questions)).toBe(3);
    expect(await Promise.all(['a', 'b', 'd', 'e'].map(store.questions.find))).toEqual(['A', undefined, 'D', 'E']);
    expect(await readdir(place)).toEqual([]);
    expect(await store.forget('me')).toMatchObject({ questions: 2 });
    expect(await bringFormerQuestions(place, store.questions)).toBe(0);
  });

  test('with a line of many megabytes do no harm', async () => {
    const place = await folder();
    const questions = memoryQuestionStore();
    const long = `["x","${'x'.repeat(3_000_000)}","me"]`;
    await writeFile(join(place, 'questions.jsonl'), `["a","A","me"]\n${long}\n["b","B","me"]\n${long}`);
    expect(await bringFormerQuestions(place, questions)).toBe(2);
    expect([await questions.find('a'), await questions.find('x'), await questions.find('b')]).toEqual([
      'A',
      undefined,
      'B',
    ]);
  });

  test('are brought up to a number, however many there are', async () => {
    const place = await folder();
    const saved = new Set<string>();
    const questions = { ...memoryQuestionStore(), save: async (key: string) => void saved.add(key) };
    const lines = (name: string) => Array.from({ length: 12_000 }, (_, at) => `["${name}${at}","A","me"]`).join('\n');
    await writeFile(join(place, 'asked.jsonl'), lines('a'));
    await writeFile(join(place, 'questions.jsonl'), lines('b'));
    expect(await bringFormerQuestions(place, questions)).toBe(20_000);
    expect(saved.size).toBe(20_000);
    expect(await readdir(place)).toEqual([]);
  });

  test('stay where the store does not take their questions', async () => {
    const place = await folder();
    await writeFile(join(place, 'questions.jsonl'), '["a","A","me"]\n');
    const questions = { ...memoryQuestionStore(), save: () => Promise.reject(new Error('full')) };
    await expect(bringFormerQuestions(place, questions)).rejects.toThrow('full');
    expect(await readdir(place)).toEqual(['questions.jsonl']);
  });
});

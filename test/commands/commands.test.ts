// The commands: their registration with Discord, and the replies of each.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import etb from '../../commands/etb.ts';
import { COMMANDS } from '../../commands/index.ts';
import { loadCommands } from '../../src/discord/gateway/command.ts';
import { type BotBackend, DISCORD_LIMITS } from '../../src/discord/index.ts';
import { memoryQuestionStore } from '../../src/discord/store/question-store.ts';
import type { Shown } from '../support/discord/exchange.ts';
import { fakeBackend, manyOutcomes } from '../support/fake-backend.ts';
import { bot, discord } from '../support/start-test-bot.ts';
import { commandSuite } from './suite.ts';

for (const command of COMMANDS) commandSuite(command);

describe('the commands together', () => {
  test('are those in the folder, each in a file of its name', () => {
    const folder = fileURLToPath(new URL('../../commands/', import.meta.url));
    const files = readdirSync(folder).filter(it => !['index.ts', 'shared-options.ts'].includes(it));
    expect(COMMANDS.map(it => `${it.data.name.toLowerCase().replaceAll(' ', '-')}.ts`).sort()).toEqual(files.sort());
    expect(COMMANDS.length).toBeLessThanOrEqual(DISCORD_LIMITS.commands);
  });

  test('are refused when two have one name, or one has none', () => {
    expect(() => loadCommands([...COMMANDS, etb])).toThrow('Two commands are named "etb".');
    for (const name of ['', 'Etb', 'two words', 'x'.repeat(33)]) {
      expect(() => loadCommands([{ ...etb, data: { ...etb.data, name } }]), name).toThrow('cannot be named');
    }
  });
});

function text(shown: Shown): string {
  const embeds = shown.body.embeds ?? [];
  return embeds
    .flatMap(it => [it.title, it.description, ...(it.fields ?? []).map(field => field.value), it.footer?.text])
    .join('\n');
}

describe('what they do', () => {
  test('does /rule show a rule, with its neighbors, as of a day?', async () => {
    const world = await discord();
    await bot(world);
    const me = world.person('asker');
    const shown = await world.slash(me, 'rule', { query: '614.12', rules: '2014-02-01' }).answer();
    expect(text(shown)).toBe(
      '614.12\nWhat it would be.\n*(our summary)*\n**614.13** The next one.\nRules of 2014-02-01',
    );
    expect(shown.onlyFor).toEqual(me);
    const shared = await world.press(me, shown, 'Share').answer();
    expect(shared.onlyFor).toBeUndefined();
    expect(text(shared)).toBe(text(shown));
    const refused = await world.slash(me, 'rule', { query: '1' }).answer();
    expect(refused.onlyFor).toEqual(me);
    expect(text(refused)).toContain('There is no rule "1".');
  });

  test('does /random rule on the question that chance picks, on a topic, and show it?', async () => {
    const world = await discord();
    const questions = ['Does a bear enter tapped?', 'Does Bear Cub die?', 'Is Clone a copy?'];
    const backend: BotBackend = {
      ...fakeBackend(),
      suggestQuestions: async typed =>
        questions.filter(title => title.includes(typed)).map(title => ({ id: `Bear Cub ${title}`, title })),
    };
    await bot(world, { backend, random: () => 0.5 });
    const me = world.person('asker');
    const line = (shown: Shown) => shown.body.embeds?.[0]?.author?.name;
    expect(line(await world.slash(me, 'random').answer())).toBe('Does Bear Cub die?');
    expect(line(await world.slash(me, 'random', { topic: 'copy' }).answer())).toBe('Is Clone a copy?');
    const refused = await world.slash(me, 'random', { topic: '@everyone' }).answer();
    expect(refused.onlyFor).toEqual(me);
    expect(text(refused)).toContain('Leave the topic out for any question.');
  });

  test('does /card show each line with what it is read as?', async () => {
    const world = await discord();
    await bot(world);
    const me = world.person('asker');
    const shown = await world.slash(me, 'card', { name: 'Bear Cub', private: true }).answer();
    expect(shown.onlyFor).toEqual(me);
    expect(text(shown)).toContain('**{1}{G} · Creature — Bear · 2/2**');
    expect(text(shown)).toContain('• It enters with a counter.\n-# replacement effect');
    expect(text(await world.slash(me, 'card', { name: 'Baer' }).answer())).toContain('There is no card "Baer".');
  });

  test('does /about name its data, thank, and carry the notice of fan content?', async () => {
    const world = await discord();
    await bot(world);
    const me = world.person('asker');
    const shown = await world.slash(me, 'about').answer();
    expect(shown.onlyFor).toEqual(me);
    expect(text(shown)).toContain('**Rules**: 2026-08-07');
    expect(text(shown)).toContain('Card data from Scryfall; not produced by or endorsed by Scryfall.');
    expect(text(shown)).toContain('Threshold is unofficial Fan Content permitted under the Fan Content Policy.');
    expect(text(shown)).toContain('not approved/endorsed'.replace('not', 'Not'));
    const links = shown.body.components?.flatMap(row => row.components.flatMap(it => ('url' in it ? [it.label] : [])));
    expect(links).toEqual(['Add to a server', 'Source']);
  });

  test('does /about erase what is stored of the person who asks, and of nobody else?', async () => {
    const world = await discord();
    const questions = memoryQuestionStore();
    await bot(world, { questions, backend: fakeBackend(() => manyOutcomes(2)) });
    const [me, other] = [world.person('asker'), world.person('other')];
    const long = (who: typeof me, name: string) =>
      world
        .slash(who, 'etb', { card: 'Clone', with: Array.from({ length: 70 }, (_, at) => `${at} ${name}`).join(';') })
        .answer();
    const [mine, theirs] = [await long(me, 'Bear Cub'), await long(other, 'Clone')];
    const about = await world.slash(me, 'about').answer();
    expect(text(await world.press(me, about, 'Erase what is stored about me').answer())).toContain(
      'The one thing that was kept of you is erased.',
    );
    expect(text(await world.press(me, about, 'Erase what is stored about me').answer())).toContain(
      'Nothing of you was stored.',
    );
    expect(text(await world.press(me, mine, 'Why, step by step').answer())).toContain('no longer have that question');
    expect(text(await world.press(other, theirs, 'Why, step by step').answer())).toContain('Step 1');
  });
});

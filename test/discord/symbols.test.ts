// Symbols of costs as emoji, where the application has them.

import { expect, test } from 'vitest';
import { pngOf } from '../../src/discord/gateway/upload-symbols.ts';
import { drawGlyph, GLYPH_SIZE, symbolGlyphs } from '../../src/discord/render/symbol-glyphs.ts';
import { withSymbols } from '../../src/discord/render/symbols.ts';
import { fakeBackend, makeExplanation, makeOutcome } from '../support/fake-backend.ts';
import { bot, discord } from '../support/start-test-bot.ts';

const SYMBOLS = new Map([
  ['mana_w', '<:mana_w:1>'],
  ['mana_wu', '<:mana_wu:2>'],
  ['mana_10', '<:mana_10:3>'],
]);

function drawn(description: string) {
  const message = { embeds: [{ title: '{W}', description, footer: { text: '{W}' } }], components: [] };
  return withSymbols(message, SYMBOLS).embeds[0];
}

test('are those there are emoji for drawn, and the others left as they are?', () => {
  expect(drawn('{10}{W}{W/U}{G}{T} {w')).toEqual({
    title: '{W}',
    description: '<:mana_10:3><:mana_w:1><:mana_wu:2>{G}{T} {w',
    footer: { text: '{W}' },
  });
});

test('does a text that would grow too long keep its braces?', () => {
  const long = '{W}'.repeat(1_000);
  expect(drawn(long)?.description).toBe(long);
});

test('does a message that would grow too long keep them everywhere?', () => {
  const field = { name: 'x', value: '{W}'.repeat(90) };
  const message = { embeds: [{ fields: Array.from({ length: 7 }, () => field) }], components: [] };
  expect(withSymbols(message, SYMBOLS)).toBe(message);
});

test('are they requested on start, and shown in answers?', async () => {
  const world = await discord();
  const [tag] = world.addEmoji('mana_t', 'something_else');
  await bot(world, {
    backend: fakeBackend(() =>
      makeExplanation({ outcomes: [makeOutcome('{T}: it is tapped.', { triggers: ['{T}: draw'] })] }),
    ),
  });
  const shown = await world.slash(world.person('asker'), 'etb', { card: 'Clone' }).answer();
  expect(shown.body.embeds?.[0]?.description).toContain(`${tag}: draw`);
});

test('does the bot do without when Discord does not send them?', async () => {
  const world = await discord();
  world.broken.add('GET /applications/{application_id}/emojis');
  const running = await bot(world, { troubled: true });
  expect(running.logged.join('')).toContain('the emoji for symbols could not be requested');
  const shown = await world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' }).answer();
  expect(shown.body.embeds?.[0]?.title).toBe('Bear Cub enters tapped.');
});

test('are those that the application lacks drawn and uploaded, once?', async () => {
  const world = await discord();
  const [tag] = world.addEmoji('mana_t');
  const explained = () =>
    makeExplanation({ outcomes: [makeOutcome('{W}: it is tapped.', { triggers: ['{W}{T}: draw'] })] });
  const first = await bot(world, { backend: fakeBackend(explained), drawSymbols: true });
  const shown = async () => {
    const answer = await world.slash(world.person('asker'), 'etb', { card: 'Clone' }).answer();
    return answer.body.embeds?.[0]?.description ?? '';
  };
  await expect.poll(shown).toMatch(new RegExp(`<:mana_w:\\d+>${tag}: draw`, 'u'));
  const names = symbolGlyphs().map(it => it.name);
  expect(world.emojiNames().toSorted()).toEqual(names.toSorted());
  await first.stop();
  await bot(world, { drawSymbols: true });
  expect(world.emojiNames()).toHaveLength(names.length);
});

test('is a glyph a disc with a sign, as a PNG of its size?', () => {
  for (const glyph of symbolGlyphs()) {
    const pixels = drawGlyph(glyph);
    expect(pixels).toHaveLength(GLYPH_SIZE * GLYPH_SIZE * 4);
    expect([pixels[3], pixels[(GLYPH_SIZE + 1) * (GLYPH_SIZE / 2) * 4 + 3]]).toEqual([0, 255]);
    expect(new Set(pixels.filter((_, at) => at % 4 === 0)).size, glyph.name).toBeGreaterThan(1);
    const png = pngOf(pixels, GLYPH_SIZE);
    expect(png.readUInt32BE(16)).toBe(GLYPH_SIZE);
  }
});

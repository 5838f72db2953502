// Emoji of the application for the symbols of costs: those it lacks are drawn and uploaded, once.

import { crc32, deflateSync } from 'node:zlib';
import { type REST, Routes } from 'discord.js';
import { drawGlyph, GLYPH_SIZE, symbolGlyphs } from '../render/symbol-glyphs.ts';
import { type Symbols, symbolTag } from '../render/symbols.ts';

export interface UploadOptions {
  /** All emoji that there are in the end are given to it. */
  readonly uploaded: (symbols: Symbols) => void;
  /** Whether the rest is still to be uploaded; asked before each. */
  readonly isWanted: () => boolean;
}

/**
 * Uploads the emoji that are not among those present, one after another; resolves to all there are then. Rejects where
 * Discord refuses one: what is there is used, and the next start goes on.
 */
export async function uploadSymbols(
  rest: Pick<REST, 'post'>,
  application: string,
  present: Symbols,
  { uploaded, isWanted }: UploadOptions,
): Promise<void> {
  const all = new Map(present);
  const missing = symbolGlyphs().filter(it => !present.has(it.name));
  try {
    for (const glyph of missing) {
      if (!isWanted()) return;
      const image = `data:image/png;base64,${pngOf(drawGlyph(glyph), GLYPH_SIZE).toString('base64')}`;
      const made = await rest.post(Routes.applicationEmojis(application), { body: { name: glyph.name, image } });
      const tag = symbolTag(made);
      if (tag !== undefined) all.set(...tag);
    }
  } finally {
    if (all.size > present.size) uploaded(all);
  }
}

/** A square picture of `size` pixels a side, four bytes each, as a PNG file. */
export function pngOf(pixels: Uint8Array, size: number): Buffer {
  const rows = Array.from({ length: size }, (_, y) =>
    // each row begins with the kind of its filter: none
    Buffer.concat([Buffer.from([0]), pixels.subarray(y * size * 4, (y + 1) * size * 4)]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // eight bits a channel, colors with opacity
  head.set([8, 6, 0, 0, 0], 8);
  const data = deflateSync(Buffer.concat(rows), { level: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

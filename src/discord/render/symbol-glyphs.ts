// Glyphs for the symbols of costs, of our own drawing: letters and numbers on discs, in the colors of mana.
import { once } from '../../kit/once.ts';

/** Pixels along each side of a glyph. */
export const GLYPH_SIZE = 64;

/** A symbol to be drawn: the name of its emoji, the colors of its disc, the signs on it. */
export interface SymbolGlyph {
  readonly name: string;
  /** One color, or two of which the second fills the lower right half; each as 0xRRGGBB. */
  readonly colors: readonly number[];
  /** One or two signs. */
  readonly signs: readonly string[];
}

const COLORS = { w: 0xf6efc7, u: 0xa6d5f0, b: 0xb7afac, r: 0xf0a48c, g: 0x9bd0a5, c: 0xcfcac5 } as const;
type ColorLetter = keyof typeof COLORS;

const MANA = ['w', 'u', 'b', 'r', 'g'] as const satisfies readonly ColorLetter[];
const PAIRS = ['wu', 'wb', 'ub', 'ur', 'br', 'bg', 'rg', 'rw', 'gw', 'gu'] as const;
const MOST_GENERIC = 20;

/** The glyphs of all symbols that costs are made of, and of tapping and untapping. */
export function symbolGlyphs(): readonly SymbolGlyph[] {
  const plain = [...MANA, 'c' as const].map(it => glyph(it, [COLORS[it]], [it]));
  const generic = [...Array.from({ length: MOST_GENERIC + 1 }, (_, n) => String(n)), 'x', 'y', 'z', 's', 'e', 't', 'q'];
  return [
    ...plain,
    ...generic.map(it => glyph(it, [COLORS.c], it.length === 2 ? [...it] : [it])),
    ...PAIRS.map(it => hybrid(it)),
    ...MANA.map(it => glyph(`2${it}`, [COLORS.c, COLORS[it]], ['2', it])),
    ...MANA.map(it => glyph(`${it}p`, [COLORS[it]], [it, 'p'])),
  ];
}

function hybrid(pair: (typeof PAIRS)[number]): SymbolGlyph {
  const letters = MANA.filter(it => pair.includes(it)).toSorted(
    (one, other) => pair.indexOf(one) - pair.indexOf(other),
  );
  return glyph(
    pair,
    letters.map(it => COLORS[it]),
    letters,
  );
}

function glyph(symbol: string, colors: readonly number[], signs: readonly string[]): SymbolGlyph {
  return { name: `mana_${symbol}`, colors, signs };
}

/** The pixels of a glyph row by row, four bytes each: red, green, blue and opacity. */
export function drawGlyph({ colors, signs }: SymbolGlyph): Uint8Array {
  const pixels = new Uint8Array(GLYPH_SIZE * GLYPH_SIZE * 4);
  const boxes = boxesOf(signs, colors.length > 1);
  for (let y = 0; y < GLYPH_SIZE; y++) {
    for (let x = 0; x < GLYPH_SIZE; x++) {
      const [first = 0, second = first] = colors;
      const fill = x + y > GLYPH_SIZE ? second : first;
      const ink = boxes.some(it => isInked(it, x, y));
      const color = ink ? INK : fill;
      pixels.set(
        [color >> 16, (color >> 8) & 0xff, color & 0xff, disc()[y * GLYPH_SIZE + x] ?? 0],
        (y * GLYPH_SIZE + x) * 4,
      );
    }
  }
  return pixels;
}

const INK = 0x1d1a18;
const RADIUS = GLYPH_SIZE / 2 - 1;
/** Points along each side of a pixel at which its share of the disc is taken. */
const SAMPLES = 4;

/** The opacity of each pixel row by row, the same for all glyphs. */
const disc = once(() =>
  Uint8Array.from({ length: GLYPH_SIZE ** 2 }, (_, at) => opacityAt(at % GLYPH_SIZE, Math.floor(at / GLYPH_SIZE))),
);

/** The share of a pixel within the disc, as an opacity of 0 to 255. */
function opacityAt(x: number, y: number): number {
  let inside = 0;
  for (let dy = 0; dy < SAMPLES; dy++) {
    for (let dx = 0; dx < SAMPLES; dx++) {
      const [fromX, fromY] = [(dx + 0.5) / SAMPLES, (dy + 0.5) / SAMPLES].map((it, n) => it + (n === 0 ? x : y));
      if (Math.hypot((fromX ?? 0) - GLYPH_SIZE / 2, (fromY ?? 0) - GLYPH_SIZE / 2) <= RADIUS) inside++;
    }
  }
  return Math.round((255 * inside) / SAMPLES ** 2);
}

/** A sign in its place: its rows, its upper left corner, and the pixels of each of its cells. */
interface SignBox {
  readonly rows: readonly string[];
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

/** One sign fills the disc; two stand side by side, or on the halves of a disc of two colors. */
function boxesOf(signs: readonly string[], isHalved: boolean): readonly SignBox[] {
  const [first = '', second] = signs;
  if (second === undefined) return [boxOf(first, GLYPH_SIZE / 2, GLYPH_SIZE / 2, 6)];
  const [near, far] = isHalved ? [0.34, 0.67] : [0.29, 0.71];
  const [top, bottom] = isHalved ? [near, far] : [0.5, 0.5];
  return [
    boxOf(first, GLYPH_SIZE * near, GLYPH_SIZE * top, isHalved ? 3 : 4),
    boxOf(second, GLYPH_SIZE * far, GLYPH_SIZE * bottom, isHalved ? 3 : 4),
  ];
}

function boxOf(sign: string, x: number, y: number, cell: number): SignBox {
  const rows = SIGNS[sign]?.split(' ') ?? [];
  const width = rows[0]?.length ?? 0;
  return { rows, left: Math.round(x - (width * cell) / 2), top: Math.round(y - (rows.length * cell) / 2), cell };
}

function isInked({ rows, left, top, cell }: SignBox, x: number, y: number): boolean {
  return rows[Math.floor((y - top) / cell)]?.[Math.floor((x - left) / cell)] === '#';
}

/** Signs as rows of cells, seven from top to bottom. */
const SIGNS: Readonly<Record<string, string | undefined>> = {
  0: '.###. #...# #...# #...# #...# #...# .###.',
  1: '..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.',
  2: '.###. #...# ....# ...#. ..#.. .#... #####',
  3: '####. ....# ....# .###. ....# ....# ####.',
  4: '...#. ..##. .#.#. #..#. ##### ...#. ...#.',
  5: '##### #.... ####. ....# ....# #...# .###.',
  6: '.###. #.... #.... ####. #...# #...# .###.',
  7: '##### ....# ...#. ..#.. ..#.. .#... .#...',
  8: '.###. #...# #...# .###. #...# #...# .###.',
  9: '.###. #...# #...# .#### ....# ....# .###.',
  w: '#...# #...# #...# #.#.# #.#.# ##.## #...#',
  u: '#...# #...# #...# #...# #...# #...# .###.',
  b: '####. #...# #...# ####. #...# #...# ####.',
  r: '####. #...# #...# ####. #.#.. #..#. #...#',
  g: '.###. #...# #.... #.### #...# #...# .###.',
  c: '.###. #...# #.... #.... #.... #...# .###.',
  p: '####. #...# #...# ####. #.... #.... #....',
  x: '#...# #...# .#.#. ..#.. .#.#. #...# #...#',
  y: '#...# #...# .#.#. ..#.. ..#.. ..#.. ..#..',
  z: '##### ....# ...#. ..#.. .#... #.... #####',
  s: '.#### #.... #.... .###. ....# ....# ####.',
  e: '##### #.... #.... ####. #.... #.... #####',
  t: '..###.. .#...#. #.....# #...### #....#. .#..... ..###..',
  q: '..###.. .#...#. #.....# ###...# .#....# .....#. ..###..',
};

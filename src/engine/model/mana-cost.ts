// Mana costs, their colors and their mana value (202).
import { COLOR_OF, COLORS, type Color } from '../../vocabulary/index.ts';

/** The colors of one mana symbol without braces: "G/U" is green and blue, "2" is none (105.2). */
export function colorsOfSymbol(symbol: string): readonly Color[] {
  const cached = BY_SYMBOL.get(symbol);
  if (cached !== undefined) return cached;
  const letters: Readonly<Record<string, Color>> = COLOR_OF;
  const found = symbol
    .toUpperCase()
    .split(/[/H]/)
    .flatMap(part => letters[part] ?? []);
  BY_SYMBOL.set(symbol, found);
  return found;
}

/** 105.2: the colors of a mana cost, in the order of the color wheel. */
export function colorsOfCost(cost: readonly string[] | undefined): readonly Color[] {
  if (cost === undefined || cost.length === 0) return [];
  const found = new Set(cost.flatMap(colorsOfSymbol));
  return inColorOrder(found);
}

/** Colors in the order of the color wheel, each once. */
export function inColorOrder(colors: Iterable<Color>): readonly Color[] {
  const set = new Set(colors);
  return COLORS.filter(color => set.has(color));
}

/** 202.3: the mana value of a cost; X counts as the number given. */
export function manaValueOf(cost: readonly string[] | undefined, x = 0): number {
  let sum = 0;
  for (const symbol of cost ?? []) sum += valueOfSymbol(symbol, x);
  return sum;
}

/** 700.5: the number of symbols of a cost that are of any of the colors. */
export function symbolsOf(cost: readonly string[] | undefined, colors: readonly Color[]): number {
  let count = 0;
  for (const symbol of cost ?? []) if (colorsOfSymbol(symbol).some(color => colors.includes(color))) count += 1;
  return count;
}

const BY_SYMBOL = new Map<string, readonly Color[]>();

/** 202.3f, 202.3g: the largest part of a hybrid symbol; a Phyrexian symbol is 1. */
function valueOfSymbol(symbol: string, x: number): number {
  const plain = Number(symbol);
  if (Number.isFinite(plain)) return plain;
  if (/^[XYZ]$/.test(symbol)) return symbol === 'X' ? x : 0;
  if (symbol.startsWith('H')) return 0.5;
  if (!symbol.includes('/')) return 1;
  return Math.max(...symbol.split('/').map(part => (Number.isFinite(Number(part)) ? Number(part) : 1)));
}

// Edit distance: the number of typing slips between two texts, and bit sets of letters that rule out distant texts.

/** The text a distance is measured to: the whole of the other text, or its nearest beginning. */
export type Extent = 'whole' | 'beginning';

/** The longest text a distance is measured for, in characters; longer texts are cut. */
export const LONGEST = 200;

/** Three rows of the distance table, reused by every call: a search measures thousands of texts. */
const ROWS = [0, 1, 2].map(() => new Uint8Array(LONGEST + 2));

/**
 * The number of letters added, left out, changed or swapped with their neighbor that lead from one text to another, or
 * `most + 1` when there are more than `most`.
 */
export function slips(typed: string, meant: string, most: number, extent: Extent = 'whole'): number {
  const height = Math.min(typed.length, LONGEST);
  const width = Math.min(meant.length, height + most, LONGEST);
  if (extent === 'whole' && Math.abs(meant.length - typed.length) > most) return most + 1;
  let [before, last, next] = ROWS as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column++) last[column] = column;
  for (let row = 1; row <= height; row++) {
    const least = fillRow(typed, meant, row, width, most, before, last, next);
    if (least > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  if (extent === 'whole') return Math.min(last[width] ?? 0, most + 1);
  let least = most + 1;
  for (let column = Math.max(0, height - most); column <= width; column++) least = Math.min(least, last[column] ?? 0);
  return least;
}

/** Fills one row in the band that may still end within `most`; returns its least number. */
function fillRow(
  typed: string,
  meant: string,
  row: number,
  width: number,
  most: number,
  before: Uint8Array,
  last: Uint8Array,
  next: Uint8Array,
): number {
  const from = Math.max(1, row - most);
  const to = Math.min(width, row + most);
  const a = typed.charCodeAt(row - 1);
  const aBefore = typed.charCodeAt(row - 2);
  next[from - 1] = from === 1 ? row : most + 1;
  if (to < width) next[to + 1] = most + 1;
  let least = from === 1 ? row : most + 1;
  for (let column = from; column <= to; column++) {
    const b = meant.charCodeAt(column - 1);
    let cost = (last[column - 1] ?? 0) + (a === b ? 0 : 1);
    cost = Math.min(cost, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
    if (a !== b && aBefore === b && a === meant.charCodeAt(column - 2)) {
      cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
    }
    next[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

/** Bits for the letters and digits of a folded text, to rule out distant texts without measuring. */
export function letterBits(folded: string, length = folded.length): number {
  let bits = 0;
  for (let i = 0; i < length && i < folded.length; i++) {
    const code = folded.charCodeAt(i);
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97);
    else if (code !== 32) bits |= 1 << (26 + (code & 3));
  }
  return bits;
}

/** The number of bits set, summed by twos, fours, eights and bytes. */
export function countBits(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

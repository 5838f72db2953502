// How far a word is from another: the slips that make the one out of the other.

/** Takes two words and a limit; says whether at most so many letters are missing, added, wrong or swapped. */
export function isNear(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = cell(a, b, i, j, { row, last, beforeLast });
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return false;
    beforeLast = last;
    last = row;
  }
  return (last[b.length] ?? limit + 1) <= limit;
}

/** Takes a word of a question; gives how many slips are forgiven in it: none in a short one, two in a long one. */
export function slipsForgiven(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Takes a word; gives which of the 26 letters it has, as bits, so that most words can be told apart at a glance. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << ((word.charCodeAt(at) - 97) & 31);
  return bits;
}

/** Takes the letters of two words; gives how many are in one of them only. */
export function differingLetters(a: number, b: number): number {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count++;
  return count;
}

interface Rows {
  readonly row: readonly number[];
  readonly last: readonly number[];
  readonly beforeLast: readonly number[];
}

function cell(a: string, b: string, i: number, j: number, { row, last, beforeLast }: Rows): number {
  const same = a[i - 1] === b[j - 1] ? 0 : 1;
  const plain = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + same);
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return swapped ? Math.min(plain, (beforeLast[j - 2] ?? 0) + 1) : plain;
}

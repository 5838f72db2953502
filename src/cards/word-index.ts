// Word index: finds the texts that contain given words or their beginnings.

/** The words of many folded texts, and for each word the texts that contain it. */
export class WordIndex {
  readonly #words: readonly string[];
  /** For each word the index in `#texts` of its first text, and the total at the end. */
  readonly #starts: Uint32Array;
  readonly #texts: Uint32Array;

  constructor(folded: readonly string[]) {
    const groups = new Map<string, number[]>();
    for (const [i, text] of folded.entries()) {
      for (const word of text.split(' ')) {
        const group = groups.get(word);
        if (group === undefined) groups.set(word, [i]);
        else if (group.at(-1) !== i) group.push(i);
      }
    }
    this.#words = [...groups.keys()].sort();
    this.#starts = new Uint32Array(this.#words.length + 1);
    let total = 0;
    for (const [i, word] of this.#words.entries()) {
      total += groups.get(word)?.length ?? 0;
      this.#starts[i + 1] = total;
    }
    this.#texts = new Uint32Array(total);
    for (const [i, word] of this.#words.entries()) this.#texts.set(groups.get(word) ?? [], this.#starts[i] ?? 0);
  }

  /** Texts that contain a whole word, ascending. */
  containing(word: string): Uint32Array {
    const at = firstNotBefore(this.#words, word);
    if (this.#words[at] !== word) return new Uint32Array();
    return this.#texts.subarray(this.#starts[at] ?? 0, this.#starts[at + 1] ?? 0);
  }

  /** Texts among which are all those where each given word begins a word: the texts of the rarest word, ascending. */
  near(words: readonly string[]): readonly number[] {
    let best: Uint32Array | undefined;
    for (const word of words) {
      const [from, to] = beginningWith(this.#words, word);
      const texts = this.#texts.subarray(this.#starts[from] ?? 0, this.#starts[to] ?? 0);
      if (best === undefined || texts.length < best.length) best = texts;
    }
    const sorted = (best ?? new Uint32Array()).slice().sort();
    return [...sorted.filter((text, i) => text !== sorted[i - 1])];
  }
}

/** The half-open range of a sorted list whose texts begin with a given text. */
export function beginningWith(sorted: readonly string[], beginning: string): readonly [number, number] {
  const from = firstNotBefore(sorted, beginning);
  return [from, firstNotBefore(sorted, `${beginning}\uffff`)];
}

/** Whether a text of a sorted list begins so. */
export function begins(sorted: readonly string[], beginning: string): boolean {
  return sorted[firstNotBefore(sorted, beginning)]?.startsWith(beginning) === true;
}

function firstNotBefore(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

// Word index: finds the texts that contain given words or their beginnings.

import { Texts, type TextTable, textTable } from './text-table.ts';

/** The words of many folded texts, sorted, and for each word the texts that contain it. */
export interface WordTables extends TextTable {
  /** For each word the place in `texts` of its first text, and the total at the end. */
  readonly wordStarts: Uint32Array;
  readonly texts: Uint32Array;
}

/** Makes the tables of the words of texts. */
export function wordTables(folded: readonly string[]): WordTables {
  const groups = new Map<string, number[]>();
  for (const [i, text] of folded.entries()) {
    for (const word of text.split(' ')) {
      const group = groups.get(word);
      if (group === undefined) groups.set(word, [i]);
      else if (group.at(-1) !== i) group.push(i);
    }
  }
  const words = [...groups.keys()].sort();
  const wordStarts = new Uint32Array(words.length + 1);
  for (const [i, word] of words.entries()) wordStarts[i + 1] = (wordStarts[i] ?? 0) + (groups.get(word)?.length ?? 0);
  const texts = new Uint32Array(wordStarts[words.length] ?? 0);
  for (const [i, word] of words.entries()) texts.set(groups.get(word) ?? [], wordStarts[i] ?? 0);
  return { ...textTable(words), wordStarts, texts };
}

/** An index of the words of many folded texts. */
export class WordIndex {
  readonly #words: Texts;
  readonly #starts: Uint32Array;
  readonly #texts: Uint32Array;

  constructor(tables: WordTables) {
    this.#words = new Texts(tables);
    this.#starts = tables.wordStarts;
    this.#texts = tables.texts;
  }

  /** Texts that contain a whole word, ascending. */
  containing(word: string): Uint32Array {
    return this.#textsOf(this.#words.equalTo(word));
  }

  /** Texts among which are all those where each given word begins a word: the texts of the rarest word, ascending. */
  near(words: readonly string[]): readonly number[] {
    let best: Uint32Array | undefined;
    for (const word of words) {
      const texts = this.#textsOf(this.#words.beginningWith(word));
      if (best === undefined || texts.length < best.length) best = texts;
    }
    const sorted = (best ?? new Uint32Array()).slice().sort();
    return [...sorted.filter((text, i) => text !== sorted[i - 1])];
  }

  #textsOf([from, to]: readonly [number, number]): Uint32Array {
    return this.#texts.subarray(this.#starts[from] ?? 0, this.#starts[to] ?? 0);
  }
}

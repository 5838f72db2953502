// Text tables: many texts as one run of UTF-16 units, so that threads can share them and files hold them.

/** The units of texts one after another, and where each begins; the last start is the end. */
export interface TextTable {
  readonly units: Uint16Array;
  readonly starts: Uint32Array;
}

/** Makes the table of texts. */
export function textTable(texts: readonly string[]): TextTable {
  const starts = new Uint32Array(texts.length + 1);
  for (const [at, text] of texts.entries()) starts[at + 1] = (starts[at] ?? 0) + text.length;
  const units = new Uint16Array(starts[texts.length] ?? 0);
  for (const [at, text] of texts.entries()) {
    const from = starts[at] ?? 0;
    for (let n = 0; n < text.length; n++) units[from + n] = text.charCodeAt(n);
  }
  return { units, starts };
}

/** The texts of a table. The searches need sorted texts. */
export class Texts {
  readonly #units: Uint16Array;
  readonly #starts: Uint32Array;

  constructor({ units, starts }: TextTable) {
    this.#units = units;
    this.#starts = starts;
  }

  /** The number of texts. */
  get length(): number {
    return this.#starts.length - 1;
  }

  /** The text at a place; empty where there is none. */
  at(place: number): string {
    const units = this.#units.subarray(this.#starts[place] ?? 0, this.#starts[place + 1] ?? 0);
    // a quarter of the time that it takes to spread them
    return Reflect.apply(String.fromCharCode, String, units);
  }

  /** The number of UTF-16 units of the text at a place. */
  lengthAt(place: number): number {
    return (this.#starts[place + 1] ?? 0) - (this.#starts[place] ?? 0);
  }

  /** The UTF-16 unit at a place within a text; 0 after its end. */
  unitAt(place: number, n: number): number {
    return n < this.lengthAt(place) ? (this.#units[(this.#starts[place] ?? 0) + n] ?? 0) : 0;
  }

  /** The half-open range of the texts that begin with a text. */
  beginningWith(beginning: string): readonly [number, number] {
    return [this.#first(beginning, it => it >= 0), this.#first(beginning, it => it > 0, 'beginning')];
  }

  /** Whether a text begins so. */
  begins(beginning: string): boolean {
    const place = this.#first(beginning, it => it >= 0);
    return place < this.length && this.#compare(place, beginning, 'beginning') === 0;
  }

  /** The half-open range of the texts that are equal to a text. */
  equalTo(text: string): readonly [number, number] {
    const from = this.#first(text, it => it >= 0);
    let to = from;
    while (to < this.length && this.#compare(to, text) === 0) to += 1;
    return [from, to];
  }

  /** The place of the first text for which its comparison with `text` passes; it passes for all after it. */
  #first(text: string, passes: (comparison: number) => boolean, extent?: 'beginning'): number {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (passes(this.#compare(middle, text, extent))) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Negative where the text at a place, or as much of it as `text` has, comes before `text`; 0 where they are equal. */
  #compare(place: number, text: string, extent?: 'beginning'): number {
    const from = this.#starts[place] ?? 0;
    const length = (this.#starts[place + 1] ?? 0) - from;
    const shared = Math.min(length, text.length);
    for (let n = 0; n < shared; n++) {
      const difference = (this.#units[from + n] ?? 0) - text.charCodeAt(n);
      if (difference !== 0) return difference;
    }
    return length < text.length || extent === undefined ? length - text.length : 0;
  }
}

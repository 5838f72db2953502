// Codes of card names: a short number for each name, the same in every version of the card data.

/** The bits of a code. Of 33,000 names some sixty share their code with another, and have none. */
export const NAME_CODE_BITS = 23;

/** The codes of the names of one book. */
export interface NameCodes {
  /** The code of a name written exactly as the book has it; undefined where there is none. */
  readonly codeOf: (name: string) => number | undefined;
  /** The name of a code; undefined where no name or more than one has it. */
  readonly nameOf: (code: number) => string | undefined;
  /** The length of the longest name. */
  readonly longest: number;
}

/** The codes of no names. */
export const NO_NAME_CODES: NameCodes = { codeOf: () => undefined, nameOf: () => undefined, longest: 0 };

/** The codes of names in order, and the place of the name of each. */
export interface CodeTable {
  readonly codes: Uint32Array;
  readonly places: Uint32Array;
}

/** Makes the table of the codes of names. */
export function codeTable(names: readonly string[]): CodeTable {
  const codes = Uint32Array.from(names, hashOf);
  const places = Uint32Array.from(names, (_, at) => at).sort((a, b) => (codes[a] ?? 0) - (codes[b] ?? 0));
  return { codes: places.map(it => codes[it] ?? 0), places };
}

/** Makes the codes of names. A name has the same code whatever other names there are, unless one of them shares it. */
export function nameCodesOf(names: readonly string[]): NameCodes {
  const longest = names.reduce((most, name) => Math.max(most, name.length), 0);
  return nameCodesIn(codeTable(names), place => names[place], longest);
}

/** The codes of a table, with the name at a place and the length of the longest name. */
export function nameCodesIn(
  { codes, places }: CodeTable,
  nameAt: (place: number) => string | undefined,
  longest: number,
): NameCodes {
  const nameOf = (code: number): string | undefined => {
    let [low, high] = [0, codes.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((codes[middle] ?? 0) < code) low = middle + 1;
      else high = middle;
    }
    return codes[low] === code && codes[low + 1] !== code ? nameAt(places[low] ?? -1) : undefined;
  };
  return {
    nameOf,
    codeOf: name => {
      const code = hashOf(name);
      return nameOf(code) === name ? code : undefined;
    },
    longest,
  };
}

/** The hash of a name: FNV-1a, its bits mixed once more. Stored buttons depend on it, so that it never changes. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> (32 - NAME_CODE_BITS);
}

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

/** Makes the codes of names. A name has the same code whatever other names there are, unless one of them shares it. */
export function nameCodesOf(names: readonly string[]): NameCodes {
  const codes = Uint32Array.from(names, hashOf);
  const order = Uint32Array.from(names, (_, at) => at).sort((a, b) => (codes[a] ?? 0) - (codes[b] ?? 0));
  const codeAt = (place: number) => codes[order[place] ?? -1];
  const nameOf = (code: number): string | undefined => {
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((codeAt(middle) ?? 0) < code) low = middle + 1;
      else high = middle;
    }
    return codeAt(low) === code && codeAt(low + 1) !== code ? names[order[low] ?? -1] : undefined;
  };
  return {
    nameOf,
    codeOf: name => {
      const code = hashOf(name);
      return nameOf(code) === name ? code : undefined;
    },
    longest: names.reduce((most, name) => Math.max(most, name.length), 0),
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

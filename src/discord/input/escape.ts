// Text of people and cards made harmless: no markup, no mention, no link survives it.

// Embeddings, overrides, isolates and zero-width characters reorder or hide text; other controls draw nothing.
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const MARKUP = /[\\`*_~|<[\]@]/g;
// A heading, quote, list or subtext is one only at the start of a line.
const LINE_START = /^(\s*)([#>-]|\d+(?=[.)]\s))/gm;
const LINK = /:\/\//g;

/**
 * The text escaped, so that Discord shows exactly its characters. Idempotence is not promised: escape
 * once, where the text enters a message. Footers, labels and choices are shown as they are and only need `plain`.
 */
export function literal(text: string): string {
  return plain(text)
    .replace(MARKUP, '\\$&')
    .replace(LINE_START, (_, space: string, mark: string) =>
      /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    )
    .replace(LINK, '\\://');
}

/** The text without characters that hide or reorder; line breaks stay. */
export function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, it => (it === '\n' ? it : it === '\t' ? ' ' : ''));
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim();
}

// Text of people and cards made harmless: no markup, no mention, no link survives it.

// Format characters reorder or hide text, fillers draw nothing, separators break lines that are ours, and half a
// surrogate pair is no character.
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028\u2029\u115f\u1160\u3164\uffa0\u2800]|(?!\u200d)\p{Cf}/gu;
/** A joiner, except between two emoji, of which it makes one; the first may have a style or a color of skin. */
const JOINER =
  /(?<!\p{Extended_Pictographic}[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
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
  return text
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, it => (it === '\n' ? it : it === '\t' ? ' ' : ''))
    .replace(JOINER, '');
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim();
}

// Folding of text for comparison: case, accents, curly quotes and double blanks are removed.

/** Letters that have no accent to remove, with their plain spelling. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * The text in lower case, without accents and ligatures, with plain quotes and hyphens, single blanks and none at the
 * ends.
 */
export function fold(text: string): string {
  const lower = /^[\x20-\x5f\x61-\x7e]*$/.test(text) ? text.toLowerCase() : plainCharacters(text);
  return lower.replace(/\s+/g, ' ').trim();
}

/** The text with each accented letter replaced by its base letter; case stays. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

/**
 * Replaces quotes and hyphens before normalization, which would split an acute accent standing alone into a blank and an
 * accent, and again after it, which makes others of compound characters.
 */
function plainCharacters(text: string): string {
  return plainMarks(withoutAccents(plainMarks(text)))
    .toLowerCase()
    .replace(/[æœßøłđðþı]/g, letter => PLAIN[letter] ?? letter);
}

function plainMarks(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[®™]/g, '');
}

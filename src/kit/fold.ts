// Text as it is compared: case, accents, curly quotes and double blanks do not count.

/** Letters that no accent can be taken from, and signs that nobody types. */
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

/** Lower case, letters without accents and ligatures, plain quotes and hyphens, single blanks and none at the ends. */
export function fold(text: string): string {
  const lower = /^[\x20-\x5f\x61-\x7e]*$/.test(text) ? text.toLowerCase() : plainCharacters(text);
  return lower.replace(/\s+/g, ' ').trim();
}

/** The text with each accented letter as the letter below its accents; case is kept. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Quotes go first: an acute accent standing alone would be taken apart as an accent on a blank. */
function plainCharacters(text: string): string {
  const unquoted = text
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[®™]/g, '');
  return withoutAccents(unquoted)
    .toLowerCase()
    .replace(/[æœßøłđðþı]/g, letter => PLAIN[letter] ?? letter);
}

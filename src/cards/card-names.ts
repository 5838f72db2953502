// Card names for comparison: without case, accents, apostrophes, ligatures and hyphens.

import { fold } from '../kit/fold.ts';

/**
 * The key under which a name is found: lower-case words of letters and digits, one space apart. A name of signs only
 * stays as it is.
 */
export function nameKey(name: string): string {
  const lower = name.toLowerCase();
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(lower)) return lower;
  const key = fold(name)
    .replaceAll('&', ' and ')
    .replace(/['"`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return key === '' ? name.trim().toLowerCase() : key;
}

/** The key of a legendary card's short name: the part before the comma. Undefined without a comma. */
export function shortName(name: string): string | undefined {
  const comma = name.indexOf(', ');
  return comma > 0 ? nameKey(name.slice(0, comma)) : undefined;
}

/** The number of typing slips allowed in a text of this length: none in a very short one. */
export function allowedEdits(length: number): number {
  if (length < 4) return 0;
  if (length < 8) return 1;
  return length < 16 ? 2 : 3;
}

// The free records of steps, read with care: a number is a number, a word is a word, all else is absent.

export type Detail = Readonly<Record<string, string | number | boolean>>;

/** The first of the keys that holds a number. */
export function numberIn(detail: Detail, ...keys: readonly string[]): number | undefined {
  for (const key of keys) {
    const value = detail[key];
    if (typeof value === 'number') return value;
  }
  return undefined;
}

/** The first of the keys that holds a word. */
export function wordIn(detail: Detail, ...keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = detail[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}

/** Whether any of the keys says yes. */
export function saysYes(detail: Detail, ...keys: readonly string[]): boolean {
  return keys.some(key => detail[key] === true || detail[key] === 'yes');
}

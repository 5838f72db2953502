// Strings inside plain data, in whatever fields.

type Loose = Readonly<Record<string, unknown>>;

/** Every string in the data, in the order of its fields. */
export function stringsOf(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  return typeof data !== 'object' || data === null ? [] : Object.values(data).flatMap(stringsOf);
}

/** The same data with its strings changed; a part in which nothing changes stays the same object. */
export function mapStrings<T>(data: T, change: (text: string, field: string) => string): T {
  return changed(data, '', change) as T; // texts for texts: the shape of the data is kept
}

function changed(value: unknown, field: string, change: (text: string, field: string) => string): unknown {
  if (typeof value === 'string') return change(value, field);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(item => changed(item, field, change));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  const before = value as Loose; // neither a list nor nothing
  let after: Record<string, unknown> | undefined;
  for (const key of Object.keys(before)) {
    const part = changed(before[key], key, change);
    if (part !== before[key]) {
      after ??= { ...before };
      after[key] = part;
    }
  }
  return after ?? value;
}

/** A text as the part of a regular expression that matches it and nothing else. */
export function asPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}

/** The words of a name in lower case with hyphens between: "sheoldred", "bear-cub"; empty where there are none. */
export function hyphenated(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
}

/** The text with a capital first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name that a scenario gives an object, without the number that tells objects of one name apart: "Bear" of "Bear#2". */
export function unnumbered(name: string): string {
  return name.replace(/#\d+$/u, '');
}

/** The JSON value in a text; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text with a small first letter, unless it begins with the first word of that name. */
export function uncapitalized(text: string, name: string): string {
  const [word = name] = name.split(/[ ,]/u);
  return text.startsWith(word) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

// Texts in the data of an ability.

/** Every text in a value, however deep: also of abilities that an ability grants. */
export function textsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsWithin);
}

// Structural comparison of plain data: one equality, and one key for sets and maps.

type Loose = Readonly<Record<string, unknown>>;

/** Whether two values of plain data are equal. The order of fields and fields that are undefined make no difference. */
export function equals(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return equalLists(one, other);
  return equalFields(one as Loose, other as Loose); // neither lists nor nothing
}

function equalFields(one: Loose, other: Loose): boolean {
  for (const key in one) if (!equals(one[key], other[key])) return false;
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false;
  return true;
}

function equalLists(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((item, at) => equals(item, other[at]));
}

/** The value that represents a field in a key, or an item of a list (field ''); undefined leaves a field out. */
export type Standing = (field: string, value: unknown) => unknown;

/**
 * A string that is the same for two values of plain data exactly where `equals` is true of them. `standing` may leave
 * out fields or replace their values by shorter ones.
 */
export function keyOf(value: unknown, standing?: Standing): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(item => keyOf(standing?.('', item) ?? item, standing)).join()}]`;
  const fields = value as Loose; // neither a list nor nothing
  let key = '';
  for (const field of Object.keys(fields).sort()) {
    const part = standing === undefined ? fields[field] : standing(field, fields[field]);
    if (part !== undefined) key += `${key === '' ? '' : ','}${JSON.stringify(field)}:${keyOf(part, standing)}`;
  }
  return `{${key}}`;
}

/** Whether the data has a field of that name, at any depth. */
export function hasField(data: unknown, field: string): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(([key, value]) => (key === field && value !== undefined) || hasField(value, field));
}

/** Whether a value is a record of fields, and neither a list nor a single value. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

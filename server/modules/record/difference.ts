type Fields = Readonly<Record<string, unknown>>;

export interface Difference {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * Returns the fields that differ between two versions of the same thing, before and after; null if none does. Values are
 * compared as the JSON as which they are stored, so a missing field is the same as null.
 */
export function differenceOf(before: Fields, after: Fields): Difference | null {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  if (changed.length === 0) return null;
  const only = (fields: Fields) =>
    Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
  return { before: only(before), after: only(after) };
}

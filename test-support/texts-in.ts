/** The keys that lead to a nested value. */
export type Path = readonly (string | number)[];

/** Returns the paths of all strings in a value. Ignores keys that `skip` matches. */
export function textsIn(value: unknown, skip?: RegExp, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    skip?.test(key)
      ? []
      : textsIn(inner, skip, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns a copy of the value with `other` at the path. */
export function withValue(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) {
    return value.with(Number(key), withValue(value[Number(key)], rest, other));
  }
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withValue(object[key], rest, other) };
}

// Parses bracketed form bodies: `line_items[0][price]=x&metadata[plan]=y` becomes nested data.
import { ApiError } from '../shapes/error.ts';

export type FormValue = string | FormData | FormValue[];
export interface FormData {
  [key: string]: FormValue;
}

const maxDepth = 8;

function pathOf(name: string): string[] {
  const first = name.indexOf('[');
  if (first === -1) return [name];
  const path = [name.slice(0, first)];
  const rest = name.slice(first);
  const parts = rest.match(/\[[^[\]]*\]/g) ?? [];
  const whole = parts.join('') === rest && path[0] !== '' && parts.length < maxDepth;
  if (!whole) {
    throw new ApiError(400, { message: `Invalid parameter name: ${name.slice(0, 80)}` });
  }
  return [...path, ...parts.map((part) => part.slice(1, -1))];
}

/** A tree of parameters. A Map has no inherited keys, so a name such as `__proto__` is an ordinary key. */
type Branch = Map<string, string | Branch>;

function insert(tree: Branch, path: string[], value: string, name: string): void {
  let branch = tree;
  path.forEach((step, depth) => {
    const key = step === '' ? String(branch.size) : step;
    if (depth === path.length - 1) {
      branch.set(key, value);
      return;
    }
    const next = branch.get(key) ?? new Map<string, string | Branch>();
    if (typeof next === 'string') {
      throw new ApiError(400, { message: `Parameter given twice, once as text: ${name}` });
    }
    branch.set(key, next);
    branch = next;
  });
}

function toFormValue(branch: Branch): FormValue {
  const entries = [...branch].map(
    ([key, value]) => [key, typeof value === 'string' ? value : toFormValue(value)] as const,
  );
  const isArray = entries.length > 0 && entries.every(([key], i) => key === String(i));
  if (isArray) return entries.map(([, value]) => value);
  return Object.assign(Object.create(null) as FormData, Object.fromEntries(entries));
}

/** Parses a query string or an `application/x-www-form-urlencoded` body. Throws ApiError. */
export function readForm(text: string): FormData {
  const tree: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) insert(tree, pathOf(name), value, name);
  const data = Object.create(null) as FormData;
  for (const [key, value] of tree)
    data[key] = typeof value === 'string' ? value : toFormValue(value);
  return data;
}

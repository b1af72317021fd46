// Reads the built client.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const built = join(import.meta.dirname, '..', 'dist', 'client');

/** Returns the scripts that a built file names, by the first group of `pattern`, and those that they name. */
export function scriptsOf(file: string, pattern: RegExp, found = new Set<string>()): Set<string> {
  const text = readFileSync(join(built, file), 'utf8');
  for (const [, script = ''] of text.matchAll(pattern)) {
    if (found.has(script)) continue;
    found.add(script);
    scriptsOf(join('assets', script), pattern, found);
  }
  return found;
}

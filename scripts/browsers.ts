// The browsers that the library supports: `browserslist` in package.json, which the linter reads too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the oldest supported version of each browser, such as `['ios_saf', '17.2']`. Throws for any other line. */
export function oldestBrowsers(): [name: string, version: string][] {
  const file = join(import.meta.dirname, '..', 'package.json');
  const { browserslist } = JSON.parse(readFileSync(file, 'utf8')) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (name === undefined || version === undefined) {
      throw new Error(`browserslist in package.json: write '${line}' as 'name >= version'`);
    }
    return [name, version];
  });
}

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { clientSources } from './build.ts';

const IMPORTED = /\b(?:from |import\()'(\.\.?\/[^'?]+)/g;
const root = join(import.meta.dirname, '..');

test('every file that the client imports is among its sources', () => {
  const sources = new Set(clientSources());
  const imported = [...sources]
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)].map(([, path = '']) =>
        join(dirname(file), path),
      ),
    );
  expect(imported).toContain(join('phonics', 'words.ts'));
  expect(imported.filter((file) => !sources.has(file))).toEqual([]);
});

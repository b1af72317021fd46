import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorBody } from './errors.ts';

test('docs/api.md has a row for every error code', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'api.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` +\| \d{3} /gm)].map(([, code]) => code);
  expect(rows.toSorted()).toEqual([...errorBody.shape.code.options].toSorted());
});

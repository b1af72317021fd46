import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from './mutation-faults.ts';

test.each(faults)('$file still has the line: $line', ({ file, line }) => {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  expect(text.split('\n').filter((one) => one.trim() === line)).toHaveLength(1);
});

// A mocked module would stay mocked, or stay real, for every other test file that shares the process.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALONE } from '../vitest.config.ts';

const root = join(import.meta.dirname, '..');
const FOLDERS = '{audio,client,contracts,domain,phonics,sandbox,scripts,server,test-support}';

test('every test file that mocks a module runs alone', () => {
  const mocking = globSync(`${FOLDERS}/**/*.test.{ts,tsx}`, { cwd: root }).filter((file) =>
    /^vi\.mock\(/m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(mocking.length).toBeGreaterThan(0);
  expect(mocking.filter((file) => !ALONE.includes(file))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { benchmarkPage } from './phonics-benchmark.ts';

it('docs/phonics-benchmark.md is what the command prints', async () => {
  const page = readFileSync(new URL('../docs/phonics-benchmark.md', import.meta.url), 'utf8');
  expect(page).toBe(await benchmarkPage());
}, 60_000);

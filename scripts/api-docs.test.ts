import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '../contracts/endpoints.ts';
import { API_DOCS, writeCalls } from './api-docs.ts';

test('docs/api.md is up to date (npm run api-docs)', async () => {
  const text = readFileSync(API_DOCS, 'utf8');
  expect(await writeCalls(text, endpoints)).toBe(text);
});

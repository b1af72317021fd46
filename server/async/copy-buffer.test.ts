import { expect, test } from 'vitest';
import { keep } from './copy-buffer.ts';

test('keeps the same bytes, and no pool with them', () => {
  const pooled = Buffer.from('ship');
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length);
  const kept = keep(pooled);
  expect(kept.toString()).toBe('ship');
  expect(kept.buffer.byteLength).toBe(4);
});

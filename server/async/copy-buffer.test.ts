import { expect, test } from 'vitest';
import { copyBuffer } from './copy-buffer.ts';

test('copies the bytes into memory of their own', () => {
  const pooled = Buffer.from('ship');
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length);
  const copy = copyBuffer(pooled);
  expect(copy.toString()).toBe('ship');
  expect(copy.buffer.byteLength).toBe(4);
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { endableReader } from './endable-reader.ts';

const MB = 1_048_576;
const ended = () => new Error('It was ended');

test('the pieces that were read are not kept until the end', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  async function* pieces() {
    for (let index = 0; index < 100; index++) yield Buffer.alloc(MB);
  }
  const before = process.memoryUsage().arrayBuffers;
  let read = 0;
  for await (const piece of endableReader(pieces(), new AbortController().signal, ended)) {
    read += piece.length;
    if (read % (20 * MB) !== 0) continue;
    // Memory that was collected is counted as free a moment later.
    await expect
      .poll(() => {
        collect();
        return process.memoryUsage().arrayBuffers - before;
      })
      .toBeLessThan(10 * MB);
  }
  expect(read).toBe(100 * MB);
});

test('it ends while it waits for a piece', async () => {
  const end = new AbortController();
  async function* pieces() {
    yield 1;
    await new Promise(() => {});
  }
  const reader = endableReader(pieces(), end.signal, ended);
  expect(await reader.next()).toEqual({ value: 1, done: false });
  const next = reader.next();
  end.abort();
  await expect(next).rejects.toThrow('It was ended');
});

test('what was ended between two pieces gives no other', async () => {
  const end = new AbortController();
  const reader = endableReader(fromArray([1, 2]), end.signal, ended);
  await reader.next();
  end.abort();
  await expect(reader.next()).rejects.toThrow('It was ended');
});

test('what the source throws is thrown, and its end is the end', async () => {
  const { signal } = new AbortController();
  const all: number[] = [];
  for await (const piece of endableReader(fromArray([1, 2]), signal, ended)) all.push(piece);
  expect(all).toEqual([1, 2]);
  async function* broken(): AsyncGenerator<number> {
    throw new Error('The connection was lost');
  }
  await expect(endableReader(broken(), signal, ended).next()).rejects.toThrow(/was lost/);
});

async function* fromArray(values: number[]) {
  yield* values;
}

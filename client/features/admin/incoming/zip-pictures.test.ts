import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { sizeOfZip, zipPictures } from './zip-pictures.ts';

const signal = new AbortController().signal;
const pictures = [new File(['one'], '1.png'), new File(['second'], '2 ä.png')];
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

test('the ZIP has the pictures, in their order', async () => {
  const zip = await zipPictures('Cat', pictures, signal);
  expect(zip.name).toBe('Cat.zip');
  const entries = Object.entries(unzipSync(await bytesOf(zip)));
  expect(entries.map(([name]) => name)).toEqual(['1.png', '2 ä.png']);
  expect(entries.map(([, bytes]) => Buffer.from(bytes).toString())).toEqual(['one', 'second']);
});

test.each([0, 1, 2])('the size of the ZIP of %i pictures is known before', async (count) => {
  const some = pictures.slice(0, count);
  expect(sizeOfZip(some)).toBe((await zipPictures('Cat', some, signal)).size);
});

test('the same folder gives the same bytes on another day', async () => {
  vi.useFakeTimers({ now: new Date(2026, 1, 3), toFake: ['Date'] });
  const one = await bytesOf(await zipPictures('Cat', pictures, signal));
  vi.setSystemTime(new Date(2027, 5, 6));
  expect(await bytesOf(await zipPictures('Cat', pictures, signal))).toEqual(one);
  vi.useRealTimers();
});

test('it ends when it is stopped, and when a picture cannot be read', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(zipPictures('Cat', pictures, controller.signal)).rejects.toThrow(/abort/i);
  const gone = new File(['x'], 'gone.png');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await expect(zipPictures('Cat', [gone], signal)).rejects.toThrow('gone');
});

import { describe, expect, test } from 'vitest';
import { type Entry, readEntries } from './json-entries.ts';

async function* inChunks(text: string | Buffer, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** The chunk sizes, in bytes, in which the file arrives. */
const SIZES = [1, 2, 3, 7, 1_000];
const SHAPE = { members: ['a', 'books', 'pictures', 'z'], streamed: ['books', 'pictures'] };
async function read(text: string | Buffer, size: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of readEntries(inChunks(text, size), SHAPE)) entries.push(entry);
  return entries;
}

test.each(SIZES)('a file in chunks of %i bytes is read in pieces', async (size) => {
  const file = {
    a: { b: [1, '}'] },
    books: [{ title: 'A "}\\" é' }, [], 's\\', 5, null],
    pictures: { 'k"': 'v', l: {} },
    z: 'é',
  };
  for (const spaces of [0, 2]) {
    expect(await read(JSON.stringify(file, null, spaces), size)).toEqual([
      { member: 'a', key: null, value: file.a },
      { member: 'books', key: null, value: [] },
      ...file.books.map((value, index) => ({ member: 'books', key: String(index), value })),
      { member: 'pictures', key: null, value: {} },
      { member: 'pictures', key: 'k"', value: 'v' },
      { member: 'pictures', key: 'l', value: {} },
      { member: 'z', key: null, value: 'é' },
    ]);
  }
});

test.each(SIZES)(
  'a byte order mark at the start of a file is ignored, in chunks of %i',
  async (size) => {
    expect(await read('\uFEFF {"z":1}', size)).toEqual([{ member: 'z', key: null, value: 1 }]);
    await expect(read('\uFEFF', size)).rejects.toThrow('after 3 bytes');
    await expect(read('\n\uFEFF{"z":1}', size)).rejects.toThrow('Line 2: "{" is expected');
  },
);

describe('invalid JSON is refused with the line of the error', () => {
  test.each<[string | Buffer, string | RegExp]>([
    ['[]', 'Line 1: "{" is expected, but "[" was found'],
    ['null', 'Line 1: "{" is expected, but "n" was found'],
    ['{"a":1}\nx', 'Line 2: something follows its end'],
    ['{"a":1,}', 'Line 1: a name in quotes is expected'],
    ['{"a":1,\n"a":2}', 'Line 2: "a" appears twice'],
    ['{"a":tru}', 'Line 1: "a" is not valid'],
    ['{"a":[1,\n2', /^The file ends in the middle, after 10 bytes/],
    ['{"books":[1,]}', 'Line 1: entry 2 of "books" is not valid'],
    ['{"books":[1\n2]}', 'Line 2: "," is expected, but "2" was found'],
    ['{"books":[\n{"a":1},\n{"a" 1}]}', 'Line 3: entry 2 of "books" is not valid'],
    ['{"books":[{"a":1}', /^The file ends in the middle, after 17 bytes/],
    // Because of the missing quote, the next line is part of a string.
    ['{"books":[\n{"a":"b},\n{"c":1}]}', 'Line 2: entry 1 of "books" is not valid'],
    ['{"pictures":{"p":"AAAA', /^The file ends in the middle, after 22 bytes/],
    ['', /^The file ends in the middle, after 0 bytes/],
    [Buffer.from('{"a":"\xff"}', 'latin1'), 'Line 1: "a" is not UTF-8'],
  ])('%s', async (text, said) => {
    for (const size of SIZES) {
      const message =
        typeof said === 'string'
          ? `The file cannot be read (it is not valid JSON). ${said}`
          : expect.stringMatching(said);
      await expect(read(text, size)).rejects.toMatchObject({ code: 'invalid_request', message });
    }
  });

  test('only once the whole file has arrived', async () => {
    let sent = 0;
    async function* upload() {
      for (const text of ['[', 'x', 'y']) {
        sent += 1;
        yield Buffer.from(text);
      }
    }
    await expect(readEntries(upload(), SHAPE).next()).rejects.toThrow('Line 1');
    expect(sent).toBe(3);
  });
});

test('an unknown member is yielded without its value', async () => {
  expect(await read('{"ids":["b0","b1"],"a":1}', 7)).toEqual([
    { member: 'ids', key: null, value: null },
    { member: 'a', key: null, value: 1 },
  ]);
});

test('a member that is not streamed is refused if it is too large', async () => {
  const ids = JSON.stringify(Array.from({ length: 1_000_000 }, (_, n) => `b${n}`));
  await expect(read(`{"a":${ids}}`, 65_536)).rejects.toThrow('"a" is too large');
});

test('the file is read to its end even if the caller stops early', async () => {
  let sent = 0;
  async function* upload() {
    for (const text of ['{"books":[1,', '2,', '3]}']) {
      sent += 1;
      yield Buffer.from(text);
    }
  }
  for await (const { key } of readEntries(upload(), SHAPE)) if (key === '0') break;
  expect(sent).toBe(3);
});

test.each([
  ['Endless names', `{"${'b'.repeat(1_000_000)}":1}`, 'a name is too large'],
  [
    'Endless fields',
    `{${Array.from({ length: 1_000 }, (_, n) => `"b${n}":1`).join()}}`,
    'too many fields',
  ],
])('%s are refused', async (_, text, said) => {
  await expect(read(text, 65_536)).rejects.toThrow(said);
});

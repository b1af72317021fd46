import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { zipSync } from 'fflate';
import { Problem } from '../../../../problems/problem.ts';
import { type Archive, withArchive } from './archive.ts';
import { MOST_ENTRIES } from './archive-limits.ts';
import { type TestEntry, zipOf } from './zip.test-support.ts';

const folder = mkdtempSync(join(tmpdir(), 'library-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function open<T>(bytes: Uint8Array, work: (archive: Archive) => Promise<T>): Promise<T> {
  const file = join(folder, 'book.zip');
  writeFileSync(file, bytes);
  return withArchive(file, work);
}

const readAll = (bytes: Uint8Array) =>
  open(bytes, async ({ files, read }) =>
    Promise.all(files.map(async (file) => [file.path, (await read(file)).toString()])),
  );

test('reads the files in their order, and leaves folders out', async () => {
  const zip = zipOf([
    { name: 'pages/' },
    { name: 'pages/2.txt', data: 'Sam sat.' },
    { name: 'pages/1.txt', data: 'A ship. '.repeat(999), isDeflated: true },
  ]);
  expect(await readAll(zip)).toEqual([
    ['pages/2.txt', 'Sam sat.'],
    ['pages/1.txt', 'A ship. '.repeat(999)],
  ]);
});

test('reads what a common library has packed', async () => {
  const zip = zipSync({
    'a.txt': Buffer.from('Sam'),
    'b/c.txt': [Buffer.from('sat'), { level: 0 }],
  });
  expect(await readAll(zip)).toEqual([
    ['a.txt', 'Sam'],
    ['b/c.txt', 'sat'],
  ]);
});

test('finds a file whatever the case of its letters, and however they are composed', async () => {
  const zip = zipOf([{ name: 'OEBPS/Cafe\u0301.xhtml', data: 'Sam' }]);
  const found = await open(zip, async ({ find, read }) => read(find('oebps/Caf\u00e9.XHTML')!));
  expect(found.toString()).toBe('Sam');
});

test.each<[string, Buffer, string]>([
  ['UTF-8 that does not say so', Buffer.from('Fünf.png'), 'Fünf.png'],
  ['an older encoding', Buffer.from('F\x81nf.png', 'latin1'), 'Fünf.png'],
  ['backslashes', Buffer.from('pages\\1.png'), 'pages/1.png'],
])('reads names in %s', async (_, name, read) => {
  expect(await open(zipOf([{ name }]), async ({ files }) => files[0]!.path)).toBe(read);
});

const MB = 1_048_576;
const zeros = (bytes: number, name = 'a') => ({
  name,
  data: Buffer.alloc(bytes),
  isDeflated: true,
});
/** An extra field that moves the size and place of an entry to numbers of 64 bits. */
function wide(...values: bigint[]): Buffer {
  const field = Buffer.alloc(4 + 8 * values.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * values.length, 2);
  values.forEach((value, index) => field.writeBigUInt64LE(value, 4 + 8 * index));
  return field;
}
test('reads sizes of 64 bits', async () => {
  const entry = { name: 'a.txt', data: 'Sam sat.', isDeflated: true };
  const zip = zipOf([{ ...entry, bytes: 0xffffffff, extra: wide(8n) }]);
  expect(await readAll(zip)).toEqual([['a.txt', 'Sam sat.']]);
});

const LINK = (0o120777 << 16) >>> 0;
const valid = zipOf([{ name: 'a.txt', data: 'Sam sat.', isDeflated: true }]);

test.each<[string, TestEntry[] | Buffer, RegExp]>([
  [
    'a path that climbs',
    [{ name: '../../etc/passwd' }],
    /"\.\.\/\.\.\/etc\/passwd" .* leads out of its folder/,
  ],
  [
    'a path that climbs with backslashes',
    [{ name: '..\\..\\boot.ini' }],
    /leads out of its folder/,
  ],
  ['an absolute path', [{ name: '/etc/passwd' }], /leads out of its folder/],
  ['a path on a drive', [{ name: 'C:\\boot.ini' }], /leads out of its folder/],
  ['a name with NUL', [{ name: 'a.png\0.txt' }], /leads out of its folder/],
  ['a link', [{ name: 'a.png', data: '/etc/passwd', attributes: LINK }], /"a\.png" .* is a link/],
  [
    'a locked entry',
    [{ name: 'a', data: 'Sam sat, and sat.', bytes: 5, flags: 1 }],
    /locked with a password/,
  ],
  ['strong encryption', [{ name: 'a', data: 'Sam', flags: 0x41 }], /locked with a password/],
  ['an unknown packing', [{ name: 'a', data: 'Sam', method: 14 }], /packed in a way/],
  ['a bomb that says so', [zeros(30 * MB)], /unpacks to more than the library takes/],
  [
    'more than a gigabyte in all',
    Array.from({ length: 3 }, (_, index) => ({
      name: String(index),
      data: Buffer.alloc(2 * MB, 'ab'),
      method: 8,
      bytes: 400 * MB,
    })),
    /unpacks to more than the library takes/,
  ],
  ['a bomb that denies it', [{ ...zeros(3 * MB), bytes: 100 }], /damaged or incomplete/],
  ['an entry that is shorter than it says', [{ ...zeros(100), bytes: 3000 }], /damaged/],
  ['a wrong checksum', [{ name: 'a', data: 'Sam', sum: 1 }], /damaged or incomplete/],
  ['an entry without its header', [{ name: 'a', data: 'Sam', offset: 1 }], /damaged/],
  [
    'entries on top of each other',
    [
      { name: 'a', data: 'Sam' },
      { name: 'b', data: 'Sam', offset: 0 },
    ],
    /damaged/,
  ],
  [
    'more files than a book has',
    Array.from({ length: MOST_ENTRIES + 1 }, (_, index) => ({ name: String(index) })),
    /more than 2000 files in it\. Split it/,
  ],
  [
    'an entry beyond the file',
    [{ name: 'a', offset: 0xffffffff, extra: wide(2n ** 62n) }],
    /damaged/,
  ],
  [
    'an entry that says it is larger than any number',
    [{ name: 'a', data: 'Sam', bytes: 0xffffffff, method: 8, extra: wide(2n ** 63n) }],
    /unpacks to more/,
  ],
  ['an end beyond the file', zipOf([], { zip64: 2 ** 62 }), /damaged/],
  ['an end within the file that is none', zipOf([{ name: 'a' }], { zip64: 0 }), /damaged/],
  ['half a file', valid.subarray(0, valid.length >> 1), /damaged/],
  ['no ZIP', Buffer.from('Sam sat.'), /damaged/],
  ['an empty file', Buffer.alloc(0), /damaged/],
])('%s is refused with a sentence', async (_, entries, said) => {
  const bytes = Buffer.isBuffer(entries) ? entries : zipOf(entries);
  const error: unknown = await readAll(bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Problem);
  expect(error).toMatchObject({ code: 'invalid_request', message: expect.stringMatching(said) });
});

test('closes the file, whether it was read or refused', async () => {
  const openFiles = () => readdirSync('/proc/self/fd').length;
  const before = openFiles();
  await readAll(valid);
  await readAll(zipOf([{ name: '../a' }])).catch(() => {});
  await readAll(Buffer.from('Sam')).catch(() => {});
  await open(valid, () => Promise.reject(new Error('no'))).catch(() => {});
  await open(zipOf([{ name: 'a', data: Buffer.alloc(MB, 'a') }]), async ({ files, stream }) => {
    for await (const piece of stream(files[0]!)) if (piece.length > 0) break;
  });
  expect(openFiles()).toBe(before);
});

test('passes on an error of the work, and of the system', async () => {
  await expect(open(valid, () => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
  await expect(withArchive(join(folder, 'none'), async () => {})).rejects.toMatchObject({
    code: 'ENOENT',
  });
});

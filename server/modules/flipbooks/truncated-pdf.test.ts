import { expect, test } from 'vitest';
import { bookOf } from './pdf.test-support.ts';
import { isTruncated } from './truncated-pdf.ts';

const whole = bookOf(2);
const junk = (bytes: number) => Buffer.from('<html>an object\r\n'.repeat(bytes / 17));
const update = Buffer.from('\n9 0 obj\n<< /A 1 >>\nendobj\nxref\n0 1\nstartxref\n1\n');
/** A linearized file, which declares its length in its first object. */
const linearized = (length: number) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Linearized 1 /L ${length} /N 2 >>\nendobj\n`),
    whole,
  ]);

test.each<[string, Buffer, boolean]>([
  ['a complete file', whole, false],
  ['a file without its end mark', whole.subarray(0, -8), true],
  ['a file with a few bytes after it', Buffer.concat([whole, junk(200)]), false],
  ['a file with many bytes after it', Buffer.concat([whole, junk(200_000)]), false],
  ['a file with zeros after it', Buffer.concat([whole, Buffer.alloc(9_000)]), false],
  ['a file with bytes before it', Buffer.concat([junk(900), whole]), false],
  ['a complete file with an update', Buffer.concat([whole, update, Buffer.from('%%EOF')]), false],
  ['a file with an update without an end mark', Buffer.concat([whole, update]), true],
  [
    'a file with an update truncated at its start',
    Buffer.concat([whole, update.subarray(0, 12)]),
    true,
  ],
  ['a linearized file of the declared length', linearized(whole.length), false],
  ['a linearized file shorter than declared', linearized(9 * whole.length), true],
])('%s', (_, file, isCut) => {
  expect(isTruncated(file)).toBe(isCut);
});

import { expect, test } from 'vitest';
import { bookOf } from './pdf.test-support.ts';
import { isCutShort } from './wholeness.ts';

const whole = bookOf(2);
const junk = (bytes: number) => Buffer.from('<html>an object\r\n'.repeat(bytes / 17));
const update = Buffer.from('\n9 0 obj\n<< /A 1 >>\nendobj\nxref\n0 1\nstartxref\n1\n');
/** As programs write it that put what the first page needs at the beginning. */
const linearized = (length: number) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Linearized 1 /L ${length} /N 2 >>\nendobj\n`),
    whole,
  ]);

test.each<[string, Buffer, boolean]>([
  ['a whole file', whole, false],
  ['one without its last mark', whole.subarray(0, -8), true],
  ['with a little behind it', Buffer.concat([whole, junk(200)]), false],
  ['with much behind it', Buffer.concat([whole, junk(200_000)]), false],
  ['with zeros behind it', Buffer.concat([whole, Buffer.alloc(9_000)]), false],
  ['with something before it', Buffer.concat([junk(900), whole]), false],
  ['changed later, and whole', Buffer.concat([whole, update, Buffer.from('%%EOF')]), false],
  ['changed later, and cut in that', Buffer.concat([whole, update]), true],
  ['cut at the beginning of a later part', Buffer.concat([whole, update.subarray(0, 12)]), true],
  ['as long as it says', linearized(whole.length), false],
  ['shorter than it says', linearized(9 * whole.length), true],
])('%s', (_, file, isCut) => {
  expect(isCutShort(file)).toBe(isCut);
});

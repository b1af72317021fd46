import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutQuotations } from './quotations.ts';

test.each([
  ["No such customer: 'cus_1'; it may be gone", 'No such customer: …; it may be gone'],
  ["Invalid string: 'Robin O'Reader' has an apostrophe", 'Invalid string: … has an apostrophe'],
  ["can't access property 3", "can't access property 3"],
  ['"a" and "b" are two', '… are two'],
  ['from ‘Kim’ to “Robin” and «Sam»', 'from …'],
  ['`a` is "b"', '… is …'],
  ['one " alone', 'one " alone'],
  ["the readers' books", "the readers' books"],
  ['', ''],
])('%j becomes %j', (text, cut) => {
  expect(cutQuotations(text, '…')).toBe(cut);
});

test('cutting twice gives the same result as cutting once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...`'"\`“”‘’«» aB1.`)), (signs) => {
      const cut = cutQuotations(signs.join(''), '…');
      expect(cutQuotations(cut, '…')).toBe(cut);
    }),
  );
});

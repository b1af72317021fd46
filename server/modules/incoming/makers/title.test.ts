import { expect, test } from 'vitest';
import { titleOf } from './title.ts';

test.each([
  ['the_cat-sat (final).pdf', 'The cat sat'],
  ['The Cat Sat.epub', 'The Cat Sat'],
  ['01 - The cat.zip', 'The cat'],
  ['007_sam.zip', 'Sam'],
  ['3 Little Pigs.pdf', '3 Little Pigs'],
  ['2024.zip', '2024'],
  ['THE_CAT.PDF', 'The cat'],
  ['I.pdf', 'I'],
  ['Sam [print] (copy 2).pdf', 'Sam'],
  ['the.red.hen.epub', 'The red hen'],
  ['Élan.pdf', 'Élan'],
  ['(1).pdf', 'Untitled'],
  ['___.zip', 'Untitled'],
  ['', 'Untitled'],
  [`${'a'.repeat(500)}.pdf`, `A${'a'.repeat(199)}`],
  ['('.repeat(100_000), 'Untitled'],
])('%j becomes %j', (name, title) => {
  expect(titleOf(name)).toBe(title);
});

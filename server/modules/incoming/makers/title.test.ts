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
  ['Max Gets a Map_v2.pdf', 'Max Gets a Map'],
  ['SIR_L3_JenandtheJug_print.pdf', 'SIR L3 JenandtheJug'],
  ['the-fish-shop FINAL.pdf', 'The fish shop'],
  ['Sam - Copy (2).pdf', 'Sam'],
  ['Sam copy 2.pdf', 'Sam'],
  ['sam v1.3 draft_final.pdf', 'Sam'],
  ['The Print.pdf', 'The Print'],
  ['Copy.pdf', 'Copy'],
  ['Print Shop.pdf', 'Print Shop'],
  ['Sam 2.pdf', 'Sam 2'],
  ['The final 10.pdf', 'The final 10'],
  [`${'a'.repeat(500)}.pdf`, `A${'a'.repeat(199)}`],
  ['('.repeat(100_000), 'Untitled'],
  [`${'🐱'.repeat(150)}.pdf`, 'Untitled'],
  [`Sam ${'🐱'.repeat(150)}.pdf`, `Sam ${'🐱'.repeat(98)}`],
  [`my${'🐱'.repeat(196)}.pdf`, `My${'🐱'.repeat(99)}`],
  [`i${'🐱'.repeat(196)}.pdf`, `I${'🐱'.repeat(99)}`],
  [`${'\u2800'.repeat(200)}a`, 'Untitled'],
])('%j becomes %j', (name, title) => {
  expect(titleOf(name)).toBe(title);
});

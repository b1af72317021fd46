import { expect, test } from 'vitest';
import { goodTitle } from './good-title.ts';

test.each([
  ...['Print Makers', 'None of Us', 'Slide and Hide', 'Unknown Island', 'Title Town'],
  ...['Presentation Day', 'Document Dan', 'Pages and Pens - A Book', 'Canva - The Cat - Two'],
  ...['Microsoft and the Word - A Tale', 'The Key', 'Untitled Dog', '1, 2, 3', '10,9,8', '3 Cats'],
])('%j is a title', (title) => {
  expect(goodTitle(` ${title} `)).toBe(title);
});

test.each([
  ...['Untitled', 'untitled-1', 'Untitled (2)', 'Untitled document', 'Untitled design', 'Title'],
  ...['Document1', 'Slide 1', 'PowerPoint Presentation', 'Presentation2', 'unknown', 'None'],
  ...['Microsoft Word - the dog.docx', 'Microsoft Word - The Dog', 'Microsoft PowerPoint - Sam'],
  ...['Adobe InDesign - Sam', 'sam.indd', 'The dog.docx'],
  ...['Unknown Title', 'no title', 'Layout template A5', 'Template', 'Book layout 2'],
  ...['***', '', ' ', '2024', '0001', '1, 2', '1,000', '12-03-2024', '12, 03, 2024'],
])('%j is none', (title) => {
  expect(goodTitle(title)).toBeNull();
});

test.each([
  ['Sam\nand\u0085the\u0001 ship', 'Sam and the ship'],
  [`Sam${'🐱'.repeat(100)}`, `Sam${'🐱'.repeat(98)}`],
])('%j becomes one line that can be stored', (title, line) => {
  expect(goodTitle(title)).toBe(line);
});

test('a file without a title has none', () => {
  expect(goodTitle(null)).toBeNull();
});

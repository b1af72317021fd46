import { expect, test } from 'vitest';
import { shownAuthor, shownTitle } from './first-pages.ts';

test.each([
  ['Sam and Pam\nby Ann Reader', 'Sam and Pam'],
  ['Sam\nand Pam\nWritten by Ann Reader', 'Sam and Pam'],
  ['Sam and Pam\nby\nAnn Reader', 'Sam and Pam'],
  ['Sam and Pam\nIllustrated by Ben Draws', 'Sam and Pam'],
  ['Sam and Pam', 'Sam and Pam'],
  ['Stand\nby Me', 'Stand by Me'],
  [
    'One two three four five\n\n\nsix seven eight nine ten',
    'One two three four five six seven eight nine ten',
  ],
  ['By Ann Reader\nSam', 'By Ann Reader Sam'],
  [
    'One two three four five six seven eight nine ten',
    'One two three four five six seven eight nine ten',
  ],
  ['One two three four five six seven eight nine ten eleven', ''],
  ['', ''],
])('%j shows the title %j', (page, title) => {
  expect(shownTitle(page)).toBe(title);
});

test.each([
  ['Sam\nby Ann Reader', 'Ann Reader'],
  ['Sam\nWritten by Ann Reader', 'Ann Reader'],
  ['Sam\nWritten and illustrated by Ann Reader', 'Ann Reader'],
  ['Sam\nWritten by\nAnn Reader', 'Ann Reader'],
  ['Sam\nBY: A. B. van Reader-Lee and Zoë O’Hara', 'A. B. van Reader-Lee and Zoë O’Hara'],
  ['Sam\nIllustrated by Ben Draws', null],
  ['Sam sat\nby the big log', null],
  ['By Sam', null],
  ['Sam\nby la la', null],
  ['Sam\nby Ann de', null],
  ['One two three four five six seven eight nine ten eleven\nby Ann Reader', null],
  ['By Sam and Pam.', null],
  ['Sam sat by Ann Reader', null],
  [`by Ann ${'A'.repeat(120)}`, null],
  ['by '.repeat(100_000), null],
])('of %j the author is %j', (page, author) => {
  expect(shownAuthor([page])).toBe(author);
});

test('the author may be on the second page, and is not looked for on later ones', () => {
  expect(shownAuthor(['Sam', 'by Ann Reader'])).toBe('Ann Reader');
  expect(shownAuthor(['Sam', 'Sam sat.', 'by Ann Reader'])).toBeNull();
});

test.each([
  ['a title page after a cover without words', ['', 'Sam\nby Ann Reader'], 'Ann Reader'],
  [
    'a title page after a cover',
    ['SAM', 'Sam\nby Ann Reader\nPictures by Ben Draws'],
    'Ann Reader',
  ],
  ['the first page of a story', ['Sam', 'Sam ran\nby Big Ted'], null],
  [
    'a page after a page of a story',
    ['Sam sat on the mat with Pam and Dan and Ted.', 'by Big Ted'],
    null,
  ],
])('with %s, an author is told from a name in a story', (_, pages, author) => {
  expect(shownAuthor(pages)).toBe(author);
});

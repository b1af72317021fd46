import { expect, test } from 'vitest';
import { isQuotation, readStatements, readTitles } from './quotations.ts';

const statements = readStatements();
const titles = readTitles();

test('every test of the specification is named by its words, or stands in a group that is', () => {
  const strangers = titles
    .filter((title) => !title.isInside && !isQuotation(title, statements))
    .map(({ file, text }) => `${file}: ${text}`);
  expect(strangers).toEqual([]);
});

import { expect, test } from 'vitest';
import { isQuotation, readStatements, readTitles, unquoted } from './quotations.ts';

const statements = readStatements();
const titles = readTitles();

test('both kinds of test are read', () => {
  const folders = titles.map(({ file }) => file.split('/')[0]);
  expect(new Set(folders)).toEqual(new Set(['e2e', 'client']));
});

test('every sentence of the specification is the name of a test', () => {
  const missing = statements
    .map((statement) => ({ ...statement, rest: unquoted(statement, titles) }))
    .filter(({ rest }) => rest !== '')
    .map(({ section, text, rest }) => ({ section, text, rest }));
  expect(missing).toEqual([]);
});

test('every test of the specification is named by its words, or stands in a group that is', () => {
  const unmatched = titles
    .filter((title) => !title.isInside && !isQuotation(title, statements))
    .map(({ file, text }) => `${file}: ${text}`);
  expect(unmatched).toEqual([]);
});

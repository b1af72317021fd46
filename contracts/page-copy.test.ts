import { expect, test } from 'vitest';
import { documentTitle, copyOf } from './page-copy.ts';
import { editPage, pages, readingPage } from './pages.ts';

const addresses = [...Object.values(pages), '/no/such/page'];

test('every page has a unique title and description', () => {
  const words = addresses.map(copyOf);
  expect(new Set(words.map(({ title }) => title)).size).toBe(addresses.length);
  expect(new Set(words.map(({ description }) => description)).size).toBe(addresses.length);
});

test('the address of any book has the title and description of the reader', () => {
  expect(copyOf(readingPage('sam-and-the-wet-hat'))).toEqual(copyOf(pages.reading));
});

test('a document title names the product once', () => {
  expect(documentTitle('Sign In')).toBe('Sign In · Step Into Reading');
  expect(documentTitle(copyOf('/').title)).toBe('Step Into Reading, One Sound at a Time!');
});

test('the address of a book encodes its id', () => {
  expect(readingPage('a b/c')).toBe('/reading/a%20b%2Fc');
  expect(editPage('a b/c')).toBe('/admin/books/a%20b%2Fc');
  expect(copyOf(editPage('sam'))).toEqual(copyOf(pages.editBook));
});

test.each([
  ['/signin/more', 'Page Not Found'],
  ['/admin/other', 'Page Not Found'],
  ['/signin', 'Sign In'],
  ['/admin', 'Library Admin'],
])('%s has the title %s', (path, title) => {
  expect(copyOf(path).title).toBe(title);
});

test('every page has a title and a description', () => {
  for (const address of addresses) {
    const { title, description } = copyOf(address);
    expect(title, address).toMatch(/\w/);
    expect(description, address).toMatch(/\.$/);
  }
});

import { expect, test } from 'vitest';
import { documentTitle, wordsOf } from './page-words.ts';
import { editPage, pages, readingPage } from './pages.ts';

const addresses = [...Object.values(pages), '/no/such/page'];

test('every screen has a title and a description of its own', () => {
  const words = addresses.map(wordsOf);
  expect(new Set(words.map(({ title }) => title)).size).toBe(addresses.length);
  expect(new Set(words.map(({ description }) => description)).size).toBe(addresses.length);
});

test('the words of the reader are those of every book’s address', () => {
  expect(wordsOf(readingPage('sam-and-the-wet-hat'))).toEqual(wordsOf(pages.reading));
});

test('a title names the product once', () => {
  expect(documentTitle('Sign In')).toBe('Sign In · Step Into Reading');
  expect(documentTitle(wordsOf('/').title)).toBe('Step Into Reading, One Sound at a Time!');
});

test('the address of a book names it, whatever its id', () => {
  expect(readingPage('a b/c')).toBe('/reading/a%20b%2Fc');
  expect(editPage('a b/c')).toBe('/admin/books/a%20b%2Fc');
  expect(wordsOf(editPage('sam'))).toEqual(wordsOf(pages.editBook));
});

test.each([
  ['/signin/more', 'Page Not Found'],
  ['/admin/other', 'Page Not Found'],
  ['/signin', 'Sign In'],
  ['/admin', 'Library Admin'],
])('%s is called %s', (path, title) => {
  expect(wordsOf(path).title).toBe(title);
});

test('no screen is without words', () => {
  for (const address of addresses) {
    const { title, description } = wordsOf(address);
    expect(title, address).toMatch(/\w/);
    expect(description, address).toMatch(/\.$/);
  }
});

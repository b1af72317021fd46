import { expect, test } from 'vitest';
import { documentTitle, wordsOf } from './page-words.ts';
import { pages, readingPage } from './pages.ts';

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

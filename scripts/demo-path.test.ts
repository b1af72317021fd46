// The way through the demo catalogue, for a child who reads every book in the order of the shelf.
import { expect, test } from 'vitest';
import { renderBooks } from '../content/catalogue.ts';
import { embeddedBooks, inlineBooks } from '../content/books.ts';
import { stepIds } from '../domain/teaching-steps.ts';
import { openEngine } from '../phonics/engine.ts';
import { keyOf } from '../phonics/keys.ts';
import { phonograms } from '../phonics/phonograms.ts';
import { steps } from '../phonics/steps.ts';
import { toBookRow } from '../server/modules/catalogue/book-rows.ts';
import { NO_PLACE } from '../server/modules/catalogue/book-place.ts';
import { buildShelf, shelve, type ShelvedBook } from '../server/modules/catalogue/shelf.ts';

/** A book may bring this many new phonograms, and the first of a level's first step may bring more. */
const MOST = 3;
const MOST_OF_A_LEVELS_FIRST = 6;

const { describe: wordsOf } = openEngine();
const texts = new Map(
  [...inlineBooks, ...embeddedBooks].map((book) => {
    const pages = 'pages' in book ? book.pages.map(({ text }) => text) : book.texts;
    return [book.id, { step: book.step, text: [book.title, ...pages].join('\f') }];
  }),
);
const rows = renderBooks((path) => `/${path}`, 'http://localhost:3001').map((book) => {
  const { step = '1.1', text = '' } = texts.get(book.id) ?? {};
  const { words, phonograms: keys } = wordsOf(text, step);
  return {
    ...toBookRow(book, 0),
    ...{ held: null, publish_at: null, level_reason: null, ...NO_PLACE },
    ...{ step, phonograms: JSON.stringify(keys) },
    different_words: Object.keys(words.splits).length,
  };
});
const { books } = buildShelf(rows.map(shelve));
const nameOf = ({ step, row }: ShelvedBook) => `${stepIds[step]} ${row.title}`;

test('no book brings more than three new phonograms, but for the first of a level', () => {
  const met = new Set<string>();
  const begun = new Set<number>();
  const steep = books.flatMap((book) => {
    const brings = (book.sounds ?? []).filter((key) => !met.has(key));
    for (const key of brings) met.add(key);
    const isFirst = !begun.has(book.level);
    begun.add(book.level);
    const most = isFirst ? MOST_OF_A_LEVELS_FIRST : MOST;
    return brings.length > most ? [`${nameOf(book)}: ${brings.join(' ')}`] : [];
  });
  expect(steep).toEqual([]);
});

test('every phonogram is practised by a book of its level', () => {
  const missing = phonograms.filter(
    (row) =>
      !books.some(({ level, sounds }) => level === row.level && sounds?.includes(keyOf(row))),
  );
  expect(missing.map(keyOf)).toEqual([]);
});

test('the shelf follows the steps', () => {
  const order = books.map(({ step }) => step);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(steps.length);
});

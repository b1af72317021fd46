import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { categories, levelOf } from '../domain/levels.ts';
import { embeddedBooks, inlineBooks } from './books.ts';
import { renderBooks, renderContent, renderPictures } from './catalogue.ts';
import { levelOfWord, readSplit, wordsOf } from './letter-check.ts';

const origin = 'http://localhost:3001';
const addressOf = (path: string) => `/public-objects/${path}`;
const books = renderBooks(addressOf, origin);
const pictures = renderPictures();
const bodyOf = new Map(pictures.map(({ path, body }) => [path, body]));
const brotli = (body: string | undefined) => brotliCompressSync(body ?? '').length;

describe('the demo catalogue', () => {
  it('has an inline book for each of the nine levels, and two embedded flipbooks', () => {
    expect(inlineBooks.map(({ category }) => category)).toEqual(categories);
    expect(embeddedBooks.map(({ category }) => category)).toEqual(['level2', 'level6']);
  });

  it('gives every book an id of its own that fits an address', () => {
    const ids = books.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });

  it('lists books in teaching order', () => {
    const levels = books.map(({ category }) => levelOf(category));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it('has the picture for every address it shows, and no other', () => {
    const shown = books.flatMap(({ coverImageUrl, content }) => [
      coverImageUrl,
      ...[...(content ?? '').matchAll(/src="([^"]+)"/g)].map(([, address]) => address),
    ]);
    expect(shown.toSorted()).toEqual([...bodyOf.keys()].map(addressOf).sort());
  });

  it('points an embedded book to the flipbook host', () => {
    const embedded = books.filter(({ flipbookType }) => flipbookType === 'fliphtml5');
    expect(embedded.map(({ flipbookUrl }) => flipbookUrl)).toEqual(
      embeddedBooks.map(({ id }) => `${origin}/flipbooks/${id}`),
    );
    expect(embedded.every(({ content }) => content === null)).toBe(true);
  });

  it('keeps covers under 12 kB and pages under 20 kB on the wire', () => {
    for (const [path, body] of bodyOf) {
      expect(brotli(body), path).toBeLessThan(path.endsWith('cover.svg') ? 12_000 : 20_000);
    }
  });

  it('renders the same bytes each time', () => {
    expect(renderPictures()).toEqual(pictures);
  });
});

describe.each(inlineBooks.map((book) => [book.title, book] as const))('%s', (_title, book) => {
  const level = levelOf(book.category);
  const hearts = new Set(book.heartWords);
  const words = wordsOf([book.title, ...book.pages.map(({ text }) => text)].join(' '));
  const sounded = words.filter((word) => !hearts.has(word));

  it('has six to ten pages of a few short sentences, each with a picture told in words', () => {
    expect(book.pages.length).toBeGreaterThanOrEqual(6);
    expect(book.pages.length).toBeLessThanOrEqual(10);
    for (const { text, alt, scene } of book.pages) {
      const sentences = text.split(/(?<=[.!?]"?)\s+(?=["A-Z])/);
      expect(wordsOf(text).length, text).toBeLessThanOrEqual(20);
      expect(sentences.length, text).toBeLessThanOrEqual(5);
      expect(alt.length, text).toBeGreaterThan(15);
      expect(scene.items.length, text).toBeGreaterThan(1);
    }
  });

  it('is readable with the phonograms of its level and its heart words', () => {
    const beyond = sounded.filter((word) => levelOfWord(word, book.splits[word]) > level);
    expect(beyond).toEqual([]);
  });

  it('practises the phonograms of its own level in at least ten words', () => {
    const own = new Set(sounded.filter((word) => levelOfWord(word, book.splits[word]) === level));
    expect(own.size).toBeGreaterThanOrEqual(10);
  });

  it('leans on few heart words, and lists none it does not use', () => {
    expect([...hearts].filter((word) => !words.includes(word))).toEqual([]);
    expect(hearts.size).toBeLessThanOrEqual(9);
    expect(1 - sounded.length / words.length).toBeLessThan(level <= 3 ? 0.3 : 0.15);
  });

  it('splits only words it has, into phonograms that are taught at the level they claim', () => {
    for (const [word, split] of Object.entries(book.splits)) {
      expect(words).toContain(word);
      expect(split.replace(/[-\d]/g, '')).toBe(word);
      for (const { letters, level: taught } of readSplit(split)) {
        expect(taught, `${letters} in ${word}`).toBeLessThanOrEqual(9);
      }
    }
  });

  it('becomes one section a page, with its picture and its words', () => {
    const sections = renderContent(book, addressOf).match(/<section>.*?<\/section>/gs) ?? [];
    expect(sections).toHaveLength(book.pages.length);
    expect(sections[0]).toMatch(
      new RegExp(
        `^<section><img src="/public-objects/books/${book.id}/page-1\\.svg" alt="[^"]+" width="800" height="600"><p>[^<]+</p></section>$`,
      ),
    );
  });
});

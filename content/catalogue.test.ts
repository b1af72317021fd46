import { describe, expect, it } from 'vitest';
import { levelOf } from '../domain/levels.ts';
import { levelOfStep, stepIds } from '../domain/teaching-steps.ts';
import { explain } from '../phonics/check.ts';
import { openEngine } from '../phonics/engine.ts';
import { wordsOf } from '../phonics/words.ts';
import type { EmbeddedBook, InlineBook } from './format/book.ts';
import { embeddedBooks, inlineBooks } from './books.ts';
import { renderBooks, renderContent, renderPictures } from './catalogue.ts';
import { picturesOf, renderActor } from './pictures/actor.ts';
import { backgrounds } from './pictures/backgrounds/backgrounds.ts';
import { ownShapes } from './pictures/drawings/drawings.ts';
import { picturesIn, type Scene } from './pictures/scene.ts';

const { check, fittingStep } = openEngine();
const origin = 'http://localhost:3001';
const addressOf = (path: string) => `/public-objects/${path}`;
const books = renderBooks(addressOf, origin);
const pictures = renderPictures();
const bodyOf = new Map(pictures.map(({ path, body }) => [path, body]));
const demoBooks = [...inlineBooks, ...embeddedBooks];
const scenesOf = (book: InlineBook | EmbeddedBook): Scene[] => [
  book.cover,
  ...('pages' in book ? book.pages.map(({ scene }) => scene) : []),
];
const actorsOf = (book: InlineBook | EmbeddedBook) =>
  scenesOf(book)
    .flatMap(({ items }) => items)
    .filter((item) => 'who' in item);
const scenes = demoBooks.flatMap(scenesOf);
const shownPictures = new Set(scenes.flatMap(({ items }) => picturesIn(items)));

describe('the demo catalogue', () => {
  it('has two or more books for each step of Level 1, and one or more for each other step', () => {
    const byStep = Map.groupBy(demoBooks, ({ step }) => step);
    const few = stepIds.filter(
      (step) => (byStep.get(step)?.length ?? 0) < (levelOfStep(step) === 1 ? 2 : 1),
    );
    expect(few).toEqual([]);
    expect(demoBooks.length).toBeGreaterThanOrEqual(70);
    expect(embeddedBooks.map(({ step }) => levelOfStep(step))).toEqual([2, 6]);
  });

  it('gives every book a unique id that is valid in an address', () => {
    const ids = books.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });

  it('lists books in teaching order', () => {
    const levels = books.map(({ category }) => levelOf(category));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it('has exactly the pictures that the books show', () => {
    const shown = books.flatMap(({ coverImageUrl, heroImageUrl, content }) => [
      coverImageUrl,
      heroImageUrl,
      ...[...(content ?? '').matchAll(/src="([^"]+)"/g)].map(([, address]) => address),
    ]);
    expect(shown.toSorted()).toEqual([...bodyOf.keys()].map(addressOf).sort());
  });

  it('links an embedded book to the flipbook host', () => {
    const embedded = books.filter(({ flipbookType }) => flipbookType === 'fliphtml5');
    expect(embedded.map(({ flipbookUrl }) => flipbookUrl)).toEqual(
      embeddedBooks.map(({ id }) => `${origin}/flipbooks/${id}`),
    );
    expect(embedded.every(({ content }) => content === null)).toBe(true);
  });

  it('has pages of at most 14 kB at the median and 24 kB each, and covers of less than 12 kB', () => {
    const sizes = (kind: string) =>
      [...bodyOf]
        .filter(([path]) => path.includes(kind))
        .map(([path, body]) => [body.length, path]);
    const pages = sizes('/page-').toSorted(([a], [b]) => Number(a) - Number(b));
    expect(pages[Math.floor(pages.length / 2)]?.[0]).toBeLessThanOrEqual(14_000);
    expect(pages.filter(([size]) => Number(size) > 24_000)).toEqual([]);
    expect(sizes('/cover').filter(([size]) => Number(size) >= 12_000)).toEqual([]);
  });

  it('has heroes of at most 6 kB, square and without a background', () => {
    for (const { id } of books) {
      const hero = bodyOf.get(`books/${id}/hero.svg`) ?? '';
      expect(hero.length, id).toBeLessThanOrEqual(6_000);
      expect(hero).toContain('viewBox="0 0 240 240"');
      expect(hero, id).not.toMatch(/<(?:rect|path)[^>]*(?:width="240"|M0 0h240)/);
    }
  });

  it('shows feelings in faces: no sign stands for one', () => {
    const signs =
      /^(anger-symbol|sweat-droplets|dizzy|zzz|(broken-|red-|two-)?hearts?|.*exclamation.*|.*question-mark|dashing-away|.*speech-.*|eyes)$/;
    expect([...shownPictures].filter((picture) => signs.test(picture))).toEqual([]);
  });

  it('shares a shape of its own only if several books show it, and has no unused background', () => {
    const usedBackgrounds = new Set<string>(scenes.map(({ background }) => background));
    const shownBy = (name: string) =>
      demoBooks.filter((book) =>
        scenesOf(book).some(({ items }) => picturesIn(items).includes(name)),
      ).length;
    expect(Object.keys(ownShapes).filter((name) => shownBy(name) < 2)).toEqual([]);
    expect(Object.keys(backgrounds).filter((name) => !usedBackgrounds.has(name))).toEqual([]);
  });

  it('gives a book only drawings that it shows, each named own-… and as no other is', () => {
    for (const book of demoBooks) {
      const shown = new Set(scenesOf(book).flatMap(({ items }) => picturesIn(items)));
      const wrong = Object.keys(book.props ?? {}).filter(
        (name) => !shown.has(name) || !name.startsWith('own-') || name in ownShapes,
      );
      expect(wrong, book.id).toEqual([]);
    }
  });

  it('draws all that its characters hold and wear, and moves each hand that reaches', () => {
    const lost = demoBooks.flatMap((book) =>
      actorsOf(book).flatMap((actor) => {
        const { reaches, ...resting } = actor;
        const drawn = renderActor(actor);
        const missing = picturesOf(actor).filter(
          (picture) => !drawn.includes(`<use href="#${picture}"/>`),
        );
        const still = reaches !== undefined && renderActor(resting) === drawn;
        return missing.length > 0 || still ? [`${book.id}: ${actor.who}`] : [];
      }),
    );
    expect(lost).toEqual([]);
  });

  it('renders the same bytes each time', () => {
    expect(renderPictures()).toEqual(pictures);
  });
});

/** Returns the text that a child reads: the title, then the pages. */
const textOf = (book: InlineBook | EmbeddedBook) =>
  [book.title, ...('pages' in book ? book.pages.map(({ text }) => text) : book.texts)].join('\f');
const wordCount = (text: string) => wordsOf(text).length;
/** Returns the maximum number of words per page at a level. */
const longest = (level: number) => (level <= 2 ? 16 : level <= 4 ? 24 : level <= 6 ? 32 : 40);

describe.each(demoBooks.map((book) => [book.title, book] as const))('%s', (_title, book) => {
  const { step } = book;
  const level = levelOfStep(step);
  const report = check(textOf(book), step);

  it('is readable with the phonograms, shapes and heart words of its step, and not before', () => {
    expect(report.failing.map(({ word, reason }) => `${word}: ${explain(reason)}`)).toEqual([]);
    expect(report.withHeartWords).toBe(1);
    expect(fittingStep(textOf(book))).toBe(step);
  });

  it('has at most 3 heart words in 10 words at Level 1, and 2 later', () => {
    expect(report.decodable).toBeGreaterThanOrEqual(level === 1 ? 0.7 : 0.8);
  });

  it('is written as Australians write', () => {
    const american =
      /\b(cookie|sweater|skunk|chipmunk|mom|color|favorite|gray|sidewalk|trash|diaper)/i;
    expect(textOf(book)).not.toMatch(american);
    expect(book.description).not.toMatch(american);
  });

  it('has typographic punctuation, with each quotation closed within its paragraph', () => {
    const texts = 'pages' in book ? book.pages.flatMap(({ text, alt }) => [text, alt]) : book.texts;
    const paragraphs = [book.title, book.description, ...texts].flatMap((text) => text.split('\n'));
    for (const paragraph of paragraphs) {
      expect(paragraph).not.toMatch(/["'‘]|\.\.|^\s|\s$|\s{2}/);
      expect(paragraph).toMatch(/^(?:[^“”]|“[^“”]+”)+$/);
    }
  });

  it('has a hero who is in its pictures, and wears what it wears there', () => {
    const asInTheBook = actorsOf(book)
      .filter(({ who }) => who === book.hero.who)
      .map(({ wears }) => wears?.picture);
    expect(asInTheBook).toContain(book.hero.wears?.picture);
  });

  it('practises its level with at least six words', () => {
    expect(report.practising.length).toBeGreaterThanOrEqual(6);
  });
});

describe.each(inlineBooks.map((book) => [book.title, book] as const))('%s', (_title, book) => {
  it('has six to twelve pages of a few sentences, each with a described picture', () => {
    expect(book.pages.length).toBeGreaterThanOrEqual(6);
    expect(book.pages.length).toBeLessThanOrEqual(12);
    for (const { text, alt, scene } of book.pages) {
      expect(wordCount(text), text).toBeLessThanOrEqual(longest(levelOfStep(book.step)));
      expect(alt.length, text).toBeGreaterThan(15);
      expect(scene.items.length, text).toBeGreaterThan(1);
    }
  });

  it('has one section per page, with its picture and its words', () => {
    const sections = renderContent(book, addressOf).match(/<section>.*?<\/section>/gs) ?? [];
    expect(sections).toHaveLength(book.pages.length);
    expect(sections[0]).toMatch(
      new RegExp(
        `^<section><img src="/public-objects/books/${book.id}/page-1\\.svg" alt="[^"]+" width="800" height="600">(<p>[^<]+</p>)+</section>$`,
      ),
    );
    for (const [index, { text }] of book.pages.entries()) {
      const paragraphs = [...(sections[index] ?? '').matchAll(/<p>([^<]+)<\/p>/g)];
      expect(paragraphs.map(([, words]) => words)).toEqual(text.split('\n'));
    }
  });

  it('starts a paragraph when the speaker changes', () => {
    for (const { text } of book.pages) expect(text).not.toMatch(/” “/);
  });
});

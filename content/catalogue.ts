// Renders the demo catalogue for the database and the object store: book records and pictures. This module is slow
// to import because of all the scenes, and is needed only to seed a library.
import { groupOf, type Category, type LevelGroup } from '../domain/levels.ts';
import { levelOfStep } from '../domain/teaching-steps.ts';
import type { EmbeddedBook, InlineBook } from './format/book.ts';
import { embeddedBooks, inlineBooks } from './books.ts';
import { loadDrawings, withProps, type Drawings } from './pictures/drawings/drawings.ts';
import type { FrameColor } from './pictures/frame.ts';
import { renderHero } from './pictures/hero.ts';
import { renderScene } from './pictures/scene.ts';

export interface DemoBook {
  id: string;
  title: string;
  author: string;
  description: string;
  category: Category;
  coverImageUrl: string;
  heroImageUrl: string;
  flipbookType: 'html' | 'fliphtml5';
  /** One `<section>` per page; null for an embedded flipbook. */
  content: string | null;
  /** Null for an inline book. */
  text: string | null;
  flipbookUrl: string | null;
  flipbookId: string | null;
  totalPages: number;
  starReward: 1;
}

export interface Picture {
  /** The requested path in the object store, such as 'books/hippo-will-fly/cover.svg'. */
  path: string;
  /** An SVG document. */
  body: string;
}

/** Returns the address of the picture with this path. */
export type AddressOf = (path: string) => string;

const frameOf: Record<LevelGroup, FrameColor> = {
  beginner: 'mint',
  intermediate: 'coral',
  advanced: 'lavender',
};

const demoBooks = [...inlineBooks, ...embeddedBooks];

const coverPath = (id: string) => `books/${id}/cover.svg`;
const heroPath = (id: string) => `books/${id}/hero.svg`;
const pagePath = (id: string, page: number) => `books/${id}/page-${page}.svg`;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Returns the HTML of a book: one section per page, with its picture and its paragraphs. */
export function renderContent({ id, pages }: InlineBook, addressOf: AddressOf): string {
  return pages
    .map(({ text, alt }, index) => {
      const image = `<img src="${addressOf(pagePath(id, index + 1))}" alt="${escapeHtml(alt)}" width="800" height="600">`;
      const paragraphs = text.split('\n').map((line) => `<p>${escapeHtml(line)}</p>`);
      return `<section>${image}${paragraphs.join('')}</section>`;
    })
    .join('\n');
}

/** Returns the words of an embedded book as plain text, with blank lines between pages. */
const textOf = ({ texts }: EmbeddedBook): string => texts.join('\n\n');

/** Renders a book's cover, in a frame of its level's colour. */
export function renderCover(
  { cover, step, props }: InlineBook | EmbeddedBook,
  all: Drawings,
): string {
  const frame = frameOf[groupOf(levelOfStep(step))];
  return renderScene(cover, { drawings: withProps(all, props), frame });
}

/** Renders the cover and the hero of every book, and the page pictures of every inline book. */
export function renderPictures(): Picture[] {
  const all = loadDrawings();
  return demoBooks.flatMap((book) => {
    const drawings = withProps(all, book.props);
    const pages = 'pages' in book ? book.pages : [];
    return [
      { path: coverPath(book.id), body: renderCover(book, all) },
      { path: heroPath(book.id), body: renderHero(book.hero, drawings) },
      ...pages.map(({ scene }, index) => ({
        path: pagePath(book.id, index + 1),
        body: renderScene(scene, { drawings }),
      })),
    ];
  });
}

/**
 * Returns every book of the demo catalogue, in teaching order. `flipbookOrigin` is the origin of the flipbook
 * host.
 */
export function renderBooks(addressOf: AddressOf, flipbookOrigin: string): DemoBook[] {
  return demoBooks
    .toSorted((a, b) => levelOfStep(a.step) - levelOfStep(b.step))
    .map((book): DemoBook => {
      const { id, title, author, description, step } = book;
      const category: Category = `level${levelOfStep(step)}` as Category;
      const coverImageUrl = addressOf(coverPath(id));
      const heroImageUrl = addressOf(heroPath(id));
      const shown = { id, title, author, description, category, coverImageUrl, heroImageUrl };
      if ('pages' in book) {
        return {
          ...shown,
          flipbookType: 'html',
          content: renderContent(book, addressOf),
          text: null,
          flipbookUrl: null,
          flipbookId: null,
          totalPages: book.pages.length,
          starReward: 1,
        };
      }
      return {
        ...shown,
        flipbookType: 'fliphtml5',
        content: null,
        text: textOf(book),
        flipbookUrl: `${flipbookOrigin}/flipbooks/${id}`,
        flipbookId: id,
        totalPages: book.texts.length,
        starReward: 1,
      };
    });
}

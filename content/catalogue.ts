// The demo catalogue as the library stores it: rows for its books, and the pictures they show.
// Cheap to import; the icon set is read when the catalogue is rendered, once, at seeding.
import { levelOf, groupOf, type Category, type LevelGroup } from '../domain/levels.ts';
import type { InlineBook } from './book.ts';
import { embeddedBooks, inlineBooks } from './books.ts';
import { loadDrawings } from './drawings.ts';
import { renderScene, type FrameColor, type Scene } from './scene.ts';

export interface DemoBook {
  id: string;
  title: string;
  author: string;
  description: string;
  category: Category;
  coverImageUrl: string;
  flipbookType: 'html' | 'fliphtml5';
  /** One `<section>` a page; null for an embedded flipbook. */
  content: string | null;
  flipbookUrl: string | null;
  flipbookId: string | null;
  totalPages: number;
  starReward: 1;
}

export interface CatalogueObject {
  /** Relative to the object store, such as 'books/hippo-will-fly/cover.svg'. */
  path: string;
  body: string;
  contentType: 'image/svg+xml';
}

export interface Catalogue {
  books: DemoBook[];
  objects: CatalogueObject[];
}

const frameOf: Record<LevelGroup, FrameColor> = {
  beginner: 'mint',
  intermediate: 'coral',
  advanced: 'lavender',
};

const coverPath = (id: string) => `books/${id}/cover.svg`;
const pagePath = (id: string, page: number) => `books/${id}/page-${page}.svg`;
/** Where the library serves an object of its store. */
const urlOf = (path: string) => `/public-objects/${path}`;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The words of a book: one section a page, with its picture and its sentences. */
export function renderContent({ id, pages }: InlineBook): string {
  return pages
    .map(({ text, alt }, index) => {
      const image = `<img src="${urlOf(pagePath(id, index + 1))}" alt="${escapeHtml(alt)}" width="800" height="600">`;
      return `<section>${image}<p>${escapeHtml(text)}</p></section>`;
    })
    .join('\n');
}

/**
 * Renders every book and picture of the demo catalogue, in teaching order. `flipbookOrigin` is the
 * origin of the flipbook host; without it the embedded books are left out.
 */
export function renderCatalogue({ flipbookOrigin }: { flipbookOrigin?: string } = {}): Catalogue {
  const drawings = loadDrawings();
  const svg = (path: string, scene: Scene, frame?: FrameColor): CatalogueObject => ({
    path,
    body: renderScene(scene, frame === undefined ? { drawings } : { drawings, frame }),
    contentType: 'image/svg+xml',
  });
  const embedded = flipbookOrigin === undefined ? [] : embeddedBooks;
  const listed = [...inlineBooks, ...embedded].sort(
    (a, b) => levelOf(a.category) - levelOf(b.category),
  );
  const books = listed.map((book): DemoBook => {
    const { id, title, author, description, category } = book;
    const shown = { id, title, author, description, category, coverImageUrl: urlOf(coverPath(id)) };
    if ('pages' in book) {
      return {
        ...shown,
        flipbookType: 'html',
        content: renderContent(book),
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
      flipbookUrl: `${flipbookOrigin}/flipbooks/${id}`,
      flipbookId: id,
      totalPages: book.totalPages,
      starReward: 1,
    };
  });
  const objects = listed.flatMap((book) => [
    svg(coverPath(book.id), book.cover, frameOf[groupOf(levelOf(book.category))]),
    ...('pages' in book
      ? book.pages.map(({ scene }, index) => svg(pagePath(book.id, index + 1), scene))
      : []),
  ]);
  return { books, objects };
}

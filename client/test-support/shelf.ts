// A small catalogue, as the server returns it.
import {
  type AdminBook,
  type Book,
  type BookCard,
  wholeBook,
  type WholeBook,
} from '../../contracts/books.ts';
import type { Category } from '../../domain/levels.ts';
import type { KeptBook } from '../offline/kept-list.ts';

export const INLINE_BOOK = 'Sam and the Wet Hat';
export const FLIPBOOK = 'Crab Has a Shell Shop';
export const FLIPBOOK_URL = 'https://flipbooks.example.com/crab-has-a-shell-shop';

const idOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');

/** Returns the card of an inline book with nine pages, with `changes` applied. */
export function cardOf(
  title: string,
  category: Category,
  changes: Partial<BookCard> = {},
): BookCard {
  return {
    id: idOf(title),
    title,
    author: 'Step Into Reading',
    description: null,
    category,
    coverImageUrl: `/public-objects/${idOf(title)}-cover.svg`,
    heroImageUrl: null,
    flipbookType: 'html',
    totalPages: 9,
    starReward: 1,
    ...changes,
  };
}

/** Returns the entry of a book that somebody keeps on this device. */
export const keptBook = ({
  id,
  title,
  category,
}: Pick<BookCard, 'id' | 'title' | 'category'>): KeptBook => ({
  ...{ id, title, category, coverImageUrl: null, flipbookType: 'html' },
  ...{ byHand: true, isProposed: false, bytes: 1, keptAt: 1, files: [], sizes: [] },
});

/** One book of each level, and a second one of level 2: the flipbook. */
export const cards: readonly BookCard[] = [
  cardOf(INLINE_BOOK, 'level1', { description: 'Sam looks for a hat.' }),
  cardOf('A Thump in the Shed', 'level2'),
  cardOf(FLIPBOOK, 'level2', { flipbookType: 'fliphtml5', totalPages: 1 }),
  cardOf('The Rose by the Lake', 'level3'),
  cardOf('Goat and His Boat', 'level4'),
  cardOf('Eight Naughty Rabbits', 'level5'),
  cardOf('The Fruit Suit', 'level6'),
  cardOf('Hippo Will Fly', 'level7'),
  cardOf('The Wrong Echo', 'level8'),
  cardOf('Giraffe at the Station', 'level9'),
];

/**
 * Returns the HTML of these pages. In happy-dom, DOMPurify unwraps the first node and skips the last one, so both
 * are whitespace here. Sanitising is tested in a browser.
 */
export const contentOf = (pages: readonly string[]): string =>
  ['', ...pages.map((page) => `<section>${page}</section>`), ''].join('\n');

/** Returns the book of a card: nine pages, the first with 'Sam got a hat.' */
export function bookOf({ fit: _, ...card }: BookCard, changes: Partial<Book> = {}): Book {
  const isFlipbook = card.flipbookType === 'fliphtml5';
  const words = [
    'Sam got a hat.',
    ...Array.from({ length: 8 }, (_, at) => `It is page ${at + 2}.`),
  ];
  return {
    ...card,
    content: isFlipbook ? null : contentOf(words.map((text) => `<p>${text}</p>`)),
    flipbookUrl: isFlipbook ? FLIPBOOK_URL : null,
    flipbookId: null,
    words: null,
    narration: [],
    ...changes,
  };
}

/** Returns a row of the owner's table. */
export function rowOf({ fit: _, ...card }: BookCard, changes: Partial<AdminBook> = {}): AdminBook {
  const isFlipbook = card.flipbookType === 'fliphtml5';
  return {
    ...card,
    flipbookUrl: isFlipbook ? FLIPBOOK_URL : null,
    flipbookId: null,
    openUrl: null,
    createdAt: 1,
    report: null,
    levelReason: null,
    state: 'published',
    publishAt: null,
    begun: 0,
    ...changes,
  };
}

/** Returns an inline book of one page as its owner edits it, with nothing filled in that may be empty. */
export function wholeBookOf(changes: Partial<WholeBook> = {}): WholeBook {
  const empty = { author: null, coverImageUrl: null, totalPages: 1 };
  return wholeBook.parse({
    ...rowOf(cardOf(INLINE_BOOK, 'level1', empty)),
    text: null,
    content: [{ picture: null, words: 'Sam sat.', html: null }],
    version: 1,
    ...changes,
  });
}

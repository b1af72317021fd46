// The page of a real book that a visitor is shown, with its words: those of a book in the library are
// for subscribers. `node scripts/sample-page.ts` draws its picture; a test holds all of it to the book.
export const sample = {
  bookId: 'sam-and-the-wet-hat',
  bookTitle: 'Sam and the Wet Hat',
  category: 'level1',
  /** Counted from 1. */
  page: 5,
  text: 'Pop! Peg got it. But Frog sat in it!',
  alt: 'The hat is out of the mud, upside down. A green frog looks out of it between Sam and Peg.',
} as const;

// The sample page for visitors, from a real book. Its text is here because only subscribers can
// fetch a library book. `node scripts/drawn-pictures.ts` renders its picture; a test checks all of it
// against the book.
export const sample = {
  bookId: 'sam-and-the-wet-hat',
  bookTitle: 'Sam and the Wet Hat',
  category: 'level1',
  /** Counted from 1. */
  page: 5,
  text: 'Pop! Peg got it. But Frog sat in it!',
  /** A word of the page as word help takes it apart. */
  word: 'Frog',
  sounds: [
    { letters: 'f', example: 'fan' },
    { letters: 'r', example: 'run' },
    { letters: 'o', example: 'pot' },
    { letters: 'g', example: 'gap' },
  ],
  alt: 'The hat is out of the mud, upside down. A green frog looks out of it between Sam and Peg.',
} as const;

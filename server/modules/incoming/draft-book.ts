// The book that is made of a file, as the owner's form would send it.
import { type NewBook, newBook } from '../../../contracts/book-form.ts';
import { LONGEST_BOOK_TEXT } from '../../../contracts/phonics.ts';
import type { Category } from '../../../domain/levels.ts';
import { hasWords } from '../../../domain/text.ts';
import { Problem } from '../../problems/problem.ts';
import type { MadeFlipbook } from '../flipbooks/make-flipbook.ts';
import { agreedTitle } from './makers/agreed-title.ts';
import { shownAuthor, shownTitle } from './makers/first-pages.ts';
import { goodTitle } from './makers/good-title.ts';
import type { MadeBook } from './makers/maker.ts';
import { titleOf } from './makers/title.ts';

/** A book before it has a level, and what the owner should look at. */
export interface DraftBook {
  book: { title: string; author: string | null; [field: string]: unknown };
  note: string | null;
  /** The words of its first pages. */
  firstPages: string[];
}

const plain = {
  author: null,
  description: null,
  heroImageUrl: null,
  levelReason: null,
  starReward: 1 as const,
};

export const TOO_MANY_WORDS = 'It has too many words to be checked.';
export const NO_WORDS =
  'It has no words that can be read from it. Type them, so that they can be checked.';

export function inlineBookOf({ note, ...made }: MadeBook): DraftBook {
  const firstPages = made.content.slice(0, 2).map(({ words }) => words);
  return { book: { ...plain, ...made, flipbookType: 'html' }, note, firstPages };
}

/** `name` is that of the file. */
export function flipbookOf(made: MadeFlipbook, name: string): DraftBook {
  const isTooLong = made.text.length > LONGEST_BOOK_TEXT;
  const isWordless = !hasWords(made.text);
  const book = {
    ...plain,
    title: goodTitle(made.title) ?? titleOf(name),
    coverImageUrl: made.coverImageUrl,
    flipbookType: 'fliphtml5' as const,
    flipbookUrl: made.flipbookUrl,
    flipbookId: null,
    text: isTooLong || isWordless ? null : made.text,
    totalPages: 1 as const,
  };
  const note = isTooLong ? TOO_MANY_WORDS : isWordless ? NO_WORDS : null;
  return { book, note, firstPages: made.text.split('\n\n', 2) };
}

/**
 * Returns the book with what its first pages say of its title and its author. If another book has its title, the name of
 * the file is used instead, where that is a title: several files may be made from one that had this title.
 */
export function withFirstPages(
  { book, note, firstPages }: DraftBook,
  name: string,
  isTaken: (title: string) => boolean,
): DraftBook {
  const title = (isTaken(book.title) ? goodTitle(titleOf(name)) : null) ?? book.title;
  const proposed = {
    title: agreedTitle(title, name, shownTitle(firstPages[0] ?? '')),
    author: book.author ?? shownAuthor(firstPages),
  };
  return { book: { ...book, ...proposed }, note, firstPages };
}

/** Holds a book to what the owner's form allows. Throws `invalid_request`, which says what of it is not allowed. */
export function checkedBook({ book }: Omit<DraftBook, 'firstPages'>, category: Category): NewBook {
  const { data, error } = newBook.safeParse({ ...book, category });
  if (data) return data;
  const [issue] = error.issues;
  throw new Problem('invalid_request', `No book can be made of this file: ${issue?.message}.`);
}

// Makes a draft of a file that has arrived.
import { type NewBook, newBook } from '../../../contracts/books.ts';
import { LONGEST_BOOK_TEXT } from '../../../contracts/phonics.ts';
import { PDF_BYTES, PDF_TOO_LARGE } from '../../../domain/flipbooks.ts';
import { categories, type Category } from '../../../domain/levels.ts';
import type { Db } from '../../database/tables.ts';
import { badBody, Problem } from '../../problems/problem.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import { addDraft, type DraftParts } from '../books/add-draft.ts';
import { makeFlipbook } from '../flipbooks/make-flipbook.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { makeOfEpub } from './makers/epub.ts';
import { goodTitle } from './makers/good-title.ts';
import { kindOfIncoming } from './makers/kind.ts';
import type { MadeBook, MakerParts } from './makers/maker.ts';
import { makeOfPictures } from './makers/pictures.ts';
import { titleOf } from './makers/title.ts';
import type { IncomingRow } from './store.ts';

export interface MakingParts extends DraftParts {
  objects: ObjectStore;
}

export interface Making extends Pick<MakerParts, 'onProgress' | 'signal'> {
  row: IncomingRow;
  /** The path of the file. */
  file: string;
  /**
   * Runs in the transaction that adds the draft. `message` is what the owner should look at. It throws if the draft is
   * not wanted any more.
   */
  also: (transaction: Db, made: { draftId: string; message: string | null }) => Promise<void>;
}

/** A book before it has a level, as the owner's form would send it, and what the owner should look at. */
interface Made {
  book: { title: string; [field: string]: unknown };
  note: string | null;
}

/** Throws a Problem that says what is wrong with the file, and another error if a later try may succeed. */
export async function makeDraft(parts: MakingParts, making: Making): Promise<void> {
  const { row, also, signal } = making;
  const { book, note } = await makeBook(parts, making);
  signal.throwIfAborted();
  const message = joinNotes(note, await noteOfTitle(parts, book.title));
  const levelOfWords = row.asked_level === 'words';
  const category = levelOfWords ? categories[0] : (row.asked_level as Category);
  await addDraft(parts, {
    book: checked({ ...book, category }),
    levelOfWords,
    by: row.by_whom,
    also: (transaction, draftId) => also(transaction, { draftId, message }),
  });
}

async function makeBook(parts: MakingParts, { row, file, onProgress, signal }: Making) {
  const kind = await kindOfIncoming(file);
  if (kind === 'pdf') return makePdf(parts, { row, file, onProgress, signal });
  const make = kind === 'pictures' ? makeOfPictures : makeOfEpub;
  const made = await make(file, row.name, {
    storePicture: (bytes, purpose) => storePicture(parts.objects, bytes, purpose),
    onProgress,
    signal,
  });
  return inlineBookOf(made);
}

async function makePdf(
  { flipbooks }: MakingParts,
  { row, file, onProgress, signal }: Omit<Making, 'also'>,
): Promise<Made> {
  if (row.bytes > PDF_BYTES) throw badBody(PDF_TOO_LARGE, 'too_large');
  const made = await makeFlipbook(flipbooks, file, { onProgress, signal });
  const isTooLong = made.text.length > LONGEST_BOOK_TEXT;
  const book = {
    ...plain,
    title: goodTitle(made.title) ?? titleOf(row.name),
    coverImageUrl: made.coverImageUrl,
    flipbookType: 'fliphtml5' as const,
    flipbookUrl: made.flipbookUrl,
    flipbookId: null,
    text: isTooLong ? null : made.text || null,
    totalPages: 1 as const,
  };
  return { book, note: isTooLong ? TOO_MANY_WORDS : made.text === '' ? NO_WORDS : null };
}

const plain = {
  author: null,
  description: null,
  heroImageUrl: null,
  levelReason: null,
  starReward: 1 as const,
};

const TOO_MANY_WORDS = 'It has too many words to be checked.';
const NO_WORDS =
  'It has no words that can be read from it. Type them, so that they can be checked.';

const inlineBookOf = ({
  title,
  author,
  description,
  coverImageUrl,
  content,
  note,
}: MadeBook): Made => ({
  book: { ...plain, title, author, description, coverImageUrl, flipbookType: 'html', content },
  note,
});

/** Holds the book to what the owner's form allows. Throws `invalid_request`, which says what of it is not allowed. */
function checked(book: unknown): NewBook {
  const { data, error } = newBook.safeParse(book);
  if (data) return data;
  const [issue] = error.issues;
  throw new Problem('invalid_request', `No book can be made of this file: ${issue?.message}.`);
}

/** Returns a sentence if another book has this title. */
async function noteOfTitle({ catalogue }: MakingParts, title: string): Promise<string | null> {
  const { books } = await catalogue.ownerShelf();
  const same = books.find(({ row }) => row.title.toLowerCase() === title.toLowerCase());
  return same ? `Another book is called "${same.row.title}".` : null;
}

const joinNotes = (...notes: (string | null)[]): string | null =>
  notes.filter((note) => note !== null).join(' ') || null;

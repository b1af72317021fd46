// Makes a draft of a file that has arrived.
import { PDF_BYTES, PDF_TOO_LARGE } from '../../../domain/flipbooks.ts';
import { categories, type Category } from '../../../domain/levels.ts';
import type { Db } from '../../database/tables.ts';
import { badBody } from '../../problems/problem.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import { addDraft, type DraftParts } from '../books/add-draft.ts';
import { NOT_DRAWN } from '../flipbooks/failures.ts';
import { makeFlipbook } from '../flipbooks/make-flipbook.ts';
import { PictureNotDrawn } from '../pictures/re-encode.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { MOST_TRIES, NotDrawn } from './after-failure.ts';
import {
  checkedBook,
  type DraftBook,
  flipbookOf,
  inlineBookOf,
  withFirstPages,
} from './draft-book.ts';
import { makeOfEpub } from './makers/epub.ts';
import { kindOfIncoming } from './makers/kind.ts';
import type { MakerParts } from './makers/maker.ts';
import { makeOfPictures } from './makers/pictures.ts';
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

const NEVER_DRAWN =
  'The pages could not be drawn, and the library has tried five times. Look whether the file opens on your computer, then save it as a PDF again.';

/** Throws a Problem that says what is wrong with the file, and another error if a later try may succeed. */
export async function makeDraft(parts: MakingParts, making: Making): Promise<void> {
  const { row, also, signal } = making;
  const read = await makeBook(parts, making);
  signal.throwIfAborted();
  const { books } = await parts.catalogue.ownerShelf();
  const isTaken = (title: string) => books.some((book) => book.row.title === title);
  const made = withFirstPages(read, row.name, isTaken);
  const levelOfWords = row.asked_level === 'words';
  const category = levelOfWords ? categories[0] : (row.asked_level as Category);
  await addDraft(parts, {
    book: checkedBook(made, category),
    levelOfWords,
    by: row.by_whom,
    also: (transaction, draftId) => also(transaction, { draftId, message: made.note }),
  });
}

async function makeBook(parts: MakingParts, making: Making): Promise<DraftBook> {
  const { row, file, onProgress, signal } = making;
  const kind = await kindOfIncoming(file);
  if (kind === 'pdf') return makePdf(parts, making);
  const make = kind === 'pictures' ? makeOfPictures : makeOfEpub;
  const made = await make(file, row.name, {
    storePicture: (bytes, purpose) =>
      storePicture(parts.objects, bytes, purpose).catch((error: unknown) => {
        throw blamed(error, row);
      }),
    onProgress,
    signal,
  });
  return inlineBookOf(made);
}

/**
 * A picture that was not drawn is the file's fault from the second try on. At the first one, a busy machine or the
 * system may have ended its process: the error is then no Problem, so the file is tried again.
 */
function blamed(error: unknown, { tries }: IncomingRow): unknown {
  if (tries > 1 || !(error instanceof PictureNotDrawn)) return error;
  return new NotDrawn('A picture was not drawn at the first try', { cause: error });
}

async function makePdf({ flipbooks }: MakingParts, making: Making): Promise<DraftBook> {
  const { row, file } = making;
  if (row.bytes > PDF_BYTES) throw badBody(PDF_TOO_LARGE, 'too_large');
  const made = await makeFlipbook(flipbooks, file, making).catch((error: unknown) => {
    if (!(error instanceof Error) || error.message !== NOT_DRAWN) throw error;
    throw row.tries < MOST_TRIES ? new NotDrawn(NOT_DRAWN, { cause: error }) : badBody(NEVER_DRAWN);
  });
  return flipbookOf(made, row.name);
}

// Fetches what a book needs to be read without a network, and removes files that no kept book has any more.
import type { Book, BookSummary } from '../../contracts/books.ts';
import type { Voice } from '../../contracts/recordings.ts';
import { bookProgressQuery, bookQuery, queryClient } from '../api/queries.ts';
import { voiceQuery } from '../api/voice-list.ts';
import { filesOf } from './book-files.ts';
import { alone, fetchFiles, removeFilesBut } from './kept-files.ts';
import { booksOfAll, changeAllLists, type KeptBook } from './kept-list.ts';
import { Elsewhere, requireRoom } from './not-kept.ts';

/** How long the address of a flipbook opens it at least, in milliseconds. */
const OPENS_FOR = 3_600_000;

const NOTHING_RECORDED: Voice = { sounds: {}, prompts: {}, words: {} };

const usedFiles = () => new Set(booksOfAll().flatMap(({ files }) => files));

/** Removes the files that no kept book of any child has. */
export const removeUnused = (): Promise<void> => alone(() => removeFilesBut(usedFiles()));

/** Removes the books that are kept by themselves, and their files but `needed`. Returns whether there were any. */
async function makeRoom(needed: readonly string[]): Promise<boolean> {
  if (booksOfAll().every(({ byHand }) => byHand)) return false;
  changeAllLists((books) => books.filter(({ byHand }) => byHand));
  await removeFilesBut(new Set([...usedFiles(), ...needed]));
  return true;
}

/** Fetches the answers that a book needs. */
export async function answersOf({ id, flipbookType }: BookSummary, isOpen: boolean) {
  // An open book is not fetched again: its flipbook would be opened anew, at another address.
  const staleTime = flipbookType === 'html' || isOpen ? Infinity : OPENS_FOR;
  const [book, voice] = await Promise.all([
    queryClient.fetchQuery({ ...bookQuery(id), staleTime }),
    queryClient.fetchQuery(voiceQuery()).catch(() => NOTHING_RECORDED),
    queryClient.ensureQueryData(bookProgressQuery(id)),
  ]);
  if (book.isElsewhere) throw new Elsewhere();
  return { book, voice };
}

export interface Fetching {
  signal: AbortSignal;
  onPercent?: (percent: number) => void;
  mayMakeRoom: boolean;
}

/** Fetches the files that a book needs now, and returns what the list says of it. */
export async function fetchAll(
  book: Book,
  voice: Voice,
  { signal, onPercent = () => {}, mayMakeRoom }: Fetching,
): Promise<Omit<KeptBook, 'byHand' | 'isProposed' | 'keptAt'>> {
  const files = await filesOf(book, voice);
  const keys = files.map(({ key }) => key);
  let made: Promise<boolean> | null = null;
  // Once for all files that do not fit.
  const more = async () => mayMakeRoom && (await (made ??= makeRoom(keys)));
  await requireRoom(more);
  const sizes = await fetchFiles(files, { signal, onPercent, makeRoom: more });
  const kept = sizes.map(({ key }) => key);
  signal.throwIfAborted();
  const { id, title, category, coverImageUrl, flipbookType } = book;
  return {
    ...{ id, title, category, coverImageUrl, flipbookType },
    files: kept,
    absent: keys.filter((key) => !kept.includes(key)),
    sizes: sizes.map(({ bytes }) => bytes),
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Does something with the files, after which those that no list names are gone. */
export const thenTidy = (work: () => Promise<void>): Promise<void> =>
  alone(async () => {
    try {
      await work();
    } finally {
      await removeFilesBut(usedFiles());
    }
  });

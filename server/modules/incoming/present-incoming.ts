// What the list tells of the files: of a book that was made, what it is now, and what there is to look at as long as it is so.
import type { IncomingFile } from '../../../contracts/incoming.ts';
import { normalise, wordsOf } from '../../../phonics/words.ts';
import { presentState } from '../catalogue/publication.ts';
import type { ShelvedBook } from '../catalogue/shelf.ts';
import { NO_WORDS, TOO_MANY_WORDS } from './draft-book.ts';
import { joinNotes, ONLY_PICTURES } from './makers/maker.ts';
import type { ListedRow } from './store.ts';

type ListedBook = NonNullable<IncomingFile['book']>;

/** Notes that are settled once the book has words. */
const NOTES_OF_WORDS = [NO_WORDS, TOO_MANY_WORDS, ONLY_PICTURES];

const keyOf = (title: string) => title.toLowerCase();

/** Returns the book of a row at `now`, in epoch milliseconds; null if it was deleted, or not made yet. */
function bookOf(row: ListedRow, now: number): ListedBook | null {
  const { draft_id: id, title, category, cover_image_url: coverImageUrl } = row;
  if (id === null || title === null || category === null) return null;
  return { id, title, category, coverImageUrl, ...presentState(row, now) };
}

/** Whether a book has words beside its title, which the words of a book include. */
const hasWords = ({ different_words: words }: ListedRow, title: string): boolean =>
  (words ?? 0) > new Set(wordsOf(title).map(({ text }) => normalise(text))).size;

/** Returns what was noted when the draft was made, without what is settled since: all of it once it is no draft. */
function noteNow(row: ListedRow, book: ListedBook): string | null {
  const { message } = row;
  if (message === null || book.state !== 'draft') return null;
  if (!hasWords(row, book.title)) return message;
  return NOTES_OF_WORDS.reduce((left, note) => left.replace(note, ''), message).trim() || null;
}

/** `books` are all that there are; `now` is in epoch milliseconds. */
export function presentIncoming(
  rows: readonly ListedRow[],
  books: readonly Pick<ShelvedBook, 'id' | 'row'>[],
  now: number,
): IncomingFile[] {
  const byTitle = Map.groupBy(books, ({ row }) => keyOf(row.title));

  /** Returns a sentence if another book has this title. */
  function noteOfTitle({ id, title }: ListedBook): string | null {
    const other = byTitle.get(keyOf(title))?.find((book) => book.id !== id);
    return other === undefined ? null : `Another book is called "${other.row.title}".`;
  }

  return rows.map((row) => {
    const book = bookOf(row, now);
    return {
      id: row.id,
      name: row.name,
      state: row.state,
      bytes: row.bytes,
      bytesHere: row.bytes_here,
      pagesDone: row.pages_done,
      pageCount: row.page_count,
      message: book === null ? row.message : joinNotes(noteNow(row, book), noteOfTitle(book)),
      book,
      by: row.by_whom,
      createdAt: row.created_at,
    };
  });
}

// The data of a student's reading report. Every query selects by the student's own rows.
import { z } from 'zod';
import { wordPart } from '../../../contracts/phonics.ts';
import { countMarks, type HeardCounts } from '../../../domain/heard-words.ts';
import { type Category, levelOf } from '../../../domain/levels.ts';
import { presentKey, readKeys } from '../../../phonics/keys.ts';
import { stuckPart } from '../../../domain/practice.ts';
import type { LogEntry } from '../../../domain/reading-report.ts';
import type { Db } from '../../database/tables.ts';
import type { StateRow } from '../catalogue/book-rows.ts';
import { isPublished } from '../catalogue/publication.ts';

/** A book that was read. The title is null when the book was deleted, or is not published. */
export interface KnownBook {
  bookId: string;
  title: string | null;
  /** 1 to 9; null when it is not known any more. */
  level: number | null;
  coverImageUrl: string | null;
}

export interface KnownStar extends KnownBook {
  stars: number;
  awardedAt: number;
  /**
   * The keys of the book's phonograms, now and when it was finished; empty when its words are not known, and as long as
   * it was only marked as finished.
   */
  phonograms: string[];
}

const shown = ['books.title', 'books.category', 'books.cover_image_url'] as const;
const state = ['books.held', 'books.publish_at'] as const;

interface JoinedBook extends StateRow {
  title: string | null;
  category: Category | null;
  cover_image_url: string | null;
}

/** Returns what a family may see of a book: nothing of one that is not published. */
function shownOf(
  row: JoinedBook,
  now: number,
): Pick<JoinedBook, 'title' | 'category'> & {
  coverImageUrl: string | null;
} {
  if (!isPublished(row, now)) return { title: null, category: null, coverImageUrl: null };
  return { title: row.title, category: row.category, coverImageUrl: row.cover_image_url };
}

/** A student's ledger of stars. `now` is in epoch milliseconds. */
export async function listStars(db: Db, userId: string, now: number): Promise<KnownStar[]> {
  const rows = await db
    .selectFrom('stars')
    .leftJoin('books', 'books.id', 'stars.book_id')
    .select(['stars.book_id', 'stars.stars', 'stars.awarded_at', 'stars.category as category_then'])
    .select([...shown, ...state, 'books.phonograms'])
    .select('stars.phonograms as phonograms_then')
    .where('stars.user_id', '=', userId)
    .execute();
  return rows.map((row) => {
    const { category, ...book } = shownOf(row, now);
    return {
      ...book,
      bookId: row.book_id,
      level: levelOf(category ?? row.category_then),
      stars: row.stars,
      awardedAt: row.awarded_at,
      phonograms: soundsOf(row.phonograms_then, row.phonograms),
    };
  });
}

/** The sounds of a finished book, then and now. None then: the book was only marked. */
function soundsOf(then: string | null, now: string | null): string[] {
  const known = then === null ? null : readKeys(then);
  return known?.length === 0 ? [] : [...readKeys(now ?? '[]'), ...(known ?? [])];
}

/** A student's reading log from the day `from` on. `now` is in epoch milliseconds. */
export async function listLog(
  db: Db,
  userId: string,
  { from, now }: { from: string; now: number },
): Promise<(LogEntry & KnownBook)[]> {
  const rows = await db
    .selectFrom('reading_days')
    .leftJoin('books', 'books.id', 'reading_days.book_id')
    .selectAll('reading_days')
    .select([...shown, ...state])
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .execute();
  return rows.map((row) => {
    const { category, ...book } = shownOf(row, now);
    return {
      ...book,
      day: row.day,
      bookId: row.book_id,
      level: category === null ? null : levelOf(category),
      firstPage: row.first_page,
      lastPage: row.last_page,
      finishedAt: row.finished_at,
      isListened: row.listened === 1,
      isMarked: row.finished_at !== null && row.finished_by === 'marking',
      updatedAt: row.updated_at,
    };
  });
}

/** The first day of a student's reading log; null when it is empty. */
export async function getFirstDay(db: Db, userId: string): Promise<string | null> {
  const { day } = await db
    .selectFrom('reading_days')
    .select(({ fn }) => fn.min<string | null>('day').as('day'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return day;
}

/** The part of a stored word breakdown that the report needs. */
const breakdown = z.object({ parts: z.array(wordPart) });

/** The keys of the hardest phonograms of the words that a student has asked help for. */
export async function listPractised(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('practice_words')
    .select('making')
    .where('user_id', '=', userId)
    .execute();
  const stuckOn = rows.map((row) =>
    stuckPart(breakdown.safeParse(JSON.parse(row.making)).data?.parts ?? []),
  );
  return new Set(stuckOn.flatMap((part) => (part?.phonogram ? [presentKey(part.phonogram)] : [])));
}

/** How many words a parent has heard a student read, by the latest mark of each. */
export async function countHeardWords(db: Db, userId: string): Promise<HeardCounts> {
  const rows = await db
    .selectFrom('heard_words')
    .select('mark')
    .where('user_id', '=', userId)
    .execute();
  return countMarks(rows.map(({ mark }) => mark));
}

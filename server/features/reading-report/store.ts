// What a student's reading report is made of. Every query is answered by the student's own rows.
import { type Category, levelOf } from '../../../domain/levels.ts';
import type { Db } from '../../database/open.ts';

/** A star, with what the library still knows of its book. */
export interface TitledStar {
  bookId: string;
  stars: number;
  awardedAt: number;
  title: string | null;
  /** 1 to 9. */
  level: number;
  /** The keys of the phonograms that the book has; none where its words are not known. */
  phonograms: string[];
}

export async function listTitledStars(db: Db, userId: string): Promise<TitledStar[]> {
  const rows = await db
    .selectFrom('stars')
    .leftJoin('books', 'books.id', 'stars.book_id')
    .select(['stars.book_id', 'stars.stars', 'stars.awarded_at', 'stars.category'])
    .select(['books.title', 'books.category as category_now', 'books.phonograms'])
    .where('stars.user_id', '=', userId)
    .execute();
  return rows.map((row) => ({
    bookId: row.book_id,
    stars: row.stars,
    awardedAt: row.awarded_at,
    title: row.title,
    level: levelOf(row.category_now ?? (row.category as Category)),
    phonograms: row.phonograms === null ? [] : (JSON.parse(row.phonograms) as string[]),
  }));
}

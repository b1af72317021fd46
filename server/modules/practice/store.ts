import type { Selectable } from 'kysely';
import { MOST_WORDS, type Practice } from '../../../domain/practice.ts';
import type { Db, PracticeWordsTable } from '../../database/tables.ts';

type PracticeRow = Selectable<PracticeWordsTable>;

/** What is kept of one word. */
export interface KeptWord extends Practice {
  bookId: string;
  /** A `WordMaking` as JSON. */
  making: string;
}

const toKeptWord = (row: PracticeRow): KeptWord => ({
  asked: row.asked,
  alone: row.alone,
  lastAskedAt: row.last_asked_at,
  leftAt: row.left_at,
  bookId: row.book_id,
  making: row.making,
});

/** Enters what is told by its ids, and answers those that were not told before. */
export async function noteEvents(
  db: Db,
  userId: string,
  ids: readonly string[],
  now: number,
): Promise<Set<string>> {
  const fresh = await db
    .insertInto('practice_events')
    .values(ids.map((id) => ({ user_id: userId, id, noted_at: now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .execute();
  return new Set(fresh.map(({ id }) => id));
}

/** Forgets what was noted before a moment, of every student. */
export async function forgetEvents(db: Db, before: number): Promise<void> {
  await db.deleteFrom('practice_events').where('noted_at', '<', before).execute();
}

/** Those of `words` that are kept, learned ones too. */
export async function getWords(
  db: Db,
  userId: string,
  words: readonly string[],
): Promise<Map<string, KeptWord>> {
  const rows = await db
    .selectFrom('practice_words')
    .selectAll()
    .where('user_id', '=', userId)
    .where('word', 'in', words)
    .execute();
  return new Map(rows.map((row) => [row.word, toKeptWord(row)]));
}

export async function saveWord(
  db: Db,
  userId: string,
  word: string,
  kept: KeptWord,
): Promise<void> {
  const values = {
    book_id: kept.bookId,
    asked: kept.asked,
    alone: kept.alone,
    last_asked_at: kept.lastAskedAt,
    left_at: kept.leftAt,
    making: kept.making,
  };
  await db
    .insertInto('practice_words')
    .values({ user_id: userId, word, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'word']).doUpdateSet(values))
    .execute();
}

/** Drops what was asked for longest ago, beyond what is kept of one student. */
export async function dropOldest(db: Db, userId: string): Promise<void> {
  const oldest = await db
    .selectFrom('practice_words')
    .select('word')
    .where('user_id', '=', userId)
    .orderBy('last_asked_at', 'desc')
    .orderBy('word')
    // A limit goes with every offset on SQLite; no batch adds more than this.
    .limit(MOST_WORDS)
    .offset(MOST_WORDS)
    .execute();
  if (oldest.length === 0) return;
  await db
    .deleteFrom('practice_words')
    .where('user_id', '=', userId)
    .where(
      'word',
      'in',
      oldest.map(({ word }) => word),
    )
    .execute();
}

/** The words of the list, hardest first, with the titles of their books as far as these are there. */
export async function listWords(
  db: Db,
  userId: string,
  most: number,
): Promise<(PracticeRow & { title: string | null })[]> {
  return db
    .selectFrom('practice_words')
    .leftJoin('books', 'books.id', 'practice_words.book_id')
    .selectAll('practice_words')
    .select('books.title')
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .orderBy('asked', 'desc')
    .orderBy('last_asked_at', 'desc')
    .orderBy('word')
    .limit(most)
    .execute();
}

/** The words that have left the list since a moment, the latest first. */
export async function listLearned(
  db: Db,
  userId: string,
  since: number,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('practice_words')
    .select('word')
    .where('user_id', '=', userId)
    .where('left_at', '>=', since)
    .orderBy('left_at', 'desc')
    .orderBy('word')
    .limit(most)
    .execute();
  return rows.map(({ word }) => word);
}

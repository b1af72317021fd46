import type { Selectable } from 'kysely';
import { MOST_WORDS, type Practice } from '../../../domain/practice.ts';
import type { Db, PracticeWordsTable } from '../../database/tables.ts';

type PracticeRow = Selectable<PracticeWordsTable>;

/** What is stored about one word. */
export interface StoredWord extends Practice {
  bookId: string;
  /** A `WordBreakdown` as JSON. */
  breakdown: string;
}

const toStoredWord = (row: PracticeRow): StoredWord => ({
  asked: row.asked,
  alone: row.alone,
  lastAskedAt: row.last_asked_at,
  leftAt: row.left_at,
  bookId: row.book_id,
  breakdown: row.making,
});

/** Saves the ids of events, and returns those that were not saved before. */
export async function saveNewEvents(
  db: Db,
  userId: string,
  ids: readonly string[],
  now: number,
): Promise<Set<string>> {
  const inserted = await db
    .insertInto('practice_events')
    .values(ids.map((id) => ({ user_id: userId, id, noted_at: now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

/** Deletes the event ids of all students that were saved before the given time. */
export async function deletePastEvents(db: Db, before: number): Promise<void> {
  await db.deleteFrom('practice_events').where('noted_at', '<', before).execute();
}

/** Returns those of `words` that are stored, including learned ones. */
export async function getWords(
  db: Db,
  userId: string,
  words: readonly string[],
): Promise<Map<string, StoredWord>> {
  const rows = await db
    .selectFrom('practice_words')
    .selectAll()
    .where('user_id', '=', userId)
    .where('word', 'in', words)
    .execute();
  return new Map(rows.map((row) => [row.word, toStoredWord(row)]));
}

export async function saveWord(
  db: Db,
  userId: string,
  word: string,
  stored: StoredWord,
): Promise<void> {
  const values = {
    book_id: stored.bookId,
    asked: stored.asked,
    alone: stored.alone,
    last_asked_at: stored.lastAskedAt,
    left_at: stored.leftAt,
    making: stored.breakdown,
  };
  await db
    .insertInto('practice_words')
    .values({ user_id: userId, word, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'word']).doUpdateSet(values))
    .execute();
}

/** Deletes the words asked for longest ago, beyond the maximum of one student. */
export async function dropOldest(db: Db, userId: string): Promise<void> {
  const oldest = await db
    .selectFrom('practice_words')
    .select('word')
    .where('user_id', '=', userId)
    .orderBy('last_asked_at', 'desc')
    .orderBy('word')
    // SQLite needs a limit with an offset. No batch adds more words than this.
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

/** The words on the list, most often asked first. */
export async function listWords(db: Db, userId: string, most: number): Promise<PracticeRow[]> {
  return db
    .selectFrom('practice_words')
    .selectAll()
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .orderBy('asked', 'desc')
    .orderBy('last_asked_at', 'desc')
    .orderBy('word')
    .limit(most)
    .execute();
}

/** The words learned since the given time, the latest first. */
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
